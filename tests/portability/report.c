/* report.c: runs the selftest of a generated file (emitted with --prefix arm --header arm.h) and
   says what it found, "2.4e-07 check 22 state 9", without stdio: put() is all it asks of a target.
 */
#include "arm.h"

#include "put.h"

static void put_number(int number)
{
    char digits[12];
    int at = 11;
    digits[at] = '\0';
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number > 0);
    put(&digits[at]);
}

/* Two digits and an exponent. */
static void put_error(double error)
{
    char digits[] = "0.0e-";
    int exponent = 0;
    for (; error > 0 && error < 0.995; exponent++)
        error *= 10;
    for (; error >= 9.95; exponent--)
        error /= 10;
    int tenths = (int)(error * 10 + 0.5);
    digits[0] = (char)('0' + tenths / 10);
    digits[2] = (char)('0' + tenths % 10);
    digits[4] = exponent < 0 ? '+' : '-';
    put(digits);
    exponent = exponent < 0 ? -exponent : exponent;
    put(exponent < 10 ? "0" : "");
    put_number(exponent);
}

int main(void)
{
    arm_selftest_result worst;
    int status = arm_selftest(&worst);
    put_error((double)worst.error);
    put(" check ");
    put_number(worst.check);
    put(" state ");
    put_number(worst.state);
    put(status ? " FAILED\n" : "\n");
    return status;
}

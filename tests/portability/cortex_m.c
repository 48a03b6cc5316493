/* cortex_m.c: all that a Cortex-M4F or M7 needs before main, and a way out of the emulator:
   semihosting (a breakpoint instruction with the number of a service in r0 and its argument in
   r1). Any fault ends the program with status 1. */
#include "put.h"

#include <stdint.h>

enum { SYS_WRITE0 = 0x04, SYS_EXIT = 0x18 };
#define APPLICATION_EXIT 0x20026u /* status 0; anything else is 1 */

extern uint32_t stack_top, data_in_flash, data_begin, data_end, bss_begin, bss_end; /* linker */
int main(void);

static void semihosting(uint32_t service, uint32_t argument)
{
    register uint32_t r0 __asm__("r0") = service;
    register uint32_t r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

void put(const char *text)
{
    semihosting(SYS_WRITE0, (uint32_t)text);
}

static void leave(int status)
{
    semihosting(SYS_EXIT, status == 0 ? APPLICATION_EXIT : 0u);
    for (;;) {
    }
}

static void fault(void)
{
    put("fault\n");
    leave(1);
}

static void start(void)
{
    /* Coprocessors 10 and 11 are the floating-point unit: full access, before its first use. */
    *(volatile uint32_t *)0xE000ED88u |= 0xFu << 20;
    __asm__ volatile("dsb\n\tisb" ::: "memory");
    const uint32_t *from = &data_in_flash;
    for (uint32_t *to = &data_begin; to < &data_end; to++)
        *to = *from++;
    for (uint32_t *to = &bss_begin; to < &bss_end; to++)
        *to = 0;
    leave(main());
}

typedef void (*Handler)(void);

/* Initial stack, reset, then NMI and the faults. */
__attribute__((section(".vectors"), used)) static const struct {
    uint32_t *stack;
    Handler handler[15];
} vectors = {&stack_top,
             {start, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault,
              fault, fault, fault}};

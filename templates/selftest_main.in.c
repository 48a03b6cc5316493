
int main(void)
{
    @prefix@_selftest_result worst;
    return @prefix@_selftest(&worst);
}

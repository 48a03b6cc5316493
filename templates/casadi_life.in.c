
CASADI_SYMBOL_EXPORT casadi_real @name@_default_in(casadi_int i)
{
    (void)i;
    return 0;
}

/* no state: nothing to count, allocate or lock */
CASADI_SYMBOL_EXPORT void @name@_incref(void)
{
}

CASADI_SYMBOL_EXPORT void @name@_decref(void)
{
}

CASADI_SYMBOL_EXPORT int @name@_alloc_mem(void)
{
    return 0;
}

CASADI_SYMBOL_EXPORT int @name@_init_mem(int mem)
{
    (void)mem;
    return 0;
}

CASADI_SYMBOL_EXPORT void @name@_free_mem(int mem)
{
    (void)mem;
}

CASADI_SYMBOL_EXPORT int @name@_checkout(void)
{
    return 0;
}

CASADI_SYMBOL_EXPORT void @name@_release(int mem)
{
    (void)mem;
}

/* ops.h: one row an operation: name, operands, column of the count, how many cycles its result
   takes on processors of these years, roughly, and its text in C. */
/* clang-format off */
OP(CONST, 0, FREE,      0, "")
OP(INPUT, 0, FREE,      0, "")
OP(ADD,   2, ADD,       4, "+") /* second operand may be negative: a difference */
OP(MUL,   2, MULTIPLY,  4, "*")
OP(DIV,   2, DIVIDE,   14, "/")
OP(SQRT,  1, DIVIDE,   18, "sqrt")
OP(SIN,   1, TRIG,     60, "sin")
OP(COS,   1, TRIG,     60, "cos")
OP(EXP,   1, DIVIDE,   60, "exp") /* of friction; as dear as a division or two */
/* clang-format on */

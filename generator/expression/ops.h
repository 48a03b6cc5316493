/* ops.h: one row an operation: name, operands, column of the count, its text in C. */
/* clang-format off */
OP(CONST, 0, FREE,     "")
OP(INPUT, 0, FREE,     "")
OP(ADD,   2, ADD,      "+") /* second operand may be negative: a difference */
OP(MUL,   2, MULTIPLY, "*")
OP(DIV,   2, DIVIDE,   "/")
OP(SQRT,  1, DIVIDE,   "sqrt")
OP(SIN,   1, TRIG,     "sin")
OP(COS,   1, TRIG,     "cos")
OP(EXP,   1, DIVIDE,   "exp") /* of friction; as dear as a division or two */
/* clang-format on */

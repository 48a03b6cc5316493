#if defined __GNUC__ && !defined __clang__
/* gcc would gather results in wide vectors to store them, which takes longer than it saves. */
#pragma GCC optimize ("no-tree-slp-vectorize")
#if defined __x86_64__ && !defined RBGEN_TUNED
#define RBGEN_TUNED
/* Nor does it order statements by what waits for what before it gives out registers, as it does for
   other processors; and for some of AMD's it keeps numbers in registers that cannot compute. */
#pragma GCC optimize ("schedule-insns", "sched-pressure")
#pragma GCC target ("tune=generic")
#endif
#endif

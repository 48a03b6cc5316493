/* choices.h: what best may choose for each link, one row a choice. From these rows follow the
   fields of LinkChoice, where the search may change them and how, and what ops --explain says
   (choice.h).

   CHOICE(name, change, ways, recursions, legal, says...)

   name        of the field; 0 is the plain way
   change      NEXT: the search tries the other ways in turn; EACH: it tries each way by its number;
               STEP: one less, one more; LAST: tried once, when all else is chosen
   ways        how many there are; STEP: from 0 up to the link's own number
   recursions  that look at it: FOR_TORQUES, FOR_MATRIX, FOR_ANY, ... (choice.h)
   legal       where there is a choice: a function in choice.c
   says        of way 1, 2, ...; of STEP the one format */
/* clang-format off */

/* Vectors stay in the axes that the joint does not turn; the link's constants turn instead. */
CHOICE(unturned, NEXT, 2, FOR_ANY, carries_parallel_axes, "unturned")

/* The moment by J and Euler's equation, not by the pseudo-inertia. */
CHOICE(euler, NEXT, 2, FOR_TORQUES | FOR_SLOPES, anywhere, "Euler's moment")

/* Sxx + Syy of the composite body is kept apart from its terms: turns about z leave it alone. */
CHOICE(trace, NEXT, 2, FOR_MATRIX | FOR_DERIVATIVES, anywhere, "Jzz apart")

/* The shift along z is made in the parent's axes. */
CHOICE(d_inside, NEXT, 2, FOR_ANY, shifts_along_z, "d in the parent")

/* A prismatic joint's origin moves along its axis to where ms_z vanishes. */
CHOICE(slide, NEXT, 2, FOR_ANY, slides, "origin slides")

/* Sxx - Syy is carried by the lever to the next joint, where U times it is known. */
CHOICE(lever, NEXT, 2, FOR_ANY, carries_by_a_lever, "Sxx on the lever")

/* Angular acceleration from the parent's, not from that of the whole group of parallel axes. */
CHOICE(stepwise, NEXT, 2, FOR_TORQUES | FOR_SLOPES, parent_is_unturned, "wd from the parent")

/* The joint's wrench is carried inwards as far as this link, and motions outwards from there. */
CHOICE(meet, STEP, 0, FOR_MATRIX | FOR_DERIVATIVES, anywhere, "meets at link %d")

/* What of the link's inertia is carried as if it only spun about its axis. */
CHOICE(spin, NEXT, SPIN_WAYS, FOR_TORQUES, parent_turns_about_a_fixed_axis, "Sxx spins", "Syy spins")

/* How the last link's x axis is turned: so that this parameter vanishes. */
CHOICE(phase, EACH, PHASE_WAYS, FOR_ANY, ends_by_turning, "x turned to clear msy",
       "x turned to clear Sxy", "x turned to clear Sxz", "x turned to clear Syz")

/* U from the parent's angular acceleration, not from the link's own. Last, as it pays only where
   nobody else wants that. */
CHOICE(direct, LAST, 2, FOR_TORQUES | FOR_SLOPES, is_revolute, "U from the parent")

/* ---- of derivatives only; MOVES_OF_DERIVATIVES counts their moves ---- */

/* The wrenches that a unit rate and a change of position take meet motions at these links. */
CHOICE(meet_u, STEP, 0, FOR_DERIVATIVES, anywhere, "u meets at link %d")
CHOICE(meet_w, STEP, 0, FOR_SLOPES, anywhere, "w meets at link %d")

/* Rate moments of all links are kept as the links see them. */
CHOICE(relative, NEXT, 2, FOR_DERIVATIVES, is_first, "rates as links see them")

/* Couples of all joints are told as the base sees them, not the joint's origin. */
CHOICE(still, NEXT, 2, FOR_DERIVATIVES, is_first, "couples as the base sees them")

/* clang-format on */

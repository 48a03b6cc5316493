/* description.h: a robot as its file describes it, in the file's own frames, checked but not yet
   re-framed. model/frames.c turns it into the canonical Robot that algorithms see; runtime's
   numeric reference is filled from here, so that the re-framing is checked too. */
#ifndef DESCRIPTION_H
#define DESCRIPTION_H

#include "model/formula.h"
#include "util/options.h"
#include "util/real.h"

#define MAX_JOINTS 256
#define MAX_POSITIONS (2 * MAX_JOINTS) /* more than there can be */
#define MAX_FILE_BYTES ((size_t)16 << 20)
#define MAX_NESTING 64
#define MAX_TOOLS 64
#define LONGEST_TOOL_NAME 32

/* Lines "FILE:LINE: joint "elbow": link.inertia: ..." about what is legal but probably not meant,
   one for each kind (warnings.c). */
typedef struct {
    int count;
    const char **text;
    struct WarningKind *kind;
} Warnings;

/* What was taken as meant, although the file says it a little differently (clean.h). */
typedef struct {
    int count;
    const char *names; /* of the first few */
    double most;       /* by how much the worst was off */
    const char *worst; /* which that is */
} Cleaned;
typedef struct {
    Cleaned angles, parallel, crossing, zeros;
    const char *saves; /* what that saves, in words; NULL: not known */
} Cleaning;

typedef struct {
    Real R[3][3]; /* axes of the new frame, as columns, in the old one */
    Real p[3];    /* origin of the new frame in the old one */
} Pose;

typedef enum { REVOLUTE, PRISMATIC, FIXED } JointType; /* continuous is revolute without limits */

/* How a file places a joint, in its own numbers: angles in radians. */
typedef enum {
    PLACED_BY_POSE,
    PLACED_BY_DH,
    PLACED_BY_ORIGIN
} Placing;                                                              /* BY_POSE: before, after */
enum { DH_A, DH_ALPHA, DH_D, DH_THETA, DH_NUMBERS, PLACE_NUMBERS = 6 }; /* x y z roll pitch yaw */
enum { INERTIA_NUMBERS = 6 };                                           /* xx, yy, zz, xy, xz, yz */

/* Which numbers of a joint are formulas; 0: plain numbers. */
typedef struct {
    int dh[DH_NUMBERS], place[PLACE_NUMBERS];
    int mass, com[3], inertia[INERTIA_NUMBERS];
    int viscous, coulomb, gear_ratio, rotor_inertia;
} JointFormulas;

typedef struct {
    const char *name;
    const char *whole; /* the joint of several freedoms of which this is a part (runs.h), or NULL */
    const char *link;  /* what the file calls its link; NULL: as the joint */
    int run, part;     /* of a quaternion: of how many joints, 3 or 6, and which this is; 0, 0 */
    int line;          /* where the file describes it; 0 when made by a program */
    JointType type;
    bool continuous;
    int parent; /* index of the joint whose link carries this one; -1: the base */

    /* frame of the parent's link -> before -> turn about or slide along axis -> after -> frame of
       this link. DH files: axis z; modified tables put everything into before, standard ones
       everything into after (the link's frame sits at its far end). */
    Pose before;
    Real axis[3]; /* unit vector, in the frame that before leads to */
    Pose after;
    Real locked_at;  /* of a fixed joint: where it was frozen, which those that follow it need */
    bool at_far_end; /* as standard tables have it: the joint's point is the parent's origin */
    Placing placing;
    Real dh[DH_NUMBERS], place[PLACE_NUMBERS]; /* what before and after come from */
    JointFormulas formula;
    bool inertia_about_origin; /* the formulas of inertia are about the frame's origin */

    Real mass;
    Real com[3];               /* in the link's frame */
    Real inertia[3][3];        /* about the mass centre, in the link's frame */
    const struct Parts *parts; /* what these come from (parts.h); NULL: the file gives them */
    const struct Look *look;   /* the first of what it looks like (look.h); NULL: not known */

    /* With s = qd / sqrt(qd^2 + coulomb_width^2) friction is viscous qd + coulomb s, and where it
       depends on the direction, beside these means (viscous_skew qd + coulomb_skew s) s. At low
       speed it is larger (Stribeck): what static friction, breakaway +- breakaway_skew, has more
       than Coulomb's fades with exp(-(qd / stribeck)^2); stribeck 0: there is nothing of it. */
    Real viscous, coulomb, coulomb_width, viscous_skew, coulomb_skew;
    Real breakaway, breakaway_skew, stribeck;
    bool has_limits;
    Real lower, upper, velocity_limit, effort_limit; /* infinity written as DBL_MAX */
    bool has_motor;
    Real resistance, torque_constant, gear_ratio, rotor_inertia; /* 0, 0, 1, 0 where not given */

    /* where the file says so; 0 where it does not */
    struct {
        int link, mass, com, inertia, friction, limits, motor;
    } lines;
} Joint;

/* A tool beside the default one. */
typedef struct {
    const char *name; /* may end a C name */
    int on;           /* Description: index of the joint, Robot: of the link that carries it */
    Pose pose;        /* in that link's frame */
    int joint;        /* Robot: the joint, and the pose in its link's frame of the file */
    Pose there;
} NamedTool;

/* A linear coupling of joints: the sum of factor times position is offset, and the last of them
   has no coordinate of its own. */
typedef struct {
    int count;
    int *joint;
    Real *factor;
    Real offset;
    int line;
    const char *path; /* of the file: gears[0] */
} Gear;

typedef struct {
    const char *name, *source; /* source may be "" */
    const char *file;          /* as the user called it, for messages */
    const char *text; /* what it says, as long as the caller keeps it; NULL: no JSON file */
    size_t text_length;
    const struct Look *look; /* of the base; NULL: not known */
    Pose base;               /* frame 0 in the world */
    Real gravity[3];         /* free-fall acceleration in world axes */
    int joint_count;         /* fixed joints included */
    Joint *joints;           /* parents before children */
    Pose tool;               /* in the last link's frame */
    int tool_count;
    NamedTool *tools;
    /* Moving joints, row-major: what the motors turn (before their gears) is coupling times q.
       NULL: motor i drives joint i alone. */
    double *coupling, *uncoupling; /* and its inverse */
    int gear_count;
    Gear *gears;
    struct Mechanism *mechanism; /* loops, driven and prescribed joints (loops.h); NULL: none */

    Real snap;         /* within which angles of the file are multiples of 90 degrees */
    Formulas formulas; /* numbers of it that are expressions */
    int gravity_formula[3], tool_formula[PLACE_NUMBERS];
    bool open_masses, open_gravity; /* no frame may be chosen by them */
    Real tool_place[PLACE_NUMBERS];

    int name_line, gravity_line; /* 0 where the file does not say */
    Warnings read_warnings;      /* what only the reader can see: angles before they were snapped */
    Cleaning cleaned;
    bool from_table; /* placed by Denavit-Hartenberg tables */
} Description;

/* What is taken of a file, and how. Links are called by their names, or by those of the joints that
   carry them where a format has no others. */
typedef struct {
    double snap;      /* how far angles are taken as right (clean.h) */
    bool strict;      /* warnings are errors: the caller's matter */
    const char *base; /* link that stands still: the part that hangs on it; NULL: the root */
    bool floating;    /* that link moves freely instead (URDF; robot files say so themselves) */
    const char *tip;  /* link: all that is not between base and it is locked at 0; NULL: nothing */
    Strings lock;     /* "JOINT=VALUE": the joint is frozen there */
    Strings arguments, packages; /* of xacro: "NAME:=VALUE", "NAME=DIR" */
    Strings tool; /* links or tools of the file: the first is the tool, others are tools by name;
                     none: as the file has it, or at the end of the longest chain */
} Choice;

/* Reads a robot file (path, "-", or a name that robots/ has). Everything wrong with the input ends
   in fail_input with file, line and JSON path. */
Description *description_read(Arena *arena, const char *path, const Choice *choice);

/* The same from text already in memory, whatever its format; file is its name in messages. */
Description *description_from_text(Arena *arena, const char *file, const char *text, size_t length,
                                   const Choice *choice);
/* A robot file, as it is. */
Description *description_parse(Arena *arena, const char *file, const char *text, size_t length,
                               double snap);
/* choose.c: the part of it that is wanted. */
void description_choose(Arena *arena, Description *robot, const Choice *choice);

/* What is legal but unphysical or probably not meant, the reader's own warnings first. */
Warnings description_warnings(Arena *arena, const Description *description);
void warnings_add(Arena *arena, Warnings *warnings, const char *file, int line, const char *format,
                  ...) PRINTF_LIKE(5, 6); /* line 0: none */
/* One of a kind, which the words of the format tell: only the one of most weight is shown in full.
   where: joint "elbow": link.mass */
void warnings_about(Arena *arena, Warnings *warnings, const char *file, int line, const char *where,
                    double weight, const char *format, ...) PRINTF_LIKE(7, 8);
Warnings warnings_copy(Arena *arena, const Warnings *from); /* to add to */

#endif

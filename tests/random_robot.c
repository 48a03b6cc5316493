/* random_robot.c: prints a random robot file: random_robot SEED [MAX_JOINTS [tree]].

   The numbers are as robots have them: right angles and zeros half of the time, so that pruning is
   exercised; all three conventions; fixed joints, massless links, friction, rotors, tools, bases.
   Robots with massless links have rotors, so that the inertia matrix stays definite. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t state;

static double uniform(double low, double high)
{
    state ^= state >> 12;
    state ^= state << 25;
    state ^= state >> 27;
    return low + (high - low) * (double)((state * 0x2545F4914F6CDD1Du) >> 11) / 9007199254740992.0;
}

static int chance(double p)
{
    return uniform(0, 1) < p;
}

static int pick(int count)
{
    return (int)uniform(0, count) % count;
}

static double length(void)
{
    return chance(0.5) ? 0 : uniform(-0.6, 0.6);
}

static double angle(void)
{
    static const double right[] = {0, 90, -90, 180};
    return chance(0.7) ? right[pick(4)] : uniform(-180, 180);
}

static void vector(const char *name, double x, double y, double z)
{
    printf("\"%s\": [%.17g, %.17g, %.17g]", name, x, y, z);
}

/* rpy: radians, right angles written out as people do */
static void pose(const char *name)
{
    double rpy[3];
    for (int k = 0; k < 3; k++)
        rpy[k] = angle() * acos(-1.0) / 180;
    printf("\"%s\": {", name);
    vector("xyz", length(), length(), length());
    printf(", ");
    vector("rpy", rpy[0], rpy[1], rpy[2]);
    printf("}");
}

static void body(int massless)
{
    if (massless && chance(0.5))
        return;
    double mass = massless ? 0 : uniform(0.5, 8);
    int point = !massless && chance(0.1), diagonal = chance(0.5);
    double d = massless || point ? 0 : uniform(0.02, 0.3);
    double o = diagonal ? 0 : 0.2 * d;
    printf(",\n      \"link\": {\"mass\": %.17g, ", mass);
    if (massless)
        vector("com", 0, 0, 0);
    else
        vector("com", length(), length(), length());
    printf(", \"inertia\": {\"xx\": %.17g, \"yy\": %.17g, \"zz\": %.17g", d,
           chance(0.3) ? d : 1.2 * d, chance(0.3) ? d : 0.8 * d);
    printf(", \"xy\": %.17g, \"xz\": %.17g, \"yz\": %.17g}", o, -0.7 * o, 0.4 * o);
    if (chance(0.2) && !massless && !point)
        printf(", \"inertia_about\": \"com\"");
    printf("}");
}

int main(int argc, char **argv)
{
    static const char *const conventions[] = {"modified", "standard", "origin"};
    if (argc < 2)
        return 2;
    state = 0x9E3779B97F4A7C15u * (strtoull(argv[1], NULL, 10) + 1) | 1;
    for (int i = 0; i < 20; i++)
        uniform(0, 1);
    int joints = 1 + pick(argc > 2 ? atoi(argv[2]) : 12), tree = argc > 3;
    int convention = tree ? 2 : pick(3);
    int origin = convention == 2, allow_fixed = chance(0.3), allow_massless = chance(0.3);
    int moving = 0;
    printf("{\"rbgen\": 1, \"name\": \"random_%s\",\n", argv[1]);
    if (!origin)
        printf(" \"convention\": \"%s\", \"angle_unit\": \"deg\",\n", conventions[convention]);
    if (chance(0.3)) {
        pose("base");
        printf(",\n");
    }
    if (chance(0.5)) {
        vector("gravity", length() * 10, length() * 10, uniform(-9.9, 9.9));
        printf(",\n");
    }
    printf(" \"joints\": [");
    for (int i = 0; i < joints; i++) {
        static const char *const types[] = {"revolute", "prismatic", "fixed", "continuous"};
        int type = chance(0.7) ? 0 : chance(0.7) ? 1 : chance(0.5) && allow_fixed ? 2 : 3;
        if (type == 2 && i == joints - 1 && !moving)
            type = 0;
        moving += type != 2;
        printf("%s\n    {\"name\": \"j%d\", \"type\": \"%s\", ", i ? "," : "", i + 1, types[type]);
        if (tree && i > 0 && chance(0.4)) /* else it hangs on the joint before */
            printf("\"parent\": \"j%d\", ", 1 + pick(i));
        if (origin) {
            static const double axes[][3] = {{0, 0, 1}, {0, 1, 0}, {1, 0, 0}, {0, 0, -1}};
            const double *axis = axes[pick(4)];
            pose("origin");
            if (type != 2) {
                printf(", ");
                if (chance(0.7))
                    vector("axis", axis[0], axis[1], axis[2]);
                else
                    vector("axis", uniform(-1, 1), uniform(-1, 1), uniform(0.1, 1));
            }
        } else {
            printf("\"dh\": {\"a\": %.17g, \"alpha\": %.17g, \"d\": %.17g, \"theta\": %.17g}",
                   length(), angle(), length(), chance(0.6) ? 0 : angle());
        }
        body(allow_massless && chance(0.4));
        if (type != 2 && chance(0.2))
            printf(",\n      \"friction\": {\"viscous\": %.17g, \"coulomb\": %.17g}", uniform(0, 1),
                   chance(0.5) ? 0 : uniform(0, 1));
        if (type != 2 && (allow_massless || chance(0.2)))
            printf(",\n      \"motor\": {\"resistance\": 1, \"torque_constant\": 1, "
                   "\"gear_ratio\": %.17g, \"rotor_inertia\": %.17g}",
                   uniform(1, 50), uniform(1e-3, 1e-2));
        printf("}");
    }
    printf("]");
    if (chance(0.4)) {
        printf(",\n ");
        pose("tool");
    }
    printf("}\n");
    return 0;
}

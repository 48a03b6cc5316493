/* function_test.c: the table of functions: what every row must have so that the commands can do
   without knowing any function by name; and recipes that build on other functions. */
#include "algorithm/algorithms.h"
#include "command/command.h"
#include "evaluate/states.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void test_names_are_unique(void **state)
{
    (void)state;
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        assert_int_equal(functions[i].id, i);
        assert_ptr_equal(function_find(functions[i].name), &functions[i]);
        for (int k = 0; k < MAX_ALIASES && functions[i].aliases[k]; k++)
            assert_ptr_equal(function_find(functions[i].aliases[k]), &functions[i]);
        for (int j = 0; j < i; j++)
            assert_string_not_equal(functions[i].c_name, functions[j].c_name);
    }
    assert_int_equal(function_find("rnea")->id, INVERSE_DYNAMICS);
    assert_int_equal(function_find("crba")->id, INERTIA_MATRIX);
    assert_int_equal(function_find("mass-matrix")->id, INERTIA_MATRIX);
    assert_int_equal(function_find("nle")->id, BIAS);
    assert_int_equal(function_find("aba")->id, FORWARD_DYNAMICS);
    assert_null(function_find("id rnea"));
}

static void test_rows_are_whole(void **state)
{
    (void)state;
    for (int i = 0; i < FUNCTION_COUNT; i++) {
        const Function *function = &functions[i];
        bool made = false;
        for (int k = 0; k < algorithm_count; k++)
            made = made || algorithm_makes(&algorithms[k], function->id);
        assert_true(made);
        assert_true(function->base || reference_find(function->name));
        assert_non_null(function->comment);
        assert_in_range(function_input_count(function), 1, MAX_INPUTS - 3); /* wrench, structs */
        assert_in_range(function_output_count(function), 1, 4);             /* a, b, c, d */
        for (int k = 0; k < function_input_count(function); k++)
            assert_non_null(input_find(function->inputs[k]));
        for (int k = 0; k < function_output_count(function); k++) {
            const Output *output = &function->outputs[k];
            assert_non_null(quantity_unit(output->quantity));
            const Extent six = {6, 6, 6, 0};
            assert_true(function_has_columns(function) || size_of(output->size, six) > 0);
            int last = MAX_DIMENSIONS - 1;
            while (output->size.of[last] == 0)
                last--;
            if (output->times) { /* the vector has n numbers */
                assert_int_equal(output->size.of[last], DOF);
                assert_int_equal(input_size(output->times, six), 6);
            }
        }
    }
    assert_null(reference_find("inverse_dynamics"));
    assert_in_range(known_input_count, 1, 32); /* as golden.c and eval.c have room for */
}

/* Two arrays of one name would make a file with a selftest that does not compile. */
static void test_selftest_columns_differ(void **state)
{
    (void)state;
    char names[FUNCTION_COUNT * MAX_OUTPUTS][SELFTEST_COLUMN_NAME];
    int count = 0;
    for (int i = 0; i < FUNCTION_COUNT; i++)
        for (int k = 0; k < function_output_count(&functions[i]); k++) {
            selftest_column_name(&functions[i], k, names[count]);
            for (int j = 0; j < count; j++)
                assert_string_not_equal(names[j], names[count]);
            for (int j = 0; j < known_input_count; j++)
                if (known_inputs[j].golden_range > 0)
                    assert_string_not_equal(input_golden(&known_inputs[j]), names[count]);
            count++;
        }
}

static void test_sizes_and_columns(void **state)
{
    (void)state;
    const Function function = {
        .outputs = {{"R", {{DOF, 3, 3}}, .quantity = ROTATIONS},
                    {"Y", {{DOF, 10 * DOF}}, .quantity = TORQUES},
                    {"D", {{DOF}}, .quantity = TORQUES},
                    {"e", {{2}}, .quantity = ENERGIES, .columns = {"kinetic", "potential"}},
                    {"Gamma", {{DOF, DOF, DOF}}, .quantity = INERTIAS}}};
    static const struct {
        int k;
        const char *name;
    } expected[] = {{0, "R_1_1_1"},    {17, "R_2_3_3"},     {18, "Y_1_1"},      {37, "Y_1_20"},
                    {38, "Y_2_1"},     {58, "D1"},          {59, "D2"},         {60, "kinetic"},
                    {61, "potential"}, {62, "Gamma_1_1_1"}, {69, "Gamma_2_2_2"}};
    assert_int_equal(function_output_size(&function, (Extent){2, 2, 2, 0}), 18 + 40 + 2 + 2 + 8);
    for (size_t i = 0; i < COUNT(expected); i++) {
        char name[32];
        function_column(&function, (Extent){2, 2, 2, 0}, expected[i].k, name, sizeof name);
        assert_string_equal(name, expected[i].name);
    }
    assert_int_equal(input_size("wrench", (Extent){7, 8, 7, 0}), 6);
    assert_int_equal(input_size("q", (Extent){7, 8, 7, 0}), 8);
}

static void test_variants(void **state)
{
    (void)state;
    const Function *id = &functions[INVERSE_DYNAMICS], *fk = &functions[FORWARD_KINEMATICS];
    const unsigned all = EXTRA_PAYLOAD | EXTRA_FRICTION | EXTRA_LINKS | EXTRA_WRENCH;
    const Function *variant = function_variant(id, all);
    const char *const inputs[] = {"q", "qd", "qdd", "wrench", "payload", "params"};
    assert_int_equal(function_input_count(variant), COUNT(inputs));
    for (size_t k = 0; k < COUNT(inputs); k++)
        assert_string_equal(variant->inputs[k], inputs[k]);
    assert_string_equal(variant->c_name, "inverse_dynamics_wrench");
    assert_ptr_equal(function_variant(id, all), variant);
    assert_ptr_equal(function_variant(fk, all), fk);
    assert_ptr_equal(function_variant(id, 0), id);
    assert_false(function_takes(function_variant(&functions[GRAVITY], all), "wrench"));
}

/* ---- a function that is put together from another: the power that the motors put in ---- */

static void recipe_power(const Making *making, Expr *out)
{
    const Arm *arm = making->arm;
    Expr tau[MAX_JOINTS], power = ZERO;
    recipe_whole(making, &functions[INVERSE_DYNAMICS], making->algorithm, tau);
    for (int i = 0; i < arm->n; i++)
        power = add(power, mul(arm->link[i].qd, tau[i]));
    out[0] = power;
}

static const Function power_row = {
    .id = FUNCTION_COUNT,
    .name = "power",
    .c_name = "power",
    .inputs = {"q", "qd", "qdd", "wrench"},
    .outputs = {{"P", {{1}}, .quantity = ENERGIES}},
    .recipe = recipe_power,
};

/* Whatever acts on the joints is in: friction, rotors, some of which drive several joints, and the
 * wrench. */
static void test_recipe_sees_friction_rotors_and_wrench(void **state)
{
    (void)state;
    enum { N = 6, COUNT_OF_STATES = 20 };
    Arena *arena = arena_new();
    Description *description;
    Robot *robot = load_robot(arena, SOURCE_DIR "/tests/motion/wrist.json",
                              &(Choice){.snap = ANGLE_SNAP}, &description);
    ReferenceRobot *reference = arena_alloc(arena, sizeof *reference);
    fill_reference(reference, description);
    bool friction = false, rotor = false;
    for (int i = 0; i < reference->joint_count; i++) {
        friction = friction || (reference->joint[i].viscous > 0 && reference->joint[i].coulomb > 0);
        rotor = rotor || reference->joint[i].rotor > 0;
    }
    assert_true(friction && rotor);

    Program *program =
        program_make(robot, &power_row, algorithm_find(INVERSE_DYNAMICS, "kane"), NULL, false);
    JitSet set = jit_programs(arena, &program, 1, BACKEND_TCC);
    States states = states_random(arena, robot, &power_row, COUNT_OF_STATES, 5);
    for (int s = 0; s < COUNT_OF_STATES; s++) {
        const double *in[4];
        for (int k = 0; k < 4; k++)
            in[k] = states.value[k] + N * s;
        double tau[N], J[6 * N], expected = 0, scale = 0, found, *out = &found;
        assert_true(reference_call(reference, &functions[INVERSE_DYNAMICS], in, tau));
        assert_true(reference_call(reference, &functions[JACOBIAN], in, J));
        for (int i = 0; i < N; i++) {
            for (int k = 0; k < 6; k++)
                tau[i] -= J[k * N + i] * in[3][k];
            expected += in[1][i] * tau[i];
            scale += fabs(in[1][i] * tau[i]);
        }
        jit_call(set.function[0], in, 4, &out, 1);
        assert_true(fabs(found - expected) <= 1e-12 * scale);
    }
    jit_free(set.jit);
    program_free(program);
    arena_free(arena);
}

int main(void)
{
    quiet();
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_names_are_unique),
        cmocka_unit_test(test_rows_are_whole),
        cmocka_unit_test(test_selftest_columns_differ),
        cmocka_unit_test(test_sizes_and_columns),
        cmocka_unit_test(test_variants),
        cmocka_unit_test(test_recipe_sees_friction_rotors_and_wrench),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}

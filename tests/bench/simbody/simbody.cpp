/* simbody.cpp: a robot file's mechanism as a Simbody model, its accelerations beside those of generated code: compared
   number by number at the states of a file that "rbgen sim" wrote, and timed in one run.
   usage: simbody ROBOT.json STATES.csv
   Revolute loops of planar linkages are closed by two PointInPlane constraints, the least that does it; ball joints by
   Constraint::Ball. */
#include <SimTKsimbody.h>
#include <cjson/cJSON.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

extern "C" void arm_forward_dynamics(const double *q, const double *qd, const double *tau, double *qdd, double *lambda);

using namespace SimTK;

static double number(const cJSON *of, const char *key)
{
    const cJSON *item = cJSON_GetObjectItem(of, key);
    return item ? item->valuedouble : 0;
}

static Vec3 vector(const cJSON *list)
{
    Vec3 out(0);
    for (int k = 0; k < 3 && list; k++)
        out[k] = cJSON_GetArrayItem(list, k)->valuedouble;
    return out;
}

static Rotation with_axis(const Vec3 &axis, CoordinateAxis along)
{
    return Rotation(UnitVec3(axis), along);
}

struct Joint {
    std::string type;
    MobilizedBody body;
    int q, u;    /* places of ours */
    double sign; /* planar: of the third axis, along the first two's product or against it */
};

static int positions_of(const std::string &type)
{
    return type == "free" ? 7 : type == "planar" ? 3 : type == "universal" ? 2 : 1;
}

static void fail(const std::string &why)
{
    std::fprintf(stderr, "simbody: %s\n", why.c_str());
    std::exit(77);
}

int main(int argc, char **argv)
{
    if (argc != 3)
        fail("usage: simbody ROBOT.json STATES.csv");
    std::ifstream file(argv[1]);
    std::stringstream text;
    text << file.rdbuf();
    cJSON *robot = cJSON_Parse(text.str().c_str());
    if (!robot)
        fail("no JSON");

    MultibodySystem system;
    SimbodyMatterSubsystem matter(system);
    GeneralForceSubsystem forces(system);
    const cJSON *g = cJSON_GetObjectItem(robot, "gravity");
    Force::UniformGravity gravity(forces, matter, g ? vector(g) : Vec3(0, 0, -9.81));
    Force::DiscreteForces discrete(forces, matter);

    std::map<std::string, MobilizedBody> bodies;
    std::vector<Joint> joints;
    bodies.emplace("base", matter.Ground());
    std::string last = "base";
    int nq = 0, nu = 0;
    const cJSON *item;
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(robot, "joints"))
    {
        std::string name = cJSON_GetObjectItem(item, "name")->valuestring;
        std::string type = cJSON_GetObjectItem(item, "type")->valuestring;
        const cJSON *parent_name = cJSON_GetObjectItem(item, "parent");
        const std::string parent = parent_name ? parent_name->valuestring : last;
        const cJSON *origin = cJSON_GetObjectItem(item, "origin"), *link = cJSON_GetObjectItem(item, "link");
        Vec3 place = origin ? vector(cJSON_GetObjectItem(origin, "xyz")) : Vec3(0);
        Vec3 rpy = origin ? vector(cJSON_GetObjectItem(origin, "rpy")) : Vec3(0);
        Rotation turned(BodyRotationSequence, rpy[2], ZAxis, rpy[1], YAxis, rpy[0], XAxis);
        Body::Massless none;
        Body body = none;
        if (link && number(link, "mass") > 0) {
            const cJSON *I = cJSON_GetObjectItem(link, "inertia");
            Inertia central(number(I, "xx"), number(I, "yy"), number(I, "zz"), number(I, "xy"), number(I, "xz"),
                            number(I, "yz"));
            double mass = number(link, "mass");
            Vec3 com = vector(cJSON_GetObjectItem(link, "com"));
            body = Body::Rigid(MassProperties(mass, com, central.shiftFromMassCenter(com, mass)));
        }
        MobilizedBody &on = bodies.at(parent);
        const cJSON *axes = cJSON_GetObjectItem(item, "axes");
        const cJSON *axis = cJSON_GetObjectItem(item, "axis");
        Joint joint{type, MobilizedBody(), nq, nu, 1};
        if (type == "revolute" || type == "continuous") {
            Rotation R = with_axis(vector(axis), ZAxis);
            joint.body = MobilizedBody::Pin(on, Transform(turned * R, place), body, Transform(R));
        } else if (type == "prismatic") {
            Rotation R = with_axis(vector(axis), XAxis);
            joint.body = MobilizedBody::Slider(on, Transform(turned * R, place), body, Transform(R));
        } else if (type == "universal") {
            Rotation R(UnitVec3(vector(cJSON_GetArrayItem(axes, 0))), XAxis, vector(cJSON_GetArrayItem(axes, 1)), YAxis);
            joint.body = MobilizedBody::Universal(on, Transform(turned * R, place), body, Transform(R));
        } else if (type == "planar") {
            Rotation R(UnitVec3(vector(cJSON_GetArrayItem(axes, 0))), XAxis, vector(cJSON_GetArrayItem(axes, 1)), YAxis);
            joint.sign = dot(R.z(), vector(cJSON_GetArrayItem(axes, 2))) < 0 ? -1 : 1;
            joint.body = MobilizedBody::Planar(on, Transform(turned * R, place), body, Transform(R));
        } else if (type == "free") {
            joint.body = MobilizedBody::Free(on, Transform(turned, place), body, Transform());
        } else {
            fail("joints of type " + type + " are not made here");
        }
        nq += positions_of(type);
        nu += type == "free" ? 6 : positions_of(type);
        bodies.emplace(name, joint.body);
        joints.push_back(joint);
        last = name;
    }
    cJSON_ArrayForEach(item, cJSON_GetObjectItem(robot, "loops"))
    {
        const cJSON *from = cJSON_GetObjectItem(item, "from"), *to = cJSON_GetObjectItem(item, "to");
        std::string type = cJSON_GetObjectItem(item, "type")->valuestring;
        MobilizedBody &a = bodies.at(cJSON_GetObjectItem(from, "link")->valuestring);
        MobilizedBody &b = bodies.at(cJSON_GetObjectItem(to, "link")->valuestring);
        Vec3 pa = vector(cJSON_GetObjectItem(from, "xyz")), pb = vector(cJSON_GetObjectItem(to, "xyz"));
        if (type == "spherical") {
            Constraint::Ball(a, pa, b, pb);
        } else if (type == "revolute") {
            Rotation R = with_axis(vector(cJSON_GetObjectItem(from, "axis")), ZAxis);
            Constraint::PointInPlane(a, R.x(), dot(R.x(), pa), b, pb);
            Constraint::PointInPlane(a, R.y(), dot(R.y(), pa), b, pb);
        } else if (type == "prismatic") { /* in the plane whose normal is z: across the slide, and no turning */
            Vec3 slide = vector(cJSON_GetObjectItem(from, "axis"));
            Vec3 across = UnitVec3(Vec3(-slide[1], slide[0], 0));
            Constraint::PointInPlane(a, UnitVec3(across), dot(across, pa), b, pb);
            Constraint::ConstantAngle(a, UnitVec3(slide), b, UnitVec3(across), Pi / 2);
        } else {
            fail("loops of type " + type + " are not made here");
        }
    }
    State state = system.realizeTopology();
    system.realizeModel(state);

    /* states */
    std::ifstream rows(argv[2]);
    std::string line, cell;
    std::map<std::string, int> column;
    std::getline(rows, line);
    std::stringstream head(line);
    for (int k = 0; std::getline(head, cell, ','); k++)
        column[cell] = k;
    std::vector<std::vector<double>> states;
    while (std::getline(rows, line)) {
        std::stringstream cells(line);
        std::vector<double> row;
        while (std::getline(cells, cell, ','))
            row.push_back(std::stod(cell));
        states.push_back(row);
    }
    int count = (int)states.size();
    auto place = [&](const char *name, int k) { return column.at(name + std::to_string(k + 1)); };
    std::vector<std::vector<double>> qs, qds;
    std::vector<Vector> sq, su;
    for (const auto &row : states) {
        std::vector<double> q(nq), qd(nu);
        for (int k = 0; k < nq; k++)
            q[k] = row[place("q", k)];
        for (int k = 0; k < nu; k++)
            qd[k] = row[place("qd", k)];
        for (const Joint &joint : joints) {
            const double *x = &q[joint.q], *v = &qd[joint.u];
            if (joint.type == "free") {
                Rotation R(Quaternion(Vec4(x[6], x[3], x[4], x[5])));
                Vec3 w = R * Vec3(v[3], v[4], v[5]), speed = R * Vec3(v[0], v[1], v[2]);
                const double own[7] = {x[6], x[3], x[4], x[5], x[0], x[1], x[2]};
                for (int k = 0; k < 7; k++)
                    joint.body.setOneQ(state, k, own[k]);
                for (int k = 0; k < 3; k++) {
                    joint.body.setOneU(state, k, w[k]);
                    joint.body.setOneU(state, 3 + k, speed[k]);
                }
            } else {
                int freedoms = positions_of(joint.type);
                for (int k = 0; k < freedoms; k++) {
                    int own = joint.type == "planar" ? (k + 1) % 3 : k;
                    double sign = k == 2 ? joint.sign : 1;
                    joint.body.setOneQ(state, own, sign * x[k]);
                    joint.body.setOneU(state, own, sign * v[k]);
                }
            }
        }
        qs.push_back(q);
        qds.push_back(qd);
        sq.push_back(state.getQ());
        su.push_back(state.getU());
    }

    /* numbers */
    double worst = 0, largest = 0;
    std::vector<double> tau(nu, 0), qdd(nu), lambda(6 * nu + 6);
    for (int s = 0; s < count; s++) {
        state.updQ() = sq[s];
        state.updU() = su[s];
        system.realize(state, Stage::Acceleration);
        arm_forward_dynamics(qs[s].data(), qds[s].data(), tau.data(), qdd.data(), lambda.data());
        for (const Joint &joint : joints) {
            int freedoms = joint.type == "free" ? 6 : positions_of(joint.type);
            double found[6];
            for (int k = 0; k < freedoms; k++)
                found[k] = (k == 2 ? joint.sign : 1) *
                           joint.body.getOneUDot(state, joint.type == "planar" ? (k + 1) % 3 : k);
            if (joint.type == "free") {
                const double *x = &qs[s][joint.q], *v = &qds[s][joint.u];
                Rotation R(Quaternion(Vec4(x[6], x[3], x[4], x[5])));
                Vec3 angular = ~R * Vec3(found[0], found[1], found[2]);
                Vec3 linear = ~R * Vec3(found[3], found[4], found[5]) -
                              cross(Vec3(v[3], v[4], v[5]), Vec3(v[0], v[1], v[2]));
                for (int k = 0; k < 3; k++) {
                    found[k] = linear[k];
                    found[3 + k] = angular[k];
                }
            }
            for (int k = 0; k < freedoms; k++) {
                double off = std::fabs(found[k] - qdd[joint.u + k]);
                worst = off <= worst ? worst : off;
                largest = std::max(largest, std::fabs(qdd[joint.u + k]));
            }
        }
    }

    /* time: minima of several rounds, turn by turn */
    double theirs = 1e9, ours = 1e9, sum = 0;
    for (int round = 0; round < 15; round++) {
        auto begin = std::chrono::steady_clock::now();
        int calls = std::max(20, 2000 / nu);
        for (int k = 0; k < calls; k++) {
            state.updQ() = sq[k % count];
            state.updU() = su[k % count];
            system.realize(state, Stage::Acceleration);
            sum += state.getUDot()[0];
        }
        auto end = std::chrono::steady_clock::now();
        theirs = std::min(theirs, std::chrono::duration<double>(end - begin).count() / calls);
        begin = std::chrono::steady_clock::now();
        for (int k = 0; k < 100 * calls; k++) {
            int s = k % count;
            arm_forward_dynamics(qs[s].data(), qds[s].data(), tau.data(), qdd.data(), lambda.data());
            sum += qdd[0];
        }
        end = std::chrono::steady_clock::now();
        ours = std::min(ours, std::chrono::duration<double>(end - begin).count() / (100 * calls));
    }
    std::printf("| %s | %d | %d | %.1e | %.2f | %.3f | %.0f |\n", cJSON_GetObjectItem(robot, "name")->valuestring, nu,
                count, worst / largest, 1e6 * theirs, 1e6 * ours, theirs / ours);
    cJSON_Delete(robot);
    return worst <= 1e-8 * largest && std::isfinite(sum) ? 0 : 1;
}

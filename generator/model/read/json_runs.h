/* json_runs.h: joints of several freedoms in a robot file: their axes, and a base that floats. */
#ifndef JSON_RUNS_H
#define JSON_RUNS_H

#include "model/read/json_link.h"
#include "model/runs.h"

/* "axis" or "axes", as many as a joint of this kind has. */
void json_axes(const Place *joint, Run *run);

/* "base": where it is; if it floats, its body comes before the robot's joints, which hang on it. */
Pose json_base(Reading *reading, const Place *base, Description *robot);
bool json_base_floats(const Place *root);

#endif

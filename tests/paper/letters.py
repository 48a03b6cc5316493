"""letters.py: a robot file with other numbers in the place of letters, by the names that --style
z-table and rbgen tables print, and what these pages need to be run."""
import json
import math
import random
import re
import subprocess

MOMENTS = ["xx", "yy", "zz", "xy", "xz", "yz"]


def run(*command):
    return subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, universal_newlines=True,
                          timeout=400)


def moving(robot):
    return [joint for joint in robot["joints"] if joint.get("type", "revolute") != "fixed"]


def put(robot, name, value):
    """One letter of the page into the robot's file; a bar at its end sets it apart from the page's own."""
    if name not in robot.get("parameters", {}):
        name = name.rstrip("_")
    if name in robot.get("parameters", {}):
        robot["parameters"][name] = value
        return
    match = re.fullmatch(r"(m|L|I|a|alpha|d|theta)(\d)(\w*)", name)
    if match:
        kind, number, element = match.groups()
        joint = moving(robot)[int(number) - 1]
        link = joint.setdefault("link", {})
        if kind == "m":
            link["mass"] = value
        elif kind == "L":
            link["com"][int(element) - 1] = value
        elif kind == "I":
            link["inertia"][element] = value
        else:
            degrees = kind in ("alpha", "theta") and robot.get("angle_unit") == "deg"
            joint["dh"][kind] = math.degrees(value) if degrees else value
        return
    match = re.fullmatch(r"g_([xyz])", name)
    if match:
        robot["gravity"]["xyz".index(match[1])] = value
        return
    match = re.fullmatch(r"(viscous|coulomb)(\d+)", name)
    if match:
        moving(robot)[int(match[2]) - 1]["friction"][match[1]] = value
        return
    match = re.fullmatch(r"rotor(\d+)", name)
    if match:
        moving(robot)[int(match[1]) - 1]["motor"]["rotor_inertia"] = value
        return
    match = re.fullmatch(r"tool_([xyz])", name)
    if match:
        robot["tool"]["xyz"]["xyz".index(match[1])] = value
        return
    raise KeyError(f"a letter that is not understood: {name}")


def letters_of(page):
    """name -> value, from the page's head"""
    found = re.findall(r"^#   (\w+) +(-?[\d.]+(?:e[-+]?\d+)?)(?: |$)", page, re.M)
    return {name: float(value) for name, value in found}


def other_numbers(robot_file, page, to):
    """Letters near the file's own; the robot with those numbers is written to the file TO."""
    with open(robot_file) as file:
        robot = json.load(file)
    letters = {name: value * random.uniform(0.7, 1.3) for name, value in letters_of(page).items()}
    for name, value in letters.items():
        put(robot, name, value)
    with open(to, "w") as file:
        json.dump(robot, file)
    return letters


def state(joints):
    """arrays by their names on the command line, and by those of the page"""
    arrays = {name: [random.uniform(-2, 2) for _ in range(joints)] for name in ("q", "qd", "qdd", "tau")}
    names = {"q": "q", "qd": "u", "qdd": "ud", "tau": "tau"}
    variables = {names[name] + str(i + 1): value for name, array in arrays.items() for i, value in enumerate(array)}
    variables.update(sin=math.sin, cos=math.cos, sqrt=math.sqrt)
    return arrays, variables


def expected(rbgen, robot, function, inputs, arrays):
    """column -> number, by rbgen eval"""
    options = [word for name in inputs for word in ("--" + name, ",".join(map(repr, arrays[name])))]
    out = run(rbgen, "eval", robot, function, *options, "-q")
    if out.returncode:
        raise RuntimeError(out.stderr)
    head, row = out.stdout.split()
    return dict(zip(head.split(","), map(float, row.split(","))))


def error(found, numbers):
    """the largest difference, by the largest number; NaN is the largest of all"""
    scale = max(map(abs, numbers.values())) or 1
    worst = 0
    for name, number in numbers.items():
        difference = abs(found[re.sub(r"^qdd(?=\d)", "ud", name)] - number) / scale
        if not difference <= worst:
            worst = difference
    return worst

"""backend.py: what pip asks to build the package (PEP 517), in the source tree, so that nothing has to be
fetched: librbgen and the program rbgen are built by cmake and lie in the wheel beside the Python files.

    pip install .
    pip install . --config-settings build=DIR     takes what is built in DIR already
"""
import base64
import hashlib
import os
import re
import stat
import subprocess
import sysconfig
import tarfile
import tempfile
import zipfile

HERE = os.path.dirname(os.path.abspath(__file__))
TOP = os.path.dirname(os.path.dirname(HERE))
PACKAGE = os.path.join(HERE, "rbgen")


def _version():
    with open(os.path.join(TOP, "generator", "rbgen.h"), encoding="utf-8") as header:
        return re.search(r'#define RBGEN_VERSION "([^"]*)"', header.read()).group(1)


def _metadata():
    with open(os.path.join(TOP, "pyproject.toml"), encoding="utf-8") as file:
        project = file.read()

    def said(key):
        return re.search(rf'^{key} = "(.*)"$', project, re.M).group(1)

    return "\n".join([
        "Metadata-Version: 2.1",
        "Name: rbgen",
        f"Version: {_version()}",
        f"Summary: {said('description')}",
        "License: MIT",
        f"Requires-Python: {said('requires-python')}",
        "Requires-Dist: numpy",
        "",
    ])


def _built(folder, work):
    """The folder in which librbgen and the program are built."""
    if folder:
        return os.path.abspath(folder)
    if not os.path.exists(os.path.join(TOP, "CMakeLists.txt")):
        raise RuntimeError("rbgen: the sources are not here; install from the source tree")
    commands = [
        ["cmake", "-S", TOP, "-B", work, "-DCMAKE_BUILD_TYPE=Release", "-DRBGEN_TESTS=OFF"],
        ["cmake", "--build", work, "--parallel", str(os.cpu_count() or 1), "--target", "rbgen", "rbgen_shared"],
    ]
    for command in commands:
        try:
            done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
        except FileNotFoundError as error:
            raise RuntimeError("rbgen: building needs cmake, a C compiler and what README.md names") from error
        if done.returncode:
            raise RuntimeError(f"rbgen: {' '.join(command)} fails:\n{done.stdout[-4000:]}")
    return work


def _files(build):
    """(name in the wheel, file, whether it is a program)"""
    for name in sorted(os.listdir(PACKAGE)):
        if name.endswith((".py", ".pyi", ".typed")):
            yield f"rbgen/{name}", os.path.join(PACKAGE, name), False
    yield "rbgen/native/librbgen.so.0", os.path.join(build, "librbgen.so.0"), True
    yield "rbgen/native/rbgen", os.path.join(build, "rbgen"), True
    robots = os.path.join(TOP, "robots")
    for name in sorted(os.listdir(robots)):
        if name.endswith(".json"):
            yield f"rbgen/native/share/rbgen/robots/{name}", os.path.join(robots, name), False


def _wheel(target, tag, entries):
    """entries: (name, bytes, whether it is a program)"""
    info = f"rbgen-{_version()}.dist-info"
    entries = list(entries) + [
        (f"{info}/METADATA", _metadata().encode(), False),
        (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: rbgen\nRoot-Is-Purelib: false\nTag: {tag}\n".encode(), False),
        (f"{info}/entry_points.txt", b"[console_scripts]\nrbgen = rbgen.__main__:main\n", False),
    ]
    record = ""
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        def add(name, content, program):
            member = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            member.external_attr = (stat.S_IFREG | (0o755 if program else 0o644)) << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            wheel.writestr(member, content)

        for name, content, program in entries:
            digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
            record += f"{name},sha256={digest},{len(content)}\n"
            add(name, content, program)
        add(f"{info}/RECORD", record + f"{info}/RECORD,,\n", False)


def get_requires_for_build_wheel(config_settings=None):
    return []


def get_requires_for_build_sdist(config_settings=None):
    return []


def build_wheel(wheel_directory, config_settings=None, metadata_directory=None):
    platform = re.sub(r"[-.]", "_", sysconfig.get_platform())
    tag = f"py3-none-{platform}"
    name = f"rbgen-{_version()}-{tag}.whl"
    with tempfile.TemporaryDirectory() as work:
        build = _built((config_settings or {}).get("build"), work)
        entries = []
        for place, path, program in _files(build):
            with open(path, "rb") as file:
                entries.append((place, file.read(), program))
        _wheel(os.path.join(wheel_directory, name), tag, entries)
    return name


def build_sdist(sdist_directory, config_settings=None):
    base = f"rbgen-{_version()}"
    with tarfile.open(os.path.join(sdist_directory, base + ".tar.gz"), "w:gz") as archive:
        for name in ("CMakeLists.txt", "LICENSE", "README.md", "pyproject.toml", "generator", "runtime", "templates",
                     "robots"):
            archive.add(os.path.join(TOP, name), f"{base}/{name}",
                        filter=lambda member: None if "__pycache__" in member.name else member)
        metadata = os.path.join(HERE, "backend.py")
        member = archive.gettarinfo(metadata, f"{base}/PKG-INFO")
        content = _metadata().encode()
        member.size = len(content)
        import io
        archive.addfile(member, io.BytesIO(content))
    return base + ".tar.gz"

# What the scripts here share. They run as: tests/motion/NAME RBGEN
case $1 in /*) RBGEN=$1 ;; *) RBGEN=$PWD/$1 ;; esac
export RBGEN
top=$(cd "$(dirname "$0")/../.." && pwd)
RBGEN_ROBOTS=$top/robots
export RBGEN_ROBOTS
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
. "$top/tests/compare.sh"

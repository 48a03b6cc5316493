# What the scripts here share. They run as: tests/motion/NAME RBGEN
case $1 in /*) RBGEN=$1 ;; *) RBGEN=$PWD/$1 ;; esac
export RBGEN
top=$(cd "$(dirname "$0")/../.." && pwd)
RBGEN_ROBOTS=$top/robots
export RBGEN_ROBOTS
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
cd "$work" || exit 1
failed=0

# holds "what is shown" VALUE OPERATOR LIMIT
holds() {
    if awk "BEGIN { exit !(($2) $3 ($4)) }"; then
        printf 'ok    %s: %s %s %s\n' "$1" "$2" "$3" "$4"
    else
        printf 'FAIL  %s: %s is not %s %s\n' "$1" "$2" "$3" "$4"
        failed=1
    fi
}

# peak FILE COLUMN: the entry of largest magnitude
peak() {
    awk -F, -v name="$2" 'NR == 1 { for (k = 1; k <= NF; k++) if ($k == name) c = k; if (!c) exit 1; next }
        { a = $c < 0 ? -$c : $c; if (a > m) { m = a; p = $c } } END { printf "%.17g\n", p }' "$1"
}

# distance FILE FILE COLUMNS [UNTIL]: largest difference over the rows, up to a time, of the columns
# whose name matches, relative to the larger of 1 and the value in the second file
distance() {
    awk -F, -v names="^($3)\$" -v until="${4:-1e30}" '
        FNR == 1 { file++; for (k = 1; k <= NF; k++) head[file, k] = $k; width[file] = NF; next }
        file == 1 { for (k = 1; k <= NF; k++) a[FNR, head[1, k]] = $k; rows = FNR; next }
        $1 <= until + 1e-9 { n++; for (k = 1; k <= NF; k++) if (head[2, k] ~ names) {
            d = a[FNR, head[2, k]] - $k; d = d < 0 ? -d : d; v = $k < 0 ? -$k : $k
            d /= v > 1 ? v : 1; if (d > worst) worst = d; used = 1 } }
        END { if (!used || n < 2 || FNR > rows) print 1e99; else printf "%.3g\n", worst }' "$1" "$2"
}

# last FILE COLUMN, at_row FILE COLUMN ROW: one entry (row 1: the first below the heads)
at_row() {
    awk -F, -v name="$2" -v row="$3" 'NR == 1 { for (k = 1; k <= NF; k++) if ($k == name) c = k; next }
        NR == row + 1 { printf "%.17g\n", $c }' "$1"
}
last() {
    at_row "$1" "$2" $(($(wc -l <"$1") - 1))
}

finish() {
    [ $failed = 0 ] && echo "all as it should be"
    exit $failed
}

# How scripts compare numbers: source this file. What is not a finite number, a column that is not
# there and a file without rows agree with nothing.
failed=0

# holds "what is shown" VALUE OPERATOR LIMIT: both may be expressions of numbers, sqrt, log, exp, sin, atan2
holds() {
    if printf '%s\n%s\n' "$2" "$4" | sed 's/sqrt(\|log(\|exp(\|sin(\|atan2(/(/g; s/\([0-9.]\)[eE]\([-+0-9]\)/\1\2/g' | grep -q '[^-+*/^(), 0-9.]' ||
        ! awk "function finite(x) { return x < 1e300 && x > -1e300 } BEGIN { v = ($2); limit = ($4); exit !(finite(v) && finite(limit) && v $3 limit) }" 2>/dev/null; then
        printf 'FAIL  %s: %s is not %s %s\n' "$1" "$2" "$3" "$4"
        failed=1
    else
        printf 'ok    %s: %s %s %s\n' "$1" "$2" "$3" "$4"
    fi
}

finish() {
    [ $failed = 0 ] && echo "all as it should be"
    exit $failed
}

# What the awk programs below begin with: whether a field is a finite number. (By bounds: to mawk NaN is
# equal to everything.)
is_number='function is_number(x) { return x ~ /^[-+]?([0-9]+\.?[0-9]*|\.[0-9]+)([eE][-+]?[0-9]+)?$/ && x + 0 < 1e300 && x + 0 > -1e300 } '

# peak FILE COLUMN: the entry of largest magnitude
peak() {
    awk -F, -v name="$2" "$is_number"'NR == 1 { for (k = 1; k <= NF; k++) if ($k == name) c = k; next }
        { rows++; if (!c || !is_number($c)) odd = 1; a = $c < 0 ? -$c : $c; if (rows == 1 || a > m) { m = a; p = $c } }
        END { if (odd || !rows) print "nothing"; else printf "%.17g\n", p }' "$1"
}

# distance FILE FILE COLUMNS [UNTIL]: largest difference over the rows, up to a time, of the columns
# whose name matches, relative to the larger of 1 and the value in the second file
distance() {
    awk -F, -v names="^($3)\$" -v until="${4:-1e30}" "$is_number"'
        FNR == 1 { file++; for (k = 1; k <= NF; k++) head[file, k] = $k; next }
        file == 1 { for (k = 1; k <= NF; k++) a[FNR, head[1, k]] = $k; rows = FNR; next }
        $1 <= until + 1e-9 { n++; for (k = 1; k <= NF; k++) if (head[2, k] ~ names) {
            if (!is_number($k) || !is_number(a[FNR, head[2, k]])) odd = 1
            d = a[FNR, head[2, k]] - $k; d = d < 0 ? -d : d; v = $k < 0 ? -$k : $k
            d /= v > 1 ? v : 1; if (d > worst) worst = d; used = 1 } }
        END { if (odd || !used || n < 2 || FNR > rows) print "nothing"; else printf "%.3g\n", worst }' "$1" "$2"
}

# last FILE COLUMN, at_row FILE COLUMN ROW: one entry (row 1: the first below the heads)
at_row() {
    awk -F, -v name="$2" -v row="$3" "$is_number"'NR == 1 { for (k = 1; k <= NF; k++) if ($k == name) c = k; next }
        NR == row + 1 && c && is_number($c) { printf "%.17g\n", $c; found = 1 } END { if (!found) print "nothing" }' "$1"
}
last() {
    at_row "$1" "$2" $(($(wc -l <"$1") - 1))
}

# apart LIST LIST: the largest difference, relative to the larger of 1 and the second's numbers
apart() {
    awk -v a="$1" -v b="$2" "$is_number"'BEGIN { n = split(a, x, ","); m = split(b, y, ","); if (n != m || n == 0) { print "nothing"; exit }
        for (k = 1; k <= n; k++) { if (!is_number(x[k]) || !is_number(y[k])) { print "nothing"; exit }
            v = y[k] < 0 ? -y[k] : y[k]; if (v > most) most = v; d = x[k] - y[k]; d = d < 0 ? -d : d; if (d > worst) worst = d }
        printf "%.3g\n", worst / (most > 1 ? most : 1) }'
}

static @real@ @prefix@_magnitude(@real@ x)
{
    return x < 0.0@f@ ? -x : x;
}


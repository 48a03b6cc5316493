%% prototype
{
    @type@ a1[@n@];
%% first
    for (int j = 0; j < @n@; j++) {
        qd[j] += h*a1[j];
        q[j] += h*qd[j];
    }
}

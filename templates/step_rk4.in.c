%% prototype
{
    const @real@ half = @half@*h, sixth = h/@six@;
    @type@ p[@n@], v2[@n@], v3[@n@], v4[@n@], a1[@n@], a2[@n@], a3[@n@], a4[@n@];
%% first
    for (int j = 0; j < @n@; j++) {
        p[j] = q[j] + half*qd[j];
        v2[j] = qd[j] + half*a1[j];
    }
%% second
    for (int j = 0; j < @n@; j++) {
        p[j] = q[j] + half*v2[j];
        v3[j] = qd[j] + half*a2[j];
    }
%% third
    for (int j = 0; j < @n@; j++) {
        p[j] = q[j] + h*v3[j];
        v4[j] = qd[j] + h*a3[j];
    }
%% fourth
    for (int j = 0; j < @n@; j++) {
        q[j] += sixth*(qd[j] + @two@*(v2[j] + v3[j]) + v4[j]);
        qd[j] += sixth*(a1[j] + @two@*(a2[j] + a3[j]) + a4[j]);
    }
}

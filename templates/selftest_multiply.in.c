/* Row by row: the matrix times the vector, which has @n@ elements. */
static void @prefix@_multiply(int rows, const @real@ *matrix, const @real@ *vector, @real@ *product)
{
    for (int i = 0; i < rows; i++) {
        product[i] = 0.0@f@;
        for (int j = 0; j < @n@; j++) {
            product[i] += matrix[i * @n@ + j] * vector[j];
        }
    }
}


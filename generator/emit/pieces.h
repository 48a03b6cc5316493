/* pieces.h: a program too long for one C function, cut into several that are called in turn.

   Optimising compilers take longer than in proportion for one long function (gcc's register
   allocation grows with the square): cut into pieces, compile time is proportional. Values that a
   later piece needs travel in an array of the caller's. A robot of up to seven joints is never that
   long. */
#ifndef PIECES_H
#define PIECES_H

#include "emit/listing.h"

typedef struct {
    uint32_t begin, end; /* its statements: positions in listing->order */
    bool *inputs;        /* which of the graph's input arrays it reads */
    uint32_t *load;      /* nodes whose values it takes from the array, in the order of need, */
    uint32_t *load_at;   /* and the statement before which; end: only the outputs need it */
    uint32_t load_count;
    bool keeps; /* it takes from the array or leaves something there */
} Piece;

typedef struct {
    int count; /* 1: there was no need to cut */
    Piece *piece;
    int *output_piece; /* where each output of the program is ready */
    uint32_t *slot;    /* of a node that later pieces need: its place in the array + 1; 0: none */
    uint32_t slot_count;
} Pieces;

/* Memory is the listing's. */
Pieces pieces_cut(const Listing *listing);

#endif

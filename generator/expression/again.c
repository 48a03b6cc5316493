/* again.c: a graph into which one program after the other is built (graph.h). The search tries
   thousands of formulations that differ in a few places: nearly every operation of a trial was met
   before, with the same operands. */
#include "expression/again.h"

#include <string.h>

enum { LEAST_ROOM = 6000 }; /* nodes: what stays in a processor's cache */

static void empty(Graph *graph)
{
    Graph *before = graph_use(graph);
    arena_free(graph->arena);
    graph->arena = NULL; /* making one may fail */
    graph->arena = arena_beside(graph);
    graph->section = graph->section_count = 0;
    graph->input_count = 0;
    graph->node_count = graph->constant_count = 1;
    hash_clear(&graph->table);
    memset(graph->again->sums, 0, sizeof graph->again->sums);
    memset(graph->again->products, 0, sizeof graph->again->products);
    expr_real(1);
    graph->again->kept = graph->node_count;
    graph_use(before);
}

bool graph_again(Graph *graph)
{
    Again *again = graph->again;
    graph->turn++;
    if (again && again->most == 0) /* several programs like the first one fit in */
        again->most = graph->node_count * 4 > LEAST_ROOM ? graph->node_count * 4 : LEAST_ROOM;
    if (again && graph->node_count < again->most)
        return true;
    if (!again) {
        graph->again = again = memory_beside(graph, sizeof *again);
        again->most = again->kept = again->looked = again->met_room = 0; /* the rest: empty() */
        again->met = NULL;
    }
    empty(graph);
    return false;
}

void graph_keep(Graph *graph)
{
    graph->again->kept = graph->node_count;
}

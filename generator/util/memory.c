/* memory.c: blocks that know whom they belong to.

   A failure leaves by longjmp, over the heads of all functions under way; what these had allocated
   must go without their help. So each block has a head by which it stands in its owner's list,

       Memory: first -> [head|block] -> [head|block] -> NULL

   and releasing the owner frees what is left there. Blocks made while no owner is set stand in no
   list. */
#include "util/util.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct Head Head;
struct Head {
    Head *next, **from; /* from: what points to this head; NULL: it stands in no list */
    void (*release)(void *block);
};

enum { ALIGNMENT = 16 };
#define HEAD_BYTES ((sizeof(Head) + ALIGNMENT - 1) / ALIGNMENT * ALIGNMENT)

static _Thread_local Memory *owner;

Memory *memory_owner(Memory *memory)
{
    Memory *before = owner;
    owner = memory;
    return before;
}

static Head *head_of(void *block)
{
    return (Head *)(void *)((char *)block - HEAD_BYTES);
}

static void *block_of(Head *head)
{
    return (char *)head + HEAD_BYTES;
}

static void insert(Head *head, Head **from)
{
    head->from = from;
    head->next = NULL;
    if (!from)
        return;
    head->next = *from;
    *from = head;
    if (head->next)
        head->next->from = &head->next;
}

static void take_out(Head *head)
{
    if (!head->from)
        return;
    *head->from = head->next;
    if (head->next)
        head->next->from = head->from;
}

static Head *allocate(Head *old, size_t size)
{
    Head *head = size <= SIZE_MAX - HEAD_BYTES ? realloc(old, HEAD_BYTES + size) : NULL;
    if (!head)
        fail_job("out of memory (%zu bytes)", size);
    return head;
}

void *memory_with(size_t size, void (*release)(void *block))
{
    Head *head = allocate(NULL, size);
    head->release = release;
    if (release) /* which may be called before anything is in it */
        memset(block_of(head), 0, size);
    insert(head, owner ? &owner->first : NULL);
    return block_of(head);
}

void *memory_try(size_t size)
{
    Head *head = calloc(1, HEAD_BYTES + size);
    return head ? block_of(head) : NULL;
}

void *memory_beside(void *block, size_t size)
{
    Head *head = allocate(NULL, size), *neighbour = head_of(block);
    head->release = NULL;
    insert(head, neighbour->from ? &neighbour->next : NULL);
    return block_of(head);
}

void *memory_grow(void *block, size_t size)
{
    if (!block)
        return memory_with(size, NULL);
    Head *head = allocate(head_of(block), size); /* a failure leaves the old one where it was */
    if (head->from) {
        *head->from = head;
        if (head->next)
            head->next->from = &head->next;
    }
    return block_of(head);
}

void memory_free(void *block)
{
    if (!block)
        return;
    Head *head = head_of(block);
    take_out(head);
    if (head->release)
        head->release(block);
    free(head);
}

void memory_release(Memory *memory)
{
    while (memory->first)
        memory_free(block_of(memory->first));
}

void memory_hand_over(Memory *from, Memory *to)
{
    while (from->first) {
        Head *head = from->first;
        take_out(head);
        insert(head, to ? &to->first : NULL);
    }
}

void memory_adopt(void *block)
{
    if (!block)
        return;
    take_out(head_of(block));
    insert(head_of(block), owner ? &owner->first : NULL);
}

/* cache.h: shared objects that a compiler made, kept from one run of a program to the next in the
   user's cache folder: $XDG_CACHE_HOME/rbgen, or ~/.cache/rbgen. Whatever is wrong with that
   folder, there is simply no cache. */
#ifndef CACHE_H
#define CACHE_H

#include <stdbool.h>

/* For programs, once; a library writes to nobody's folders. RBGEN_CACHE=off in the environment
   keeps it away, too. */
void cache_allow(void);
/* For this thread alone, where who uses a library asks for it. */
void cache_allow_here(bool allow);

/* What an object depends on: compiler, processor, arguments, source; in memory of its own. NULL:
   there is no cache. */
char *cache_key(const char *compiler, char *const *arguments, const char *source);
/* dlopen's handle of the object with this key; NULL: there is none. Its file, 3 or more, is to stay
   open as long as the object is loaded. */
void *cache_open(const char *key, int *file);
/* The name under which an open file can be opened again. */
enum { CACHE_PATH = 40 };
const char *cache_path(int file, char *path);
void cache_keep(const char *key, const char *object);

#endif

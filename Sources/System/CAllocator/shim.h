#pragma once
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// Makes glibc return freed blocks of `size` bytes and more to the system at once, and share `arenas` arenas among all threads.
// Does nothing with other allocators. Source: mallopt(3).
static inline void allocator_return_freed_blocks(int size, int arenas) {
#ifdef __GLIBC__
    mallopt(M_MMAP_THRESHOLD, size);
    mallopt(M_TRIM_THRESHOLD, size);
    mallopt(M_ARENA_MAX, arenas);
#endif
}

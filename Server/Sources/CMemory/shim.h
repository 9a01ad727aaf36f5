#pragma once
#include <stdlib.h>
#ifdef __GLIBC__
#include <malloc.h>
#endif

// Gives the system back what the allocator holds free. Does nothing with other allocators than glibc's. Source: malloc_trim(3).
static inline void memory_trim(void) {
#ifdef __GLIBC__
    malloc_trim(0);
#endif
}

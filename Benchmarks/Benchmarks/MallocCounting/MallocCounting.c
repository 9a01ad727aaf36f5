#include "MallocCounting.h"

#include <stddef.h>

#ifdef __linux__
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>

// What an executable defines stands before the C library's own, for the Swift runtime too.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static atomic_long count;

void *malloc(size_t size) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    atomic_fetch_add_explicit(&count, 1, memory_order_relaxed);
    *memory = __libc_memalign(alignment, size);
    return *memory == NULL && size > 0 ? ENOMEM : 0;
}

long mallocCount(void) { return atomic_load_explicit(&count, memory_order_relaxed); }
#else
long mallocCount(void) { return -1; }
#endif

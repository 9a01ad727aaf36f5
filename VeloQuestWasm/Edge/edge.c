// What Embedded Swift and Debian's wasi-libc ask of a system, and what the page asks of both.

#include <stddef.h>
#include <stdint.h>

// From the page: see veloquest.js.
__attribute__((import_module("veloquest"), import_name("random"))) void veloquest_random(void *bytes, size_t count);

// The last line that the runtime printed before it stopped.
static char message[512];
static size_t message_length;

int putchar(int character) {
    if (character == '\n') return character;
    if (message_length < sizeof message) message[message_length++] = (char)character;
    return character;
}

__attribute__((export_name("veloquest_message"))) const char *veloquest_message(void) { return message; }
__attribute__((export_name("veloquest_message_length"))) size_t veloquest_message_length(void) { return message_length; }

void arc4random_buf(void *bytes, size_t count) { veloquest_random(bytes, count); }

// The memory of the heap: wasi-libc's allocator asks for more here.
static int is_out_of_memory;
extern unsigned char __heap_base;
static uintptr_t heap_end;

void *sbrk(intptr_t increment) {
    if (heap_end == 0) heap_end = __builtin_wasm_memory_size(0) * 65536;
    if (increment == 0) return (void *)heap_end;
    if (increment < 0 || increment % 65536 != 0) return (void *)-1;
    size_t old = __builtin_wasm_memory_grow(0, (size_t)increment / 65536);
    if (old == (size_t)-1) {
        is_out_of_memory = 1;
        return (void *)-1;
    }
    heap_end = old * 65536 + (uintptr_t)increment;
    return (void *)(old * 65536);
}

__attribute__((export_name("veloquest_is_out_of_memory"))) int veloquest_is_out_of_memory(void) { return is_out_of_memory; }

// The bytes in use: every allocation is counted by the size that the allocator gave it.
extern void *__real_malloc(size_t size);
extern void *__real_calloc(size_t count, size_t size);
extern void *__real_realloc(void *memory, size_t size);
extern int __real_posix_memalign(void **memory, size_t alignment, size_t size);
extern void __real_free(void *memory);
extern size_t malloc_usable_size(void *memory);

static size_t used;

void *__wrap_malloc(size_t size) {
    void *memory = __real_malloc(size);
    if (memory) used += malloc_usable_size(memory);
    return memory;
}

void *__wrap_calloc(size_t count, size_t size) {
    void *memory = __real_calloc(count, size);
    if (memory) used += malloc_usable_size(memory);
    return memory;
}

void *__wrap_realloc(void *memory, size_t size) {
    size_t before = memory ? malloc_usable_size(memory) : 0;
    void *moved = __real_realloc(memory, size);
    if (moved) used += malloc_usable_size(moved) - before;
    return moved;
}

int __wrap_posix_memalign(void **memory, size_t alignment, size_t size) {
    int result = __real_posix_memalign(memory, alignment, size);
    if (result == 0) used += malloc_usable_size(*memory);
    return result;
}

void __wrap_free(void *memory) {
    if (memory) used -= malloc_usable_size(memory);
    __real_free(memory);
}

__attribute__((export_name("veloquest_used"))) size_t veloquest_used(void) { return used; }

__attribute__((export_name("veloquest_allocate"))) void *veloquest_allocate(size_t size) { return __wrap_malloc(size ? size : 1); }
__attribute__((export_name("veloquest_free"))) void veloquest_free(void *memory) { __wrap_free(memory); }

// Stack protection, which the target has not.
uintptr_t __stack_chk_guard = 0x5bd1e995;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

// Swift reads a floating-point number with this: the place behind it, or NULL where there is none. JavaScript's numbers are rounded as C's.
__attribute__((import_module("veloquest"), import_name("number"))) int veloquest_number(
    const char *text, size_t length, double *value);

const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    size_t length = 0;
    while (text[length]) length++;
    return veloquest_number(text, length, value) ? text + length : NULL;
}

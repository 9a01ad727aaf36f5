// Functions of a library that is loaded when it is first needed: a list of them becomes a table of their addresses, which Swift fills
// (`SystemLibrary` in `Support`), and inline functions of their names that call through it. No header of the library is needed.
//
// A list is a macro whose argument takes the result, the name, the parameters and the arguments of each function.
#ifndef VQ_LOADED_H
#define VQ_LOADED_H

#include <stddef.h>

#define VQ_FIELD(result, name, parameters, arguments) result(*name) parameters;
#define VQ_NAME(result, name, parameters, arguments) #name,

// What a header says of a list: the table, the names of its functions in the same order, and their number.
#define VQ_DECLARE(list, library) \
    struct vq_##library##_table { list(VQ_FIELD) }; \
    extern struct vq_##library##_table vq_##library; \
    extern const char *const vq_##library##_names[]; \
    static inline void **vq_##library##_addresses(void) { return (void **)&vq_##library; } \
    static inline const char *const *vq_##library##_symbols(void) { return vq_##library##_names; } \
    static inline size_t vq_##library##_count(void) { return sizeof vq_##library / sizeof(void *); }

// Their definitions, in one source file.
#define VQ_DEFINE(list, library) \
    struct vq_##library##_table vq_##library; \
    const char *const vq_##library##_names[] = {list(VQ_NAME)};

#endif

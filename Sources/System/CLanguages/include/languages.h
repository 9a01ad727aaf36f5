#pragma once
#include <stddef.h>

// The texts of Sources/Languages as they are in the program, a file of texts for each language: all its .ftl files after each other.

struct language_texts {
    const char *_Nonnull tag;
    const unsigned char *_Nonnull bytes;
    size_t count;
};

// English first.
size_t language_count(void);
struct language_texts language_at(size_t index);

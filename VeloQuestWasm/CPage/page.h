// What the engine calls in the page; see veloquest.js.
#include <stdint.h>

/// Takes a line of a ride's log, with its line break.
__attribute__((import_module("veloquest"), import_name("logLine"))) void veloquest_log_line(
    int32_t ride, const uint8_t *bytes, int32_t count);

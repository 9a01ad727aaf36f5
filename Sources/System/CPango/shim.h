#include <pango/pangocairo.h>
// Tells which fonts have colours.
#include <hb-ot.h>

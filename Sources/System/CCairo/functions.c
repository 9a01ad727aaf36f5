#include "CCairo.h"

VQ_DEFINE(VQ_CAIRO_FUNCTIONS, cairo)

#pragma once

/// How often this process has asked for memory, on all threads; -1 where that cannot be counted.
long mallocCount(void);

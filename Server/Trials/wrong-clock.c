// A clock that is wrong by as many seconds as a file says, for programs that are started with this library preloaded. libfaketime does
// the same, but Swift programs lose their arguments under it.
#define _GNU_SOURCE
#include <time.h>
#include <sys/time.h>
#include <sys/syscall.h>
#include <unistd.h>
#include <stdio.h>
#include <stdlib.h>
#include <fcntl.h>
static long wrong(void) {
    const char *path = getenv("WRONG_CLOCK"); char text[32]; long seconds = 0; int file;
    if (path && (file = open(path, O_RDONLY)) >= 0) { ssize_t n = read(file, text, 31); close(file); if (n > 0) { text[n] = 0; seconds = atol(text); } }
    return seconds;
}
int clock_gettime(clockid_t clock, struct timespec *now) {
    int result = syscall(SYS_clock_gettime, clock, now);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) now->tv_sec += wrong();
    return result;
}
int gettimeofday(struct timeval *now, void *zone) { struct timespec t; clock_gettime(CLOCK_REALTIME, &t); now->tv_sec = t.tv_sec; now->tv_usec = t.tv_nsec / 1000; return 0; }
time_t time(time_t *now) { struct timespec t; clock_gettime(CLOCK_REALTIME, &t); if (now) *now = t.tv_sec; return t.tv_sec; }

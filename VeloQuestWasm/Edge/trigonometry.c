// Sines, cosines and arc tangents that are rounded correctly in all but about one of a thousand cases, as those of glibc are. With
// those of wasi-libc, which are rounded otherwise in one of thirty, rides would be matched to other streets now and then than natively.
//
// All steps but the last terms of the series are done with pairs of doubles, whose sum is the value (T. J. Dekker, A floating-point
// technique for extending the available precision, Numerische Mathematik 18, 1971). Arguments that need more go to wasi-libc.

#include <math.h>

double __real_sin(double x);
double __real_cos(double x);
double __real_tan(double x);
double __real_atan2(double y, double x);

typedef struct {
    double high, low;
} pair;

static pair fast_sum(double a, double b) {
    double sum = a + b;
    return (pair){sum, b - (sum - a)};
}

static pair sum(double a, double b) {
    double sum = a + b, part = sum - a;
    return (pair){sum, (a - (sum - part)) + (b - part)};
}

static pair product(double a, double b) {
    double scaled = 134217729 * a, a1 = scaled - (scaled - a), a2 = a - a1;
    scaled = 134217729 * b;
    double b1 = scaled - (scaled - b), b2 = b - b1, high = a * b;
    return (pair){high, ((a1 * b1 - high) + a1 * b2 + a2 * b1) + a2 * b2};
}

static pair plus(pair a, pair b) {
    pair high = sum(a.high, b.high);
    return fast_sum(high.high, high.low + (a.low + b.low));
}

static pair times(pair a, pair b) {
    pair high = product(a.high, b.high);
    return fast_sum(high.high, high.low + (a.high * b.low + a.low * b.high));
}

static pair quotient(pair a, pair b) {
    double first = a.high / b.high;
    pair back = product(first, b.high);
    double rest = ((a.high - back.high) - back.low) + (a.low - first * b.low);
    return fast_sum(first, rest / b.high);
}

// What is left of an angle of at most 1e5 after whole quarters of a turn, and how many these are. A quarter in parts of 33 bits, so that
// their multiples are exact.
static pair reduced(double x, int *quarters) {
    double count = __builtin_rint(x * 0.6366197723675814);
    *quarters = (int)count & 3;
    pair first = sum(x, -count * 0x1.921fb544p+0);
    pair second = sum(first.high, -count * 0x1.0b4611a6p-34);
    double low = (first.low + second.low) - count * 0x1.3198a2ep-69 - count * 0x1.b839a252049c1p-104;
    return fast_sum(second.high, low);
}

static pair sine_series(pair r) {
    pair square = times(r, r);
    double s = square.high;
    double tail = s * (-0x1.a01a01a01a01ap-13 + s * (0x1.71de3a556c734p-19 + s * (-0x1.ae64567f544e4p-26
        + s * (0x1.6124613a86d09p-33 + s * (-0x1.ae7f3e733b81fp-41 + s * (0x1.952c77030ad4ap-49 + s * -0x1.2f49b46814157p-57))))));
    pair factor = plus((pair){0x1.1111111111111p-7, 0x1.1111111111111p-63}, (pair){tail, 0});
    factor = plus((pair){-0x1.5555555555555p-3, -0x1.5555555555555p-57}, times(square, factor));
    return plus(r, times(r, times(square, factor)));
}

static pair cosine_series(pair r) {
    pair square = times(r, r);
    double s = square.high;
    double tail = s * (-0x1.6c16c16c16c17p-10 + s * (0x1.a01a01a01a01ap-16 + s * (-0x1.27e4fb7789f5cp-22
        + s * (0x1.1eed8eff8d898p-29 + s * (-0x1.93974a8c07c9dp-37 + s * (0x1.ae7f3e733b81fp-45 + s * -0x1.6827863b97d97p-53))))));
    pair factor = plus((pair){0x1.5555555555555p-5, 0x1.5555555555555p-59}, (pair){tail, 0});
    factor = plus((pair){-0.5, 0}, times(square, factor));
    return plus((pair){1, 0}, times(square, factor));
}

// Larger angles, and those whose squares would be too small, are left to wasi-libc.
static int is_usual(double x) { return fabs(x) > 1e-7 && fabs(x) < 1e5; }

static double value(pair r, int negative) { return negative ? -(r.high + r.low) : r.high + r.low; }

double __wrap_sin(double x) {
    if (!is_usual(x)) return __real_sin(x);
    int quarters;
    pair r = reduced(x, &quarters);
    return value(quarters & 1 ? cosine_series(r) : sine_series(r), quarters & 2);
}

double __wrap_cos(double x) {
    if (!is_usual(x)) return __real_cos(x);
    int quarters;
    pair r = reduced(x, &quarters);
    return value(quarters & 1 ? sine_series(r) : cosine_series(r), (quarters + 1) & 2);
}

double __wrap_tan(double x) {
    if (!is_usual(x)) return __real_tan(x);
    int quarters;
    pair r = reduced(x, &quarters);
    pair sine = sine_series(r), cosine = cosine_series(r);
    return quarters & 1 ? -value(quotient(cosine, sine), 0) : value(quotient(sine, cosine), 0);
}

// The arc tangents of 0/16 to 16/16.
static const pair arc_tangents[17] = {
    {0, 0},
    {0x1.ff55bb72cfdeap-5, -0x1.c934d86d23f1dp-60},
    {0x1.fd5ba9aac2f6ep-4, -0x1.cd37686760c17p-59},
    {0x1.7b97b4bce5b02p-3, 0x1.347b0b4f881cap-58},
    {0x1.f5b75f92c80ddp-3, 0x1.8ab6e3cf7afbdp-57},
    {0x1.362773707ebccp-2, -0x1.963a544b672d8p-57},
    {0x1.6f61941e4def1p-2, -0x1.c63aae6f6e918p-56},
    {0x1.a64eec3cc23fdp-2, -0x1.24dec1b50b7ffp-56},
    {0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56},
    {0x1.0657e94db30d0p-1, -0x1.d5b495f6349e6p-56},
    {0x1.1e00babdefeb4p-1, -0x1.928df287a668fp-58},
    {0x1.345f01cce37bbp-1, 0x1.1021137c71102p-55},
    {0x1.4978fa3269ee1p-1, 0x1.2419a87f2a458p-56},
    {0x1.5d58987169b18p-1, 0x1.0028e4bc5e7cap-57},
    {0x1.700a7c5784634p-1, -0x1.8c34d25aadef6p-56},
    {0x1.819d0b7158a4dp-1, -0x1.bf76229d3b917p-56},
    {0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55},
};

double __wrap_atan2(double y, double x) {
    double rise = fabs(y), run = fabs(x);
    double less = rise < run ? rise : run, more = rise < run ? run : rise;
    if (!(less > 1e-100 && more < 1e100 && less / more > 1e-30)) return __real_atan2(y, x);
    pair slope = quotient((pair){less, 0}, (pair){more, 0});
    int step = (int)__builtin_rint(slope.high * 16);
    pair t = slope;
    if (step > 0) {
        double known = step / 16.0;
        pair over = plus((pair){slope.high - known, 0}, (pair){slope.low, 0});
        t = quotient(over, plus((pair){1, 0}, times(slope, (pair){known, 0})));
    }
    double u = t.high * t.high;
    double series = u * (-1.0 / 3 + u * (1.0 / 5 + u * (-1.0 / 7 + u * (1.0 / 9 + u * (-1.0 / 11 + u * (1.0 / 13))))));
    pair angle = plus(arc_tangents[step], fast_sum(t.high, t.low + t.high * series));
    if (rise > run) angle = plus((pair){0x1.921fb54442d18p+0, 0x1.1a62633145c07p-54}, (pair){-angle.high, -angle.low});
    if (x < 0) angle = plus((pair){0x1.921fb54442d18p+1, 0x1.1a62633145c07p-53}, (pair){-angle.high, -angle.low});
    return value(angle, y < 0);
}

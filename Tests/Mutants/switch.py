"""The switch that chooses a mutant when the tests start: a C function, and one operator for each changed operator."""

from package import SWITCH, SWITCH_CORE

CHOSEN = "VELOQUEST_MUTANT"
REACHED = "VELOQUEST_MUTANTS_REACHED"

HEADER = """#pragma once
#include <stdbool.h>
#include <stdint.h>

extern int32_t mutant_chosen;
extern uint8_t mutants_reached[1 << 16];

/// Whether a mutant, by its number from 1, is the one to run. Notes that the place was reached.
static inline bool mutantIsOn(int32_t number) {
    mutants_reached[number] = 1;
    return number == mutant_chosen;
}
"""

CORE = f"""#include "include/{SWITCH_CORE}.h"
#include <stdio.h>
#include <stdlib.h>

int32_t mutant_chosen = 0;
uint8_t mutants_reached[1 << 16];

__attribute__((constructor)) static void choose(void) {{
    const char *text = getenv("{CHOSEN}");
    if (text) mutant_chosen = atoi(text);
}}

__attribute__((destructor)) static void report(void) {{
    const char *path = getenv("{REACHED}");
    FILE *file = path ? fopen(path, "a") : 0;
    if (!file) return;
    for (int number = 0; number < 1 << 16; number++) {{
        if (mutants_reached[number]) fprintf(file, "%d\\n", number);
    }}
    fclose(file);
}}
"""

COMMON = f"""@_exported public import {SWITCH_CORE}

public func mutantMin<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {{
    mutantIsOn(number) ? max(a, b) : min(a, b)
}}
public func mutantMin<T: Comparable>(_ number: Int32, _ a: T, _ b: T, _ c: T, _ rest: T...) -> T {{
    rest.reduce(mutantMin(number, mutantMin(number, a, b), c)) {{ mutantMin(number, $0, $1) }}
}}
public func mutantMax<T: Comparable>(_ number: Int32, _ a: T, _ b: T) -> T {{
    mutantIsOn(number) ? min(a, b) : max(a, b)
}}
public func mutantMax<T: Comparable>(_ number: Int32, _ a: T, _ b: T, _ c: T, _ rest: T...) -> T {{
    rest.reduce(mutantMax(number, mutantMax(number, a, b), c)) {{ mutantMax(number, $0, $1) }}
}}
extension Sequence {{
    public func mutantMin(_ number: Int32) -> Element? where Element: Comparable {{
        mutantIsOn(number) ? self.max() : self.min()
    }}
    public func mutantMax(_ number: Int32) -> Element? where Element: Comparable {{
        mutantIsOn(number) ? self.min() : self.max()
    }}
}}
"""

PRECEDENCE = {
    "<": "Comparison", "<=": "Comparison", ">": "Comparison", ">=": "Comparison", "==": "Comparison",
    "!=": "Comparison", "+": "Addition", "-": "Addition", "&&": "LogicalConjunction", "||": "LogicalDisjunction",
    "..<": "RangeFormation", "...": "RangeFormation",
}
OTHER = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "+": "-", "-": "+", "&&": "||", "||": "&&",
}


def operator_name(symbol, number):
    """A name for the operator of one mutant: its symbol, and its number written in arrows."""
    return symbol + "".join(chr(0x2190 + int(digit)) for digit in str(number))


def operator(symbol, number):
    """The declarations of the operator of one mutant."""
    name = operator_name(symbol, number)
    if symbol == "!":
        return f"""prefix operator {name}
@inlinable public prefix func {name} (a: Bool) -> Bool {{ mutantIsOn({number}) ? a : !a }}
"""
    head = f"infix operator {name}: {PRECEDENCE[symbol]}Precedence\n"
    if symbol in ("..<", "..."):
        # One more at the end of a half-open range, one fewer at that of a closed one.
        kind, bound = ("Range", "b + 1") if symbol == "..<" else ("ClosedRange", "b - 1")
        return head + f"""@inlinable public func {name} <T: FixedWidthInteger>(a: T, b: T) -> {kind}<T> {{
    mutantIsOn({number}) ? a{symbol}({bound}) : a{symbol}b
}}
"""
    if symbol in ("&&", "||"):
        return head + f"""@inlinable public func {name} (a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool {{
    try mutantIsOn({number}) ? a {OTHER[symbol]} b() : a {symbol} b()
}}
"""
    if symbol in ("+", "-"):
        return head + f"""@inlinable public func {name} <T: AdditiveArithmetic>(a: T, b: T) -> T {{
    mutantIsOn({number}) ? a {OTHER[symbol]} b : a {symbol} b
}}
@inlinable public func {name} <P: _Pointer>(a: P, b: P.Stride) -> P {{
    a.advanced(by: mutantIsOn({number}) ? {OTHER[symbol]}b : {symbol}b)
}}
"""
    limit = "Equatable" if symbol in ("==", "!=") else "Comparable"
    text = head + f"""@inlinable public func {name} <T: {limit}>(a: T, b: T) -> Bool {{
    mutantIsOn({number}) ? a {OTHER[symbol]} b : a {symbol} b
}}
@inlinable public func {name} <T: {limit}, U: {limit}>(a: (T, U), b: (T, U)) -> Bool {{
    mutantIsOn({number}) ? a {OTHER[symbol]} b : a {symbol} b
}}
"""
    if limit == "Equatable":
        text += f"""@inlinable public func {name} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool {{
    mutantIsOn({number}) ? a {OTHER[symbol]} b : a {symbol} b
}}
"""
    return text


def sources(operators):
    """The files of the switch, by path; `operators` are pairs of a symbol and a mutant's number."""
    return {
        f"Sources/{SWITCH_CORE}/include/{SWITCH_CORE}.h": HEADER,
        f"Sources/{SWITCH_CORE}/core.c": CORE,
        f"Sources/{SWITCH}/Switch.swift": COMMON,
        f"Sources/{SWITCH}/Operators.swift":
            f"public import {SWITCH_CORE}\n\n" + "".join(operator(*pair) for pair in operators),
    }

/// Unicode's decompositions and compositions (UAX 15), parsed once from `DecompositionTable`.
struct Decompositions: Sendable {
    static let shared = Decompositions(DecompositionTable.tokens)

    private struct Entry {
        let kind: UInt8
        let targets: [UInt32]
    }

    /// The targets of a scalar that has any: where they start in `pool`, and how many.
    private struct Span {
        let start: UInt32
        let count: UInt16
        let isCanonical: Bool
    }

    private var pool: [UInt32] = []
    private var spans: [UInt32: Span] = [:]
    private var composites: [UInt64: UInt32] = [:]

    private init(_ tokens: String) {
        let entries = Self.entries(tokens)
        spans.reserveCapacity(entries.count)
        for (scalar, entry) in entries {
            let isCanonical = entry.kind != UInt8(ascii: "K")
            let targets = Self.expanded(entry.targets, by: entries, canonicalOnly: isCanonical)
            spans[scalar] = Span(
                start: UInt32(pool.count), count: UInt16(targets.count), isCanonical: isCanonical)
            pool += targets
            if entry.kind == UInt8(ascii: "C"), entry.targets.count == 2 {
                composites[UInt64(entry.targets[0]) << 32 | UInt64(entry.targets[1])] = scalar
            }
        }
    }

    /// Appends the compatibility decomposition of a scalar, or the scalar itself if it has none.
    ///
    /// The syllables of Hangul stay as they are: they would be composed again.
    func decompose(_ scalar: UInt32, into result: inout [UInt32]) {
        guard let span = spans[scalar] else { return result.append(scalar) }
        let targets = pool[Int(span.start)..<Int(span.start) + Int(span.count)]
        // The targets of a canonical decomposition may have compatibility decompositions of their own.
        guard span.isCanonical else { return result.append(contentsOf: targets) }
        for target in targets {
            if let inner = spans[target], !inner.isCanonical {
                result.append(contentsOf: pool[Int(inner.start)..<Int(inner.start) + Int(inner.count)])
            } else {
                result.append(target)
            }
        }
    }

    /// The base letter of a scalar without any marks, if it is composed canonically.
    func base(of scalar: UInt32) -> UInt32? {
        guard let span = spans[scalar], span.isCanonical else { return nil }
        return pool[Int(span.start)]
    }

    /// The scalar that is canonically equivalent to these two.
    func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
        Hangul.composite(first, second) ?? composites[UInt64(first) << 32 | UInt64(second)]
    }

    private static func expanded(_ targets: [UInt32], by entries: [UInt32: Entry], canonicalOnly: Bool) -> [UInt32] {
        targets.flatMap { target -> [UInt32] in
            guard let entry = entries[target], !canonicalOnly || entry.kind != UInt8(ascii: "K") else {
                return [target]
            }
            return expanded(entry.targets, by: entries, canonicalOnly: canonicalOnly)
        }
    }

    private static func entries(_ tokens: String) -> [UInt32: Entry] {
        var entries: [UInt32: Entry] = [:]
        entries.reserveCapacity(6000)
        var scalar: UInt32 = 0
        for token in Array(tokens.utf8).split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
            guard let mark = token.firstIndex(where: { (0x41...0x5A).contains($0) }) else { continue }
            let (targets, run) = Self.targets(token[(mark + 1)...])
            scalar += number(token[..<mark])
            for step in 0..<run {
                entries[scalar] = Entry(kind: token[mark], targets: run > 1 ? [targets[0] + step] : targets)
                scalar += 1
            }
        }
        return entries
    }

    private static func targets(_ text: ArraySlice<UInt8>) -> ([UInt32], run: UInt32) {
        let parts = text.split(separator: UInt8(ascii: "*"))
        let targets = (parts.first ?? []).split(separator: UInt8(ascii: ".")).map(number)
        return (targets, parts.count > 1 ? number(parts[1]) : 1)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt32 {
        digits.reduce(0) { $0 * 36 + UInt32($1 <= 0x39 ? $1 - 0x30 : $1 - 0x61 + 10) }
    }
}

/// The syllables of Hangul, composed by formula (Unicode standard, section 3.12).
private enum Hangul {
    private static let syllables: UInt32 = 0xAC00
    private static let leads: UInt32 = 0x1100
    private static let vowels: UInt32 = 0x1161
    private static let trails: UInt32 = 0x11A7
    private static let vowelCount: UInt32 = 21
    private static let trailCount: UInt32 = 28

    static func composite(_ first: UInt32, _ second: UInt32) -> UInt32? {
        if (leads..<leads + 19).contains(first), (vowels..<vowels + vowelCount).contains(second) {
            return syllables + ((first - leads) * vowelCount + second - vowels) * trailCount
        }
        // The last syllable without a trailing consonant.
        if (syllables...0xD788).contains(first), (first - syllables) % trailCount == 0,
            (trails + 1..<trails + trailCount).contains(second)
        {
            return first + second - trails
        }
        return nil
    }
}

import GeoJSON
import GeoJSONOperations
import Support
import Testing

@Suite("Texts in CQL2")
struct TextMatchingTests {
    @Test(
        "patterns",
        arguments: [
            ("Smith%", "Smithson", true), ("Smith%", "Smith", true), ("Smith%", "Mr Smith", false),
            ("%mi%", "Smith", true),
            ("S_ith", "Smith", true), ("S_ith", "Sith", false), ("%", "", true), ("", "", true), ("", "a", false),
            ("_", "", false), ("%%_", "a", true), (#"50\%"#, "50%", true), (#"50\%"#, "500", false),
            (#"a\_b"#, "a_b", true),
            (#"a\_b"#, "axb", false), (#"a\\b"#, #"a\b"#, true), ("a%b%c", "aXbXbc", true), ("a%b%c", "acb", false),
            ("Ч%к", "Чебаркуль. Челябинск", true), ("Чел_бинск", "Челябинск", true), ("_иасс", "Миасс", true),
            ("%бинск", "Челябинск", true), ("__", "Ж", false), ("_", "👩‍🚒", true), ("caf_", "cafe\u{301}", true),
            ("caf_", "café", true), ("café", "cafe\u{301}", true), ("cafe%", "cafe\u{301}", false), ("_", "\r\n", true),
            ("%ss", "Straße", false), ("и%", "и\u{306}од", false), ("й%", "и\u{306}од", true),
            ("smith", "Smith", false), ("日_", "日本", true),
        ])
    func patterns(pattern: String, text: String, expected: Bool) throws {
        let quoted = pattern.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
        let filter = try FeatureFilter("a LIKE '\(quoted)'")
        #expect(filter.matches(.init(geometry: nil, properties: ["a": .string(text)])) == expected)
        let opposite = try FeatureFilter("a NOT LIKE '\(quoted)'")
        #expect(opposite.matches(.init(geometry: nil, properties: ["a": .string(text)])) != expected)
    }

    @Test("patterns agree with a slow oracle on random texts", arguments: [UInt64(11), 12])
    func oracle(seed: UInt64) throws {
        var generator = SeededGenerator(seed: seed)
        for letters in [Array("ab%_"), Array("аb%_é")] {
            for _ in 0..<3000 {
                let pattern = (0..<generator.next(below: 7)).map { _ in letters[generator.next(below: 4)] }
                let plain = letters.filter { $0 != "%" && $0 != "_" }
                let text = (0..<generator.next(below: 9)).map { _ in plain[generator.next(below: plain.count)] }
                let filter = try FeatureFilter("a LIKE '\(String(pattern))'")
                let found = filter.matches(.init(geometry: nil, properties: ["a": .string(String(text))]))
                #expect(found == slowMatch(text[...], pattern[...]), "seed \(seed): \(String(pattern)) \(String(text))")
            }
        }
    }

    private func slowMatch(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool {
        guard let first = pattern.first else { return text.isEmpty }
        if first == "%" {
            return slowMatch(text, pattern.dropFirst()) || !text.isEmpty && slowMatch(text.dropFirst(), pattern)
        }
        guard let letter = text.first, first == "_" || first == letter else { return false }
        return slowMatch(text.dropFirst(), pattern.dropFirst())
    }

    @Test("a hostile pattern takes no long time", .timeLimit(.minutes(1)))
    func hostile() throws {
        let pattern = String(repeating: "%a", count: 400) + "b"
        let filter = try FeatureFilter("a LIKE '\(pattern)'")
        let text = String(repeating: "a", count: 20_000)
        #expect(!filter.matches(.init(geometry: nil, properties: ["a": .string(text)])))
        #expect(!filter.matches(.init(geometry: nil, properties: ["a": .string(text + "日")])))
    }

    @Test(
        "letter case is folded as Unicode does",
        arguments: [
            ("Straße", "STRASSE", true), ("ΟΔΟΣ", "οδος", true), ("οδοσ", "οδος", true), ("ЁЛКА", "ёлка", true),
            ("ё", "е", false), ("I", "ı", false), ("i", "I", true), ("İ", "i\u{307}", true), ("\u{212A}", "k", true),
            ("ﬀ", "FF", true), ("ẞ", "ss", true), ("É", "e\u{301}", true), ("a", "b", false),
        ])
    func letterCase(left: String, right: String, isEqual: Bool) throws {
        let filter = try FeatureFilter("CASEI(a) = CASEI('\(left)')")
        #expect(filter.matches(.init(geometry: nil, properties: ["a": .string(right)])) == isEqual)
        let like = try FeatureFilter("CASEI(a) LIKE CASEI('%\(left)')")
        #expect(like.matches(.init(geometry: nil, properties: ["a": .string("x" + right)])) == isEqual)
        let list = try FeatureFilter("CASEI(a) IN (CASEI('nothing'), CASEI('\(left)'))")
        #expect(list.matches(.init(geometry: nil, properties: ["a": .string(right)])) == isEqual)
    }

    @Test("the letters of Cyrillic that have a way of their own are folded as all others")
    func cyrillic() throws {
        for value in Array(0x20...0x7E) + Array(0x400...0x481) + Array(0x48A...0x52F) {
            guard let scalar = Unicode.Scalar(UInt32(value)), value != 0x27, value != 0x5C else { continue }
            let filter = try FeatureFilter("CASEI('\(scalar)') = a AND CASEI(b) = a")
            let small: JSONValue = .string(scalar.properties.lowercaseMapping)
            let feature = Feature(geometry: nil, properties: ["a": small, "b": .string(String(scalar))])
            // Some letters fold to another small letter than their own (U+1C80 and on); none of these.
            #expect(filter.matches(feature), "U+\(String(value, radix: 16))")
        }
    }

    @Test(
        "accents are left aside",
        arguments: [
            ("débárquér", "debarquer", true), ("е", "ё", true), ("й", "и", true), ("ế", "e", true),
            ("Ångström", "Angstrom", true),
            ("\u{212B}", "A", true), ("ø", "o", false), ("हिन्दी", "हन्द", false), ("が", "か", false), ("e\u{301}", "é", true),
            ("a", "A", false),
        ])
    func accents(left: String, right: String, isEqual: Bool) throws {
        let filter = try FeatureFilter("ACCENTI(a) = ACCENTI('\(left)')")
        #expect(filter.matches(.init(geometry: nil, properties: ["a": .string(right)])) == isEqual)
        let both = try FeatureFilter("ACCENTI(CASEI(a)) = ACCENTI(CASEI('\(left.uppercased())'))")
        #expect(both.matches(.init(geometry: nil, properties: ["a": .string(right)])) == (isEqual || left == "a"))
    }

    @Test("canonically equivalent texts are equal and in one place of the order")
    func normalisation() throws {
        let composed = try FeatureFilter("a = '\u{E9}' AND a <= '\u{E9}' AND a IN ('x', '\u{E9}')")
        #expect(composed.matches(.init(geometry: nil, properties: ["a": "e\u{301}"])))
        #expect(try FeatureFilter("a < 'б'").matches(.init(geometry: nil, properties: ["a": "а"])))
    }
}

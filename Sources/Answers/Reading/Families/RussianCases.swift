/// The cases of Russian nouns and adjectives, by the endings of their declensions.
///
/// An accepted word belongs to a declension by its last letters; an answer behind a preposition fits where its ending is one of that
/// declension. So *с вороной* is a ворона and no ворон, and *у замка* is a замок, whose vowel is fleeting.
///
/// Source: the declensions as school grammars have them; words that decline in a way of their own are left out.
enum RussianCases {
    /// The keys of an accepted word, each its stem and the letter of its declension.
    static func keys(ofText word: [UInt32]) -> [[UInt32]] {
        guard word.count >= 3, word.allSatisfy(isCyrillic), let last = word.last else { return [] }
        let shorter = Array(word.dropLast())
        switch last {
        case letter("а"): return [key(shorter, "f")]
        case letter("я"): return isAdjective(word) ? adjective(word) + [key(shorter, "g")] : [key(shorter, "g")]
        case letter("о"): return [key(shorter, "n")]
        case letter("е"): return isAdjective(word) ? adjective(word) + [key(shorter, "e")] : [key(shorter, "e")]
        case letter("ы"), letter("и"): return [key(shorter, "p")]
        case letter("ь"): return [key(shorter, "s")] + fleeting(shorter).map { key($0, "s") }
        case letter("й"):
            return (isAdjective(word) ? adjective(word) : []) + [key(shorter, "j")] + soft(shorter).map { key($0, "j") }
        default:
            guard !vowels.contains(last) else { return [] }
            return [key(word, "m")] + fleeting(word).map { key($0, "m") }
        }
    }

    /// The keys of a word in an oblique case: every stem that an ending leaves, with each declension that has the ending.
    static func keys(ofAnswer word: [UInt32]) -> [[UInt32]] {
        guard word.allSatisfy(isCyrillic) else { return [] }
        var keys: [[UInt32]] = []
        for (ending, declensions) in endings where word.count >= ending.count + 2 {
            guard word.suffix(ending.count).elementsEqual(ending) else { continue }
            for declension in declensions {
                keys.append(word.dropLast(ending.count).map(LookAlikeFolding.latin(ofSmall:)) + [declension])
            }
        }
        return keys
    }

    private static func key(_ stem: [UInt32], _ declension: Unicode.Scalar) -> [UInt32] {
        stem.map(LookAlikeFolding.latin(ofSmall:)) + [declension.value]
    }

    private static func letter(_ scalar: Unicode.Scalar) -> UInt32 { scalar.value }

    private static func isCyrillic(_ scalar: UInt32) -> Bool { (0x430...0x44F).contains(scalar) }

    private static let vowels = Set("аеиоуыэюя".unicodeScalars.map { $0.value })

    private static func isAdjective(_ word: [UInt32]) -> Bool {
        word.count >= 5 && adjectives.contains(Array(word.suffix(2)))
    }

    private static func adjective(_ word: [UInt32]) -> [[UInt32]] { [key(Array(word.dropLast(2)), "a")] }

    /// The stem without the vowel before its last consonant: замок, замк; лев, льв.
    private static func fleeting(_ stem: [UInt32]) -> [[UInt32]] {
        guard stem.count >= 3, let last = stem.last, !vowels.contains(last) else { return [] }
        let vowel = stem[stem.count - 2]
        guard vowel == letter("о") || vowel == letter("е"), !vowels.contains(stem[stem.count - 3]) else { return [] }
        var shorter = stem
        shorter.remove(at: stem.count - 2)
        var softer = stem
        softer[stem.count - 2] = letter("ь")
        let isSoftening = vowel == letter("е") && stem[stem.count - 3] == letter("л")
        return (stem.count >= 4 ? [shorter] : []) + (isSoftening ? [softer] : [])
    }

    /// муравей, муравь
    private static func soft(_ stem: [UInt32]) -> [[UInt32]] {
        guard stem.count >= 4, stem.last == letter("е") else { return [] }
        return [stem.dropLast() + [letter("ь")]]
    }

    private static func scalars(_ text: Substring) -> [UInt32] { text.unicodeScalars.map { $0.value } }

    private static let adjectives = Set("ый ий ой ая яя ое ее".split(separator: " ").map(scalars))

    /// Endings, and the declensions that have them: masculine (m, of soft words s, behind a vowel j), feminine (f, soft g), neuter (n, soft
    /// e), plural words (p), adjectives (a).
    private static let endings: [(ending: [UInt32], declensions: [UInt32])] = """
        а mn; я sje; у mnf; ю sjeg; ом mna; ем mnsjea; е mnfgsje; и fgsep; ы f; ой fa; ою f; ей fgsa; ею fg; ью s
        ам mnfp; ами mnfp; ах mnfp; ям sjegp; ями sjegp; ях sjegp; ов mp; ев mjp
        ого a; его a; ому a; ему a; ым a; им a; ую a; юю a; ых a; их a; ыми a; ими a
        """.split { $0 == ";" || $0 == "\n" }.compactMap { entry in
            let parts = entry.split(separator: " ")
            guard parts.count == 2 else { return nil }
            return (scalars(parts[0]), scalars(parts[1]))
        }
}

/// The words of a spelling dictionary, to find those that are a typing error away from an answer.
///
///     let dictionary = SpellingDictionary(words: bytesOfDic, affixes: bytesOfAff)
///     dictionary.neighbours(of: key)  // ["пашня"] for башня
///
/// Source of the format: hunspell(5). Only the stems of a `.dic` file are read, as they stand: the affixes that its flags stand for
/// are not applied, so that most plurals and cases are missing. Of an `.aff` file only the character set is read: UTF-8, KOI8-R
/// or ISO 8859-1.
public struct SpellingDictionary: Sendable {
    /// The stems in small letters, folded as answers are.
    private let stems: [(text: String, words: SpelledWords)]

    /// Reads a dictionary; lines that are no words are left out.
    /// - Complexity: O(*n*) in the length of the file.
    public init(words bytes: [UInt8], affixes: [UInt8] = []) {
        let set = CharacterSet(affixes)
        var stems: [(text: String, words: SpelledWords)] = []
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }).dropFirst() {
            let stem = line.prefix { $0 != UInt8(ascii: "/") && $0 != 0x09 && $0 != 0x20 }
            guard (4...40).contains(stem.count) else { continue }
            let text = set.text(stem)
            let folded = FoldedText(text, .separating)
            guard !folded.scalars.contains(0x20), folded.scalars.allSatisfy(ScalarClass.isLetter) else { continue }
            stems.append((text, SpelledWords(folded)))
        }
        self.stems = stems
    }

    /// How many words were read.
    public var count: Int { stems.count }

    /// Words that the key takes for one of its accepted texts with typing errors, and that it does not deny; in the order of the
    /// dictionary, at most `most`.
    ///
    /// None for keys other than texts, and for those that reject typing errors.
    /// - Complexity: O(*n*) in the number of words.
    public func neighbours(of key: AnswerKey, most: Int = 12) -> [String] {
        guard case .text(let text) = key.kind, text.typingErrors != .none else { return [] }
        let forms = text.effective.compactMap { $0.spelling }.filter { $0.words.count == 1 }
        guard !forms.isEmpty else { return [] }
        var found: [String] = []
        for (stem, words) in stems where found.count < most && !found.contains(stem) {
            let isNear = forms.contains { form in
                abs(form.letterCount - words.letterCount) <= 2 && form.likeness(words, forgiving: .scaled).rank < 100
            }
            if isNear, key.forgivingTypingErrors.judge(stem).isMisspelled { found.append(stem) }
        }
        return found
    }

    /// The character set of a dictionary.
    private enum CharacterSet {
        case utf8
        case koi8r
        case latin1

        init(_ affixes: [UInt8]) {
            let lines = affixes.prefix(4096).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D })
            let name = lines.first { $0.starts(with: Array("SET ".utf8)) }.map {
                String(decoding: $0.dropFirst(4), as: UTF8.self)
            }
            switch name.map({ $0.filter { $0 != " " } }) {
            case "KOI8-R": self = .koi8r
            case "ISO8859-1": self = .latin1
            default: self = .utf8
            }
        }

        func text(_ bytes: ArraySlice<UInt8>) -> String {
            switch self {
            case .utf8: String(decoding: bytes, as: UTF8.self)
            case .latin1: String(bytes.map { UInt32($0) })
            case .koi8r: String(bytes.map(Self.koi8r))
            }
        }

        private static func koi8r(_ byte: UInt8) -> UInt32 {
            switch byte {
            case 0xA3: 0x451
            case 0xB3: 0x401
            case 0xC0...0xDF: letters[Int(byte - 0xC0)]
            case 0xE0...0xFF: letters[Int(byte - 0xE0)] - 0x20
            default: UInt32(byte)
            }
        }

        private static let letters = "юабцдефгхийклмнопярстужвьызшэщчъ".unicodeScalars.map { $0.value }
    }
}

extension Verdict {
    /// Whether it is an acceptance with typing errors.
    fileprivate var isMisspelled: Bool {
        if case .accepted(let match) = self, case .misspelled = match.agreement { true } else { false }
    }
}

/// The pattern of a `LIKE` predicate: `%` stands for any characters, `_` for one (clause 7.2, requirement like-predicate).
///
/// A character is a grapheme cluster (Unicode standard annex 29), and canonically equivalent ones are equal, so that it
/// does not matter whether é is written as one scalar or two.
struct LikePattern: Sendable, Hashable {
    /// The pieces of the pattern, before folding.
    let parts: [Part]
    /// `CASEI` and `ACCENTI` around it, the outermost first.
    let foldings: [TextFolding]
    private let characters: [Step<Character>]
    /// The folded pieces as bytes, where the pattern is plain; see `isPlain`.
    private let bytes: [Step<UInt8>]?

    /// A piece of a pattern.
    enum Part: Sendable, Hashable {
        case text(String)
        case anyCharacters
        case oneCharacter
    }

    /// One step of the matching.
    private enum Step<Element: Sendable & Hashable>: Sendable, Hashable {
        case literal(Element)
        case any
        case one
    }

    init(_ parts: [Part], foldings: [TextFolding]) {
        self.parts = parts
        self.foldings = foldings
        var characters: [Step<Character>] = []
        var bytes: [Step<UInt8>] = []
        var isPlain = true
        for part in parts {
            switch part {
            case .text(let text):
                let folded = foldings.reversed().reduce(text) { $1.fold($0) }
                characters += folded.map(Step.literal)
                bytes += folded.utf8.map(Step.literal)
                isPlain = isPlain && folded.utf8.withContiguousStorageIfAvailable(Self.isPlain) ?? false
            case .anyCharacters where characters.last != .any:
                characters.append(.any)
                bytes.append(.any)
            case .anyCharacters: break
            case .oneCharacter:
                characters.append(.one)
                bytes.append(.one)
            }
        }
        self.characters = characters
        self.bytes = isPlain ? bytes : nil
    }

    /// Whether a text matches, all of it.
    ///
    /// - Complexity: O(*n* · *m*) for a text of *n* and a pattern of *m* characters, and O(*n* + *m*) for most.
    func matches(_ text: String) -> Bool {
        if let bytes {
            let answer = text.utf8.withContiguousStorageIfAvailable { utf8 -> Bool? in
                guard Self.isPlain(utf8) else { return nil }
                return Self.matches(utf8, bytes) { Self.length(of: $0) }
            }
            if let answer, let answer { return answer }
        }
        return Self.matches(Array(text), characters) { _ in 1 }
    }

    /// Whether every scalar is a character by itself that has no other spelling: ASCII without the carriage return, Latin
    /// letters before U+0300, Cyrillic without its combining marks.
    private static func isPlain(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte < 0x80 {
                guard byte != 0x0D else { return false }
                index += 1
                continue
            }
            guard index + 1 < bytes.count else { return false }
            let next = bytes[index + 1]
            switch byte {
            case 0xC2...0xCB, 0xD0, 0xD1, 0xD3: break
            case 0xD2: guard !(0x83...0x89).contains(next) else { return false }
            case 0xD4: guard next <= 0xAF else { return false }
            default: return false
            }
            index += 2
        }
        return true
    }

    private static func length(of byte: UInt8) -> Int { byte < 0x80 ? 1 : 2 }

    /// Backtracks only to the last `%`: everything before it has already matched as early as possible.
    private static func matches<Text: RandomAccessCollection>(
        _ text: Text, _ steps: [Step<Text.Element>], length: (Text.Element) -> Int
    ) -> Bool where Text.Index == Int, Text.Element: Sendable & Hashable {
        var position = text.startIndex
        var step = 0
        var retry: (position: Int, step: Int)?
        while true {
            if step < steps.count, case .any = steps[step] {
                step += 1
                if step == steps.count { return true }
                retry = (position, step)
                continue
            }
            if position < text.endIndex, step < steps.count {
                switch steps[step] {
                case .literal(let element) where element == text[position]:
                    position += 1
                    step += 1
                    continue
                case .one:
                    position = min(position + length(text[position]), text.endIndex)
                    step += 1
                    continue
                default: break
                }
            } else if position == text.endIndex, step == steps.count {
                return true
            }
            guard let last = retry, last.position < text.endIndex else { return false }
            position = min(last.position + length(text[last.position]), text.endIndex)
            step = last.step
            retry = (position, step)
        }
    }
}

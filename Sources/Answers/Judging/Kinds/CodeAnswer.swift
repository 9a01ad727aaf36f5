/// A code to be typed or scanned.
///
///     CodeAnswer(["AB-0171"], ignoresCase: true)
///
/// It must agree character by character, except for white space around it, invisible characters and Cyrillic letters that look like
/// Latin ones. Characters that are easily misread (O and 0, I, l and 1), a wrong capital letter, and spaces and hyphens make it
/// nearly right.
public struct CodeAnswer: Sendable, Hashable {
    /// The codes that are right; there is at least one.
    public let accepted: [String]
    /// Whether capital and small letters are the same.
    public let ignoresCase: Bool

    private let codes: [[UInt32]]

    /// Prepares codes; `nil` where all are blank.
    public init?(_ accepted: [String], ignoresCase: Bool = false) {
        let pairs = accepted.map { ($0, Self.normal($0, ignoresCase: ignoresCase)) }.filter { !$0.1.isEmpty }
        self.accepted = pairs.map { $0.0 }
        codes = pairs.map { $0.1 }
        self.ignoresCase = ignoresCase
        if pairs.isEmpty { return nil }
    }

    /// The verdict on an answer that is not blank.
    func judge(_ text: String) -> Verdict {
        let given = Self.normal(text, ignoresCase: ignoresCase)
        if let index = codes.firstIndex(of: given) {
            return .accepted(
                AnswerMatch(form: accepted[index], agreement: accepted[index] == text ? .exact : .code))
        }
        let misread = Self.misread(given)
        return !misread.isEmpty && codes.contains { Self.misread($0) == misread }
            ? .nearly(.confusedCharacters) : .rejected(.noMatch)
    }

    var normalForms: [String] { codes.map { String($0) } }

    /// The normal form by which codes are compared.
    static func normal(_ text: String, ignoresCase: Bool) -> [UInt32] {
        var scalars = FoldedText(text, .plain).scalars
        if ignoresCase { scalars = capitals(scalars) }
        for index in scalars.indices { scalars[index] = LookAlikeFolding.latin(ofCode: scalars[index]) }
        return scalars
    }

    /// A code with easily confused characters unified.
    private static func misread(_ code: [UInt32]) -> [UInt32] {
        capitals(code).compactMap { scalar -> UInt32? in
            switch LookAlikeFolding.latin(ofCode: scalar) {
            case 0x4F: 0x30
            case 0x49, 0x4C, 0x7C: 0x31
            case 0x20, 0x2D, 0x5F, 0x2010...0x2015: nil
            case let other: other
            }
        }
    }

    private static func capitals(_ scalars: [UInt32]) -> [UInt32] {
        scalars.flatMap { value -> [UInt32] in
            if value &- 0x61 < 26 { return [value - 0x20] }
            if value < 0x80 { return [value] }
            return Unicode.Scalar(value)?.properties.uppercaseMapping.unicodeScalars.map { $0.value } ?? []
        }
    }
}

/// Numbers as a person writes them: in digits, without rounding, or in words.
enum WrittenNumber {
    /// Longer numbers are not read: no answer needs them.
    private static let longest = 200

    /// Every number that a text can mean; empty if it is not a number.
    ///
    /// `12`, `12.0`, `12,0`, ` №12. ` and `twelve` are one number. `1,000` has two readings, an English thousand and a Russian one;
    /// `12 000` and `1,000.5` have one. Surrounding punctuation is ignored; a minus in front is not, whether a sign or a word.
    /// - Parameter asYears: whether *г.* and *год* after a number of three digits or more are ignored.
    static func readings(of plain: [UInt32], asYears: Bool = true) -> [ExactDecimal] {
        let (body, isNegative) = stripped(withSign(plain)[...])
        guard let first = body.first, body.count <= longest else { return [] }
        if ScalarClass.isDigit(first) || isMark(first) {
            let end = body.firstIndex(where: ScalarClass.isLetter) ?? body.endIndex
            guard end < body.endIndex else { return digits(body, isNegative) }
            let number = body[..<end]
            guard asYears, number.count(where: ScalarClass.isDigit) >= 3, isYear(body[end...]) else { return [] }
            return digits(stripped(number).body, isNegative)
        }
        return NumberWords.value(body).map { [isNegative ? ExactDecimal(-$0) : ExactDecimal($0)] } ?? []
    }

    /// The text with a sign in place of the word, as in *minus five* and *минус 5 °C*.
    static func withSign(_ plain: [UInt32]) -> [UInt32] {
        let end = plain.firstIndex { !ScalarClass.isLetter($0) } ?? plain.endIndex
        guard (5...8).contains(end) else { return plain }
        var word = Array(plain[..<end])
        _ = LetterCaseFolding.apply(to: &word)
        return minuses.contains(word) ? [0x2D] + plain[end...] : plain
    }

    private static let minuses = Set(["minus", "negative", "минус"].map { $0.unicodeScalars.map { $0.value } })

    /// Whether a text starts with a zero and another digit, as `007` does: then it is a code, not a number.
    static func isCode(_ plain: [UInt32]) -> Bool {
        plain.count > 1 && plain[0] == 0x30 && ScalarClass.isDigit(plain[1])
    }

    /// The readings of a text of digits and marks.
    static func digits(_ body: ArraySlice<UInt32>, _ isNegative: Bool) -> [ExactDecimal] {
        let english = reading(body, decimalMark: 0x2E, groupMark: 0x2C, isNegative)
        let russian = reading(body, decimalMark: 0x2C, groupMark: nil, isNegative)
        return [english, russian == english ? nil : russian].compactMap { $0 }
    }

    private static func reading(
        _ body: ArraySlice<UInt32>, decimalMark: UInt32, groupMark: UInt32?, _ isNegative: Bool
    ) -> ExactDecimal? {
        var whole = body
        var fraction = body[body.endIndex...]
        if let mark = body.lastIndex(of: decimalMark) {
            whole = body[..<mark]
            fraction = body[(mark + 1)...]
            guard !fraction.isEmpty, fraction.allSatisfy(ScalarClass.isDigit) else { return nil }
        }
        guard let digits = ungrouped(whole, groupMark) else { return nil }
        return ExactDecimal(
            isNegative: isNegative, digits: (digits + fraction).map { UInt8($0 - 0x30) }, exponent: digits.count)
    }

    /// The digits of a whole number, possibly in groups of three separated by spaces, apostrophes or `groupMark`.
    private static func ungrouped(_ text: ArraySlice<UInt32>, _ groupMark: UInt32?) -> ArraySlice<UInt32>? {
        guard let mark = text.first(where: { !ScalarClass.isDigit($0) }) else { return text }
        guard ScalarClass.isWhiteSpace(mark) || mark == 0x27 || mark == 0x2019 || mark == groupMark else { return nil }
        let groups = text.split(separator: mark, omittingEmptySubsequences: false)
        guard let first = groups.first, (1...3).contains(first.count), groups.dropFirst().allSatisfy({ $0.count == 3 }),
            groups.allSatisfy({ $0.allSatisfy(ScalarClass.isDigit) })
        else { return nil }
        return Array(groups.joined())[...]
    }

    private static func isMark(_ scalar: UInt32) -> Bool { scalar == 0x2E || scalar == 0x2C }

    /// The text without surrounding punctuation, and whether a minus stood before it, ignoring spaces.
    static func stripped(_ text: ArraySlice<UInt32>) -> (body: ArraySlice<UInt32>, isNegative: Bool) {
        var body = text
        var isNegative = false
        while let first = body.first, isSurrounding(first) || first == 0x2B {
            // A point or comma directly before a digit starts a fraction.
            if isMark(first), let next = body.dropFirst().first, ScalarClass.isDigit(next) { break }
            if !ScalarClass.isWhiteSpace(first) { isNegative = ScalarClass.isMinus(first) }
            body.removeFirst()
        }
        while let last = body.last, isSurrounding(last) { body.removeLast() }
        return (body, isNegative)
    }

    private static func isSurrounding(_ scalar: UInt32) -> Bool {
        ScalarClass.isWhiteSpace(scalar) || ScalarClass.isPunctuation(scalar)
    }

    /// Whether a word after a number only marks it as a year: `1984 г.`, `1984 год`.
    private static func isYear(_ word: ArraySlice<UInt32>) -> Bool {
        var plain = word.filter { !isSurrounding($0) }
        _ = LetterCaseFolding.apply(to: &plain)
        return years.contains(plain)
    }

    private static let years = Set(
        ["г", "год", "года", "году", "year"].map { $0.unicodeScalars.map { $0.value } })
}

internal import Support

/// The titles of the rules, as the catalogue shows them.
enum RuleTitles {
    static let emptyText = Message("rule-titles-empty-text")
    static let encoding = Message("rule-titles-encoding")
    static let byteOrderMark = Message("rule-titles-byte-order-mark")
    static let unexpectedEnd = Message("rule-titles-unexpected-end")
    static let unexpectedCharacter = Message("rule-titles-unexpected-character")
    static let missingComma = Message("rule-titles-missing-comma")
    static let extraComma = Message("rule-titles-extra-comma")
    static let missingColon = Message("rule-titles-missing-colon")
    static let missingValue = Message("rule-titles-missing-value")
    static let bracketMismatch = Message("rule-titles-bracket-mismatch")
    static let quotes = Message("rule-titles-quotes")
    static let comment = Message("rule-titles-comment")
    static let controlCharacter = Message("rule-titles-control-character")
    static let unterminatedText = Message("rule-titles-unterminated-text")
    static let badEscape = Message("rule-titles-bad-escape")
    static let loneSurrogate = Message("rule-titles-lone-surrogate")
    static let badNumber = Message("rule-titles-bad-number")
    static let unknownWord = Message("rule-titles-unknown-word")
    static let duplicateMember = Message("rule-titles-duplicate-member")
    static let tooDeep = Message("rule-titles-too-deep")
    static let trailingText = Message("rule-titles-trailing-text")
}

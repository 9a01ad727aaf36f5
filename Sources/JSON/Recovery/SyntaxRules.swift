/// The rules about the syntax of JSON.
extension DiagnosticRule {
    static let emptyText = DiagnosticRule(
        "json.empty", .error, reference: "RFC 8259 section 2", title: RuleTitles.emptyText)
    static let encoding = DiagnosticRule(
        "json.encoding", .error, reference: "RFC 8259 section 8.1",
        title: RuleTitles.encoding)
    static let byteOrderMark = DiagnosticRule(
        "json.byte-order-mark", .error, reference: "RFC 8259 section 8.1",
        title: RuleTitles.byteOrderMark)
    static let unexpectedEnd = DiagnosticRule(
        "json.unexpected-end", .error, reference: "RFC 8259 section 2",
        title: RuleTitles.unexpectedEnd)
    static let unexpectedCharacter = DiagnosticRule(
        "json.unexpected-character", .error, reference: "RFC 8259 section 2",
        title: RuleTitles.unexpectedCharacter)
    static let missingComma = DiagnosticRule(
        "json.missing-comma", .error, reference: "RFC 8259 section 2",
        title: RuleTitles.missingComma)
    package static let extraComma = DiagnosticRule(
        "json.extra-comma", .error, reference: "RFC 8259 section 2",
        title: RuleTitles.extraComma)
    static let missingColon = DiagnosticRule(
        "json.missing-colon", .error, reference: "RFC 8259 section 4",
        title: RuleTitles.missingColon)
    static let missingValue = DiagnosticRule(
        "json.missing-value", .error, reference: "RFC 8259 section 3",
        title: RuleTitles.missingValue)
    static let bracketMismatch = DiagnosticRule(
        "json.bracket-mismatch", .error, reference: "RFC 8259 section 2",
        title: RuleTitles.bracketMismatch)
    static let quotes = DiagnosticRule(
        "json.quotes", .error, reference: "RFC 8259 section 7",
        title: RuleTitles.quotes)
    package static let comment = DiagnosticRule(
        "json.comment", .error, reference: "RFC 8259 section 2",
        title: RuleTitles.comment)
    static let controlCharacter = DiagnosticRule(
        "json.control-character", .error, reference: "RFC 8259 section 7",
        title: RuleTitles.controlCharacter)
    static let unterminatedText = DiagnosticRule(
        "json.unterminated-text", .error, reference: "RFC 8259 section 7",
        title: RuleTitles.unterminatedText)
    static let badEscape = DiagnosticRule(
        "json.bad-escape", .error, reference: "RFC 8259 section 7",
        title: RuleTitles.badEscape)
    static let loneSurrogate = DiagnosticRule(
        "json.lone-surrogate", .error, reference: "RFC 8259 section 8.2",
        title: RuleTitles.loneSurrogate)
    static let badNumber = DiagnosticRule(
        "json.bad-number", .error, reference: "RFC 8259 section 6",
        title: RuleTitles.badNumber)
    static let unknownWord = DiagnosticRule(
        "json.unknown-word", .error, reference: "RFC 8259 section 3",
        title: RuleTitles.unknownWord)
    static let duplicateMember = DiagnosticRule(
        "json.duplicate-member", .warning, reference: "RFC 8259 section 4",
        title: RuleTitles.duplicateMember)
    static let tooDeep = DiagnosticRule(
        "json.too-deep", .error, reference: "RFC 8259 section 9",
        title: RuleTitles.tooDeep)
    package static let trailingText = DiagnosticRule(
        "json.trailing-text", .error, reference: "RFC 8259 section 2",
        title: RuleTitles.trailingText)
    package static let syntaxRules: [DiagnosticRule] = [
        emptyText, encoding, byteOrderMark, unexpectedEnd, unexpectedCharacter, missingComma, extraComma, missingColon,
        missingValue, bracketMismatch, quotes, comment, controlCharacter, unterminatedText, badEscape, loneSurrogate,
        badNumber, unknownWord, duplicateMember, tooDeep, trailingText, tooManyFindings,
    ]
}

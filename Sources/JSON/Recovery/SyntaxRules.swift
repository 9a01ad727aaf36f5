package import Diagnostics
import Languages

/// Findings about JSON itself, before it is GeoJSON.
extension DiagnosticRule {
    static let emptyText = DiagnosticRule(
        "json.empty", .error, reference: "RFC 8259 section 2", title: LocalizedText("empty file", "пустой файл"))
    static let encoding = DiagnosticRule(
        "json.encoding", .error, reference: "RFC 8259 section 8.1",
        title: LocalizedText("text not in UTF-8", "текст не в кодировке UTF-8"))
    static let byteOrderMark = DiagnosticRule(
        "json.byte-order-mark", .error, reference: "RFC 8259 section 8.1",
        title: LocalizedText("byte-order mark at the start", "метка порядка байтов в начале"))
    static let unexpectedEnd = DiagnosticRule(
        "json.unexpected-end", .error, reference: "RFC 8259 section 2",
        title: LocalizedText("file cut off", "файл обрывается"))
    static let unexpectedCharacter = DiagnosticRule(
        "json.unexpected-character", .error, reference: "RFC 8259 section 2",
        title: LocalizedText("character that does not belong here", "посторонний символ"))
    static let missingComma = DiagnosticRule(
        "json.missing-comma", .error, reference: "RFC 8259 section 2",
        title: LocalizedText("missing comma", "пропущена запятая"))
    package static let extraComma = DiagnosticRule(
        "json.extra-comma", .error, reference: "RFC 8259 section 2",
        title: LocalizedText("comma too many", "лишняя запятая"))
    static let missingColon = DiagnosticRule(
        "json.missing-colon", .error, reference: "RFC 8259 section 4",
        title: LocalizedText("missing colon", "пропущено двоеточие"))
    static let missingValue = DiagnosticRule(
        "json.missing-value", .error, reference: "RFC 8259 section 3",
        title: LocalizedText("missing value", "пропущено значение"))
    static let bracketMismatch = DiagnosticRule(
        "json.bracket-mismatch", .error, reference: "RFC 8259 section 2",
        title: LocalizedText("brackets that do not match", "непарные скобки"))
    static let quotes = DiagnosticRule(
        "json.quotes", .error, reference: "RFC 8259 section 7",
        title: LocalizedText("text or name without double quotes", "текст или имя без двойных кавычек"))
    package static let comment = DiagnosticRule(
        "json.comment", .error, reference: "RFC 8259 section 2",
        title: LocalizedText("comment", "комментарий"))
    static let controlCharacter = DiagnosticRule(
        "json.control-character", .error, reference: "RFC 8259 section 7",
        title: LocalizedText(
            "line break or control character in a text", "перенос строки или управляющий символ в тексте"))
    static let unterminatedText = DiagnosticRule(
        "json.unterminated-text", .error, reference: "RFC 8259 section 7",
        title: LocalizedText("text without closing quote", "текст без закрывающей кавычки"))
    static let badEscape = DiagnosticRule(
        "json.bad-escape", .error, reference: "RFC 8259 section 7",
        title: LocalizedText("unknown backslash sequence", "неизвестная последовательность с обратной косой чертой"))
    static let loneSurrogate = DiagnosticRule(
        "json.lone-surrogate", .error, reference: "RFC 8259 section 8.2",
        title: LocalizedText("half of a character", "половина символа"))
    static let badNumber = DiagnosticRule(
        "json.bad-number", .error, reference: "RFC 8259 section 6",
        title: LocalizedText("number written in a way JSON does not know", "неверно записанное число"))
    static let unknownWord = DiagnosticRule(
        "json.unknown-word", .error, reference: "RFC 8259 section 3",
        title: LocalizedText("word that JSON does not know", "неизвестное слово"))
    static let duplicateMember = DiagnosticRule(
        "json.duplicate-member", .warning, reference: "RFC 8259 section 4",
        title: LocalizedText("name given twice", "повторяющееся имя"))
    static let tooDeep = DiagnosticRule(
        "json.too-deep", .error, reference: "RFC 8259 section 9",
        title: LocalizedText("brackets nested too deep", "слишком глубокая вложенность"))
    static let trailingText = DiagnosticRule(
        "json.trailing-text", .error, reference: "RFC 8259 section 2",
        title: LocalizedText("text after the end", "текст после конца"))
    package static let syntaxRules: [DiagnosticRule] = [
        emptyText, encoding, byteOrderMark, unexpectedEnd, unexpectedCharacter, missingComma, extraComma, missingColon,
        missingValue, bracketMismatch, quotes, comment, controlCharacter, unterminatedText, badEscape, loneSurrogate,
        badNumber, unknownWord, duplicateMember, tooDeep, trailingText, tooManyFindings,
    ]
}

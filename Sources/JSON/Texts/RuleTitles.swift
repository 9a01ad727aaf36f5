internal import Support

/// The titles of the rules, as the catalogue shows them.
enum RuleTitles {
    static let emptyText = LocalizedText(
        "empty file",
        "пустой файл")
    static let encoding = LocalizedText(
        "text not in UTF-8",
        "текст не в кодировке UTF-8")
    static let byteOrderMark = LocalizedText(
        "byte-order mark at the start",
        "метка порядка байтов в начале")
    static let unexpectedEnd = LocalizedText(
        "file cut off",
        "файл обрывается")
    static let unexpectedCharacter = LocalizedText(
        "character that does not belong here",
        "посторонний символ")
    static let missingComma = LocalizedText(
        "missing comma",
        "пропущена запятая")
    static let extraComma = LocalizedText(
        "comma too many",
        "лишняя запятая")
    static let missingColon = LocalizedText(
        "missing colon",
        "пропущено двоеточие")
    static let missingValue = LocalizedText(
        "missing value",
        "пропущено значение")
    static let bracketMismatch = LocalizedText(
        "brackets that do not match",
        "непарные скобки")
    static let quotes = LocalizedText(
        "text or name without double quotes",
        "текст или имя без двойных кавычек")
    static let comment = LocalizedText(
        "comment",
        "комментарий")
    static let controlCharacter = LocalizedText(
        "line break or control character in a text",
        "перенос строки или управляющий символ в тексте")
    static let unterminatedText = LocalizedText(
        "text without closing quote",
        "текст без закрывающей кавычки")
    static let badEscape = LocalizedText(
        "unknown backslash sequence",
        "неизвестная последовательность с обратной косой чертой")
    static let loneSurrogate = LocalizedText(
        "half of a character",
        "половина символа")
    static let badNumber = LocalizedText(
        "number written in a way JSON does not know",
        "неверно записанное число")
    static let unknownWord = LocalizedText(
        "word that JSON does not know",
        "неизвестное слово")
    static let duplicateMember = LocalizedText(
        "name given twice",
        "повторяющееся имя")
    static let tooDeep = LocalizedText(
        "brackets nested too deep",
        "слишком глубокая вложенность")
    static let trailingText = LocalizedText(
        "text after the end",
        "текст после конца")
}

internal import Support

/// What reading broken JSON reports, and how it can be fixed.
enum SyntaxTexts {
    /// - Parameters:
    ///   - brackets: how many are open.
    ///   - bracket: the innermost of them, `nil` where none is open.
    ///   - closing: what closes all of them; empty where these are too many.
    static func cutOff(_ brackets: Int, _ bracket: String?, _ line: Int, closing: String) -> LocalizedText {
        var english = "the file ends before it is complete"
        var russian = "файл обрывается"
        if let bracket {
            english +=
                ": \(Plural.english(brackets, "bracket is", "brackets are")) still open, the last is “\(bracket)” of line "
                + "\(line)"
            russian +=
                ": не закрыто \(Plural.russian(brackets, "скобка", "скобки", "скобок")), последняя — «\(bracket)» в строке "
                + "\(line)"
        }
        english += "; it was probably cut off while being copied or saved, so get the whole file again"
        russian += "; вероятно, он скопирован или сохранён не полностью — возьмите файл целиком"
        guard !closing.isEmpty else { return LocalizedText(english, russian) }
        return LocalizedText(
            english + ", or close what is there with “\(closing)” at the end",
            russian + " или закройте то, что есть: допишите в конце «\(closing)»")
    }

    /// - Parameter line: where the opening bracket is; `nil` where that is not said.
    static func unclosed(_ opening: String, _ closing: String, _ line: Int?) -> LocalizedText {
        LocalizedText(
            "“\(opening)”\(line.map { " of line \($0)" } ?? "") must be closed with “\(closing)” before this",
            "перед этим нужно закрыть «\(opening)»\(line.map { " из строки \($0)" } ?? "") скобкой «\(closing)»")
    }

    static func control(_ byte: UInt8, _ escape: String) -> LocalizedText {
        let name =
            switch byte {
            case 0x0A, 0x0D: LocalizedText("a line break", "перенос строки")
            case 0x09: LocalizedText("a tab", "табуляция")
            default: LocalizedText("a control character", "управляющий символ")
            }
        return LocalizedText(
            "\(name.english) inside a text must be written \(escape)",
            "\(name.russian) внутри текста записывается как \(escape)")
    }

    /// - Parameter fixed: how the number is written properly; `nil` where that cannot be known.
    static func badNumber(_ text: String, _ fixed: String?) -> LocalizedText {
        LocalizedText(
            "“\(text)” is not a number as JSON writes it" + (fixed.map { "; write \($0)" } ?? ""),
            "«\(text)» — неверная запись числа" + (fixed.map { "; напишите \($0)" } ?? ""))
    }

    static let comment = LocalizedText(
        "JSON has no comments; remove this one",
        "в JSON не бывает комментариев; удалите этот")
    static let removeComment = LocalizedText(
        "remove the comment",
        "удалить комментарий")

    static func duplicateName(_ name: Substring) -> LocalizedText {
        LocalizedText(
            "the name “\(name)” is given twice here; keep one, most programs see only the last",
            "имя «\(name)» указано здесь дважды; оставьте одно: большинство программ видит только последнее")
    }

    static func tooDeep(_ limit: Int) -> LocalizedText {
        LocalizedText(
            "brackets are nested deeper than \(limit); what is inside was not read",
            "вложенность скобок превышает \(limit); содержимое не прочитано")
    }

    static func closesTooEarly(_ bracket: String) -> LocalizedText {
        LocalizedText(
            "“\(bracket)” is one too many here, more follows; remove it",
            "«\(bracket)» здесь лишняя, дальше идёт продолжение; удалите")
    }

    static func missingOpening(_ bracket: String) -> LocalizedText {
        LocalizedText("“\(bracket)” is missing before this", "перед этим пропущена «\(bracket)»")
    }

    static let missingOpeningQuote = LocalizedText(
        "the opening quote of this text is missing; put \" in front",
        "у этого текста нет открывающей кавычки; поставьте \" в начале")

    static func onlyColonMissing(_ name: Substring) -> LocalizedText {
        LocalizedText("a colon is missing after the name “\(name)”", "после имени «\(name)» пропущено двоеточие")
    }

    static let secondText = LocalizedText(
        "the file is complete before this, and a second one begins; move what follows into a file of its own",
        "файл закончился раньше, и начинается второй; перенесите всё, что дальше, в отдельный файл")

    static func trailingText(_ text: String) -> LocalizedText {
        LocalizedText(
            "the file is complete before this; “\(text)” does not belong to it, remove that",
            "файл закончился раньше; «\(text)» к нему не относится, удалите")
    }
    static let utf16 = LocalizedText(
        "this text is in UTF-16; save the file with the encoding UTF-8",
        "этот текст в кодировке UTF-16; сохраните файл в кодировке UTF-8")
    static let byteOrderMark = LocalizedText(
        "the file starts with an invisible byte-order mark; save it as “UTF-8” and not as “UTF-8 with BOM”",
        "файл начинается с невидимой метки порядка байтов; сохраните его как «UTF-8», а не «UTF-8 с BOM»")
    static let removeMark = LocalizedText(
        "remove the mark",
        "удалить метку")
    static let emptyFile = LocalizedText(
        "the file is empty",
        "файл пуст")

    static func unquotedName(_ name: String) -> LocalizedText {
        LocalizedText(
            "the name “\(name)” must stand in double quotes",
            "имя «\(name)» нужно заключить в двойные кавычки")
    }

    static let addQuotes = LocalizedText(
        "add the quotes",
        "поставить кавычки")
    static let missingName = LocalizedText(
        "a name in double quotes is missing before the colon",
        "перед двоеточием пропущено имя в двойных кавычках")
    static let namelessValue = LocalizedText(
        "this has no name; inside { } everything needs one: \"name\": …",
        "здесь не хватает имени; внутри { } оно нужно всему: \"имя\": …")
    static let equalsForColon = LocalizedText(
        "a colon must stand here instead of “=”",
        "вместо «=» нужно двоеточие")
    static let writeColon = LocalizedText(
        "write a colon",
        "поставить двоеточие")

    static func missingColon(_ name: Substring) -> LocalizedText {
        LocalizedText(
            "a colon and a value are missing after the name “\(name)”",
            "после имени «\(name)» пропущено двоеточие со значением")
    }

    static func closesNothing(_ bracket: String) -> LocalizedText {
        LocalizedText(
            "“\(bracket)” closes nothing; remove it",
            "«\(bracket)» ничего не закрывает; удалите")
    }

    static let extraComma = LocalizedText(
        "this comma is one too many; remove it",
        "лишняя запятая; удалите её")
    static let removeComma = LocalizedText(
        "remove the comma",
        "удалить запятую")
    static let missingComma = LocalizedText(
        "a comma is missing after this",
        "после этого пропущена запятая")
    static let insertComma = LocalizedText(
        "insert a comma",
        "вставить запятую")
    static let unterminatedText = LocalizedText(
        "the closing quote of this text is missing; add \" at its end",
        "у этого текста нет закрывающей кавычки; поставьте \" в конце")

    static let innerQuote = LocalizedText(
        "a quote inside a text must be written \\\"",
        "кавычка внутри текста записывается как \\\"")
    static let escapeQuote = LocalizedText("write \\\" for the quotes inside", "записать внутренние кавычки как \\\"")
    static let surplusQuote = LocalizedText(
        "this quote is one too many; remove it", "эта кавычка лишняя; удалите её")
    static let removeQuote = LocalizedText("remove the quote", "удалить кавычку")

    static func writeAs(_ text: String) -> LocalizedText {
        LocalizedText(
            "write \(text)",
            "записать как \(text)")
    }

    static let notUTF8 = LocalizedText(
        "this character is not in UTF-8; save the file with the encoding UTF-8",
        "этот символ не в кодировке UTF-8; сохраните файл в кодировке UTF-8")
    static let singleBackslash = LocalizedText(
        "a backslash in a text must be written twice: \\\\",
        "обратная косая черта в тексте удваивается: \\\\")
    static let doubleBackslash = LocalizedText(
        "double the backslash",
        "удвоить обратную косую черту")
    static let badUnicodeEscape = LocalizedText(
        "\\u must be followed by four digits 0–9 or letters a–f",
        "после \\u нужны четыре цифры 0–9 или буквы a–f")

    static func loneSurrogate(_ text: String) -> LocalizedText {
        LocalizedText(
            "\(text) is only half of a character; remove it",
            "\(text) — лишь половина символа; удалите")
    }

    static let singleQuotes = LocalizedText(
        "text must stand in double quotes (\") and not in single ones",
        "текст заключается в двойные кавычки (\"), а не в одинарные")
    static let useDoubleQuotes = LocalizedText(
        "use double quotes",
        "поставить двойные кавычки")

    static func missingValue(_ next: Character) -> LocalizedText {
        LocalizedText(
            "a value is missing before “\(next)”",
            "перед «\(next)» пропущено значение")
    }

    static func unexpected(_ text: String) -> LocalizedText {
        LocalizedText(
            "“\(text)” does not belong here; remove it",
            "«\(text)» здесь лишнее; удалите")
    }

    static func unknownWord(_ word: String, _ meant: String) -> LocalizedText {
        LocalizedText(
            "“\(word)” is not JSON; write \(meant)",
            "«\(word)» — не JSON; напишите \(meant)")
    }

    static func notANumber(_ word: String) -> LocalizedText {
        LocalizedText(
            "“\(word)” is not a number in JSON; write null, or the number that is meant",
            "«\(word)» — не число в JSON; напишите null или нужное число")
    }

    static func notACoordinate(_ word: String) -> LocalizedText {
        LocalizedText(
            "“\(word)” is not a number in JSON; write the number that is meant, or leave the position out",
            "«\(word)» — не число в JSON; напишите нужное число или уберите эту позицию")
    }

    static func unquotedText(_ word: String) -> LocalizedText {
        LocalizedText(
            "“\(word)” is not JSON; text must stand in double quotes",
            "«\(word)» — не JSON; текст нужно заключить в двойные кавычки")
    }
}

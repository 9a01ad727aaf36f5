public import Support

extension AnswerMatch: LocalizedMessage {
    /// The accepted form, and the foldings that were needed.
    public var message: LocalizedText {
        switch agreement {
        case .exact, .items, .choice, .code, .sealed:
            return LocalizedText("Accepted.", "Принято.")
        case .number:
            return LocalizedText("Accepted: the same number as “\(form)”.", "Принято: то же число, что «\(form)».")
        case .unit:
            return LocalizedText(
                "Accepted: as much as “\(form)”, in another unit.",
                "Принято: столько же, сколько «\(form)», в других единицах.")
        case .tolerance:
            return LocalizedText(
                "Accepted: close enough to “\(form)”.", "Принято: достаточно близко к «\(form)».")
        case .pattern:
            return LocalizedText("Accepted: it fits “\(form)”.", "Принято: подходит под «\(form)».")
        case .misspelled(let slips):
            return LocalizedText(
                "Accepted as “\(form)”, with \(Plural.english(slips, "typing error", "typing errors")).",
                "Принято как «\(form)», \(Plural.russian(slips, "опечатка", "опечатки", "опечаток")).")
        case .equal(let equality):
            let respect = equality.message
            return LocalizedText(
                "Accepted as “\(form)”: \(respect.english).", "Принято как «\(form)»: \(respect.russian).")
        case .folded(let folding):
            let differences = folding.names
            return LocalizedText(
                "Accepted as “\(form)”; ignored: \(differences.english).",
                "Принято как «\(form)»; не учтено: \(differences.russian).")
        }
    }
}

extension AnswerFolding {
    /// The foldings in words, with commas between them.
    var names: LocalizedText {
        let all: [(AnswerFolding, LocalizedText)] = [
            (.compatibility, LocalizedText("the form of characters", "начертание знаков")),
            (.letterCase, LocalizedText("capital letters", "заглавные буквы")),
            (.yo, LocalizedText("ё for е", "различие ё и е")),
            (.accents, LocalizedText("marks on letters", "знаки над буквами")),
            (.punctuation, LocalizedText("punctuation", "знаки препинания")),
            (.whiteSpace, LocalizedText("spaces", "пробелы")),
            (.article, LocalizedText("the article", "артикль")),
            (.lookAlikes, LocalizedText("look-alike letters of another alphabet", "похожие буквы другого алфавита")),
        ]
        let named = all.filter { contains($0.0) }.map { $0.1 }
        return LocalizedText(
            named.map { $0.english }.joined(separator: ", "), named.map { $0.russian }.joined(separator: ", "))
    }
}

extension AnswerMatch.Equality: LocalizedMessage {
    /// In which respect the words differ, as a part of a sentence.
    public var message: LocalizedText {
        switch self {
        case .date: LocalizedText("the same date in another form", "та же дата в другой записи")
        case .number: LocalizedText("the same number in another form", "то же число в другой записи")
        case .words: LocalizedText("the same in other words", "то же другими словами")
        case .order: LocalizedText("the same in another order", "то же в другом порядке")
        case .name: LocalizedText("the same name, shorter or longer", "то же имя, короче или полнее")
        case .endings: LocalizedText("the same words with other endings", "те же слова с другими окончаниями")
        case .alphabet: LocalizedText("the same in another alphabet", "то же другими буквами")
        case .keyboard:
            LocalizedText("the same on the other keyboard layout", "то же в другой раскладке клавиатуры")
        }
    }
}

internal import Languages

/// What `questctl validate` says about words of a dictionary.
enum ValidateTexts {
    static func neighbours(_ number: Int, _ name: String, _ words: [String]) -> LocalizedText {
        LocalizedText(
            "note: task \(number), “\(name)”: a typing error away from the answer are "
                + words.map { "“\($0)”" }.joined(separator: ", "),
            "замечание: задание \(number), «\(name)»: на опечатку от ответа отстоят "
                + words.map { "«\($0)»" }.joined(separator: ", "))
    }

    static func denied(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "word", "words")) written into deny",
            "в deny записано: \(Plural.russian(count, "слово", "слова", "слов"))")
    }

    static let noDictionary = LocalizedText(
        "questctl: note: no hunspell dictionary is installed (en_GB, en_US, ru_RU); no words are denied",
        "questctl: замечание: словари hunspell не установлены (en_GB, en_US, ru_RU); никакие слова не запрещены")
}

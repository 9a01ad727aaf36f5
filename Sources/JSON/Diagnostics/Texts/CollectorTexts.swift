internal import Support

/// What is said of findings that a limit left out.
enum CollectorTexts {
    static func leftOut(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "further finding is", "further findings are")) not shown; fix those above first",
            "не показано ещё \(Plural.russian(count, "замечание", "замечания", "замечаний")); сначала исправьте перечисленные"
        )
    }

    static let title = LocalizedText(
        "findings left out",
        "показаны не все замечания")
}

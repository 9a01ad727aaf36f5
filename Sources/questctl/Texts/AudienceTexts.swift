internal import Support

/// Messages about parts that riders do not see.
enum AudienceTexts {
    static func leftOut(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "hidden task is", "hidden tasks are")) left out; --for organiser shows all",
            "\(Plural.russian(count, "скрытое задание пропущено", "скрытых задания пропущено", "скрытых заданий пропущено")); "
                + "все показывает --for organiser")
    }

    static let allHidden = LocalizedText(
        "all tasks are hidden from riders; --for organiser shows them",
        "все задания скрыты от участников; их показывает --for organiser")
}

import Languages
import QuestPrinting

/// What `questctl print` says.
enum PrintCommandTexts {
    static func notPDF(_ output: String) -> LocalizedText {
        LocalizedText(
            "prints are PDF files: end the name of \(output) in .pdf",
            "печать — это файл PDF: имя \(output) должно кончаться на .pdf")
    }

    static func needs(_ part: String, _ option: String) -> LocalizedText {
        LocalizedText("--parts \(part) needs \(option)", "для --parts \(part) нужен \(option)")
    }

    static let needsLogs = LocalizedText(
        "--parts results needs ride logs: name them behind the quest",
        "для --parts results нужны журналы заездов: укажите их после квеста")

    static func unusedLog(_ log: String) -> LocalizedText {
        LocalizedText(
            "\(log) would not be read: ride logs are for --parts results",
            "\(log) не понадобится: журналы заездов нужны для --parts results")
    }

    static let unusedAddress = LocalizedText(
        "--join-url and --page-url are for --parts codes", "--join-url и --page-url нужны для --parts codes")

    static let unusedScale = LocalizedText(
        "--scale, --orientation, --overlap and --tiles are for a map: name one with --map",
        "--scale, --orientation, --overlap и --tiles относятся к карте: укажите её через --map")

    static func noAddress(_ text: String) -> LocalizedText {
        LocalizedText(
            "\(text) is no address of a page; give it whole, such as https://quest.example/e/spring",
            "\(text) — не адрес страницы; укажите его целиком, например https://quest.example/e/spring")
    }

    static let allOffMap = LocalizedText(
        "no task is on this map; is it the map of another place?",
        "ни одного задания на этой карте нет; это карта другого места?")

    static func offMap(_ count: Int, _ numbers: String) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "task is", "tasks are")) off the map, where no roads are drawn: \(numbers)",
            "\(Plural.russian(count, "задание", "задания", "заданий")) за пределами карты, там нет дорог: \(numbers)")
    }

    static let start = LocalizedText("the start", "старт")
    static let finish = LocalizedText("the finish", "финиш")

    static func offMap(_ name: LocalizedText) -> LocalizedText {
        LocalizedText(
            "\(name.english) is off the map, where no roads are drawn",
            "\(name.russian) за пределами карты, там нет дорог")
    }

    static func leftOut(_ count: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(count, "hidden task is", "hidden tasks are")) left out; --for organiser prints all",
            Plural.russian(count, "скрытое задание пропущено", "скрытых задания пропущено", "скрытых заданий пропущено")
                + "; все печатает --for organiser")
    }

    static func missingLetters(_ letters: [Character]) -> LocalizedText {
        let shown = letters.prefix(20).map(String.init).joined(separator: " ") + (letters.count > 20 ? " …" : "")
        return LocalizedText(
            "note: no font on this computer has \(shown); install one that does",
            "замечание: ни в одном шрифте на этом компьютере нет \(shown); установите такой шрифт")
    }

    static func summary(pages: Int, plan: SheetPlan?) -> LocalizedText {
        let count = LocalizedText(
            Plural.english(pages, "page", "pages"), Plural.russian(pages, "страница", "страницы", "страниц"))
        guard let plan else { return count }
        let sheets = plan.sheetCount
        return LocalizedText(
            "\(count.english), the map at 1:\(plan.scale) on \(Plural.english(sheets, "sheet", "sheets"))",
            "\(count.russian), карта 1:\(plan.scale) на \(Plural.russian(sheets, "листе", "листах", "листах"))")
    }
}

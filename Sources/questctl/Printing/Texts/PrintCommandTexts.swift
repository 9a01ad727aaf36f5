import MapDrawing
import Support

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

    static func addressOfTask(_ text: String) -> LocalizedText {
        LocalizedText(
            "\(text) leads to a task already; give --page-url the quest's page, and each code gets its own task",
            "\(text) уже ведёт к заданию; укажите в --page-url страницу квеста, и в каждый код попадёт своё задание")
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

    /// - Parameter texts: those that are cut, with the first page of each.
    static func cut(_ texts: [(text: String, page: Int)]) -> LocalizedText {
        let shown = texts.prefix(10).map { ("\(DisplayText.sanitized($0.text, most: 60))", $0.page) }
        let more = texts.count > shown.count ? " …" : ""
        return LocalizedText(
            "note: \(Plural.english(texts.count, "text is", "texts are")) too long for the paper and cut: "
                + shown.map { "“\($0)” on page \($1) of the file" }.joined(separator: ", ") + more
                + "; shorten \(texts.count == 1 ? "it" : "them")",
            "замечание: не умещаются на бумаге и обрезаны тексты (\(texts.count)): "
                + shown.map { "«\($0)» на странице \($1) файла" }.joined(separator: ", ") + more
                + "; сократите \(texts.count == 1 ? "его" : "их")")
    }

    /// - Parameter pages: those where numbers find no place, with these.
    static func crowded(_ pages: [(page: Int, numbers: [String])]) -> LocalizedText {
        let count = pages.reduce(0) { $0 + $1.numbers.count }
        func list(_ numbers: [String]) -> String {
            numbers.prefix(20).joined(separator: ", ") + (numbers.count > 20 ? " …" : "")
        }
        return LocalizedText(
            "note: \(Plural.english(count, "number finds", "numbers find")) no place beside the circles: "
                + pages.map { "on page \($0.page) of the file \(list($0.numbers))" }.joined(separator: "; ")
                + "; print at a larger --scale or on larger --paper",
            "замечание: рядом с кружками нет места для номеров (\(count)): "
                + pages.map { "на странице \($0.page) файла \(list($0.numbers))" }.joined(separator: "; ")
                + "; напечатайте крупнее (--scale) или на бумаге больше (--paper)")
    }

    static func sealedAnswers(_ count: Int) -> LocalizedText {
        LocalizedText(
            "note: \(Plural.english(count, "answer is", "answers are")) sealed in this file and not printed; print the file that it was sealed from",
            "замечание: не напечатаны ответы под печатью (\(count)); печатайте файл, из которого сделано это издание")
    }

    static let timesInUTC = LocalizedText(
        "note: the times on paper are in UTC, since none in the quest is written by local clocks; write them such as 2026-06-06T10:00+05:00",
        "замечание: время на бумаге — UTC, так как в квесте не записано местное; пишите его так: 2026-06-06T10:00+05:00"
    )

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

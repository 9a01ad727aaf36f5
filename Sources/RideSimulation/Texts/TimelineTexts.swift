import Answers
import Quests
import Support

/// The texts of a ride's timeline.
enum TimelineTexts {
    static let start = LocalizedText("start", "старт")
    static let finish = LocalizedText("finish", "финиш")
    static let heading = LocalizedText("→", "→")
    static let wrongTurn = LocalizedText("takes a wrong turn", "сворачивает не туда")
    static let newRoute = LocalizedText("new route", "новый маршрут")
    static let endOfRoute = LocalizedText("end of the route", "конец маршрута")
    static let reaches = LocalizedText("reaches", "на месте:")
    static let hintTaken = LocalizedText("a hint is taken", "взята подсказка")
    static let givenUp = LocalizedText("given up", "отказ")
    static let answerShown = LocalizedText("the answer is shown", "показан ответ")
    static let entersZone = LocalizedText("enters the zone", "въезд в зону")
    static let leavesZone = LocalizedText("leaves the zone", "выезд из зоны")
    static let worthALook = LocalizedText("worth a look", "стоит проверить")
    static let brokenOff = LocalizedText("the ride is broken off", "поездка прервана")

    static func offRoute(by distance: Double) -> LocalizedText {
        LocalizedText(
            "off the route by \(Measures.distance(distance).english)",
            "в стороне от маршрута: \(Measures.distance(distance).russian)")
    }

    static func answer(_ answer: String) -> LocalizedText { LocalizedText("answer “\(answer)”", "ответ «\(answer)»") }

    static func unknownTask(_ id: Quest.Task.ID) -> LocalizedText { LocalizedText("task \(id)", "задание \(id)") }

    static func task(_ task: Quest.Task) -> LocalizedText {
        LocalizedText(
            "task \(task.number) “\(task.name(in: Language.english.rawValue))”",
            "задание \(task.number) «\(task.name(in: Language.russian.rawValue))»")
    }

    static func zone(_ name: String) -> LocalizedText { LocalizedText("“\(name)”", "«\(name)»") }

    static func ridden(_ metres: Double) -> LocalizedText {
        let length = Measures.distance(metres)
        return LocalizedText("\(length.english) ridden", "проехано \(length.russian)")
    }
}

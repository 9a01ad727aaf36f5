public import Languages
public import QuestEngine
import VeloQuest

extension RideRecord.Entry {
    /// What happened, in words.
    public func message(in quest: Quest) -> LocalizedText {
        switch kind {
        case .started: LocalizedText("start", "старт")
        case .headed(let target, let leg):
            LocalizedText("→", "→").joined(" ", name(target, quest)).joined(": ", leg.measures)
        case .wrongTurn: LocalizedText("takes a wrong turn", "сворачивает не туда")
        case .deviated(let distance):
            LocalizedText(
                "off the route by \(Measures.distance(distance).english)",
                "в стороне от маршрута: \(Measures.distance(distance).russian)")
        case .rerouted(let leg): LocalizedText("new route", "новый маршрут").joined(": ", leg.measures)
        case .arrived: LocalizedText("end of the route", "конец маршрута")
        case .reached(let checkIn):
            LocalizedText("reaches", "на месте:").joined(" ", name(.task(checkIn.task), quest))
        case .answered(let task, let answer, let verdict):
            name(.task(task), quest).joined(", ", LocalizedText("answer “\(answer)”", "ответ «\(answer)»"))
                .joined(": ", verdict.message)
        case .tookHint(let task):
            name(.task(task), quest).joined(", ", LocalizedText("a hint is taken", "взята подсказка"))
        case .skipped(let task): name(.task(task), quest).joined(", ", LocalizedText("given up", "отказ"))
        case .revealed(let task):
            name(.task(task), quest).joined(", ", LocalizedText("the answer is shown", "показан ответ"))
        case .refused(let error): error.message
        case .noRoute(let error): error.message
        case .finished: LocalizedText("finish", "финиш")
        case .brokenOff: LocalizedText("the ride is broken off", "поездка прервана")
        }
    }

    private func name(_ target: QuestRide.Target, _ quest: Quest) -> LocalizedText {
        guard case .task(let id) = target else { return LocalizedText("finish", "финиш") }
        guard let task = quest.task(id) else { return LocalizedText("task \(id)", "задание \(id)") }
        return LocalizedText("task \(task.number) “\(task.name)”", "задание \(task.number) «\(task.name)»")
    }
}

extension RideRecord {
    /// The ride in words: a line an event, then the result line by line.
    public func timeline(in language: Language) -> String {
        let start = entries.first?.time ?? 0
        var lines = entries.map { "\(Measures.clock($0.time - start))  \($0.message(in: quest)[language])" }
        let result = result
        lines.append("")
        lines += result.lines.map { $0.message[language] }
        lines += result.extras.map { $0.message[language] }
        lines.append(result.message[language])
        lines.append(summary[language])
        return lines.joined(separator: "\n") + "\n"
    }

    private var summary: LocalizedText {
        let ridden = Measures.distance(distance)
        let english = [
            "\(ridden.english) ridden", Plural.english(wrongTurnCount, "wrong turn", "wrong turns"),
            Plural.english(rerouteCount, "re-route", "re-routes"), Plural.english(fixes.count, "fix", "fixes"),
        ]
        let russian = [
            "проехано \(ridden.russian)",
            Plural.russian(wrongTurnCount, "неверный поворот", "неверных поворота", "неверных поворотов"),
            Plural.russian(rerouteCount, "перестроение маршрута", "перестроения маршрута", "перестроений маршрута"),
            Plural.russian(fixes.count, "отметка положения", "отметки положения", "отметок положения"),
        ]
        return LocalizedText(english.joined(separator: ", "), russian.joined(separator: ", "))
    }
}

extension RouteLeg {
    /// `1.2 km, 4 min`.
    fileprivate var measures: LocalizedText {
        Measures.distance(distance).joined(", ", Measures.duration(duration))
    }
}

extension LocalizedText {
    fileprivate func joined(_ separator: String, _ other: LocalizedText) -> LocalizedText {
        LocalizedText(english + separator + other.english, russian + separator + other.russian)
    }
}

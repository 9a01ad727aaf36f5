public import Quests
internal import Scoring
public import Support

extension Hindsight {
    /// `at this pace (1.05) and 55 s a task, 120 points were possible in 0:57:10: 7, 3, 1`.
    public func message(in quest: Quest) -> LocalizedText {
        let pace = Measures.decimal(pace, digits: 2)
        let rest = Measures.duration(secondsAtTask)
        let numbers = best.tours.flatMap { $0.stops }.compactMap { quest.task($0.task).map { "\($0.number)" } }
        let time = Measures.clock(bestTime)
        let order = numbers.isEmpty ? "" : ": " + numbers.joined(separator: ", ")
        return LocalizedText(
            "at this pace (\(pace.english)) and \(rest.english) a task, \(best.total.counted.english) were possible in \(time)\(order)",
            "в этом темпе (\(pace.russian)) и по \(rest.russian) на задание можно было набрать "
                + "\(best.total.counted.russian) за \(time)\(order)")
    }
}

public import Quests
internal import Scoring
public import Support

extension Hindsight {
    /// `at this pace (1.05) and 55 s a task, 120 points were possible in 0:57:10: 7, 3, 1`.
    public func message(in quest: Quest) -> Message {
        let pace = Measures.decimal(pace, digits: 2)
        let rest = Measures.duration(secondsAtTask)
        let numbers = best.tours.flatMap { $0.stops }.compactMap { quest.task($0.task).map { "\($0.number)" } }
        let time = Measures.clock(bestTime)
        let order = numbers.isEmpty ? "" : ": " + numbers.joined(separator: ", ")
        return Message(
            "hindsight",
            [
                "pace": .of(pace), "rest": .of(rest), "counted": .of(best.total.counted), "time": .of(time),
                "order": .of(order),
            ])
    }
}

import Quests

extension RidePlan: CustomStringConvertible {
    /// `oak, mill; pier: +40 points`: the tours' tasks, and what they bring.
    public var description: String {
        let ways = tours.map { tour in tour.stops.map { $0.task.rawValue }.joined(separator: ", ") }
        return "\(ways.joined(separator: "; ")): \(gain < .zero ? "" : "+")\(gain.counted[.english])"
    }
}

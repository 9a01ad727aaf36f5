import Quests
internal import Support

extension Standings: CustomStringConvertible {
    /// `24 rides in 3 classes`.
    public var description: String {
        let rides = groups.reduce(0) { $0 + $1.rows.count }
        return Message("standings-description", ["rides": .of(rides), "classes": .of(groups.count)])[.english]
    }
}

extension Standings.Group: CustomStringConvertible {
    /// `class Juniors, 8 rides`.
    public var description: String {
        let category = category.map { DisplayText.sanitized($0) }
        return Message("standings-group-description", ["class": .of(category), "rides": .of(rows.count)])[.english]
    }
}

extension Standings.Row: CustomStringConvertible {
    /// `1. Anna: 50 points, 3 of 7 tasks solved in 0:42:07`.
    public var description: String {
        "\(rank.map { "\($0)" } ?? "–"). \(DisplayText.sanitized(name)): \(result.message[.english])"
    }
}

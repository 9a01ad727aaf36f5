import Quests
internal import Support

extension Standings: CustomStringConvertible {
    /// `24 rides in 3 classes`.
    public var description: String {
        let rides = groups.reduce(0) { $0 + $1.rows.count }
        return "\(Plural.english(rides, "ride", "rides")) in \(Plural.english(groups.count, "class", "classes"))"
    }
}

extension Standings.Group: CustomStringConvertible {
    /// `class Juniors, 8 rides`.
    public var description: String {
        let name = category.map { "class \(DisplayText.sanitized($0))" } ?? "no class"
        return "\(name), \(Plural.english(rows.count, "ride", "rides"))"
    }
}

extension Standings.Row: CustomStringConvertible {
    /// `1. Anna: 50 points, 3 of 7 tasks solved in 0:42:07`.
    public var description: String {
        "\(rank.map { "\($0)" } ?? "–"). \(DisplayText.sanitized(name)): \(result.message.english)"
    }
}

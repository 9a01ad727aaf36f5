internal import Geodesy
import Quests
internal import Support

extension RideEntry: CustomStringConvertible {
    /// The entry as the line that a log has of it, without the line feed.
    public var description: String { String(decoding: RideLog.lines(of: [self]).dropLast(), as: UTF8.self) }
}

extension RideLog: CustomStringConvertible {
    /// `120 entries of 3 riders`.
    public var description: String {
        var riders: Set<RideEntry.Rider> = []
        for entry in entries { riders.insert(entry.rider) }
        return
            Message("ride-entries-description", ["entries": .of(entries.count), "riders": .of(riders.count)])[.english]
    }
}

extension CheckIn: CustomStringConvertible {
    /// `task oak at 61.41,55.16, 12.5 m away`.
    public var description: String {
        "task \(DisplayText.sanitized(task.rawValue)) at \(coordinate), \(distance) m away"
    }
}

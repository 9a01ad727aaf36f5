import Quests
internal import Scoring
internal import Support

/// Common parts of the messages of the IOF's data standard.
enum IOF {
    /// The namespace of version 3.0.
    static let namespace = "http://www.orienteering.org/datastandard/3.0"
    /// The namespace of this package's data inside `Extensions`, which the standard leaves to programs.
    static let extensionNamespace = "urn:x-veloquest:exchange:1"

    /// The attributes of the root element.
    static func root(created: Double?, creator: String?, status: String? = nil) -> XMLWriter.Attributes {
        [
            "xmlns": namespace, "iofVersion": "3.0", "createTime": created.flatMap(dateTime), "creator": creator,
            "status": status,
        ]
    }

    /// A moment as `xsd:dateTime`; `nil` outside the years 1 to 9999, since XML Schema has no year 0.
    static func dateTime(_ seconds: Double) -> String? {
        guard seconds >= -62_135_596_800 else { return nil }
        return ISO8601.text(seconds)
    }

    /// A number as `xsd:double`, to the thousandth unless it is huge; `nil` for one that is not finite.
    static func number(_ value: Double) -> String? {
        XMLNumber.text(value, decimals: 3) ?? XMLNumber.text(value)
    }

    /// Points as `xsd:double`.
    static func number(_ points: Points) -> String { XMLNumber.text(points.thousandths, over: 1000) }
}

extension XMLWriter {
    /// The element `Event`.
    mutating func writeEvent(_ name: String, id: String?, starts: Double?, ends: Double? = nil) {
        element("Event") { event in
            event.element("Id", optional: id)
            event.element("Name", name)
            event.writeMoment("StartTime", starts)
            event.writeMoment("EndTime", ends)
        }
    }

    /// A moment with its date and time in elements of their own.
    private mutating func writeMoment(_ name: StaticString, _ seconds: Double?) {
        guard let text = seconds.flatMap(IOF.dateTime) else { return }
        let parts = text.split(separator: "T")
        guard parts.count == 2 else { return }
        element(name) { moment in
            moment.element("Date", String(parts[0]))
            moment.element("Time", String(parts[1]))
        }
    }
}

/// The names of a quest's tasks in other programs.
///
/// The codes of the tasks (`Quest.Task.code`) if all differ, else their numbers in the quest: orienteering programs require unique
/// numbers. The start is S1, the finish F1.
struct ControlCodes {
    static let start = "S1"
    static let finish = "F1"

    private let tasks: [String]
    private let positions: [Quest.Task.ID: Int]

    package init(_ quest: Quest) {
        let codes = quest.tasks.map(\.code)
        let areDifferent = Set(codes).count == codes.count
        tasks = quest.tasks.map { String(areDifferent ? $0.code : $0.number) }
        var positions: [Quest.Task.ID: Int] = [:]
        for (position, task) in quest.tasks.enumerated() { positions[task.id] = position }
        self.positions = positions
    }

    /// The code of the task at a position in the quest.
    subscript(position: Int) -> String { tasks[position] }

    /// The code of a task; its identifier for one that the quest does not have.
    subscript(id: Quest.Task.ID) -> String { positions[id].map { tasks[$0] } ?? id.rawValue }
}

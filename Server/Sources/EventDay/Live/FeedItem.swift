import EventStore
public import VeloQuest

/// Something that the organiser, or the server, tells riders.
public struct FeedItem: Sendable, Hashable {
    /// Its number on the feed of the event.
    public let number: Int
    /// The rider whom it concerns; `nil` for all.
    public let rider: String?
    /// Its members without the number.
    let content: JSONObject

    init(number: Int, rider: String?, content: JSONObject) {
        self.number = number
        self.rider = rider
        self.content = content
    }

    init?(_ record: FeedRecord) {
        guard let content = (try? JSONValue(parsing: record.bytes))?.objectValue else { return nil }
        self.init(number: record.number, rider: record.rider, content: content)
    }

    /// Whether an organiser said it.
    var isMessage: Bool { content["kind"]?.stringValue == "message" }

    var record: FeedRecord {
        FeedRecord(number: number, rider: rider, bytes: JSONWriter().write(.object(content)))
    }

    /// The item with its number.
    public var json: JSONValue {
        var object: JSONObject = ["number": .integer(Int64(number))]
        for member in content.members { object[member.key] = member.value }
        return .object(object)
    }
}

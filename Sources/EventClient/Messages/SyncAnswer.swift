import JSON
import RideLogs

/// The answer to `sync`. Members that are unknown or of another kind are passed over.
struct SyncAnswer {
    /// One item of the feed.
    struct Item {
        let number: Int
        let kind: String
        let members: JSONObject
    }

    var head: (sequence: Int, digest: EntryDigest)?
    var gaps: [ClosedRange<Int>] = []
    /// The refused lines by their places in the request, with the codes of the reasons.
    var refused: [Int: String] = [:]
    /// The feed in order.
    var feed: [Item] = []
    /// The number of the last item of the event's feed, also where the answer does not have it.
    var last: Int?
    var quest: String?

    /// The most bytes of an answer that are looked at.
    static let mostBytes = 4 << 20

    /// The members of an object; `nil` for anything else.
    static func object(_ body: [UInt8]) -> JSONObject? {
        guard body.count <= mostBytes, body.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return nil }
        var options = JSONReadingOptions()
        options.diagnosticLimit = 1
        return (try? JSONValue(parsing: body, options: options))?.objectValue
    }

    /// Reads an answer; `nil` for anything that no server of an event sends.
    init?(_ body: [UInt8]) {
        // Every answer has the time: a page that asks for a password in a hotel has not.
        guard let members = Self.object(body), members["time"]?.integerValue != nil else { return nil }
        if let head = members["head"]?.objectValue,
            let sequence = head["seq"]?.integerValue.flatMap(Int.init(exactly:)),
            let digest = head["hash"]?.stringValue.flatMap({ EntryDigest($0) })
        {
            self.head = (sequence, digest)
        }
        for gap in members["gaps"]?.arrayValue ?? [] {
            let bounds = (gap.arrayValue ?? []).compactMap { $0.integerValue.flatMap(Int.init(exactly:)) }
            if bounds.count == 2, bounds[0] <= bounds[1] { gaps.append(bounds[0]...bounds[1]) }
        }
        for line in members["refused"]?.arrayValue ?? [] {
            guard let line = line.objectValue, let place = line["line"]?.integerValue.flatMap(Int.init(exactly:)) else {
                continue
            }
            refused[place] = line["code"]?.stringValue ?? ""
        }
        for item in members["feed"]?.arrayValue ?? [] {
            guard let item = item.objectValue, let number = item["number"]?.integerValue.flatMap(Int.init(exactly:))
            else { continue }
            feed.append(Item(number: number, kind: item["kind"]?.stringValue ?? "", members: item))
        }
        feed.sort { $0.number < $1.number }
        last = members["last"]?.integerValue.flatMap(Int.init(exactly:))
        quest = members["quest"]?.stringValue
    }
}

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

/// What was said to riders, in order.
struct Feed: Sendable {
    private(set) var items: [FeedItem] = []
    /// The places of the items of each rider, and of those for all.
    private var places: [String?: [Int]] = [:]

    var last: Int { items.last?.number ?? 0 }

    mutating func append(_ item: FeedItem) {
        guard item.number > last else { return }
        places[item.rider, default: []].append(items.count)
        items.append(item)
    }

    /// The items of a rider after a number.
    /// - Complexity: O(log *n* + *k*) for *k* items.
    func items(for rider: String, after number: Int, most: Int = 500) -> [FeedItem] {
        guard number < last else { return [] }
        func later(_ places: [Int]) -> ArraySlice<Int> {
            var low = 0
            var high = places.count
            while low < high {
                let middle = (low + high) / 2
                if items[places[middle]].number > number { high = middle } else { low = middle + 1 }
            }
            return places[low...]
        }
        let own = later(places[rider] ?? [])
        let common = later(places[nil] ?? [])
        return (own + common).sorted().prefix(most).map { items[$0] }
    }

    /// Empties what was said to a rider alone, for one who is erased. The numbers stay, so that none is given twice.
    mutating func empty(for rider: String) {
        for place in places[rider] ?? [] {
            items[place] = FeedItem(number: items[place].number, rider: rider, content: ["kind": "erased"])
        }
    }
}

import VeloQuest

/// What was said to riders, in order: the numbers of all items, and the last items themselves. The store has the others.
struct Feed: Sendable {
    /// How many items are kept at least; twice as many at most.
    static let leastKept = 512

    /// The numbers of the items of each rider, and of those for all, in order.
    private var places: [String?: [Int32]] = [:]
    /// The numbers of what organisers said, in order.
    private var messages: [Int32] = []
    /// The last items, in order.
    private var kept: [FeedItem] = []
    /// The number of the last item.
    private(set) var last = 0

    mutating func append(_ item: FeedItem) {
        guard item.number > last, let number = Int32(exactly: item.number) else { return }
        last = item.number
        places[item.rider, default: []].append(number)
        if item.isMessage { messages.append(number) }
        kept.append(item)
        if kept.count > 2 * Self.leastKept { kept.removeFirst(kept.count - Self.leastKept) }
    }

    /// The numbers of the items for a rider after one, at most the first 500.
    /// - Complexity: O(log *n* + *k*) for *k* numbers.
    func numbers(for rider: String, after number: Int, most: Int = 500) -> [Int] {
        guard number < last else { return [] }
        func later(_ numbers: [Int32]) -> ArraySlice<Int32> {
            var low = 0
            var high = numbers.count
            while low < high {
                let middle = (low + high) / 2
                if numbers[middle] > number { high = middle } else { low = middle + 1 }
            }
            return numbers[low...]
        }
        let own = later(places[rider] ?? [])
        let common = later(places[nil] ?? [])
        return (own + common).sorted().prefix(most).map { Int($0) }
    }

    /// The numbers of the last messages, the latest first.
    func messageNumbers(most: Int = 500) -> [Int] { messages.suffix(most).reversed().map { Int($0) } }

    /// The numbers of all items, in order.
    var numbers: [Int] { places.values.joined().sorted().map { Int($0) } }

    /// An item that is kept; `nil` for one that only the store has.
    /// - Complexity: O(log *n*).
    func item(_ number: Int) -> FeedItem? {
        var low = 0
        var high = kept.count
        while low < high {
            let middle = (low + high) / 2
            if kept[middle].number < number { low = middle + 1 } else { high = middle }
        }
        return low < kept.count && kept[low].number == number ? kept[low] : nil
    }

    /// Empties what was said to a rider alone, for one who is erased. The numbers stay, so that none is given twice.
    mutating func empty(for rider: String) {
        for place in kept.indices where kept[place].rider == rider {
            kept[place] = FeedItem(number: kept[place].number, rider: rider, content: ["kind": "erased"])
        }
    }
}

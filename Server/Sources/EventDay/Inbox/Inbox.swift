import EventClient
import EventStore
import VeloQuest

/// What is sent to the riders of an event: the numbers of all items, the last items themselves (the store has the others), and the phones
/// that wait for the next one.
///
/// An item gets its number before it is committed (`number(_:for:)`). Commits may end in another order, and a phone that saw a later item
/// asks for those after it only: so an item is shown when all before it are committed, or were dropped.
struct Inbox: Sendable {
    /// How many items are kept at least; twice as many at most.
    static let leastKept = 512

    /// An item and for whom it is.
    struct Entry: Sendable, Hashable {
        /// The rider whom it concerns; `nil` for all.
        let rider: String?
        let item: InboxItem

        var number: Int { item.number }
        /// Whether an organiser said it.
        var isMessage: Bool { item.members["kind"] == "message" }
    }

    /// A phone that waits for something new.
    private struct Waiter: Sendable {
        let rider: String
        let continuation: CheckedContinuation<Void, Never>
    }

    /// The numbers of the items of each rider, and of those for all, in order.
    private var numbersByRider: [String?: [Int32]] = [:]
    /// The numbers of what organisers said, in order.
    private var messages: [Int32] = []
    /// The last items, in order.
    private var recent: [Entry] = []
    /// The number of the last item that is shown.
    private(set) var last = 0
    /// The last number that was given out.
    private var lastNumber = 0
    /// Numbers that are being committed, and items that were committed while earlier ones are not yet.
    private var openNumbers: Set<Int> = []
    private var committed: [Entry] = []
    private var waiters: [Int: Waiter] = [:]
    private var lastWaiter = 0

    // Sending.

    /// Items that are to be committed, with their numbers.
    mutating func number(_ contents: [InboxContent], for rider: String?) -> [Entry] {
        contents.map { content in
            lastNumber += 1
            openNumbers.insert(lastNumber)
            return Entry(rider: rider, item: InboxItem(number: lastNumber, members: content.members))
        }
    }

    /// Shows items that are committed, as soon as all before them are, and wakes the phones that wait for them.
    mutating func deliver(_ entries: [Entry]) {
        for entry in entries { openNumbers.remove(entry.number) }
        committed += entries
        showCommitted()
    }

    /// Drops items that could not be committed; later ones no longer wait for them.
    mutating func drop(_ entries: [Entry]) {
        for entry in entries { openNumbers.remove(entry.number) }
        showCommitted()
    }

    private mutating func showCommitted() {
        let end = openNumbers.min() ?? .max
        let ready = committed.filter { $0.number < end }.sorted { $0.number < $1.number }
        guard !ready.isEmpty else { return }
        committed.removeAll { $0.number < end }
        for entry in ready { append(entry) }
        let riders = Set(ready.map(\.rider))
        for (number, waiter) in waiters where riders.contains(nil) || riders.contains(waiter.rider) { wake(number) }
    }

    /// Adds an item that the store has.
    mutating func append(_ entry: Entry) {
        guard entry.number > last, let number = Int32(exactly: entry.number) else { return }
        last = entry.number
        lastNumber = max(lastNumber, last)
        numbersByRider[entry.rider, default: []].append(number)
        if entry.isMessage { messages.append(number) }
        recent.append(entry)
        if recent.count > 2 * Self.leastKept { recent.removeFirst(recent.count - Self.leastKept) }
    }

    /// Empties what was sent to a rider alone, for one who is erased. The numbers stay, so that none is given twice.
    mutating func empty(for rider: String) {
        for index in recent.indices where recent[index].rider == rider {
            let item = InboxItem(number: recent[index].number, members: ["kind": "erased"])
            recent[index] = Entry(rider: rider, item: item)
        }
    }

    // Reading.

    /// The numbers of the items for a rider after one, at most the first 500.
    /// - Complexity: O(log *n* + *k*) for *k* numbers.
    func numbers(for rider: String, after number: Int, most: Int = 500) -> [Int] {
        guard number < last else { return [] }
        func later(_ numbers: [Int32]) -> ArraySlice<Int32> {
            numbers[Self.lowerBound(numbers.count) { numbers[$0] <= number }...]
        }
        let personal = later(numbersByRider[rider] ?? [])
        let common = later(numbersByRider[nil] ?? [])
        return (personal + common).sorted().prefix(most).map { Int($0) }
    }

    /// The numbers of the last messages, the latest first.
    func messageNumbers(most: Int = 500) -> [Int] { messages.suffix(most).reversed().map { Int($0) } }

    /// The numbers of all items, in order.
    var numbers: [Int] { numbersByRider.values.joined().sorted().map { Int($0) } }

    /// An item that is at hand; `nil` for one that only the store has.
    /// - Complexity: O(log *n*).
    func entry(_ number: Int) -> Entry? {
        let index = Self.lowerBound(recent.count) { recent[$0].number < number }
        return index < recent.count && recent[index].number == number ? recent[index] : nil
    }

    /// The first index that is not before what is sought.
    private static func lowerBound(_ count: Int, _ isBefore: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isBefore(middle) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    // Waiting.

    /// How many phones wait.
    var waiterCount: Int { waiters.count }

    /// The number of a phone that is about to wait.
    mutating func newWaiter() -> Int {
        lastWaiter += 1
        return lastWaiter
    }

    /// A phone waits for an item of its rider, or for all.
    mutating func wait(_ number: Int, for rider: String, _ continuation: CheckedContinuation<Void, Never>) {
        waiters[number] = Waiter(rider: rider, continuation: continuation)
    }

    /// Wakes a phone, unless it is awake.
    mutating func wake(_ number: Int) { waiters.removeValue(forKey: number)?.continuation.resume() }

    /// Wakes all phones.
    mutating func wakeAll() { for number in waiters.keys { wake(number) } }
}

extension Inbox.Entry {
    /// Reads a stored item; `nil` for one that cannot be read.
    init?(_ record: FeedRecord) {
        guard let members = (try? JSONValue(parsing: record.bytes))?.objectValue else { return nil }
        self.init(rider: record.rider, item: InboxItem(number: record.number, members: members))
    }

    /// As it is stored.
    var record: FeedRecord {
        FeedRecord(number: number, rider: rider, bytes: JSONWriter().write(.object(item.members)))
    }
}

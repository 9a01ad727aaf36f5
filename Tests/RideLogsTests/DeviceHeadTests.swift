import EngineTestSupport
import RideLogs
import Support
import Testing

@Suite("Heads of devices")
struct DeviceHeadTests {
    private func phone(_ count: Int, resuming log: RideLog = RideLog(), _ reason: String = "") -> RideLog {
        var phone = DeviceLog(device: "a", rider: "anna", resuming: log)
        for number in 0..<count { phone.append(.disqualified(reason: "\(reason)\(number)"), at: Double(number)) }
        return phone.log
    }

    private func head(_ entries: some Sequence<RideEntry>) -> DeviceHead {
        var head = DeviceHead()
        for entry in entries { head.insert(entry) }
        return head
    }

    @Test("without a first entry there is no head, and the numbers before are a gap")
    func withoutFirst() {
        let log = phone(6).entries
        let empty = DeviceHead()
        #expect(empty.sequence == 0 && empty.digest == nil && empty.gaps.isEmpty && empty.lastSequence == 0)
        let late = head(log[3...])
        #expect(late.sequence == 0 && late.digest == nil && late.gaps == [1...3] && late.lastSequence == 6)
    }

    @Test("the head is the last entry up to which none is missing, and gaps lie behind it")
    func gaps() {
        let log = phone(9).entries
        let some = head([0, 1, 4, 5, 7].map { log[$0] })
        #expect(some.sequence == 2 && some.digest == log[1].digest)
        #expect(some.gaps == [3...4, 7...7] && some.lastSequence == 8 && some.count == 5)
        var whole = some
        #expect(whole.insert(log[2]) && !whole.insert(log[2]) && !whole.insert(log[7]))
        #expect(whole.sequence == 3)
        whole.insert(log[3])
        #expect(whole.sequence == 6 && whole.digest == log[5].digest && whole.gaps == [7...7])
    }

    @Test("an entry of somebody else in the place of a missing one does not make the rest whole")
    func foreignEntry() {
        let log = phone(5).entries
        let other = phone(1, resuming: RideLog(log[..<2]), "other").entries[2]
        let mixed = head([log[0], log[1], other, log[3], log[4]])
        #expect(mixed.sequence == 3 && mixed.digest == other.digest && mixed.gaps.isEmpty)
        let all = head([log[0], log[1], other, log[3], log[4], log[2]])
        #expect(all.sequence == 5 && all.digest == log[4].digest && all.count == 6)
    }

    @Test("of branches that are as long the head is the first by digest, and the longest goes before")
    func branches() {
        let trunk = phone(3)
        let (one, other) = (phone(2, resuming: trunk, "one"), phone(2, resuming: trunk, "other"))
        let tips = [one.entries[4].digest, other.entries[4].digest].sorted()
        for logs in [[one, other], [other, one]] {
            #expect(head(logs.flatMap(\.entries)).digest == tips[0])
        }
        let longer = phone(1, resuming: other, "longer")
        #expect(head(one.entries + longer.entries).digest == longer.entries[5].digest)
    }

    @Test("numbers that no device writes harm nothing")
    func numbers() {
        var head = DeviceHead()
        for sequence in [Int.max, 1, .max - 1, .min, 0, -1, 3] {
            let entry = RideEntry(
                rider: "a", device: "a", sequence: sequence, time: 0, event: .started, previous: .none)
            #expect(head.insert(entry) == (sequence > 0))
        }
        #expect(head.sequence == 1 && head.gaps == [2...2, 4...(Int.max - 2)] && head.lastSequence == .max)
    }

    @Test(
        "in any order and with repeats they are what all entries together give", arguments: 0..<200 as Range<UInt64>)
    func anyOrder(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        var logs = [phone(1 + generator.next(below: 12))]
        for number in 0..<generator.next(below: 4) {
            let start = RideLog(logs[0].entries.prefix(generator.next(below: logs[0].entries.count + 1)))
            logs.append(phone(1 + generator.next(below: 5), resuming: start, "branch \(number) "))
        }
        // An entry that skips numbers, and one that follows an entry with another number than the one before.
        for number in [7, 30] {
            let entry = RideEntry(
                rider: "anna", device: "a", sequence: number, time: 0, event: .finished,
                previous: logs[0].entries[0].digest)
            logs.append(RideLog([entry]))
        }
        var entries = logs.flatMap(\.entries).filter { _ in generator.chance(0.9) }
        for entry in entries where generator.chance(0.2) { entries.append(entry) }
        generator.shuffle(&entries)
        var head = DeviceHead()
        var known: Set<RideEntry> = []
        for entry in entries {
            #expect(head.insert(entry) == known.insert(entry).inserted)
            var whole: Set<RideEntry> = []
            var isGrowing = true
            while isGrowing {
                let next = known.subtracting(whole).filter { entry in
                    entry.sequence == 1 && entry.previous == .none
                        || whole.contains { $0.digest == entry.previous && $0.sequence == entry.sequence - 1 }
                }
                isGrowing = !next.isEmpty
                whole.formUnion(next)
            }
            let last = whole.map(\.sequence).max() ?? 0
            #expect(head.sequence == last, "seed \(seed)")
            #expect(head.digest == whole.filter { $0.sequence == last }.map(\.digest).min(), "seed \(seed)")
            let numbers = Set(known.map(\.sequence))
            let missing = (1...(numbers.max() ?? 1)).filter { !numbers.contains($0) }
            #expect(head.gaps.flatMap { Array($0) } == missing, "seed \(seed)")
            #expect(head.count == known.count && head.lastSequence == numbers.max())
        }
    }
}

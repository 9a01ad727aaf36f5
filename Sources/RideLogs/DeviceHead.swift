/// How much of a device's log is at hand: up to where it is whole, and what is missing after that.
///
///     var head = DeviceHead()
///     for entry in received { head.insert(entry) }
///     answer(head.sequence, head.digest, missing: head.gaps)
///
/// The same entries give the same head and gaps, in whatever order and however often they come. A server keeps one of each device and tells
/// the device by it what to send again; the device does so from there on.
///
/// The head is a digest, and so vouches for the whole chain before it: an entry belongs to the whole part if its number is 1 and it
/// follows none, or if the entry that its `previous` names has the number before it and belongs to the whole part. Gaps go by numbers alone.
///
/// A device may have several entries with one number, where its log was written anew or two devices have one name. All of them are
/// kept, as in a `RideLog`, and all branches are followed: the head is the entry with the greatest number in the whole part of any
/// branch; of several with that number the first by digest. A device whose own entry with that number has another digest learns from it
/// that somebody else writes under its name, and nothing of its own entries.
public struct DeviceHead: Sendable {
    /// The number of the last entry of the whole part; 0 where there is no first entry.
    public private(set) var sequence = 0
    /// The digest of the last entry of the whole part; `nil` where there is no first entry.
    public private(set) var digest: EntryDigest?
    /// How many different entries there are.
    public private(set) var count = 0

    /// The first entry of the whole part with each number, from 1.
    private var chain: ContiguousArray<EntryDigest> = []
    /// Further ones, and their numbers.
    private var branches: [EntryDigest: Int] = [:]
    /// Entries that do not belong to the whole part yet, and their numbers, by the entries that they follow.
    private var waiting: [EntryDigest: [EntryDigest: Int]] = [:]
    /// The numbers that are at hand, as ranges that do not touch, in order.
    private var numbers: [ClosedRange<Int>] = []

    /// Nothing is at hand.
    public init() {}

    /// Takes note of an entry; `false` if it is known.
    ///
    /// - Complexity: O(log *g*) for *g* gaps, amortised, and O(*g*) where it opens or closes a gap.
    @discardableResult
    public mutating func insert(_ entry: RideEntry) -> Bool {
        insert(sequence: entry.sequence, digest: entry.digest, previous: entry.previous)
    }

    /// Takes note of an entry of which only its place in the chain is at hand; `false` if it is known, or the number is below 1.
    @discardableResult
    public mutating func insert(sequence: Int, digest: EntryDigest, previous: EntryDigest) -> Bool {
        guard sequence >= 1, !isWhole(digest, sequence), waiting[previous]?[digest] == nil else { return false }
        count += 1
        insert(sequence)
        guard sequence == 1 ? previous == .none : isWhole(previous, sequence - 1) else {
            waiting[previous, default: [:]][digest] = sequence
            return true
        }
        var open = [(digest: digest, sequence: sequence)]
        while let next = open.popLast() {
            join(next.digest, next.sequence)
            guard let followers = waiting[next.digest] else { continue }
            let joining = followers.filter { $0.value - 1 == next.sequence }
            guard !joining.isEmpty else { continue }
            let others = followers.filter { $0.value - 1 != next.sequence }
            waiting[next.digest] = others.isEmpty ? nil : others
            for (digest, sequence) in joining { open.append((digest, sequence)) }
        }
        return true
    }

    /// The greatest number of an entry; 0 where there is none.
    public var lastSequence: Int { numbers.last?.upperBound ?? 0 }

    /// The numbers below `lastSequence` of which there is no entry, in order.
    /// - Complexity: O(*g*) for *g* gaps.
    public var gaps: [ClosedRange<Int>] {
        var gaps: [ClosedRange<Int>] = []
        var last = 0
        for range in numbers {
            if range.lowerBound - 1 > last { gaps.append((last + 1)...(range.lowerBound - 1)) }
            last = range.upperBound
        }
        return gaps
    }

    private func isWhole(_ digest: EntryDigest, _ sequence: Int) -> Bool {
        guard sequence <= chain.count else { return false }
        return chain[sequence - 1] == digest || branches[digest] == sequence
    }

    private mutating func join(_ digest: EntryDigest, _ sequence: Int) {
        if sequence == chain.count + 1 { chain.append(digest) } else { branches[digest] = sequence }
        if sequence > self.sequence || sequence == self.sequence && self.digest.map({ digest < $0 }) ?? true {
            self.sequence = sequence
            self.digest = digest
        }
    }

    private mutating func insert(_ number: Int) {
        var low = 0
        var high = numbers.count
        while low < high {
            let middle = (low + high) / 2
            if numbers[middle].upperBound < number { low = middle + 1 } else { high = middle }
        }
        // The range at `low` is the first that does not end before the number.
        if low < numbers.count, numbers[low].lowerBound <= number { return }
        let isNextBelow = low > 0 && numbers[low - 1].upperBound == number - 1
        let isNextAbove = low < numbers.count && numbers[low].lowerBound - 1 == number
        switch (isNextBelow, isNextAbove) {
        case (true, true):
            numbers[low - 1] = numbers[low - 1].lowerBound...numbers[low].upperBound
            numbers.remove(at: low)
        case (true, false): numbers[low - 1] = numbers[low - 1].lowerBound...number
        case (false, true): numbers[low] = number...numbers[low].upperBound
        case (false, false): numbers.insert(number...number, at: low)
        }
    }
}

/// The identifiers of a file so far, each with the first element that has it.
///
/// Most files number their elements. Numbers that count up with the elements are stored as ranges, all other identifiers as digests:
///
///     elements   0   1   2   3   4    5    6
///     id         7   8   9  10  "a"  300  301
///     digests    7              "a"  300
///     ranges         8 … 10               301 …
package struct SeenIdentifiers: Sendable {
    /// Numbers that count up with the elements from `first` on.
    fileprivate struct Numbers: Sendable {
        var first: Int64
        var index: Int
        var count: Int64 = 1

        func index(of number: Int64) -> Int? {
            let (offset, isTooFar) = number.subtractingReportingOverflow(first)
            return isTooFar || offset < 0 || offset >= count ? nil : index + Int(offset)
        }
    }

    /// Shorter ranges take more memory than digests.
    private static let leastCount: Int64 = 16
    private static let mostRanges = 4096

    private var digests = IdentifierDigests()
    /// In the order of their numbers, which do not overlap.
    private var ranges: [Numbers] = []
    /// The range that the next element may continue.
    private var current: Numbers?
    private var previous: (number: Int64, index: Int)?

    package init() {}

    /// How many identifiers could not be stored.
    package var unremembered: Int { digests.unremembered }

    /// Stores the identifier of an element, and returns the first element with the same one; `nil` where there is none.
    ///
    /// - Complexity: O(1) on average, and O(log *n*) for the number of ranges.
    package mutating func insert(_ id: Feature.Identifier, at index: Int) -> Int? {
        guard case .integer(let number) = id else {
            endRange()
            return digests.insert(IdentifierDigests.digest(of: id), at: index)
        }
        if let first = current?.index(of: number) ?? rangesIndex(of: number) { return first }
        let follows = previous.map { $0.number < number && $0.number + 1 == number && $0.index + 1 == index } ?? false
        previous = (number, index)
        guard follows else {
            endRange()
            return digests.insert(IdentifierDigests.digest(of: id), at: index)
        }
        if let first = digests.first(IdentifierDigests.digest(of: id)) { return first }
        if current.map({ $0.first + $0.count == number && $0.index + Int($0.count) == index }) == true {
            current?.count += 1
        } else {
            endRange()
            current = Numbers(first: number, index: index)
        }
        return nil
    }

    private func rangesIndex(of number: Int64) -> Int? {
        let place = ranges.partitionPoint { $0.first <= number }
        return place == 0 ? nil : ranges[place - 1].index(of: number)
    }

    private mutating func endRange() {
        guard let ended = current else { return }
        current = nil
        guard ended.count >= Self.leastCount, ranges.count < Self.mostRanges else {
            for offset in 0..<ended.count {
                let digest = IdentifierDigests.digest(of: .integer(ended.first + offset))
                _ = digests.insert(digest, at: ended.index + Int(offset))
            }
            return
        }
        ranges.insert(ended, at: ranges.partitionPoint { $0.first <= ended.first })
    }
}

extension [SeenIdentifiers.Numbers] {
    /// The index of the first element for which a condition does not hold that holds for those before it.
    fileprivate func partitionPoint(_ holds: (Element) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if holds(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

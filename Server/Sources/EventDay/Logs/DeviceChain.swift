import VeloQuest

/// Which lines of a device the server has: the end of what is contiguous, and the gaps after it.
///
/// A line counts as contiguous where it names the line before it. Of two lines with one number the first that fits is followed; both are
/// kept.
struct DeviceChain: Sendable {
    private struct Link {
        let digest: EntryDigest
        let previous: EntryDigest
    }

    private var beyond: [Int: [Link]] = [:]
    /// The number of the last contiguous line; 0 without one.
    private(set) var sequence = 0
    /// Its digest.
    private(set) var digest = EntryDigest.none

    /// Adds a line.
    mutating func insert(_ entry: RideEntry) {
        guard entry.sequence > sequence else { return }
        beyond[entry.sequence, default: []].append(Link(digest: entry.digest, previous: entry.previous))
        while let next = beyond[sequence + 1]?.first(where: { $0.previous == digest }) {
            beyond[sequence + 1] = nil
            sequence += 1
            digest = next.digest
        }
    }

    /// The numbers that are missing before later lines, at most a hundred ranges.
    var gaps: [ClosedRange<Int>] {
        var gaps: [ClosedRange<Int>] = []
        var next = sequence + 1
        for number in beyond.keys.sorted() {
            if number > next { gaps.append(next...(number - 1)) }
            next = number + 1
            if gaps.count == 100 { break }
        }
        return gaps
    }
}

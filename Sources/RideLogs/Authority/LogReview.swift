import Support

/// All chains of a log after their signatures were checked, with the standing of each entry.
struct LogReview: Sendable {
    private(set) var chains: [ReviewedChain] = []
    /// The chain of each entry of the log.
    private(set) var numbers: ContiguousArray<Int32> = []
    private(set) var standings: ContiguousArray<EntryStanding> = []

    /// Checks the chains of all devices, on all cores.
    /// - Complexity: O(*n*), and the check of a signature for each chain.
    init(_ log: RideLog, _ authority: LogAuthority, trusted: Set<EntryDigest> = []) {
        let entries = log.entries
        var starts: [Int] = []
        for place in entries.indices where place == 0 || entries[place].device != entries[place - 1].device {
            starts.append(place)
        }
        starts.append(entries.count)
        let bounds = starts
        let parts = Parallel.mapRanges(of: bounds.count - 1, atLeast: 16) { range in
            range.map { DeviceReview(entries[bounds[$0]..<bounds[$0 + 1]], authority, trusted: trusted) }
        }
        numbers.reserveCapacity(entries.count)
        standings.reserveCapacity(entries.count)
        for device in parts.joined() {
            let offset = Int32(chains.count)
            for number in device.numbers { numbers.append(offset + number) }
            standings += device.standings
            chains += device.chains
        }
    }

    /// The chain of the entry at a place in the log.
    func chain(at place: Int) -> Int { Int(numbers[place]) }

    /// Entries of one chain that follow each other in the log.
    struct Run: Sendable {
        let chain: Int
        let places: Range<Int>
    }

    /// All entries, in the order of the log.
    var runs: [Run] {
        var runs: [Run] = []
        var start = 0
        for place in numbers.indices where place + 1 == numbers.count || numbers[place + 1] != numbers[place] {
            runs.append(Run(chain: chain(at: place), places: start..<(place + 1)))
            start = place + 1
        }
        return runs
    }
}

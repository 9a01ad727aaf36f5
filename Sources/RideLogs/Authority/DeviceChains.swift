/// The chains of a log: entries of a device that follow each other by their digests.
struct DeviceChains {
    /// The rider of each chain: that of its first entry that is no decision; `nil` where there is none.
    private(set) var owners: [RideEntry.Rider?] = []
    /// The device of each chain.
    private(set) var devices: [String] = []
    private var counts: [Int] = []
    private var firstTimes: [Int64] = []
    private var chains: [Int] = []

    init(_ log: RideLog) {
        chains.reserveCapacity(log.entries.count)
        var before: RideEntry?
        /// The chains that end in these digests, on the present device.
        var ends: [EntryDigest: Int] = [:]
        var last = 0
        for entry in log.entries {
            if before?.device != entry.device { ends.removeAll(keepingCapacity: true) }
            let chain: Int
            if let before, before.device == entry.device, entry.previous == before.digest {
                chain = last
            } else if let known = ends[entry.previous] {
                chain = known
            } else if let before, before.device == entry.device, entry.sequence > before.sequence,
                before.rider == entry.rider
            {
                // Entries between are missing.
                chain = last
            } else {
                chain = owners.count
                owners.append(nil)
                devices.append(entry.device)
                counts.append(0)
                firstTimes.append(entry.time)
            }
            if let before, before.device == entry.device { ends[before.digest] = last }
            if !entry.event.isDecision {
                if owners[chain] == nil { owners[chain] = entry.rider }
                counts[chain] += 1
            }
            chains.append(chain)
            before = entry
            last = chain
        }
    }

    /// The chain of the entry at an index of the log.
    func chain(at place: Int) -> Int { chains[place] }

    /// Whether the first chain tells less than the second, or as much and begins later.
    func tellsLess(_ first: Int, _ second: Int) -> Bool {
        (counts[first], -firstTimes[first]) < (counts[second], -firstTimes[second])
    }
}

/// The entries of one device in a log that grows, and what counts of them.
struct LiveDevice: Sendable {
    /// What of a device's own rides may agree with those of other riders.
    struct Marks: Sendable, Equatable {
        /// Whose they are, as the first entry with marks writes it.
        let rider: RideEntry.Rider
        /// In the order of the device; the kind of each mark stands in the lowest bits, which are clear in its hash.
        let marks: [UInt64]
    }

    /// What judging a device anew changed.
    struct Change: Sendable {
        /// Riders of whom other entries count, or the same at other times, or signed by others.
        var riders: Set<RideEntry.Rider> = []
        /// Riders whose marks or whose place among the riders of the device are others.
        var marked: Set<RideEntry.Rider> = []
    }

    /// Those that were judged, in order.
    private(set) var entries: [RideEntry] = []
    /// Those that came since, in any order.
    private var added: [RideEntry] = []
    private var addedDigests: Set<EntryDigest> = []

    private(set) var review: DeviceReview?
    /// Why each chain does not tell of its rider's ride.
    private var reasons: [LogFlag.Kind?] = []
    /// The entries that count.
    private(set) var kept: [RideEntry] = []
    /// Why the others do not.
    private(set) var logFlags: [LogFlag] = []
    private(set) var authentications: [RideEntry.Rider: RideAuthentication] = [:]
    /// What may agree with other rides, by rider in the order in which they come.
    private(set) var marks: [Marks] = []
    /// How many entries that count are of each rider's ride.
    private var counts: [RideEntry.Rider: Int] = [:]
    /// The rides of a device that wrote several, as an organiser's does; empty for that of one rider.
    private var rides: [RideEntry.Rider: [RideMoment]] = [:]

    var chains: [ReviewedChain] { review?.chains ?? [] }

    /// How many entries there are, judged or not.
    var count: Int { entries.count + added.count }

    /// All entries, judged or not.
    var allEntries: [RideEntry] { added.isEmpty ? entries : RideLog(entries + added).entries }

    /// Adds an entry, which is judged later; `false` if it is there already.
    /// - Complexity: O(log *n*).
    mutating func add(_ entry: RideEntry) -> Bool {
        guard !contains(entry) else { return false }
        added.append(entry)
        addedDigests.insert(entry.digest)
        return true
    }

    func contains(_ entry: RideEntry) -> Bool {
        if addedDigests.contains(entry.digest) { return true }
        guard let last = entries.last, !last.precedes(entry) else { return false }
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].precedes(entry) { low = middle + 1 } else { high = middle }
        }
        return entries[low] == entry
    }

    /// Sorts in what was added, and looks at chains and signatures again.
    /// - Complexity: O(*n*), and the check of those signatures that were not checked before.
    mutating func review(_ authority: LogAuthority, trusted: Set<EntryDigest>) {
        let checks = review?.checks ?? SignatureChecks()
        // Nobody else may hold the entries, or to append one copies all.
        review = nil
        added.sort { $0.precedes($1) }
        if let last = entries.last, let first = added.first, first.precedes(last) {
            entries = RideLog(merging: [RideLog(entries), RideLog(added)]).entries
        } else {
            entries += added
        }
        added = []
        addedDigests = []
        let review = DeviceReview(entries[...], authority, trusted: trusted, checks: checks)
        reasons = Array(repeating: nil, count: review.chains.count)
        self.review = review
    }

    /// Sets why a chain does not tell of its rider's ride; `false` if that was known.
    mutating func set(_ reason: LogFlag.Kind?, ofChain number: Int) -> Bool {
        guard reasons[number] != reason else { return false }
        reasons[number] = reason
        return true
    }

    /// Finds anew what counts.
    /// - Complexity: O(*n*).
    mutating func judge(_ authority: LogAuthority, trusted: Set<EntryDigest>) -> Change {
        guard let review else { return Change() }
        var verdicts = KeptEntries(authority, trusted: trusted, count: entries.count)
        var start = 0
        for place in entries.indices {
            let number = review.numbers[place]
            guard place + 1 == entries.count || review.numbers[place + 1] != number else { continue }
            let run = start..<(place + 1)
            verdicts.add(
                entries[run], review.standings[run], of: review.chains[Int(number)], notRiding: reasons[Int(number)])
            start = place + 1
        }
        logFlags = verdicts.logFlags.list
        let before = kept
        kept = verdicts.isWhole ? entries : verdicts.kept(of: entries)
        var change = Change()
        change.riders = follow(before)
        for rider in Set(authentications.keys).union(verdicts.authentications.keys)
        where authentications[rider] != verdicts.authentications[rider] { change.riders.insert(rider) }
        authentications = verdicts.authentications
        change.marked = mark()
        return change
    }

    // Rides.

    /// Whether entries that count are of a rider's ride.
    func hasRide(of rider: RideEntry.Rider) -> Bool { counts[rider] != nil }

    /// What counts of a rider's ride, in the order of the device.
    /// - Complexity: O(*n*) for the device of one rider, else O(1).
    func moments(of rider: RideEntry.Rider) -> [RideMoment] {
        guard hasRide(of: rider) else { return [] }
        return rides[rider] ?? moments { $0 == rider }
    }

    private func moments(where isWanted: (RideEntry.Rider) -> Bool) -> [RideMoment] {
        var clock = LogClock()
        var moments: [RideMoment] = []
        moments.reserveCapacity(counts.count == 1 ? kept.count : 0)
        for entry in kept {
            let moment = clock.read(entry)
            if !entry.event.isOfDevice, isWanted(entry.rider) { moments.append(moment) }
        }
        return moments
    }

    /// Compares what counts with what did before, and returns the riders of whom it is something else.
    private mutating func follow(_ before: [RideEntry]) -> Set<RideEntry.Rider> {
        let difference = RideDifference(from: before, to: kept)
        for (rider, change) in difference.counts {
            let count = (counts[rider] ?? 0) + change
            counts[rider] = count > 0 ? count : nil
        }
        let changed = difference.riders
        guard counts.count > 1 else {
            rides = [:]
            return changed
        }
        let isNew = rides.isEmpty
        for rider in changed { rides[rider] = nil }
        for moment in moments(where: { isNew || changed.contains($0) }) {
            rides[moment.entry.rider, default: []].append(moment)
        }
        return changed
    }

    // Marks.

    /// Makes marks of what counts, and returns the riders of whom they are others.
    private mutating func mark() -> Set<RideEntry.Rider> {
        let found = RideMarks(of: kept[...])
        let sets = found.sets
        let before = marks
        marks = found.riders.enumerated().map { number, rider in
            Marks(
                rider: rider,
                marks: sets.enumerated().flatMap { kind, set in set.hashes(of: number).map { $0 | UInt64(kind) } })
        }
        guard before != marks else { return [] }
        // A rider's place on the device says who of two comes first.
        let isSameOrder = before.count <= marks.count && zip(before, marks).allSatisfy { $0.rider == $1.rider }
        guard isSameOrder else { return Set(before.map { $0.rider } + marks.map { $0.rider }) }
        let changed = marks.enumerated().filter {
            !before.indices.contains($0.offset) || before[$0.offset] != $0.element
        }
        return Set(changed.map { $0.element.rider })
    }
}

import Answers
public import Quests

extension RideLog {
    /// One rider's entries in the order in which they happened.
    public struct Ride: Sendable {
        /// The rider.
        public let rider: RideEntry.Rider
        /// The entries with their times.
        public let moments: [RideMoment]
        /// Whether the log is signed, as far as it was judged (`LogAuthority`).
        public private(set) var authentication: RideAuthentication?
        /// What receipts prove of the log.
        public private(set) var flags: [RideFlag] = []

        init(rider: RideEntry.Rider, moments: [RideMoment]) {
            self.rider = rider
            self.moments = moments
        }

        /// The same ride, with what is known of its log.
        func marked(_ authentication: RideAuthentication?, _ flags: [RideFlag]) -> Ride {
            var ride = self
            ride.authentication = authentication
            ride.flags = flags
            return ride
        }

        /// The ride up to a time, in seconds since 1970-01-01 00:00 UTC; all of it for `nil`.
        /// - Complexity: O(*n*).
        public func until(_ time: Double?) -> Ride {
            guard let bound = time.map({ ($0 * 1000).rounded() }) else { return self }
            return Ride(rider: rider, moments: moments.filter { Double($0.time) <= bound })
                .marked(authentication, flags)
        }
    }

    /// All rides, by rider.
    ///
    /// What a device says of itself (`RideEvent.opened`) belongs to no ride. Entries of one device keep its order; devices are merged by time. The organiser's decisions come last, whenever they were
    /// made, so that a slow clock in the office loses none.
    /// - Complexity: O(*n*), and for each ride of *m* entries O(*m* log *m*) for each access.
    public var rides: Rides { Rides(entries) }

    /// One rider's ride, without what devices say of themselves; empty if the log has no entries of the rider.
    /// - Complexity: O(*n*).
    public func ride(of rider: RideEntry.Rider) -> Ride {
        var moments: [RideMoment] = []
        var clock = LogClock()
        for entry in entries {
            let moment = clock.read(entry)
            if entry.rider == rider, !entry.event.isOfDevice { moments.append(moment) }
        }
        return Ride(rider: rider, moments: RideMoment.inOrder(moments))
    }

    /// The rides of a log, each assembled when it is accessed, so that entries are not stored twice.
    public struct Rides: RandomAccessCollection, Sendable {
        private let entries: [RideEntry]
        private let times: [LogClock.Reading]
        private let riders: [RideEntry.Rider]
        /// The indices of the entries grouped by rider, and where each group starts.
        private let places: [Int]
        private let starts: [Int]

        private let authentications: [RideEntry.Rider: RideAuthentication]
        private let flags: [RideEntry.Rider: [RideFlag]]

        package init(
            _ entries: [RideEntry], _ authentications: [RideEntry.Rider: RideAuthentication] = [:],
            _ flags: [RideEntry.Rider: [RideFlag]] = [:]
        ) {
            self.entries = entries
            self.authentications = authentications
            self.flags = flags
            var clock = LogClock()
            var times: [LogClock.Reading] = []
            times.reserveCapacity(entries.count)
            var byRider: [RideEntry.Rider: [Int]] = [:]
            var last: (rider: RideEntry.Rider, places: [Int])?
            for (place, entry) in entries.enumerated() {
                times.append(clock.time(of: entry))
                if entry.event.isOfDevice { continue }
                if last?.rider == entry.rider {
                    last?.places.append(place)
                    continue
                }
                if let last { byRider[last.rider, default: []] += last.places }
                last = (entry.rider, [place])
            }
            if let last { byRider[last.rider, default: []] += last.places }
            self.times = times
            let sorted = byRider.sorted { $0.key < $1.key }
            riders = sorted.map { $0.key }
            places = sorted.flatMap { $0.value }
            starts = sorted.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1.value.count) }
        }

        /// 0.
        public var startIndex: Int { 0 }
        /// How many rides there are.
        public var endIndex: Int { riders.count }

        /// The ride at an index.
        /// - Complexity: O(*m* log *m*) for *m* entries of the ride.
        public subscript(index: Int) -> Ride {
            let moments = places[starts[index]..<starts[index + 1]].map { RideMoment(entry: entries[$0], times[$0]) }
            let rider = riders[index]
            return Ride(rider: rider, moments: RideMoment.inOrder(moments))
                .marked(authentications[rider], flags[rider] ?? [])
        }
    }
}

/// An entry of a ride and when it was made.
public struct RideMoment: Sendable {
    /// The entry.
    public let entry: RideEntry
    /// When, in milliseconds since 1970-01-01 00:00 UTC, corrected for changes of the device's clock.
    public let time: Int64
    /// The latest time of the device's entries up to this one.
    let order: Int64
    /// By how many milliseconds the clock of the device was set since its last entry.
    public let jump: Int64?

    /// An entry that follows all others of its ride.
    package init(entry: RideEntry, time: Int64, jump: Int64?) {
        self.init(entry: entry, LogClock.Reading(time: time, order: time, jump: jump))
    }

    init(entry: RideEntry, _ reading: LogClock.Reading) {
        self.entry = entry
        time = reading.time
        order = reading.order
        jump = reading.jump
    }

    /// Events by time, then decisions.
    package static func inOrder(_ moments: [RideMoment]) -> [RideMoment] {
        // As one device wrote them they mostly are in order, and copies of entries cost more than a look at them.
        guard !moments.isEmpty, !zip(moments, moments.dropFirst()).allSatisfy({ $0.stays(before: $1) }) else {
            return moments
        }
        let happened = moments.filter { !$0.entry.event.isDecision }
        let decisions = moments.filter { $0.entry.event.isDecision }
        return happened.sorted { $0.precedes($1) } + decisions.sorted { $0.precedes($1) }
    }

    /// Whether this entry comes before the next one as they stand.
    private func stays(before next: RideMoment) -> Bool {
        switch (entry.event.isDecision, next.entry.event.isDecision) {
        case (false, true): true
        case (true, false): false
        default: !next.precedes(self)
        }
    }

    private func precedes(_ other: RideMoment) -> Bool {
        if order != other.order { return order < other.order }
        return entry.precedes(other.entry)
    }
}

extension RideLog.Ride {
    /// An answer as the rider gave it.
    public struct Answer: Sendable, Hashable {
        /// The digest of its entry.
        public let entry: EntryDigest
        /// What the rider wrote.
        public let text: String
    }

    /// The latest answer to a task that was reported as pending to the rider, else the latest of all; `nil` if there is none.
    /// - Complexity: O(*n*).
    public func latestAnswer(to task: Quest.Task.ID) -> Answer? {
        var latest: Answer?
        var waiting: Answer?
        for moment in moments {
            guard case .answered(task, let text, let reported, _) = moment.entry.event else { continue }
            latest = Answer(entry: moment.entry.digest, text: text)
            if reported == .pending { waiting = latest }
        }
        return waiting ?? latest
    }
}

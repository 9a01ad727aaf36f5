public import EventAccounts
import EventStore
import Exchange
public import VeloQuest

extension LiveEvent {
    /// How standings are written.
    public enum StandingsFormat: String, Sendable, CaseIterable {
        /// As `questctl standings --format json`.
        case json
        /// As `questctl standings --format csv`.
        case csv
        /// The message ResultList of the IOF data standard 3.0.
        case xml
    }

    /// The standings as `questctl standings` writes them.
    public func standings(as format: StandingsFormat, in language: Language) -> [UInt8] {
        let standings = standings()
        return switch format {
        case .json: JSONWriter(options: .pretty).write(standings.json)
        case .csv: StandingsCSV(standings).encoded()
        case .xml:
            ResultList(
                standings, in: edition.organisers.localized(in: language.rawValue), roster: log.roster,
                language: language
            ).encoded()
        }
    }

    /// Where a task is; `nil` for one that there is not, or that the rider may not know of yet.
    public func place(of id: String, for caller: Caller) -> Coordinate? {
        let quest = edition.organisers
        guard let task = quest.task(.init(id)) else { return nil }
        if caller.role != .organiser, quest.isHidden(task) {
            refreshRoster()
            let progress = log.progress(of: .init(caller.rider))
            guard progress.isUnlocked(task) else { return nil }
        }
        return task.coordinate
    }

    /// The roads that the quest closes.
    public func closures(on graph: RoadGraph) -> Closures {
        if let known = knownClosures, known.edition == edition.number { return known.closures }
        let closures = edition.organisers.closures(on: graph)
        knownClosures = (edition.number, closures)
        return closures
    }

    /// The log of all riders, as `questctl judge` takes it.
    public var riddenLog: RideLog { log.ridden }

    /// The log of the office, for `questctl judge --office`.
    public var decidedLog: RideLog { log.office }

    /// The riders as a table, for `questctl judge --riders`.
    public func ridersTable() -> [UInt8] {
        refreshRoster()
        return Array(log.roster.csv.utf8)
    }

    /// The riders as organisers see them.
    public func ridersOverview() -> JSONValue {
        .array(
            riders.values.sorted { $0.id < $1.id }.map { rider in
                var object: JSONObject = ["rider": .string(rider.id)]
                object["name"] = rider.name.map(JSONValue.string)
                object["team"] = rider.team.map(JSONValue.string)
                object["class"] = rider.category.map(JSONValue.string)
                if rider.isMinor { object["minor"] = true }
                let bound = (devices[rider.id] ?? []).filter { !$0.isRevoked }
                object["joined"] = .boolean(!bound.isEmpty)
                object["device"] = bound.first.map { .string($0.device) }
                object["lines"] = .integer(Int64(log.counts[.init(rider.id)] ?? 0))
                object["seen"] = lastSeen[rider.id].map { .integer($0) }
                object["late"] = lateness.riders[rider.id]?.json
                object["withheld"] = withheld[rider.id].map { .integer(Int64($0.count)) }
                object["position"] = positions.last[rider.id].map { EventPositions.json($0, of: rider.id) }
                return .object(object)
            })
    }

    /// The answers that wait for a decision, the oldest first.
    ///
    /// - Parameter judged: the one task whose answers are wanted; by default all.
    public func openAnswers(to judged: String? = nil) -> JSONValue {
        var open: [(time: Double, value: JSONValue)] = []
        refreshRoster()
        var texts: [RideEntry.Rider: [EntryDigest: String]] = [:]
        for entry in log.ridden.entries {
            if case .answered(_, let answer, _, _) = entry.event {
                texts[entry.rider, default: [:]][entry.digest] = answer
            }
        }
        for (rider, texts) in texts {
            let progress = log.progress(of: rider)
            for (task, state) in zip(edition.organisers.tasks, progress.tasks)
            where state.isPending && judged ?? task.id.rawValue == task.id.rawValue {
                for given in state.answers where given.outcome == .pending {
                    var value: JSONObject = [
                        "rider": .string(rider.rawValue), "task": .string(task.id.rawValue),
                        "answer": .string(given.entry.description), "text": .string(texts[given.entry] ?? ""),
                        "time": .integer(Int64((given.time * 1000).rounded())),
                    ]
                    value["arrived"] = lateness.arrivals[given.entry].map { .integer($0) }
                    open.append((given.time, .object(value)))
                }
            }
        }
        return .array(open.sorted { $0.time < $1.time }.map(\.value))
    }

    /// What organisers said, the latest first, at most 500 messages.
    public func messages() async throws(EventProblem) -> JSONValue {
        let items = try await feedItems(feed.messageNumbers())
        return [
            "messages": .array(
                items.filter(\.isMessage).map { item in
                    var object: JSONObject = [:]
                    object["time"] = item.content["time"]
                    object["text"] = item.content["text"]
                    object["rider"] = item.rider.map(JSONValue.string)
                    return .object(object)
                })
        ]
    }

    /// The event as organisers see it.
    public func overview() -> JSONObject {
        var object = shown
        object["created"] = .integer(record.created)
        object["quest"] = .string(edition.digest)
        object["riders"] = .integer(Int64(riders.count))
        object["joined"] = .integer(Int64(devices.values.count { $0.contains { !$0.isRevoked } }))
        object["lines"] = .integer(Int64(log.count))
        object["positions"] = .integer(Int64(positions.count))
        return object
    }

    /// Takes positions of a tracker.
    public func track(_ fixes: [Fix], of caller: Caller) throws(EventProblem) {
        guard caller.role == .tracker || caller.role == .rider else { throw EventProblem(.forbidden) }
        guard !isClosed else { throw EventProblem(.unavailable, retryAfter: 1) }
        if let seconds = syncs.take("tracker " + caller.rider, at: clock.now) {
            throw EventProblem(.rateLimited, retryAfter: seconds)
        }
        guard !erased.contains(caller.rider) else { throw EventProblem(.unauthorized) }
        lastSeen[caller.rider] = clock.now
        take(fixes, of: caller.rider)
    }

    /// Keeps a photo by its digest; `false` if it is here already.
    public func addPhoto(_ bytes: [UInt8], digest: [UInt8], of caller: Caller) async throws(EventProblem) -> Bool {
        guard caller.role == .rider else { throw EventProblem(.forbidden) }
        guard bytes.count <= PhotoQuota.mostBytesOfPhoto else { throw EventProblem(.tooLarge) }
        guard let type = PhotoType.type(of: bytes) else { throw EventProblem(.wrongType) }
        guard Secret.digest(of: bytes) == digest else { throw EventProblem(.wrongDigest) }
        let key = PhotoKey(digest: digest, rider: caller.rider)
        guard photos[key] == nil else { return false }
        try photoQuota.take(bytes.count, of: caller.rider)
        let photo = PhotoRecord(
            digest: digest, rider: caller.rider, type: type, size: bytes.count, arrival: clock.now)
        do throws(EventProblem) {
            // What is committed before an erasure is erased by it.
            guard !erased.contains(caller.rider) else { throw EventProblem(.unauthorized) }
            try await commit([.photo(photo, bytes)])
        } catch {
            photoQuota.giveBack(bytes.count, of: caller.rider)
            throw error
        }
        guard !erased.contains(caller.rider) else { throw EventProblem(.unauthorized) }
        // The same photo may have come twice at once.
        if photos.updateValue(photo, forKey: key) != nil { photoQuota.giveBack(bytes.count, of: caller.rider) }
        return true
    }

    /// A photo, for organisers and for the rider who sent it.
    public func photo(_ digest: [UInt8], for caller: Caller) async throws(EventProblem) -> (
        type: String, bytes: [UInt8]
    ) {
        guard
            caller.role == .organiser || photos[PhotoKey(digest: digest, rider: caller.rider)] != nil
                || isAnswer(digest, to: caller.task)
        else {
            throw EventProblem(.notFound)
        }
        do {
            guard let (record, bytes) = try await store.photo(digest, of: id) else { throw EventProblem(.notFound) }
            return (record.type, bytes)
        } catch let problem as EventProblem {
            throw problem
        } catch {
            throw EventProblem(.unavailable, retryAfter: 5)
        }
    }
}

/// How much there is, for those who look after a server.
public struct EventCounts: Sendable, Hashable {
    /// Events.
    public var events = 0
    /// Riders on the lists.
    public var riders = 0
    /// Lines of logs.
    public var lines = 0
    /// Positions that came since the start.
    public var positions = 0
    /// Streams of organisers.
    public var watchers = 0
    /// Phones that wait for a verdict.
    public var waiting = 0

    /// Nothing.
    public init() {}

    /// Adds the counts of another event.
    public mutating func add(_ other: EventCounts) {
        events += other.events
        riders += other.riders
        lines += other.lines
        positions += other.positions
        watchers += other.watchers
        waiting += other.waiting
    }
}

extension LiveEvent {
    /// How much there is.
    public var counts: EventCounts {
        var counts = EventCounts()
        counts.events = 1
        counts.riders = riders.count
        counts.lines = log.count
        counts.positions = positions.count
        counts.watchers = subscribers.count
        counts.waiting = waiters.count
        return counts
    }
}

public import EventAccounts
import EventClient
import EventStore
import Exchange
import Support
public import VeloQuest

/// What was made for many callers, and of which state of the event.
struct ViewCache: Sendable {
    struct Standings: Sendable {
        let version: Int
        let isNamed: Bool
        let frozen: Int64?
        let bytes: [UInt8]
    }

    struct Starters: Sendable {
        let version: Int
        let bytes: [UInt8]
    }

    struct QuestClosures: Sendable {
        let edition: Int
        let closures: Closures
    }

    /// The standings that spectators see, as they were made last.
    var standings: Standings?
    /// The starters, for those who see names and for others.
    var starters: [Bool: Starters] = [:]
    var closures: QuestClosures?
    /// The rides of a finished event for spectators, once somebody asked for them.
    var replay: MadeReplay?
}

// What everybody sees, as far as the event shows it.

extension LiveEvent {
    /// What anybody may know of the event.
    public var shown: JSONObject {
        var object: JSONObject = [
            "event": .string(id), "name": .string(record.name),
            "state": .string(record.finished == nil ? "open" : "finished"),
            "showsStandings": .boolean(record.showsStandings), "showsPositions": .boolean(record.showsPositions),
            "showsNames": .boolean(record.showsNames), "delay": .integer(Int64(record.delay)),
            "time": .integer(clock.now),
        ]
        object["finished"] = record.finished.map { .integer($0) }
        object["retention"] = record.retention.map { .integer(Int64($0)) }
        object["frozen"] = record.frozen.map { .integer($0) }
        return object
    }

    /// Whether a caller may see standings.
    public func showsStandings(to caller: Caller?) -> Bool {
        record.showsStandings || caller?.role == .organiser || caller?.role == .spectator
    }

    /// Whether a caller may see positions of riders, when the delay is over.
    public func showsPositions(to caller: Caller?) -> Bool {
        record.showsPositions || caller?.role == .organiser || caller?.role == .spectator
    }

    /// The standings for everybody: ranks, names, points and times. Tasks are not in them.
    ///
    /// Organisers have them as they are now, with what came late of the riders; others have those of the moment at which they were
    /// frozen, and identifiers where the event does not show names.
    /// - Complexity: O(1) for others where nothing changed since the last call.
    public func publicStandings(forOrganiser: Bool = false) -> [UInt8] {
        guard !forOrganiser else { return rows(of: standings(), showsLateness: true, isNamed: true, frozen: nil) }
        if let made = views.standings, made.isNamed == record.showsNames, made.frozen == record.frozen,
            made.version == logs.version
        {
            return made.bytes
        }
        refreshRoster()
        let bytes = rows(
            of: logs.shownStandings(), showsLateness: false, isNamed: record.showsNames, frozen: record.frozen)
        views.standings = ViewCache.Standings(
            version: logs.version, isNamed: record.showsNames, frozen: record.frozen, bytes: bytes)
        return bytes
    }

    private func rows(of standings: Standings, showsLateness: Bool, isNamed: Bool, frozen: Int64?) -> [UInt8] {
        let groups = standings.groups.map { group -> JSONValue in
            let rows = group.rows.map { row -> JSONValue in
                var object: JSONObject = [:]
                object["place"] = row.rank.map { .integer(Int64($0)) }
                let members = row.members.map(\.rawValue)
                let hides =
                    !isNamed
                    || (!showsLateness && !row.isTeam && members.contains { roster.riders[$0]?.isMinor == true })
                object["name"] = .string(hides ? members.joined(separator: ", ") : row.name)
                object["riders"] = .array(members.map(JSONValue.string))
                if row.isTeam { object["team"] = true }
                object["points"] = .double(row.result.total.doubleValue)
                object["seconds"] = row.result.elapsed.map { .double($0.rounded()) }
                object["status"] = .string(row.result.status.rawValue)
                if showsLateness {
                    let late = members.compactMap { logs.lateness.riders[$0]?.json }
                    if !late.isEmpty { object["late"] = .array(late) }
                }
                return .object(object)
            }
            var object: JSONObject = [:]
            object["class"] = group.category.map(JSONValue.string)
            object["rows"] = .array(rows)
            return .object(object)
        }
        var object: JSONObject = ["version": .integer(Int64(logs.version)), "groups": .array(groups)]
        object["frozen"] = frozen.map { .integer($0) }
        return JSONWriter().write(.object(object))
    }

    /// Who rides, for those who see positions or standings: names and teams only where the event shows names.
    public func starters(for caller: Caller?) -> [UInt8] {
        let isNamed = record.showsNames || caller?.role == .organiser
        let isOrganiser = caller?.role == .organiser
        if !isOrganiser, let made = views.starters[isNamed], made.version == logs.version { return made.bytes }
        let starters = roster.sortedRiders.map { rider -> JSONValue in
            var object: JSONObject = ["rider": .string(rider.id)]
            let hides = !isNamed || (rider.isMinor && !isOrganiser)
            object["name"] = hides ? nil : rider.name.map(JSONValue.string)
            object["team"] = isNamed ? rider.team.map(JSONValue.string) : nil
            object["class"] = rider.category.map(JSONValue.string)
            return .object(object)
        }
        let bytes = JSONWriter().write(["starters": .array(starters)] as JSONValue)
        if !isOrganiser { views.starters[isNamed] = ViewCache.Starters(version: logs.version, bytes: bytes) }
        return bytes
    }

    /// What spectators may know of live positions.
    public func live() -> JSONValue {
        [
            "slot": .integer(positions.newest(at: clock.now, delay: record.delay)),
            "first": .integer(positions.oldest),
            "length": .integer(EventPositions.slot), "delay": .integer(Int64(record.delay) * 1000),
            "time": .integer(clock.now),
        ]
    }

    /// The positions of a slot; `nil` where it may not be seen yet, or is gone.
    public func slot(_ number: Int64) -> [UInt8]? { positions.slot(number, at: clock.now, delay: record.delay) }
}

// What riders see.

extension LiveEvent {
    /// The riders' edition and its digest.
    public func ridersEdition() -> (bytes: [UInt8], digest: String) { (edition.ridersBytes, edition.digest) }

    /// The team of a rider, with the last position of each until the finish: team mates find each other at once and know their names.
    ///
    /// Where the quest is not ridden in teams, the team of a rider may be a club, and its members see nothing of each other.
    public func team(of caller: Caller) throws(EventError) -> JSONValue {
        try checkRate(of: "team " + caller.rider)
        let team = edition.organisers.settings.teams == nil ? nil : roster.riders[caller.rider]?.team
        let mates = roster.sortedRiders.filter { $0.id == caller.rider || (team != nil && $0.team == team) }
        var object: JSONObject = [
            "riders": .array(
                mates.map { rider in
                    var mate: JSONObject = ["rider": .string(rider.id)]
                    mate["name"] = rider.name.map(JSONValue.string)
                    guard record.finished == nil, let position = positions.last(of: rider.id) else {
                        return .object(mate)
                    }
                    mate["last"] = .array(Array((position.json.arrayValue ?? []).dropFirst().prefix(3)))
                    return .object(mate)
                })
        ]
        object["team"] = roster.riders[caller.rider]?.team.map(JSONValue.string)
        return .object(object)
    }

    /// Where a task is; `nil` for one that does not exist, or that the rider may not know of yet.
    public func location(of id: String, for caller: Caller) -> Coordinate? {
        let quest = edition.organisers
        guard let task = quest.task(.init(id)) else { return nil }
        if caller.role != .organiser, quest.isHidden(task) {
            refreshRoster()
            guard logs.progress(of: caller.rider).isUnlocked(task) else { return nil }
        }
        return task.coordinate
    }

    /// The roads that the quest closes.
    public func closures(on graph: RoadGraph) -> Closures {
        if let made = views.closures, made.edition == edition.number { return made.closures }
        let closures = edition.organisers.closures(on: graph)
        views.closures = ViewCache.QuestClosures(edition: edition.number, closures: closures)
        return closures
    }
}

// What organisers and judges see.

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
                standings, in: edition.organisers.localized(in: language.tag), roster: logs.current.roster,
                language: language
            ).encoded()
        }
    }

    /// The organiser's file.
    public func organisersEdition() -> [UInt8] { edition.organisersBytes }

    /// Whether the quest has a task.
    public func hasTask(_ task: String) -> Bool { edition.organisers.task(.init(task)) != nil }

    /// The log of all riders, as `questctl judge` takes it.
    public var riddenLog: RideLog { logs.current.ridden }

    /// The log of the office, for `questctl judge --office`.
    public var decidedLog: RideLog { logs.current.office }

    /// The riders as a table, for `questctl judge --riders`.
    public func ridersTable() -> [UInt8] {
        refreshRoster()
        return Array(logs.current.roster.csv.utf8)
    }

    /// The event as organisers see it.
    public func overview() -> JSONObject {
        var object = shown
        object["created"] = .integer(record.created)
        object["quest"] = .string(edition.digest)
        object["riders"] = .integer(Int64(roster.riders.count))
        object["joined"] = .integer(Int64(roster.joinedCount))
        object["lines"] = .integer(Int64(logs.current.count))
        object["positions"] = .integer(Int64(positions.count))
        return object
    }

    /// The riders as organisers see them.
    public func ridersOverview() -> JSONValue {
        .array(
            roster.sortedRiders.map { rider in
                var object: JSONObject = ["rider": .string(rider.id)]
                object["name"] = rider.name.map(JSONValue.string)
                object["team"] = rider.team.map(JSONValue.string)
                object["class"] = rider.category.map(JSONValue.string)
                if rider.isMinor { object["minor"] = true }
                let device = roster.boundDevice(of: rider.id)
                object["joined"] = .boolean(device != nil)
                object["device"] = device.map { .string($0.device) }
                object["lines"] = .integer(Int64(logs.current.counts[.init(rider.id)] ?? 0))
                object["seen"] = roster.lastSeen(of: rider.id).map { .integer($0) }
                object["late"] = logs.lateness.riders[rider.id]?.json
                object["withheld"] = verdicts.withheldCount(of: rider.id).map { .integer(Int64($0)) }
                object["position"] = positions.last(of: rider.id)?.json
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
        for entry in logs.current.ridden.entries {
            if case .answered(_, let answer, _, _) = entry.event {
                texts[entry.rider, default: [:]][entry.digest] = answer
            }
        }
        for (rider, texts) in texts {
            let progress = logs.progress(of: rider.rawValue)
            for (task, state) in zip(edition.organisers.tasks, progress.tasks)
            where state.isPending && judged ?? task.id.rawValue == task.id.rawValue {
                for given in state.answers where given.outcome == .pending {
                    var value: JSONObject = [
                        "rider": .string(rider.rawValue), "task": .string(task.id.rawValue),
                        "answer": .string(given.entry.description), "text": .string(texts[given.entry] ?? ""),
                        "time": .integer(Int64((given.time * 1000).rounded())),
                    ]
                    value["arrived"] = logs.lateness.arrivals[given.entry].map { .integer($0) }
                    open.append((given.time, .object(value)))
                }
            }
        }
        return .array(open.sorted { $0.time < $1.time }.map(\.value))
    }

    /// What organisers said, the latest first, at most 500 messages.
    public func messages() async throws(EventError) -> JSONValue {
        let entries = try await inboxEntries(inbox.messageNumbers())
        return [
            "messages": .array(
                entries.filter(\.isMessage).map { entry in
                    var object: JSONObject = [:]
                    object["time"] = entry.item.members["time"]
                    object["text"] = entry.item.members["text"]
                    object["rider"] = entry.rider.map(JSONValue.string)
                    return .object(object)
                })
        ]
    }

    /// The links for spectators that are good, the latest first.
    public func shares() -> JSONValue {
        [
            "shares": .array(
                roster.shares(at: clock.now).map { session in
                    var object: JSONObject = [
                        "id": .string(session.identifier), "label": .string(session.label),
                        "created": .integer(session.created),
                    ]
                    object["expires"] = session.expires.map { .integer($0) }
                    return .object(object)
                })
        ]
    }

    /// Who did what, the latest first.
    public func audit() async throws(EventError) -> JSONValue {
        let records: [AuditRecord]
        do { records = try await store.audit(of: id, count: 500) } catch {
            throw EventError(.unavailable, retryAfter: 5)
        }
        return [
            "audit": .array(
                records.map {
                    ["time": .integer($0.time), "who": .string($0.actor), "what": .string($0.action)]
                })
        ]
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
        counts.riders = roster.riders.count
        counts.lines = logs.current.count
        counts.positions = positions.count
        counts.watchers = stream.watcherCount
        counts.waiting = inbox.waiterCount
        return counts
    }
}

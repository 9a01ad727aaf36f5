public import EventAccounts
import EventStore
public import VeloQuest

/// What an organiser changes of what others see; what is `nil` stays.
public struct EventChange: Sendable, Hashable {
    /// The name of the event.
    public var name: String?
    /// Whether everybody sees standings.
    public var showsStandings: Bool?
    /// Whether everybody sees positions.
    public var showsPositions: Bool?
    /// Whether riders and spectators see names.
    public var showsNames: Bool?
    /// After how many seconds spectators see positions.
    public var delay: Int?
    /// Whether riders and spectators see the standings of now until this is taken back.
    public var isFrozen: Bool?
    /// How many days after the finish persons are erased; 0 for never.
    public var retention: Int?

    /// A change; by default none.
    public init(
        name: String? = nil, showsStandings: Bool? = nil, showsPositions: Bool? = nil, showsNames: Bool? = nil,
        delay: Int? = nil, isFrozen: Bool? = nil, retention: Int? = nil
    ) {
        self.name = name
        self.showsNames = showsNames
        self.showsStandings = showsStandings
        self.showsPositions = showsPositions
        self.delay = delay
        self.isFrozen = isFrozen
        self.retention = retention
    }
}

/// Standings as JSON, and of which state of the event.
struct ShownStandings: Sendable {
    let version: Int
    let isNamed: Bool
    let frozen: Int64?
    let bytes: [UInt8]
}

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

    /// Changes what others see.
    public func change(_ change: EventChange) async throws(EventProblem) {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        var changed = record
        var deeds: [String] = []
        func set<Value: Equatable>(_ path: WritableKeyPath<EventRecord, Value>, _ value: Value?, _ deed: String) {
            guard let value, changed[keyPath: path] != value else { return }
            changed[keyPath: path] = value
            deeds.append(deed)
        }
        if let name = change.name {
            guard PlainText.isValid(name) else { throw RequestMembers.wrong("name", PlainText.expected) }
            set(\.name, name, "renamed the event")
        }
        set(
            \.showsStandings, change.showsStandings,
            change.showsStandings == true ? "showed standings" : "hid standings")
        set(
            \.showsPositions, change.showsPositions,
            change.showsPositions == true ? "showed positions" : "hid positions")
        set(\.showsNames, change.showsNames, change.showsNames == true ? "showed names" : "hid names")
        set(\.delay, change.delay, "set the delay to \(change.delay ?? 0) s")
        if let isFrozen = change.isFrozen, isFrozen != (record.frozen != nil) {
            changed.frozen = isFrozen ? clock.now : nil
            deeds.append(isFrozen ? "froze the standings" : "unfroze the standings")
        }
        if let days = change.retention {
            set(
                \.retention, .some(days == 0 ? nil : days),
                days == 0 ? "keeps persons" : "keeps persons for \(days) days")
        }
        guard !deeds.isEmpty else { return }
        let now = clock.now
        try await commit(
            [.event(changed)]
                + deeds.map { .audit(AuditRecord(time: now, actor: AuditActor.current, action: $0)) })
        record = changed
        if (changed.frozen != nil) != (frozenLog != nil) { frozenLog = changed.frozen == nil ? nil : log }
    }

    /// Whether a caller may see standings.
    public func showsStandings(to caller: Caller?) -> Bool {
        record.showsStandings || caller?.role == .organiser || caller?.role == .spectator
    }

    /// Whether a caller may see positions of riders, when the delay is over.
    public func showsPositions(to caller: Caller?) -> Bool {
        record.showsPositions || caller?.role == .organiser || caller?.role == .spectator
    }

    /// The standings for everybody: places, names, points and times. What tasks there are stays with those who may know.
    ///
    /// Organisers have them as they are now, with what came late of the riders; others have those of the moment at which they were
    /// frozen, and identifiers where the event does not show names.
    /// - Complexity: O(1) for others where nothing changed since the last call.
    public func publicStandings(forOrganiser: Bool = false) -> [UInt8] {
        guard !forOrganiser else { return rows(of: standings(), showsLateness: true, isNamed: true, frozen: nil) }
        if let known = knownStandings, known.isNamed == record.showsNames, known.frozen == record.frozen,
            known.version == version
        {
            return known.bytes
        }
        refreshRoster()
        let shown = frozenLog?.standings() ?? standings()
        let bytes = rows(of: shown, showsLateness: false, isNamed: record.showsNames, frozen: record.frozen)
        knownStandings = ShownStandings(
            version: version, isNamed: record.showsNames, frozen: record.frozen, bytes: bytes)
        return bytes
    }

    private func rows(of standings: Standings, showsLateness: Bool, isNamed: Bool, frozen: Int64?) -> [UInt8] {
        let groups = standings.groups.map { group -> JSONValue in
            let rows = group.rows.map { row -> JSONValue in
                var object: JSONObject = [:]
                object["place"] = row.place.map { .integer(Int64($0)) }
                let members = row.members.map(\.rawValue)
                let hides =
                    !isNamed || (!showsLateness && !row.isTeam && members.contains { riders[$0]?.isMinor == true })
                object["name"] = .string(hides ? members.joined(separator: ", ") : row.name)
                object["riders"] = .array(members.map(JSONValue.string))
                if row.isTeam { object["team"] = true }
                object["points"] = .double(row.result.total.doubleValue)
                object["seconds"] = row.result.elapsed.map { .double($0.rounded()) }
                object["status"] = .string(row.result.status.rawValue)
                if showsLateness {
                    let late = members.compactMap { lateness.riders[$0]?.json }
                    if !late.isEmpty { object["late"] = .array(late) }
                }
                return .object(object)
            }
            var object: JSONObject = [:]
            object["class"] = group.category.map(JSONValue.string)
            object["rows"] = .array(rows)
            return .object(object)
        }
        var object: JSONObject = ["version": .integer(Int64(version)), "groups": .array(groups)]
        object["frozen"] = frozen.map { .integer($0) }
        return JSONWriter().write(.object(object))
    }

    /// Who rides, for those who see positions or standings: names and teams only where the event shows names.
    public func starters(for caller: Caller?) -> [UInt8] {
        let isNamed = record.showsNames || caller?.role == .organiser
        let isOrganiser = caller?.role == .organiser
        if !isOrganiser, let known = knownStarters[isNamed], known.version == version { return known.bytes }
        let starters = riders.values.sorted { $0.id < $1.id }.map { rider -> JSONValue in
            var object: JSONObject = ["rider": .string(rider.id)]
            let hides = !isNamed || (rider.isMinor && !isOrganiser)
            object["name"] = hides ? nil : rider.name.map(JSONValue.string)
            object["team"] = isNamed ? rider.team.map(JSONValue.string) : nil
            object["class"] = rider.category.map(JSONValue.string)
            return .object(object)
        }
        let bytes = JSONWriter().write(["starters": .array(starters)] as JSONValue)
        if !isOrganiser { knownStarters[isNamed] = (version, bytes) }
        return bytes
    }

    /// The team of a rider, with the last position of each until the finish: team mates find each other at once and know their names.
    ///
    /// Where the quest is not ridden in teams, the team of a rider may be a club, and its members see nothing of each other.
    public func team(of caller: Caller) throws(EventProblem) -> JSONValue {
        if let seconds = syncs.take("team " + caller.rider, at: clock.now) {
            throw EventProblem(.rateLimited, retryAfter: seconds)
        }
        let team = edition.organisers.settings.teams == nil ? nil : riders[caller.rider]?.team
        let mates = riders.values.filter { $0.id == caller.rider || (team != nil && $0.team == team) }
        var object: JSONObject = [
            "riders": .array(
                mates.sorted { $0.id < $1.id }.map { rider in
                    var mate: JSONObject = ["rider": .string(rider.id)]
                    mate["name"] = rider.name.map(JSONValue.string)
                    guard record.finished == nil, let fix = positions.last[rider.id] else { return .object(mate) }
                    let position = EventPositions.json(fix, of: rider.id).arrayValue ?? []
                    mate["last"] = .array(Array(position.dropFirst().prefix(3)))
                    return .object(mate)
                })
        ]
        object["team"] = riders[caller.rider]?.team.map(JSONValue.string)
        return .object(object)
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

import EventAccounts
import EventClient
import EventStore
public import VeloQuest

/// What the organiser decides about a rider.
public enum OfficeDecision: Sendable, Hashable {
    /// An answer counts, or does not.
    case judged(Judgement)
    /// Points are given, or taken.
    case adjusted(points: Points, reason: String)
    /// The rider is out.
    case disqualified(reason: String)

    var event: RideEvent {
        switch self {
        case .judged(let judgement): .judged(judgement)
        case .adjusted(let points, let reason): .adjusted(points: points, reason: reason)
        case .disqualified(let reason): .disqualified(reason: reason)
        }
    }

    /// What was done, for the audit. Reasons may name persons; they stand in the log of the office.
    func auditAction(about rider: String) -> String {
        switch self {
        case .judged(let judgement):
            (judgement.isAccepted ? "accepted " : "rejected ") + "\(judgement.task.rawValue) of \(rider)"
        case .adjusted(let points, _): "gave \(points.doubleValue) points to \(rider)"
        case .disqualified: "disqualified \(rider)"
        }
    }
}

/// What an organiser changes of the settings of an event; what is `nil` stays.
public struct SettingsChange: Sendable, Hashable {
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

extension LiveEvent {
    /// The longest time that a link for spectators is good for, in hours: thirty days.
    public static let mostHours = 720

    // Riders.

    /// Adds riders, or changes those that are known; codes only for new ones.
    /// - Returns: the codes of new riders. They are kept as hashes, and cannot be shown again.
    public func add(_ new: [NewRider]) async throws(EventError) -> [String: String] {
        await officeLock.lock()
        defer { officeLock.unlock() }
        try NewRider.check(new)
        if let rider = new.first(where: { roster.riders[$0.id]?.kept != nil }) { throw Self.hasResult(rider.id) }
        var codes: [String: String] = [:]
        var records: [RiderRecord] = []
        for rider in new {
            let (record, code) = roster.entering(rider)
            if let code { codes[rider.id] = code }
            records.append(record)
        }
        var again = record
        again.emptied = nil
        try await commit(
            records.map { .rider($0) } + (record.emptied == nil ? [] : [.event(again)])
                + [audit("entered \(records.count) riders")])
        if record.emptied != nil { record.emptied = nil }
        roster.enter(records)
        logs.rosterChanged()
        return codes
    }

    private static func hasResult(_ id: String) -> EventError {
        EventError(
            .exists,
            Message("live-event-has-result", ["id": .of(id)]))
    }

    /// A new code for a rider. The device that was bound may write no more, and what it wrote stays.
    public func newCode(for id: String) async throws(EventError) -> String {
        await officeLock.lock()
        defer { officeLock.unlock() }
        guard var rider = roster.riders[id] else { throw EventError(.notFound) }
        guard !roster.isErased(id) else { throw Self.hasResult(id) }
        let code = Secret.code()
        rider.code = Secret.hash(code: code)
        let revoked = roster.devices(of: id).map { device in
            var device = device
            device.isRevoked = true
            return device
        }
        try await commit(
            [.rider(rider), .endSessions(rider: id)] + revoked.map { .device($0) } + [audit("new code for \(id)")])
        roster.replaceCode(of: rider, revoking: revoked)
        logs.rosterChanged()
        return code
    }

    // Decisions and messages.

    /// Writes a decision into the log of the office, and sends it to the rider.
    public func decide(_ decision: OfficeDecision, about rider: String) async throws(EventError) -> RideEntry {
        guard roster.riders[rider] != nil else { throw EventError(.notFound) }
        if case .judged(let judgement) = decision, !hasTask(judgement.task.rawValue) {
            throw EventError(
                .notFound,
                Message("live-event-decide", ["task": .of(judgement.task.rawValue)]))
        }
        await officeLock.lock()
        defer { officeLock.unlock() }
        let arrival = clock.now
        // A decision after the finish is about what happened until then, and counts: it bears the time of the finish, and the audit says
        // when it was made.
        let time = min(arrival, record.finished ?? arrival)
        guard let written = logs.write(decision.event, at: Double(time) / 1000, about: .init(rider)) else {
            throw EventError(.unavailable)
        }
        let lines = written.entries.map { entry in
            LineRecord(hash: entry.digest.description, arrival: arrival, isOffice: true, bytes: entry.line)
        }
        do throws(EventError) {
            try await send(
                [.decision(line: String(decoding: written.decision.line, as: UTF8.self))], to: rider,
                with: lines.map { .line($0) } + [audit(decision.auditAction(about: rider))])
        } catch {
            logs.takeBack(written)
            throw error
        }
        lastActivity = clock.now
        logs.add(written.entries, isOffice: true, at: clock.now, finished: record.finished)
        stream.send(.line(written.decision))
        return written.decision
    }

    /// Says something to a rider, or to all.
    public func say(_ text: String, to rider: String?) async throws(EventError) {
        if let rider, roster.riders[rider] == nil || roster.isErased(rider) { throw EventError(.notFound) }
        let time = clock.now
        try await send([.message(text, time: time)], to: rider, with: [audit("message to \(rider ?? "all")")])
        stream.send(.message(text, time: time, rider: rider))
    }

    // The event.

    /// Changes settings.
    public func change(_ change: SettingsChange) async throws(EventError) {
        await officeLock.lock()
        defer { officeLock.unlock() }
        var changed = record
        var actions: [String] = []
        func set<Value: Equatable>(_ path: WritableKeyPath<EventRecord, Value>, _ value: Value?, _ action: String) {
            guard let value, changed[keyPath: path] != value else { return }
            changed[keyPath: path] = value
            actions.append(action)
        }
        if let name = change.name {
            guard PlainText.isValid(name) else { throw EventError(.wrong("name", PlainText.expected)) }
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
            actions.append(isFrozen ? "froze the standings" : "unfroze the standings")
        }
        if let days = change.retention {
            set(
                \.retention, .some(days == 0 ? nil : days),
                days == 0 ? "keeps persons" : "keeps persons for \(days) days")
        }
        guard !actions.isEmpty else { return }
        try await commit([.event(changed)] + actions.map { audit($0) })
        record = changed
        logs.freeze(changed.frozen != nil)
    }

    /// Ends the event: what happens later by the clock of a device does not count, and nobody joins.
    public func finish() async throws(EventError) {
        await officeLock.lock()
        defer { officeLock.unlock() }
        guard record.finished == nil else { return }
        let now = clock.now
        var over = record
        over.finished = now
        try await commit([.event(over), audit("finished the event")])
        record = over
        logs.finish(at: now)
    }

    /// A new edition of the quest, sealed here. Lines stay, and are judged by it.
    ///
    /// It has to be an edition of the same quest, by the identifier in the file.
    public func replaceQuest(sealing organisers: [UInt8]) async throws(EventError) {
        // Sealing takes seconds, in which the event goes on.
        let riders = try await Task.detached {
            Result { () throws(EventError) in try EventDay.edition(of: organisers) }
        }
        .value.get()
        await officeLock.lock()
        defer { officeLock.unlock() }
        let version = QuestVersion(
            number: edition.number + 1, organisers: organisers, riders: riders, time: clock.now)
        let new = try Edition(version)
        guard new.organisers.settings.id == edition.organisers.settings.id else {
            throw EventError(
                .invalidQuest,
                Message(
                    "live-event-replace-quest",
                    ["id": .of(new.organisers.settings.id ?? ""), "id-2": .of(edition.organisers.settings.id ?? "")]))
        }
        try await send([.edition(new.digest)], to: nil, with: [.quest(version), audit("new edition of the quest")])
        edition = new
        logs.judge(by: new.organisers)
        verdicts.mayDiffer = true
        await sendChangedVerdicts()
    }

    // Links.

    /// A link with which people follow the event, also where not everybody may.
    ///
    /// - Returns: its token, which cannot be shown again, with its identifier and when it ends.
    public func share(label: String, hours: Int) async throws(EventError) -> JSONValue {
        await officeLock.lock()
        defer { officeLock.unlock() }
        guard PlainText.isValid(label) else { throw EventError(.wrong("label", PlainText.expected)) }
        let now = clock.now
        guard roster.shares(at: now).count < EventRoster.mostShares else {
            throw EventError(
                .tooLarge,
                Message("live-event-share", ["most-shares": .of(EventRoster.mostShares)]))
        }
        let token = Secret.token()
        let session = SessionRecord(
            hash: Secret.hash(token: token), role: .spectator, created: now, expires: now + Int64(hours) * 3_600_000,
            label: label)
        let over = roster.endedShares(at: now)
        try await commit(
            over.map { .endSession(hash: $0.hash) } + [.session(session), audit("shared a link for \(hours) h")])
        for session in over { roster.close(session) }
        roster.open(session)
        return [
            "id": .string(session.identifier), "token": .string(token), "expires": .integer(session.expires ?? now),
            "link": .string("/e/\(id)/live#\(token)"),
        ]
    }

    /// Takes a link back.
    public func endShare(_ identifier: String) async throws(EventError) {
        await officeLock.lock()
        defer { officeLock.unlock() }
        guard let session = roster.shares(at: clock.now).first(where: { $0.identifier == identifier }) else {
            throw EventError(.notFound)
        }
        try await commit([.endSession(hash: session.hash), audit("took a link back")])
        roster.close(session)
    }
}

import EventAccounts
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

/// A rider as the organiser enters one.
public struct NewRider: Sendable, Hashable {
    /// The identifier in ride logs.
    public var id: String
    /// The name for standings, and team and class.
    public var registration: Registration
    /// Whether the public does not see the name, since the rider is a child; `nil` where nothing is said of it, and what is known stays.
    public var isMinor: Bool?

    /// A rider.
    public init(id: String, registration: Registration, isMinor: Bool? = nil) {
        self.id = id
        self.registration = registration
        self.isMinor = isMinor
    }

    /// Whether all identifiers can be used.
    /// - Throws: `EventProblem` for the first that cannot.
    public static func check(_ riders: [NewRider]) throws(EventProblem) {
        for rider in riders where !PlainName.isValid(rider.id) || rider.id == "office" {
            let (english, russian) = (PlainName.expected.english, PlainName.expected.russian)
            throw RequestMembers.wrong(
                "rider", LocalizedText("\(english), unlike “\(rider.id)”", "\(russian), в отличие от «\(rider.id)»"))
        }
        for rider in riders {
            let registration = rider.registration
            for (name, text) in [
                ("name", registration.name), ("team", registration.team), ("class", registration.category),
            ] {
                guard let text, !PlainText.isValid(text) else { continue }
                throw RequestMembers.wrong(name, PlainText.expected)
            }
        }
    }
}

extension LiveEvent {
    /// Adds riders, or changes those that are known; codes only for new ones.
    /// - Returns: the codes of new riders. They are kept as hashes, and cannot be shown again.
    public func add(_ new: [NewRider]) async throws(EventProblem) -> [String: String] {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        try NewRider.check(new)
        if let kept = new.first(where: { riders[$0.id]?.kept != nil }) { throw Self.hasResult(kept.id) }
        var given: [String: String] = [:]
        var records: [RiderRecord] = []
        for rider in new {
            var record = riders[rider.id] ?? RiderRecord(id: rider.id)
            record.name = rider.registration.name
            record.team = rider.registration.team
            record.category = rider.registration.category
            record.isMinor = rider.isMinor ?? record.isMinor
            if record.code == nil, (devices[rider.id] ?? []).isEmpty {
                let code = Secret.code()
                record.code = Secret.hash(code: code)
                given[rider.id] = code
            }
            records.append(record)
        }
        var again = self.record
        again.emptied = nil
        try await commit(
            records.map { .rider($0) } + (self.record.emptied == nil ? [] : [.event(again)])
                + [
                    .audit(
                        AuditRecord(
                            time: clock.now, actor: AuditActor.current, action: "entered \(records.count) riders"))
                ])
        // Who is entered again is a person again.
        if self.record.emptied != nil { self.record.emptied = nil }
        for record in records {
            erased.remove(record.id)
            riders[record.id] = record
            if let code = record.code { codes[code] = record.id }
        }
        rosterChanged()
        return given
    }

    private static func hasResult(_ id: String) -> EventProblem {
        EventProblem(
            .exists,
            LocalizedText(
                "The rider “\(id)” was erased, and the number keeps its result; take another number.",
                "Участник «\(id)» стёрт, и за номером остался результат; возьмите другой номер."))
    }

    /// A new code for a rider. The device that was bound may write no more, and what it wrote stays.
    public func newCode(for id: String) async throws(EventProblem) -> String {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        guard var rider = riders[id] else { throw EventProblem(.notFound) }
        guard !erased.contains(id) else { throw Self.hasResult(id) }
        let code = Secret.code()
        rider.code = Secret.hash(code: code)
        let revoked = (devices[id] ?? []).map { device in
            var device = device
            device.isRevoked = true
            return device
        }
        try await commit(
            [.rider(rider), .endSessions(rider: id)] + revoked.map { .device($0) }
                + [.audit(AuditRecord(time: clock.now, actor: AuditActor.current, action: "new code for \(id)"))])
        codes = codes.filter { $0.value != id }
        if let new = rider.code { codes[new] = id }
        riders[id] = rider
        devices[id] = revoked
        sessions = sessions.filter { $0.value.rider != id || !$0.value.isOfDevice }
        rosterChanged()
        return code
    }

    /// Writes a decision into the log of the office, and tells the rider.
    public func decide(_ decision: OfficeDecision, about rider: String) async throws(EventProblem) -> RideEntry {
        guard riders[rider] != nil else { throw EventProblem(.notFound) }
        if case .judged(let judgement) = decision, edition.organisers.task(judgement.task) == nil {
            throw EventProblem(
                .notFound,
                LocalizedText(
                    "The quest has no task “\(judgement.task.rawValue)”.",
                    "В квесте нет задания «\(judgement.task.rawValue)»."))
        }
        await officeTurn.wait()
        defer { officeTurn.signal() }
        // The log of the office is one chain: lines are written one after the other, and a line that is not stored was never written.
        let before = office
        let arrival = clock.now
        // A decision after the finish is about what happened until then, and counts: it bears the time of the finish, and the audit says
        // when it was made.
        let time = min(arrival, record.finished ?? arrival)
        guard office.append(decision.event, at: Double(time) / 1000, about: .init(rider)) != nil,
            let last = office.log.entries.last
        else { throw EventProblem(.unavailable) }
        let entries = Array(office.log.entries.dropFirst(before.log.entries.count))
        let lines = entries.map { entry in
            LineRecord(
                hash: entry.digest.description, arrival: arrival, isOffice: true,
                bytes: entry.line)
        }
        let text = String(decoding: last.line, as: UTF8.self)
        do throws(EventProblem) {
            try await tell(
                [["kind": "decision", "line": .string(text)]], to: rider,
                with: lines.map { .line($0) }
                    + [
                        .audit(
                            AuditRecord(
                                time: arrival, actor: AuditActor.current, action: decision.auditAction(about: rider)))
                    ])
        } catch {
            office = before
            throw error
        }
        add(entries, isOffice: true)
        announce([last])
        return last
    }

    /// Says something to a rider, or to all.
    public func say(_ text: String, to rider: String?) async throws(EventProblem) {
        if let rider, riders[rider] == nil || erased.contains(rider) { throw EventProblem(.notFound) }
        let time = clock.now
        try await tell(
            [["kind": "message", "time": .integer(time), "text": .string(text)]], to: rider,
            with: [.audit(AuditRecord(time: time, actor: AuditActor.current, action: "message to \(rider ?? "all")"))])
        publish(
            .message(["time": .integer(time), "text": .string(text), "rider": rider.map(JSONValue.string) ?? .null]))
    }

    /// Ends the event: what happens later by the clock of a device does not count, and nobody joins.
    public func finish() async throws(EventProblem) {
        await officeTurn.wait()
        defer { officeTurn.signal() }
        guard record.finished == nil else { return }
        var over = record
        over.finished = clock.now
        try await commit([
            .event(over), .audit(AuditRecord(time: clock.now, actor: AuditActor.current, action: "finished the event")),
        ])
        record = over
        log.frozenAt = over.finished.map { Double($0) / 1000 }
        version += 1
    }

    /// A new edition of the quest, sealed here. Lines stay, and are judged by it.
    ///
    /// It has to be an edition of the same quest, by the identifier in the file.
    public func replaceQuest(sealing organisers: [UInt8]) async throws(EventProblem) {
        // Sealing takes seconds, in which the event goes on.
        let riders = try await Task.detached {
            Result { () throws(EventProblem) in try EventDay.edition(of: organisers) }
        }
        .value.get()
        await officeTurn.wait()
        defer { officeTurn.signal() }
        let version = QuestVersion(
            number: edition.number + 1, organisers: organisers, riders: riders, time: clock.now)
        let new = try Edition(version)
        guard new.organisers.settings.id == edition.organisers.settings.id else {
            throw EventProblem(
                .invalidQuest,
                LocalizedText(
                    "This is another quest: its identifier is “\(new.organisers.settings.id ?? "")”, not “\(edition.organisers.settings.id ?? "")”.",
                    "Это другой квест: его идентификатор «\(new.organisers.settings.id ?? "")», а не «\(edition.organisers.settings.id ?? "")»."
                ))
        }
        try await tell(
            [["kind": "edition", "quest": .string(new.digest)]], to: nil,
            with: [
                .quest(version),
                .audit(AuditRecord(time: clock.now, actor: AuditActor.current, action: "new edition of the quest")),
            ])
        edition = new
        log = log.judged(by: new.organisers)
        frozenLog = frozenLog?.judged(by: new.organisers)
        isRosterStale = true
        self.version += 1
        verdictsMayDiffer = true
        await tellChangedVerdicts()
    }
}

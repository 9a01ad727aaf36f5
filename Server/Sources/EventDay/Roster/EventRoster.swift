import EventAccounts
import EventClient
import EventStore
import Support
import VeloQuest

/// Who takes part in an event: riders and their codes, the devices that they joined with, and whose token is whose.
struct EventRoster: Sendable {
    /// How many links for spectators an event has at most.
    static let mostShares = 200

    /// The riders by identifier, erased ones too.
    private(set) var riders: [String: RiderRecord] = [:]
    /// Riders who were erased: they have neither a name nor a code.
    private(set) var erased: Set<String> = []
    private var devices: [String: [DeviceRecord]] = [:]
    private var sessions: [[UInt8]: SessionRecord] = [:]
    private var codes: [[UInt8]: String] = [:]
    private var lastSeen: [String: Int64] = [:]

    init(_ riders: [RiderRecord], _ devices: [DeviceRecord], _ sessions: [SessionRecord]) {
        for rider in riders {
            self.riders[rider.id] = rider
            if let code = rider.code { codes[code] = rider.id } else if rider.name == nil { erased.insert(rider.id) }
        }
        for device in devices { self.devices[device.rider, default: []].append(device) }
        for session in sessions { self.sessions[session.hash] = session }
    }

    // Riders.

    /// Whether a rider was erased.
    func isErased(_ rider: String) -> Bool { erased.contains(rider) }

    /// The riders, in order of their identifiers.
    var sortedRiders: [RiderRecord] { riders.values.sorted { $0.id < $1.id } }

    /// The record of a rider who is entered, or entered again, with the code that it has then; `nil` for one who has a code or a device.
    func entering(_ rider: NewRider) -> (record: RiderRecord, code: String?) {
        var record = riders[rider.id] ?? RiderRecord(id: rider.id)
        record.name = rider.registration.name
        record.team = rider.registration.team
        record.category = rider.registration.category
        record.isMinor = rider.isMinor ?? record.isMinor
        guard record.code == nil, devices(of: rider.id).isEmpty else { return (record, nil) }
        let code = Secret.code()
        record.code = Secret.hash(code: code)
        return (record, code)
    }

    /// Adds riders, or changes those that are known. A rider who was erased is a person again.
    mutating func enter(_ records: [RiderRecord]) {
        for record in records {
            erased.remove(record.id)
            riders[record.id] = record
            if let code = record.code { codes[code] = record.id }
        }
    }

    /// Gives a rider another code, for another device: what the old one wrote stays, and it writes no more.
    mutating func replaceCode(of rider: RiderRecord, revoking revoked: [DeviceRecord]) {
        codes = codes.filter { $0.value != rider.id }
        if let code = rider.code { codes[code] = rider.id }
        riders[rider.id] = rider
        devices[rider.id] = revoked
        sessions = sessions.filter { $0.value.rider != rider.id || !$0.value.isOfDevice }
    }

    /// A rider was heard of.
    mutating func saw(_ rider: String, at now: Int64) { lastSeen[rider] = now }

    /// When a rider was heard of last since the start of the server, in milliseconds since 1970-01-01 00:00 UTC.
    func lastSeen(of rider: String) -> Int64? { lastSeen[rider] }

    // Devices.

    /// The devices of a rider, revoked ones too.
    func devices(of rider: String) -> [DeviceRecord] { devices[rider] ?? [] }

    /// The device that rides for a rider.
    func boundDevice(of rider: String) -> DeviceRecord? { devices(of: rider).first { !$0.isRevoked } }

    /// How many riders joined.
    var joinedCount: Int { devices.values.count { $0.contains { !$0.isRevoked } } }

    /// Whether a device may write for a rider.
    func isBound(_ device: String, to rider: String) -> Bool {
        devices(of: rider).contains { $0.device == device && !$0.isRevoked }
    }

    /// Whether a device signs what it writes.
    func isKeyed(_ device: String, of rider: String) -> Bool {
        devices(of: rider).contains { $0.device == device && $0.key != nil }
    }

    /// The rider of a code as a person typed it; `nil` where nobody has it.
    func rider(withCode code: String) -> RiderRecord? {
        Secret.hash(code: code).flatMap { codes[$0] }.flatMap { riders[$0] }
    }

    /// The record of a device that joins for a rider.
    /// - Throws: `EventError` where another device rides for the rider, or another one has the name.
    func binding(_ device: String, key: String?, to rider: String) throws(EventError) -> DeviceRecord {
        if let bound = boundDevice(of: rider), bound.device != device || bound.key != key {
            throw EventError(.codeInUse)
        }
        // A name that another rider's device has would let one write lines under the other's name.
        let isTaken = devices.contains { $0.key != rider && $0.value.contains { $0.device == device } }
        let isRevoked = devices(of: rider).contains { $0.device == device && $0.isRevoked }
        guard !isTaken, !isRevoked else {
            throw EventError(
                .exists,
                Message("event-roster-binding", ["device": .of(device)]))
        }
        return DeviceRecord(rider: rider, device: device, key: key)
    }

    /// Binds a device to its rider; `false` where it is bound already.
    mutating func bind(_ device: DeviceRecord) -> Bool {
        guard !devices(of: device.rider).contains(device) else { return false }
        devices[device.rider, default: []].append(device)
        return true
    }

    /// Unbinds a device whose binding could not be stored.
    mutating func unbind(_ device: DeviceRecord) { devices[device.rider]?.removeAll { $0 == device } }

    // Tokens.

    /// The bearer of a token.
    /// - Throws: `EventError` for a token that is not of this event, or that is over.
    func caller(_ token: String, at now: Int64) throws(EventError) -> Caller {
        guard let session = sessions[Secret.hash(token: token)] else { throw EventError(.unauthorized) }
        if let end = session.expires, end <= now { throw EventError(.unauthorized, LiveEvent.linkIsOver) }
        return Caller(session)
    }

    /// Adds a token, in place of those that it replaces.
    mutating func open(_ session: SessionRecord) {
        sessions = sessions.filter { !$0.value.isReplaced(by: session) }
        sessions[session.hash] = session
    }

    /// Ends a token.
    mutating func close(_ session: SessionRecord) { sessions[session.hash] = nil }

    /// The tokens of a rider, the oldest first.
    func sessions(of rider: String) -> [SessionRecord] {
        sessions.values.filter { $0.rider == rider }.sorted { $0.created < $1.created }
    }

    /// The links for spectators that are good, the latest first.
    func shares(at now: Int64) -> [SessionRecord] {
        sessions.values.filter { $0.role == .spectator && ($0.expires ?? .max) > now }
            .sorted { ($0.created, $0.identifier) > ($1.created, $1.identifier) }
    }

    /// The links for spectators that are over.
    func endedShares(at now: Int64) -> [SessionRecord] {
        sessions.values.filter { $0.role == .spectator && ($0.expires ?? .max) <= now }
    }

    // Erasing.

    /// From here on nothing of these riders comes in.
    mutating func beginErasing(_ riders: [String]) { erased.formUnion(riders) }

    /// These are erased, and no others: an erasure ended, or failed.
    mutating func endErasing(_ riders: Set<String>) { erased = riders }

    /// Riders without what was erased.
    mutating func replace(_ records: [RiderRecord]) { for record in records { riders[record.id] = record } }

    /// Forgets codes, tokens and devices of riders who were erased.
    mutating func forget(_ gone: Set<String>) {
        codes = codes.filter { !gone.contains($0.value) }
        sessions = sessions.filter { !gone.contains($0.value.rider) }
        for rider in gone {
            devices[rider] = nil
            lastSeen[rider] = nil
        }
    }

    /// The riders of teams of whom nobody is left, with a name of the team that names nobody and that no other team has: all at once, so
    /// that a team stays one.
    ///
    /// - Parameter records: riders who are being erased, as they stay.
    func renamedTeams(_ records: [String: RiderRecord]) -> [RiderRecord] {
        let all = riders.values.map { records[$0.id] ?? $0 }
        var renamed: [RiderRecord] = []
        for team in Set(records.values.compactMap(\.team)).sorted() {
            let members = all.filter { $0.team == team }.sorted { $0.id < $1.id }
            guard let first = members.first, members.allSatisfy({ erased.contains($0.id) }) else { continue }
            var name = first.id + "+"
            while name != team, (all + renamed).contains(where: { $0.team == name }) { name += "+" }
            for var member in members {
                member.team = name
                renamed.append(member)
            }
        }
        return renamed
    }

    // Judging.

    /// Who rides, with the devices and keys that joined, as the logs are judged by it.
    var registrations: Roster {
        var roster = Roster()
        let minors = riders.values.filter(\.isMinor).map { RideEntry.Rider($0.id) }
        if !minors.isEmpty { roster.minors = Set(minors) }
        for rider in riders.values {
            let id = RideEntry.Rider(rider.id)
            roster.riders[id] = rider.registration
            let devices = devices(of: rider.id)
            guard !devices.isEmpty else { continue }
            let keys = devices.compactMap { $0.key.flatMap { PublicKey($0) }?.fingerprint }
            // A rider with one device without key is known by names alone.
            if keys.count == devices.count {
                roster.keys[id] = Set(keys)
            } else {
                roster.devices[id] = Set(devices.map(\.device))
            }
        }
        return roster
    }
}

extension RiderRecord {
    /// Name, team and class.
    var registration: Registration { Registration(name: name, team: team, category: category) }
}

extension SessionRecord {
    /// What organisers call a token by: the first bytes of its hash, which lead to no token.
    var identifier: String { Hexadecimal.text(of: hash.prefix(8)) }
}

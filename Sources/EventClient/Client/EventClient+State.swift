import JSON
import Quests
import RideLogs

extension EventClient {
    /// Why bytes are not the state of a client.
    public enum StateFault: Error, Sendable, Hashable {
        /// They are not in the form in which `state` writes them.
        case damaged
        /// A newer version wrote them.
        case newer
    }

    /// What has to be kept over a restart of the app, as JSON: who the device is for the server, and up to where it has seen the feed and
    /// handed in the log. It has the token and the code: keep it as secret as a password. Lines and fixes are not in it.
    public var state: [UInt8] {
        var members: JSONObject = [
            "version": 1, "event": .string(event), "device": .string(device), "prefix": .string(prefix),
            "cursor": .integer(Int64(cursor)),
        ]
        members["token"] = token.map { .string($0) }
        members["code"] = code.map { .string($0) }
        members["key"] = key.map { .string($0.description) }
        if isStopped { members["stopped"] = true }
        if mustJoin { members["joining"] = true }
        if let registration {
            members["rider"] = .string(registration.rider.rawValue)
            members["name"] = registration.registration.name.map { .string($0) }
            members["team"] = registration.registration.team.map { .string($0) }
            members["class"] = registration.registration.category.map { .string($0) }
        }
        members["quest"] = edition.map { .string($0) }
        if let head = lines.head {
            members["head"] = ["seq": .integer(Int64(head.sequence)), "hash": .string(head.digest.description)]
        }
        let answers = awaited.sorted { $0.key < $1.key }
        if !answers.isEmpty {
            members["awaited"] = .array(
                answers.map { ["answer": .string($0.key.description), "task": .string($0.value.task)] })
        }
        return JSONWriter(options: .pretty).write(.object(members))
    }

    /// A client as it was when its state was written. All lines of the log are to be added again.
    /// - Throws: `StateFault` for anything that `state` did not write.
    public init(
        restoring state: [UInt8], language: String = "en", limits: Limits = Limits(), timing: Timing = Timing()
    ) throws(StateFault) {
        guard let members = SyncAnswer.object(state), let version = members["version"]?.integerValue else {
            throw .damaged
        }
        guard version == 1 else { throw .newer }
        guard let event = members["event"]?.stringValue, let device = members["device"]?.stringValue,
            let cursor = members["cursor"]?.integerValue.flatMap(Int.init(exactly:))
        else { throw .damaged }
        self.init(
            event: event, device: device, prefix: members["prefix"]?.stringValue ?? "", language: language,
            limits: limits, timing: timing)
        self.cursor = cursor
        token = members["token"]?.stringValue
        code = members["code"]?.stringValue
        if let text = members["key"]?.stringValue {
            guard let key = PublicKey(text) else { throw .damaged }
            self.key = key
        }
        isStopped = members["stopped"]?.booleanValue ?? false
        mustJoin = code != nil && (members["joining"]?.booleanValue ?? false)
        edition = members["quest"]?.stringValue
        if let rider = members["rider"]?.stringValue {
            registration = EventRegistration(
                rider: .init(rider),
                registration: Registration(
                    name: members["name"]?.stringValue, team: members["team"]?.stringValue,
                    category: members["class"]?.stringValue),
                quest: edition)
        }
        if let head = members["head"]?.objectValue {
            guard let sequence = head["seq"]?.integerValue.flatMap(Int.init(exactly:)),
                let digest = head["hash"]?.stringValue.flatMap({ EntryDigest($0) })
            else { throw .damaged }
            lines = LineBacklog(timing.setbacks, head: .init(sequence: sequence, digest: digest))
        }
        for answer in members["awaited"]?.arrayValue ?? [] {
            guard let answer = answer.objectValue, let task = answer["task"]?.stringValue,
                let digest = answer["answer"]?.stringValue.flatMap({ EntryDigest($0) })
            else { throw .damaged }
            awaited[digest] = (task, nil)
        }
    }
}

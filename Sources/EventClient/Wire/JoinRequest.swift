import JSON
import Quests
public import RideLogs

/// What a phone sends to `join`: a code, the name of the device, and its key.
public struct JoinRequest: Sendable, Hashable {
    /// The code as the rider typed it.
    public var code: String
    /// The name of the device in the log.
    public var device: String
    /// The public key that the device signs with; `nil` for none.
    public var key: String?
    /// Whether the rider agreed to what is kept.
    public var hasAgreed: Bool

    /// A request.
    public init(code: String, device: String, key: String? = nil, hasAgreed: Bool = false) {
        self.code = code
        self.device = device
        self.key = key
        self.hasAgreed = hasAgreed
    }

    /// Reads the body of a request.
    /// - Throws: `RequestError` that says which member is wrong.
    public init(json bytes: [UInt8]) throws(RequestError) {
        let members = try RequestMembers(bytes)
        hasAgreed = try members.flag("agreed") ?? false
        code = try members.text("code")
        device = try members.text("device")
        key = try members.optionalText("key")
    }

    /// The body of the request.
    public var json: [UInt8] {
        var members: JSONObject = ["code": .string(code), "device": .string(device)]
        members["key"] = key.map { .string($0) }
        if hasAgreed { members["agreed"] = true }
        return JSONWriter().write(.object(members))
    }
}

/// What the server answers to `join`: who rides, and the token of the device.
public struct JoinAnswer: Sendable, Hashable {
    /// The rider's identifier in logs.
    public let rider: String
    /// The rider's name, team and class, as far as the organiser has them.
    public let registration: Registration
    /// The token; nobody else has it.
    public let token: String
    /// The digest of the edition to ride; `nil` where the server has none.
    public let quest: String?
    /// The time of the server, in milliseconds since 1970-01-01 00:00 UTC; `nil` where the server does not say.
    public let time: Int64?

    /// An answer.
    public init(rider: String, registration: Registration, token: String, quest: String?, time: Int64?) {
        self.rider = rider
        self.registration = registration
        self.token = token
        self.quest = quest
        self.time = time
    }

    /// Reads an answer; `nil` for anything that no server of an event sends. The token has visible ASCII characters only.
    init?(json bytes: [UInt8]) {
        guard let members = SyncAnswer.object(bytes), let token = members["token"]?.stringValue, !token.isEmpty,
            !token.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }), let rider = members["rider"]?.stringValue
        else { return nil }
        self.init(
            rider: rider,
            registration: Registration(
                name: members["name"]?.stringValue, team: members["team"]?.stringValue,
                category: members["class"]?.stringValue),
            token: token, quest: members["quest"]?.stringValue, time: members["time"]?.integerValue)
    }

    /// The body of the answer.
    public var json: [UInt8] {
        var members: JSONObject = ["rider": .string(rider)]
        members["name"] = registration.name.map { .string($0) }
        members["team"] = registration.team.map { .string($0) }
        members["class"] = registration.category.map { .string($0) }
        members["token"] = .string(token)
        members["quest"] = quest.map { .string($0) }
        members["time"] = time.map { .integer($0) }
        return JSONWriter().write(.object(members))
    }
}

import GeoJSON
import JSON
import PlainCryptography
import Quests
import RideLogs
import RoadMap
import Scoring
import VeloQuest

/// The calls about quests and rides: `quest.read`, `quest.judge`, `quest.ride`, `quest.standings`, `quest.close` and those of
/// an `OpenRide`.
final class QuestCalls {
    private let maps: MapCalls
    private let logging: (_ ride: Int32, _ line: [UInt8]) -> Void
    private var quests: [Int32: Quest] = [:]
    private var rides: [Int32: OpenRide] = [:]
    private var lastHandle: Int32 = 0

    init(_ maps: MapCalls, logging: @escaping (_ ride: Int32, _ line: [UInt8]) -> Void) {
        self.maps = maps
        self.logging = logging
    }

    /// How many quests and rides are open.
    var count: Int { quests.count + rides.count }

    /// Answers a call; `nil` where it is none of these.
    func call(_ name: String, _ arguments: Arguments) throws(CallError) -> Reply? {
        switch name {
        case "quest.read": return try read(arguments)
        case "quest.close":
            quests[try arguments.integer("handle")] = nil
            return Reply()
        case "quest.judge": return try judge(arguments)
        case "fingerprint":
            guard let key = PublicKey(try arguments.text("key")) else { throw .wrong("key") }
            return Reply(.string(key.fingerprint.description))
        case "quest.ride": return try ride(arguments)
        case "quest.standings": return try standings(arguments)
        case "ride.close":
            rides[try arguments.integer("handle")] = nil
            return Reply()
        default:
            guard name.hasPrefix("ride.") else { return nil }
            guard let ride = rides[try arguments.integer("handle")] else { throw .closedRide }
            return try ride.call(name, arguments)
        }
    }

    private func quest(_ arguments: Arguments) throws(CallError) -> Quest {
        guard let quest = quests[try arguments.integer("handle")] else { throw .closedQuest }
        return quest
    }

    /// The signature is checked before anything is read from the file.
    private func read(_ arguments: Arguments) throws(CallError) -> Reply {
        let signature = EditionSignature.check(arguments.data, with: .portable)
        let keys = try Self.fingerprints("signedBy", arguments)
        // A page that found no key of the organiser's should not think that it asked for one.
        guard keys?.isEmpty != true else { throw .wrong("signedBy") }
        try signature.require(
            signedBy: keys, evenIfAltered: try arguments.flag("evenIfAltered", default: false))
        let reading = Quest.read(arguments.data, judgedBy: try GeoJSONCalls.linter(arguments))
        var value: JSONObject = ["findings": .findings(reading.diagnostics, in: arguments.data)]
        if let quest = reading.quest {
            lastHandle += 1
            quests[lastHandle] = quest
            var members = quest.pageJSON
            members["signature"] = signature.pageJSON
            members["handle"] = .integer(Int64(lastHandle))
            value["quest"] = .object(members)
        }
        return Reply(.object(value))
    }

    private func judge(_ arguments: Arguments) throws(CallError) -> Reply {
        let id = try arguments.text("task")
        guard let task = try quest(arguments).task(Quest.Task.ID(id)) else { throw .unknownTask(id) }
        let answer = try arguments.text("answer")
        return Reply((task.answer?.judge(answer) ?? .pending(.organiser)).pageJSON)
    }

    private func ride(_ arguments: Arguments) throws(CallError) -> Reply {
        let quest = try quest(arguments)
        var map: OpenMap?
        if arguments["map"] != nil { map = try maps.map(arguments.integer("map")) }
        let profile = try arguments.optionalText("profile") ?? "city"
        let holder = try map?.router(profile, closing: map.map { quest.closures(on: $0.graph) } ?? Closures())
        let key = try arguments.optionalText("publicKey").map { text throws(CallError) in
            guard let key = PublicKey(text) else { throw .wrong("publicKey") }
            return PageKey(key)
        }
        let (log, faults) = RideLog.reading(arguments.data)
        lastHandle += 1
        let handle = lastHandle
        let logging = logging
        rides[handle] = OpenRide(
            QuestRide(
                quest: quest, rider: RideEntry.Rider(try arguments.optionalText("rider") ?? "rider"),
                device: try arguments.optionalText("device") ?? "browser", signer: key?.signer, resuming: log,
                opener: .portable),
            holder, key
        ) { logging(handle, $0) }
        return Reply([
            "handle": .integer(Int64(handle)), "entries": .integer(Int64(log.entries.count)),
            "faults": .integer(Int64(faults.count)),
        ])
    }

    /// The data are the table of riders, as long as the argument `roster` says, and then the logs as one text, one after the other.
    private func standings(_ arguments: Arguments) throws(CallError) -> Reply {
        let quest = try quest(arguments)
        let (roster, logs) = try roster(arguments)
        let (log, faults) = RideLog.reading(logs)
        let officials = try Self.fingerprints("organisers", arguments) ?? []
        let authority = LogAuthority(officials: Set(officials), verifier: .portable).judging(quest)
        let standings = Standings(
            of: log, in: quest, roster: roster, authority: authority,
            unproven: try arguments.optionalText("unproven") == "accepted" ? .accepted : .refused,
            frozenAt: try arguments.optionalNumber("frozenAt"))
        return Reply([
            "groups": .array(standings.groups.map { $0.pageJSON }),
            "findings": .array(standings.logFlags.map { $0.message.json }),
            "remarks": .array(roster.diagnostics(onLogsOf: log.riding).map { $0.message.json }),
            "faults": .array(
                faults.map { ["line": $0.line.map { .integer(Int64($0)) } ?? .null, "text": $0.message.json] }),
        ])
    }

    /// A list of fingerprints of keys; `nil` where it is absent.
    private static func fingerprints(_ name: String, _ arguments: Arguments) throws(CallError) -> [KeyFingerprint]? {
        guard let value = arguments[name] else { return nil }
        guard let list = value.arrayValue else { throw .wrong(name) }
        var found: [KeyFingerprint] = []
        for element in list {
            guard let fingerprint = element.stringValue.flatMap({ KeyFingerprint($0) }) else { throw .wrong(name) }
            found.append(fingerprint)
        }
        return found
    }

    private func roster(_ arguments: Arguments) throws(CallError) -> (roster: Roster, logs: [UInt8]) {
        guard arguments["roster"] != nil else { return (Roster(), arguments.data) }
        let length = Int(try arguments.integer("roster"))
        guard arguments.data.indices.contains(length) || length == arguments.data.count else { throw .wrong("roster") }
        do throws(Roster.ReadingError) {
            return (try Roster(csv: Array(arguments.data[..<length])), Array(arguments.data[length...]))
        } catch {
            throw CallError(.argument, reason: "roster", error.message)
        }
    }
}

extension Standings.Group {
    fileprivate var pageJSON: JSONValue {
        var object: JSONObject = ["rows": .array(rows.map { $0.pageJSON })]
        object["category"] = category.map { .string($0) }
        return .object(object)
    }
}

extension Standings.Row {
    fileprivate var pageJSON: JSONValue {
        var object: JSONObject = [
            "id": .string(id), "name": .string(name), "members": .array(members.map { .string($0.rawValue) }),
            "team": .boolean(isTeam), "result": .object(result.json),
        ]
        object["place"] = rank.map { .integer(Int64($0)) }
        return .object(object)
    }
}

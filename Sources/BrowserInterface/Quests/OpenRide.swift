import Geodesy
import JSON
import Navigation
import Quests
import RideLogs
import RoadMap
import Routing
import Scoring
import VeloQuest

/// A ride, the router that leads it, and where its log goes.
final class OpenRide {
    var ride: QuestRide
    let holder: ProfileRouter?
    let key: PageKey?
    private let logging: ([UInt8]) -> Void
    var planner: RidePlanner?
    /// How many entries were handed out, or were there from the start.
    private var loggedCount: Int

    init(_ ride: QuestRide, _ holder: ProfileRouter?, _ key: PageKey?, logging: @escaping ([UInt8]) -> Void) {
        self.ride = ride
        self.holder = holder
        self.key = key
        self.logging = logging
        loggedCount = ride.log.entries.count
    }

    /// Answers a call. What it adds to the log is handed out first, also where the call fails.
    func call(_ name: String, _ arguments: Arguments) throws(CallError) -> Reply {
        defer { handOutLog() }
        switch name {
        case "ride.receive": return try receive(arguments)
        case "ride.log": return Reply(data: ride.log.write())
        case "ride.result": return Reply(.object(ride.result.json))
        case "ride.state": return Reply(state)
        case "ride.headForFinish": return Reply(.boolean(ride.headForFinish()))
        case "ride.about": return Reply(.object(ride.quest.pageJSON))
        case "ride.sign": return try sign(arguments)
        case "ride.plan": return try plan(arguments)
        case "ride.wayHome": return try wayHome(arguments)
        default: break
        }
        do throws(RefereeError) {
            if let reply = try act(name, Action(arguments)) { return reply }
        } catch {
            throw CallError(.ride, reason: error.name, error.message)
        }
        throw .unknownCall(name)
    }

    private func handOutLog() {
        let entries = ride.log.entries
        guard entries.count > loggedCount, let last = entries.lastIndex(where: { $0.device == ride.device }) else {
            return
        }
        for entry in entries[...last].suffix(entries.count - loggedCount) { logging(entry.line + [0x0A]) }
        loggedCount = entries.count
    }

    /// What a rider does, with its moment; absent arguments are those that no action of this name needs.
    private struct Action {
        let task: Quest.Task.ID
        let answer: String
        let time: Double
        let uptime: Double?
        let registration: Registration

        init(_ arguments: Arguments) {
            task = Quest.Task.ID(arguments["task"]?.stringValue ?? "")
            answer = arguments["answer"]?.stringValue ?? ""
            time = arguments["time"]?.doubleValue ?? .nan
            uptime = arguments["uptime"]?.doubleValue
            registration = Registration(
                name: arguments["name"]?.stringValue, team: arguments["team"]?.stringValue,
                category: arguments["category"]?.stringValue)
        }
    }

    private func act(_ name: String, _ action: Action) throws(RefereeError) -> Reply? {
        let (task, time, uptime) = (action.task, action.time, action.uptime)
        switch name {
        case "ride.headFor": try ride.head(for: task)
        case "ride.join": try ride.join(action.registration, at: time, uptime: uptime)
        case "ride.start": try ride.start(at: time, uptime: uptime)
        case "ride.submit":
            return Reply(try ride.submit(action.answer, to: task, at: time, uptime: uptime).pageJSON)
        case "ride.takeHint":
            let hint = try ride.takeHint(for: task, at: time, uptime: uptime)
            let cost = ride.quest.task(task).map {
                (hint.charge ?? ride.quest.settings.scoring.hint).amount(of: ride.quest.value(of: $0))
            }
            return Reply(["text": .string(hint.text), "cost": (cost ?? .zero).json])
        case "ride.skip": try ride.skip(task, at: time, uptime: uptime)
        case "ride.reveal":
            return Reply(try ride.reveal(task, at: time, uptime: uptime).map { .string($0) } ?? .null)
        case "ride.end": try ride.finish(at: time, uptime: uptime)
        case "ride.withdraw": try ride.withdraw(at: time, uptime: uptime)
        default: return nil
        }
        return Reply()
    }

    private func receive(_ arguments: Arguments) throws(CallError) -> Reply {
        let fix = Fix(
            time: try arguments.number("time"),
            coordinate: Coordinate(
                longitude: try arguments.number("longitude"), latitude: try arguments.number("latitude")),
            horizontalAccuracy: try arguments.optionalNumber("accuracy"),
            speed: try arguments.optionalNumber("speed"), course: try arguments.optionalNumber("course"))
        let uptime = try arguments.optionalNumber("uptime")
        var data = NumberData()
        guard let holder else {
            return Reply(.array(ride.receive(fix, uptime: uptime).map { $0.pageJSON }))
        }
        var events: [JSONValue] = []
        for update in ride.receive(fix, uptime: uptime, router: &holder.router) {
            switch update {
            case .reached(let checkIn): events.append(checkIn.pageJSON)
            case .guidance(let event): events.append(event.pageJSON(holder.router.graph, &data))
            }
        }
        return Reply(.array(events), data: data.bytes)
    }
}

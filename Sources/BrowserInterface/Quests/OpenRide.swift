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

extension OpenRide {
    func plan(_ arguments: Arguments) throws(CallError) -> Reply {
        guard let holder else { throw .noMap }
        let (from, time) = (try arguments.coordinate("from"), try arguments.number("time"))
        let terms = try PlanningAssumptions(arguments)
        let plan: RidePlan?
        do throws(RoutingError) {
            let known: RidePlanner
            if let planner {
                known = planner
            } else {
                known = try RidePlanner(quest: ride.quest, router: holder.router)
            }
            planner = known
            plan = try ride.plan(
                with: known, from: from, at: time, terms: terms,
                effort: arguments["effort"]?.stringValue == "thorough" ? .thorough : .quick, router: &holder.router)
        } catch {
            throw CallError(error)
        }
        guard let plan, let tour = plan.tours.first else { return Reply() }
        return Reply([
            "points": plan.total.json, "gain": plan.gain.json, "late": .double(plan.lateness),
            "provenOptimal": .boolean(plan.isProvenOptimal), "finish": .double(tour.finish),
            "distance": .double(tour.distance), "left": .array(plan.left.map { .string($0.rawValue) }),
            "stops": .array(
                tour.stops.map { stop in
                    [
                        "task": .string(stop.task.rawValue), "arrival": .double(stop.arrival),
                        "begin": .double(stop.begin), "departure": .double(stop.departure),
                        "points": stop.points.json,
                    ]
                }),
        ])
    }

    func wayHome(_ arguments: Arguments) throws(CallError) -> Reply {
        guard let holder else { throw .noMap }
        let (from, time) = (try arguments.coordinate("from"), try arguments.number("time"))
        let terms = try PlanningAssumptions(arguments)
        let found: WayHome?
        do throws(RoutingError) {
            found = try ride.wayHome(from: from, at: time, terms: terms, router: &holder.router)
        } catch {
            throw CallError(error)
        }
        guard let way = found else { return Reply() }
        var object: JSONObject = [
            "arrival": .double(way.arrival), "distance": .double(way.distance), "inTime": .boolean(way.isInTime),
        ]
        object["limit"] = way.limit.map { .double($0) }
        object["spare"] = way.spare.map { .double($0) }
        return Reply(.object(object))
    }
}

extension PlanningAssumptions {
    fileprivate init(_ arguments: Arguments) throws(CallError) {
        self.init()
        if let pace = try arguments.optionalNumber("pace") { self.pace = pace }
        if let seconds = try arguments.optionalNumber("secondsAtTask") { secondsAtTask = seconds }
    }
}

extension OpenRide {
    /// What a page shows of the ride.
    var state: JSONValue {
        let progress = ride.progress
        let status =
            progress.hasWithdrawn
            ? "withdrawn" : progress.finishTime != nil ? "finished" : progress.startedAt != nil ? "riding" : "ready"
        var object: JSONObject = [
            "status": .string(status), "points": ride.result.total.json,
            "tasks": .array(ride.quest.tasks.map { json(of: $0, progress) }),
        ]
        object["started"] = progress.startTime.map { .double($0) }
        object["finished"] = progress.finishTime.map { .double($0) }
        object["limit"] = progress.limitTime.map { .double($0) }
        switch ride.target {
        case .task(let id): object["target"] = ["task": .string(id.rawValue)]
        case .finish: object["target"] = ["finish": true]
        case nil: break
        }
        if let route = ride.navigation.progress {
            object["remaining"] = [
                "distance": .double(route.remainingDistance), "duration": .double(route.remainingDuration),
            ]
        }
        return .object(object)
    }

    private func json(of task: Quest.Task, _ progress: RideProgress) -> JSONValue {
        let known = progress[task.id]
        let state: String =
            if known?.isSolved ?? false {
                "solved"
            } else if known?.isPending ?? false {
                "pending"
            } else if known?.isRevealed ?? false {
                "revealed"
            } else if known?.isSkipped ?? false {
                "skipped"
            } else if !progress.isUnlocked(task) {
                "locked"
            } else if let latest = progress.latestTime, progress.isUnderWay, !progress.isOpen(task, at: latest) {
                "closed"
            } else {
                known?.checkInTime != nil ? "reached" : "open"
            }
        return [
            "id": .string(task.id.rawValue), "state": .string(state),
            "attempts": .integer(Int64(known?.attempts ?? 0)), "hintsTaken": .integer(Int64(known?.hints.count ?? 0)),
            "points": ride.quest.value(of: task).json,
        ]
    }
}

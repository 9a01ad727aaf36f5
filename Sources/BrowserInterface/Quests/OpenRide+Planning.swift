import Geodesy
import JSON
import Quests
import Routing
import VeloQuest

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

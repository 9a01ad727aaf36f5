import JSON
import Navigation
import Quests
import RideLogs
import RoadMap
import Routing
import Scoring

extension CheckIn {
    var pageJSON: JSONValue {
        ["event": "reached", "task": .string(task.rawValue), "time": .double(time)]
    }
}

extension NavigationEvent {
    /// The event as `RideEvent` of veloquest.d.ts; the line of a route goes to the data.
    func pageJSON(_ graph: RoadGraph, _ data: inout NumberData) -> JSONValue {
        switch self {
        case .refused(let refusal): ["event": "refused", "reason": .string(refusal.name)]
        case .routed(let leg):
            ["event": "routed", "route": .route(Route(legs: [leg]), graph, cues: true, &data)]
        case .rerouted(let leg):
            ["event": "rerouted", "route": .route(Route(legs: [leg]), graph, cues: true, &data)]
        case .announced(let announcement):
            [
                "event": "announced", "stage": .string(announcement.stage.rawValue),
                "distance": .double(announcement.distance), "cue": announcement.cue.json,
                "text": announcement.cue.announcement(in: announcement.distance).json,
            ]
        case .deviated(let deviation):
            [
                "event": "deviated", "kind": .string(deviation.kind.rawValue),
                "distance": .double(deviation.distance), "coordinate": deviation.coordinate.json,
            ]
        case .rejoined: ["event": "rejoined"]
        case .failed(let error):
            ["event": "failed", "reason": .string(error.name), "text": error.message.json]
        case .passed(let coordinate): ["event": "passed", "coordinate": coordinate.json]
        case .arrived: ["event": "arrived"]
        }
    }
}

extension FixFilter.Refusal {
    fileprivate var name: String {
        switch self {
        case .notAPlace: "notAPlace"
        case .notLater: "notLater"
        case .inaccurate: "inaccurate"
        case .jump: "jump"
        }
    }
}

extension RefereeError {
    /// The name of the case.
    var name: String {
        switch self {
        case .notStarted: "notStarted"
        case .alreadyStarted: "alreadyStarted"
        case .finished: "finished"
        case .unknownTask: "unknownTask"
        case .notCheckedIn: "notCheckedIn"
        case .alreadySolved: "alreadySolved"
        case .closed: "closed"
        case .givenUp: "givenUp"
        case .noAttemptsLeft: "noAttemptsLeft"
        case .lockedOut: "lockedOut"
        case .awayFromTask: "awayFromTask"
        case .positionUnknown: "positionUnknown"
        case .noHintsLeft: "noHintsLeft"
        case .outsideStartWindow: "outsideStartWindow"
        case .notATime: "notATime"
        }
    }
}

import Answers
import Geodesy
import Navigation
import Quests
import RideLogs
import Routing
import Scoring
import VeloQuest

/// Passes fixes and answers to a `QuestRide` and records the updates.
struct RideRecorder: Sendable {
    package var ride: QuestRide
    var record: RideRecord
    /// Whether every fix, position and event is kept; else only the log.
    let keepsAll: Bool
    private(set) var rerouteCount = 0
    private(set) var wrongTurnCount = 0
    private(set) var fixCount = 0
    private var hasStarted = false
    /// The routes received with the last fix, in order.
    private(set) var newLegs: [RouteLeg] = []
    /// The tasks reached with the last fix.
    private(set) var newCheckIns: [Quest.Task.ID] = []
    /// Whether the last fix reported that there is no route.
    private(set) var hasNoRoute = false

    /// - Parameters:
    ///   - name: the identifier of the rider, and of the rider's device, in the log.
    ///   - signer: the key of the device.
    package init(quest: Quest, name: String, signer: Signer? = nil, keepsAll: Bool = true) {
        self.keepsAll = keepsAll
        ride = QuestRide(quest: quest, rider: .init(name), device: name, signer: signer)
        record = RideRecord(quest: quest)
        record.rider = .init(name)
    }

    mutating func note(_ kind: RideRecord.Kind, at time: Double) {
        switch kind {
        case .rerouted: rerouteCount += 1
        case .wrongTurn: wrongTurnCount += 1
        default: break
        }
        if keepsAll { record.entries.append(RideRecord.Entry(time: time, kind: kind)) }
    }

    mutating func receive(_ fix: Fix, router: inout Router) {
        fixCount += 1
        if keepsAll { record.fixes.append(fix) }
        newLegs = []
        newCheckIns = []
        hasNoRoute = false
        let updates = ride.receive(fix, router: &router)
        if !hasStarted, ride.progress.startedAt != nil {
            hasStarted = true
            note(.started, at: fix.time)
        }
        for update in updates {
            switch update {
            case .reached(let checkIn):
                newCheckIns.append(checkIn.task)
                note(.reached(checkIn), at: checkIn.time)
            case .guidance(let event): follow(event, at: fix.time)
            }
        }
    }

    private mutating func follow(_ event: NavigationEvent, at time: Double) {
        switch event {
        case .refused: record.refusedFixes += 1
        case .routed(let leg):
            newLegs.append(leg)
            if let target = ride.target { note(.headed(target, leg), at: time) }
        case .rerouted(let leg):
            newLegs.append(leg)
            note(.rerouted(leg), at: time)
        case .deviated(let deviation): note(.deviated(deviation.distance), at: time)
        case .announced, .rejoined, .passed: break
        case .arrived: note(.arrived, at: time)
        case .failed(let error):
            hasNoRoute = true
            note(.noRoute(error), at: time)
        }
    }

    /// Starts the ride, if it should not start with the first fix.
    mutating func start(at time: Double) throws(RefereeError) {
        try ride.start(at: time)
        note(.started, at: time)
        hasStarted = true
    }

    mutating func submit(_ answer: String, to task: Quest.Task.ID, at time: Double) throws(RefereeError) -> Verdict {
        let verdict = try ride.submit(answer, to: task, at: time)
        note(.answered(task, answer, verdict), at: time)
        return verdict
    }

    /// Resets the updates for a second without a fix.
    mutating func hearNothing() {
        newLegs = []
        newCheckIns = []
        hasNoRoute = false
    }

    /// Frees what only a ride that goes on needs.
    mutating func forgetGuidance() {
        newLegs = []
        ride.forgetGuidance()
    }

    /// Ends the ride; a ride without a finish is withdrawn.
    mutating func finish(_ kind: RideRecord.Kind, at time: Double) {
        note(kind, at: time)
        if kind == .finished { try? ride.finish(at: time) } else { try? ride.withdraw(at: time) }
        record.log = ride.log
        if keepsAll { record.noteZonesAndFlags() }
    }
}

import Geodesy
import Navigation
public import Quests
import RideLogs
public import Routing
import Scoring
import VeloQuest

/// Replays a recorded ride in a quest through the navigation and the referee.
///
/// Fixes go through the real navigation and the real referee. If there is a ride log, the rider's actions are repeated: answers,
/// hints and skipped tasks are judged again, and the organiser's decisions are applied again. With a track alone the answers are
/// unknown, so tasks that require one are reached but not solved.
///
/// The rider is assumed to have headed for each task that was reached, in that order, and then for the finish. A ride with a log
/// only has no track to follow: its check-ins are decided again from their fixes, zones and flags are those of the log, and no route
/// is given.
///
/// A ride without an end in its log ends when the rider first reaches the finish after the last task. A ride that never does is
/// broken off, and counts as withdrawn.
public enum RideReplay {
    /// Replays one ride.
    ///
    /// - Parameter start: when it starts, in seconds since 1970 (UTC), for a ride recorded on another day; by default as recorded,
    ///   or for a ride without times when rides of the quest start.
    /// - Complexity: O(*n*) for *n* fixes, and a search on the roads for each route.
    public static func run(
        _ ride: RecordedRide, quest: Quest, startingAt start: Double? = nil, router: inout Router
    ) -> RideRecord {
        ReplayedRide.ridden(ride, quest: quest, startingAt: start, keepsAll: true, router: &router).recorder.record
    }
}

/// A recorded ride during its replay.
struct ReplayedRide {
    private(set) var recorder: RideRecorder
    /// The organiser's decisions on it.
    private(set) var decisions: RideLog
    /// The time of the first record.
    let startTime: Double
    /// When the ride ended.
    private(set) var endTime: Double

    private let ride: RecordedRide
    /// By how many seconds the replay is later than the recording.
    private let delay: Double
    /// The tasks that the rider has yet to reach, in order; `nil` if no routes are requested.
    private var ahead: [Quest.Task.ID]?
    /// The entries of answers, by their entries in the recorded log.
    private var answers: [EntryDigest: EntryDigest] = [:]
    /// When the rider reached the finish after the last task.
    private var homeSince: Double?
    /// Whether the rider has started and left: a rider at the finish before the ride has not finished.
    private var hasLeft = false
    private var lastDeed = -Double.infinity
    /// Whether the refused start was recorded.
    private var isRefused = false
    private var isOver = false

    private init(
        _ ride: RecordedRide, quest: Quest, startingAt start: Double?, keepsAll: Bool, ahead: [Quest.Task.ID]?
    ) {
        self.ride = ride
        self.ahead = ahead
        recorder = RideRecorder(quest: quest, name: ride.rider.rawValue, keepsAll: keepsAll)
        recorder.record.isTracked = !ride.fixes.isEmpty
        recorder.record.refusedFixes = ride.refusedFixes
        recorder.ride.isReplayed = ride.fixes.isEmpty && !ride.moments.isEmpty
        decisions = RideLog()
        let beginning = ride.beginning ?? 0
        delay = (start ?? (ride.isTimed ? beginning : RideSimulator.start(of: quest))) - beginning
        startTime = beginning + delay
        endTime = startTime
    }

    static func ridden(
        _ ride: RecordedRide, quest: Quest, startingAt start: Double?, keepsAll: Bool, router: inout Router
    ) -> ReplayedRide {
        let fixes = ride.evidence(withAnswers: quest.asksForPresence)
        var unguided = ReplayedRide(ride, quest: quest, startingAt: start, keepsAll: keepsAll, ahead: nil)
        unguided.run(fixes, router: &router)
        guard !ride.fixes.isEmpty else { return unguided }
        let reached = unguided.recorder.ride.log.entries.compactMap { entry in
            if case .checkedIn(let checkIn) = entry.event { checkIn.task } else { nil }
        }
        var guided = ReplayedRide(ride, quest: quest, startingAt: start, keepsAll: keepsAll, ahead: reached)
        guided.run(fixes, router: &router)
        return guided
    }

    private mutating func run(_ fixes: [Fix], router: inout Router) {
        var deeds = ride.moments.filter { !$0.entry.event.isDecision }[...]
        head()
        for fix in fixes where !isOver {
            var fix = fix
            fix.time += delay
            while let deed = deeds.first, time(of: deed) < fix.time || deed.isFirst && time(of: deed) == fix.time {
                deeds.removeFirst()
                take(deed)
            }
            guard !isOver else { break }
            recorder.receive(fix, router: &router)
            endTime = max(endTime, fix.time)
            if !hasLeft, recorder.ride.progress.startedAt != nil,
                isOff(fix.coordinate) || !recorder.newCheckIns.isEmpty
            {
                hasLeft = true
                if ahead?.isEmpty == true { head() }
            }
            if homeSince == nil, recorder.ride.target == .finish, recorder.ride.navigation.hasArrived {
                homeSince = fix.time
            }
            guard !recorder.newCheckIns.isEmpty, let target = ahead?.first else { continue }
            ahead?.removeAll { recorder.newCheckIns.contains($0) }
            if ahead?.first != target { head() }
        }
        for deed in deeds where !isOver { take(deed) }
        if !isOver, startTime < endTime || recorder.fixCount > 0 {
            if homeSince == nil, isHome(fixes.last?.coordinate) { homeSince = endTime }
            refuse()
            // The recorder may have continued after the finish.
            end(homeSince == nil ? .brokenOff : .finished, at: homeSince.map { max($0, lastDeed) } ?? endTime)
        }
        decide()
    }

    /// Records why a ride did not start, unless something else does.
    private mutating func refuse() {
        let progress = recorder.ride.progress
        let rules = progress.startRules
        guard progress.startedAt == nil, !isRefused, rules.opens != nil || rules.closes != nil else { return }
        let error = RefereeError.outsideStartWindow(opens: rules.opens, closes: rules.closes)
        recorder.note(.refused(error), at: endTime)
    }

    /// Whether a place is away from where riders wait for the start of a round trip.
    private func isOff(_ place: Coordinate) -> Bool {
        guard let finish = recorder.ride.finishLocation else { return true }
        return place.distance(to: finish) > Self.neighbourhood
    }

    /// Whether the rider had done all tasks and switched the recorder off at the finish.
    private func isHome(_ place: Coordinate?) -> Bool {
        guard recorder.ride.target == .finish, let place, let finish = recorder.ride.finishLocation else {
            return false
        }
        return place.distance(to: finish) < Self.nearHome
    }

    /// A rider who was never further than this many metres from the finish has not left yet.
    private static let neighbourhood = 150.0
    /// A track within this many metres of the finish has reached it.
    private static let nearHome = 50.0

    private func time(of moment: RideMoment) -> Double { Double(moment.time) / 1000 + delay }

    private mutating func head() {
        homeSince = nil
        guard let ahead else { return }
        if let next = ahead.first {
            // Cannot fail: these are tasks of the quest, since the referee has checked the rider in there.
            try? recorder.ride.head(for: next)
        } else if hasLeft {
            recorder.ride.headForFinish()
        }
    }

    private mutating func end(_ kind: RideRecord.Kind, at time: Double) {
        isOver = true
        endTime = time
        recorder.finish(kind, at: time)
    }

    /// Repeats an action of the rider.
    private mutating func take(_ moment: RideMoment) {
        let time = time(of: moment)
        endTime = max(endTime, time)
        lastDeed = max(lastDeed, time)
        do throws(RefereeError) {
            switch moment.entry.event {
            case .joined(let registration): try recorder.ride.join(registration, at: time)
            case .started:
                // A restarted phone logs it twice.
                if recorder.ride.progress.startedAt == nil { try recorder.start(at: time) }
            case .answered(let task, let answer, _, _):
                _ = try recorder.submit(answer, to: task, at: time)
                answers[moment.entry.digest] = recorder.ride.log.entries.last?.digest
            case .tookHint(let task, _):
                _ = try recorder.ride.takeHint(for: task, at: time)
                recorder.note(.tookHint(task), at: time)
            case .skipped(let task):
                try recorder.ride.skip(task, at: time)
                recorder.note(.skipped(task), at: time)
            case .revealed(let task):
                _ = try recorder.ride.reveal(task, at: time)
                recorder.note(.revealed(task), at: time)
            case .flagged(let flag) where flag.kind == .simulatedPosition: try recorder.ride.note(flag, at: time)
            case .entered, .left, .flagged: try recorder.ride.replay(moment.entry.event, at: time)
            case .finished: end(.finished, at: time)
            case .withdrew:
                try recorder.ride.withdraw(at: time)
                end(.brokenOff, at: time)
            // The referee decides these again.
            case .opened, .signed, .checkedIn, .judged, .adjusted, .disqualified, .unknown: break
            }
        } catch {
            if case .outsideStartWindow = error { isRefused = true }
            recorder.note(.refused(error), at: time)
        }
    }

    /// Applies the organiser's decisions to the entries of this ride.
    private mutating func decide() {
        var desk = DeviceLog(device: "organiser of \(ride.rider)", rider: ride.rider)
        for moment in ride.moments {
            switch moment.entry.event {
            case .judged(var judgement):
                if let answer = judgement.answer {
                    // Skips decisions on answers that the referee did not take this time.
                    guard let now = answers[answer] else { continue }
                    judgement.answer = now
                }
                desk.append(.judged(judgement), at: time(of: moment))
            case .adjusted, .disqualified: desk.append(moment.entry.event, at: time(of: moment))
            default: break
            }
        }
        decisions = desk.log
        recorder.record.log.merge(desk.log)
    }
}

extension RideMoment {
    /// Whether it precedes a fix of the same time.
    fileprivate var isFirst: Bool {
        switch entry.event {
        case .joined, .started: true
        default: false
        }
    }
}

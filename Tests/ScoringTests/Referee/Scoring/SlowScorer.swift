import Answers
import Quests
import RideLogs

/// The rules of a ride told a second time, in whole milliseconds and thousandths of a point and as plainly as possible, to compare
/// `RideResult` with. It takes no requirements, and times that are whole milliseconds.
struct SlowScorer {
    struct Given {
        let entry: EntryDigest
        let time: Int64
        let judged: Verdict.Outcome
        var ruling: Bool?
        var reason: String?

        var outcome: Verdict.Outcome { ruling.map { $0 ? .accepted : .rejected } ?? judged }
    }

    struct State {
        var checkIn: Int64?
        var given: [Given] = []
        var hints: [(index: Int, time: Int64)] = []
        var isSkipped = false
        var isRevealed = false
        /// Whether the phone knows that the task is solved.
        var isSettled = false
        var solved: Int64?
    }

    struct Stay {
        var entries = 0
        var inside: Int64 = 0
        var since: Int64?
    }

    let quest: Quest
    var started: Int64?
    var finished: Int64?
    var latest: Int64?
    var hasWithdrawn = false
    var disqualification: String?
    var states: [State]
    var stays: [Stay]
    var adjustments: [(points: Int64, reason: String)] = []

    init(_ quest: Quest, _ moments: [RideMoment]) {
        self.quest = quest
        states = quest.tasks.map { _ in State() }
        stays = quest.zones.map { _ in Stay() }
        for moment in moments { take(moment.entry, at: moment.time) }
    }

    static func milliseconds(_ seconds: Double) -> Int64 { Int64((seconds * 1000).rounded()) }

    var start: Int64? { started.map { quest.settings.massStart.map(Self.milliseconds) ?? $0 } }
    var limit: Int64? { quest.settings.timeLimit.map(Self.milliseconds) }

    // What happened.

    private mutating func take(_ entry: RideEntry, at time: Int64) {
        switch entry.event {
        case .adjusted(let points, let reason): adjustments.append((points.thousandths, reason))
        case .disqualified(let reason): disqualification = reason
        case .judged(let judgement): rule(judgement, at: time)
        case .started:
            if started == nil { (started, latest) = (time, time) }
        case .joined, .flagged, .unknown: break
        default:
            guard let start, time >= start, finished == nil, !hasWithdrawn else { return }
            latest = Swift.max(latest ?? time, time)
            ride(entry, at: time)
        }
    }

    private func place(_ id: Quest.Task.ID) -> Int? { quest.tasks.firstIndex { $0.id == id } }

    private mutating func ride(_ entry: RideEntry, at time: Int64) {
        switch entry.event {
        case .checkedIn(let checkIn):
            guard let place = place(checkIn.task), states[place].checkIn == nil, isOpen(place, at: time) else { return }
            states[place].checkIn = time
            if quest.tasks[place].answer == nil { (states[place].solved, states[place].isSettled) = (time, true) }
        case .answered(let id, let text, _, _):
            if let place = place(id) { answer(text, entry.digest, to: place, at: time) }
        case .tookHint(let id, let index):
            guard let place = place(id), index >= 0, index < quest.tasks[place].hints.count else { return }
            if !states[place].isSettled, !states[place].hints.contains(where: { $0.index == index }) {
                states[place].hints.append((index, time))
            }
        case .skipped(let id):
            if let place = place(id), !states[place].isSettled { states[place].isSkipped = true }
        case .revealed(let id):
            if let place = place(id), !states[place].isSettled { states[place].isRevealed = true }
        case .entered(let id):
            for place in quest.zones.indices where quest.zones[place].id == id && stays[place].since == nil {
                stays[place].entries += 1
                stays[place].since = time
            }
        case .left(let id):
            for place in quest.zones.indices where quest.zones[place].id == id { leave(place, at: time) }
        case .finished:
            finished = latest
            for place in quest.zones.indices { leave(place, at: time) }
        default: hasWithdrawn = true
        }
    }

    private mutating func leave(_ place: Int, at time: Int64) {
        if let since = stays[place].since { stays[place].inside += Swift.max(0, time - since) }
        stays[place].since = nil
    }

    private mutating func answer(_ text: String, _ entry: EntryDigest, to place: Int, at time: Int64) {
        let task = quest.tasks[place]
        let state = states[place]
        guard let key = task.answer, state.checkIn != nil, !state.isSettled, !state.isSkipped, !state.isRevealed,
            isOpen(place, at: time)
        else { return }
        // Two answers that are nearly right are free.
        var nearly = 0
        let counted = state.given.filter { given in
            if given.judged == .nearly { nearly += 1 }
            return given.judged != .nearly || nearly > 2
        }
        if let most = task.attempts.most, counted.count >= most { return }
        let wrong = counted.last { $0.judged == .rejected || $0.judged == .nearly }
        if let wrong, time < wrong.time + Self.milliseconds(task.attempts.lockout) { return }
        let outcome = key.judge(text).outcome
        states[place].given.append(Given(entry: entry, time: time, judged: outcome))
        if outcome == .accepted { (states[place].isSettled, states[place].solved) = (true, time) }
    }

    private mutating func rule(_ judgement: Judgement, at time: Int64) {
        guard let place = place(judgement.task) else { return }
        let given = states[place].given
        let found: Int?
        if let answer = judgement.answer {
            found = given.firstIndex { $0.entry == answer }
        } else {
            found =
                given.lastIndex { $0.time <= time } ?? given.firstIndex { $0.outcome == .pending } ?? given.indices.last
        }
        guard let found else { return }
        states[place].given[found].ruling = judgement.isAccepted
        states[place].given[found].reason = judgement.reason
        states[place].solved = states[place].given.first { $0.outcome == .accepted }?.time
    }

    private func isOpen(_ place: Int, at time: Int64) -> Bool {
        guard let start else { return false }
        let task = quest.tasks[place]
        func moment(_ moment: Quest.Moment) -> Int64 {
            switch moment {
            case .clock(let seconds): Self.milliseconds(seconds)
            case .afterStart(let seconds): start + Self.milliseconds(seconds)
            }
        }
        if let opens = task.opens, time < moment(opens) { return false }
        if let closes = task.closes, time > moment(closes) { return false }
        for bonus in quest.settings.scoring.bonusControls where bonus.codes.contains(task.code) {
            if time < start + Self.milliseconds(bonus.closedAtFirst) { return false }
            if let limit, time > start + limit - Self.milliseconds(bonus.closedAtLast) { return false }
        }
        return true
    }
}

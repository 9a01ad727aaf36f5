import Answers
import Quests
import RideLogs

/// What a ride is worth, in thousandths of a point.
extension SlowScorer {
    struct Line: Equatable {
        var outcome: String
        var points: Int64
        var worth: Int64
        var deductions: [String]
        var attempts: Int
        var checkIn: Int64?
        var solved: Int64?
        var reason: String?
    }

    var rules: ScoringRules { quest.settings.scoring }
    var elapsed: Int64? {
        guard let start, let end = finished ?? latest else { return nil }
        return Swift.max(0, end - start)
    }
    var late: Int64? {
        guard let elapsed, let limit else { return nil }
        return elapsed - limit
    }

    /// A product and a quotient, halves rounded away from nothing.
    static func share(_ value: Int64, _ numerator: Int64, _ denominator: Int64) -> Int64 {
        let product = value * numerator
        let rounded = (product.magnitude * 2 + denominator.magnitude) / (denominator.magnitude * 2)
        return product < 0 ? -Int64(rounded) : Int64(rounded)
    }

    private func amount(_ charge: Charge, of worth: Int64) -> Int64 {
        switch charge {
        case .points(let points): points.thousandths
        case .percent(let percent): Self.share(worth, Int64(percent), 100)
        }
    }

    private func worth(_ place: Int) -> Int64 {
        let task = quest.tasks[place]
        for bonus in rules.bonusControls where bonus.codes.contains(task.code) { return bonus.points.thousandths }
        return Int64(task.statedPoints ?? 0) * 1000
    }

    func lines() -> [Line] { quest.tasks.indices.map { line($0) } }

    private func line(_ place: Int) -> Line {
        let state = states[place]
        let worth = worth(place)
        let answers = answers(place)
        let outcome = outcome(place)
        var charges: [(String, Int, Int64)] = []
        if outcome == "solved" {
            let decay = decay(place)
            charges.append(("decay", decay > 0 ? 1 : 0, decay))
            if case .charged(let charge) = rules.outOfOrder, outOfOrder().contains(place) {
                charges.append(("outOfOrder", 1, amount(charge, of: worth)))
            }
        }
        let nearly = answers.filter { $0.outcome == .nearly }.count
        let wrong = answers.filter { $0.outcome == .rejected }.count + (nearly > 2 ? nearly - 2 : 0)
        charges.append(("wrongAnswers", wrong, amount(rules.wrongAnswer, of: worth) * Int64(wrong)))
        let accepted = state.given.first { $0.outcome == .accepted }
        let hints = state.hints.filter { $0.time <= accepted?.time ?? .max }.map { quest.tasks[place].hints[$0.index] }
        charges.append(("hints", hints.count, hints.reduce(0) { $0 + amount($1.charge ?? rules.hint, of: worth) }))
        charges.append(("skip", state.isSkipped && state.solved == nil ? 1 : 0, amount(rules.skip, of: worth)))
        charges.append(("reveal", state.isRevealed && state.solved == nil ? 1 : 0, amount(rules.reveal, of: worth)))
        charges.removeAll { $0.1 == 0 }
        let points = charges.reduce(outcome == "solved" ? worth : 0) { $0 - $1.2 }
        return Line(
            outcome: outcome, points: Swift.max(points, rules.leastForTask?.thousandths ?? .min), worth: worth,
            deductions: charges.map { "\($0.0) \($0.1) \($0.2)" }, attempts: answers.count, checkIn: state.checkIn,
            solved: state.solved, reason: answers.last { $0.reason != nil }?.reason)
    }

    private func answers(_ place: Int) -> [Given] {
        let given = states[place].given
        guard let accepted = given.firstIndex(where: { $0.outcome == .accepted }) else { return given }
        return Array(given[...accepted])
    }

    private func outcome(_ place: Int) -> String {
        let state = states[place]
        if state.solved != nil {
            if isTooLate(place) { return "tooLate" }
            if rules.outOfOrder == .worthless, outOfOrder().contains(place) { return "outOfOrder" }
            return "solved"
        }
        if state.isRevealed { return "revealed" }
        if state.given.contains(where: { $0.outcome == .pending }) { return "pending" }
        if state.isSkipped { return "skipped" }
        return state.checkIn == nil ? "missed" : "unsolved"
    }

    private func isTooLate(_ place: Int) -> Bool {
        guard let solved = states[place].solved, let start, let limit else { return false }
        return !rules.countsAfterLimit && solved > start + limit
    }

    private func decay(_ place: Int) -> Int64 {
        guard let decay = rules.decay, let solved = states[place].solved,
            let origin = decay.from == .start ? start : states[place].checkIn
        else { return 0 }
        let spans = (solved - origin - Self.milliseconds(decay.after)) / Self.milliseconds(decay.secondsPerPoint)
        return Swift.max(0, Swift.min(spans * 1000, worth(place) - decay.least.thousandths))
    }

    /// All choices of tasks in the order of the course are tried; worths are to be such that one choice is best.
    private func outOfOrder() -> Set<Int> {
        let solved = quest.tasks.indices.filter {
            quest.tasks[$0].order != nil && states[$0].solved != nil && !isTooLate($0)
        }
        func precedes(_ one: Int, _ other: Int) -> Bool {
            let (first, second) = (quest.tasks[one], quest.tasks[other])
            return (states[one].checkIn ?? 0, first.order ?? 0, one)
                < (states[other].checkIn ?? 0, second.order ?? 0, other)
        }
        let visits = solved.sorted(by: precedes)
        var best: (worth: Int64, chosen: Set<Int>) = (-1, [])
        for choice in 0..<(1 << visits.count) {
            let run = visits.indices.filter { choice >> $0 & 1 == 1 }.map { visits[$0] }
            let orders = run.map { quest.tasks[$0].order ?? 0 }
            let worth = run.reduce(0) { $0 + self.worth($1) }
            if orders == orders.sorted(), worth > best.worth { best = (worth, Set(run)) }
        }
        return Set(visits).subtracting(best.chosen)
    }

    func extras() -> [String] {
        guard elapsed != nil else { return [] }
        let lines = lines()
        let gross = lines.reduce(0) { $0 + $1.points }
        var extras: [(cause: String, points: Int64)] = []
        let solvedAll = !lines.contains { $0.outcome != "solved" }
        if solvedAll, rules.allTasks != .zero { extras.append(("all", rules.allTasks.thousandths)) }
        if let rule = rules.early, let late, late < 0, finished != nil, solvedAll || !rule.needsAllTasks {
            let points = Self.share(rule.perMinute.thousandths, counted(-late, rule.counting), 60_000)
            if points != 0 { extras.append(("early \(-late)", Swift.min(points, rule.most?.thousandths ?? .max))) }
        }
        for (zone, stay) in zip(quest.zones, stays) {
            guard case .toll(let toll) = zone.kind, stay.entries > 0 else { continue }
            let inside = stay.inside + (stay.since.map { Swift.max(0, (latest ?? $0) - $0) } ?? 0)
            let minutes = Self.share(toll.perMinute.thousandths, counted(inside, toll.counting), 60_000)
            extras.append(
                ("toll \(stay.entries) \(inside)", -(toll.perEntry.thousandths * Int64(stay.entries) + minutes)))
        }
        let won = extras.reduce(gross) { $0 + $1.points }
        if let late, late > 0, let rule = rules.late {
            if rule.consequence == .losesAll, isBeyond(rule, late) {
                extras.append(("lost \(late)", Swift.min(0, -won)))
            } else {
                extras.append(("late \(late)", -penalty(rule, late, won)))
            }
        }
        extras += adjustments.map { ("adjusted \($0.reason)", $0.points) }
        let total = extras.reduce(gross) { $0 + $1.points }
        if let least = rules.leastTotal?.thousandths, total < least { extras.append(("least", least - total)) }
        return extras.map { "\($0.cause): \($0.points)" }
    }

    private func isBeyond(_ rule: LatePenalty, _ late: Int64) -> Bool {
        rule.limit.map { late > Self.milliseconds($0) } ?? false
    }

    private func counted(_ milliseconds: Int64, _ counting: MinuteCounting) -> Int64 {
        switch counting {
        case .exact: milliseconds
        case .full: milliseconds / 60_000 * 60_000
        case .started: (milliseconds + 59_999) / 60_000 * 60_000
        }
    }

    private func penalty(_ rule: LatePenalty, _ late: Int64, _ won: Int64) -> Int64 {
        let counted = counted(late, rule.counting)
        if counted == 0 { return 0 }
        var cost: Int64 = 0
        switch rule.curve {
        case .perMinute(let points): cost = Self.share(points.thousandths, counted, 60_000)
        case .quadratic(let points):
            cost = Self.share(Self.share(points.thousandths, counted, 60_000), counted, 60_000)
        case .table(let bands):
            cost = (bands.first { Int64($0.until) * 60_000 >= counted } ?? bands[bands.count - 1]).points.thousandths
        case .bands(let bands):
            var begin: Int64 = 0
            for (index, band) in bands.enumerated() {
                let end = index + 1 == bands.count ? counted : Swift.min(counted, Int64(band.until) * 60_000)
                if end > begin { cost += Self.share(band.points.thousandths, end - begin, 60_000) }
                begin = Swift.max(begin, end)
            }
        }
        switch rule.cap {
        case nil: return cost
        case .gross: return Swift.min(cost, Swift.max(won, 0))
        case .points(let most): return Swift.min(cost, most.thousandths)
        }
    }

    func status() -> String {
        if disqualification != nil { return "disqualified" }
        if started == nil { return "notStarted" }
        if hasWithdrawn { return "didNotFinish" }
        if let late, let rule = rules.late, isBeyond(rule, late) {
            if rule.consequence == .unplaced { return "overTime" }
            if rule.consequence == .disqualified { return "disqualified" }
        }
        if finished == nil { return "underWay" }
        let course = quest.tasks.indices.filter { quest.tasks[$0].order != nil }
        if rules.outOfOrder == .missingPunch {
            let wrong = outOfOrder()
            for place in course where states[place].solved == nil || wrong.contains(place) { return "missingPunch" }
        }
        return "ok"
    }
}

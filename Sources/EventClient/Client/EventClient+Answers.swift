import Answers
import JSON
import Quests
import RideLogs

extension EventClient {
    /// An answer came.
    ///
    /// Whatever it holds, nothing is lost by it: lines count as handed in only after a right answer to a request with them. An answer to a
    /// request that is not under way changes nothing.
    ///
    /// - Parameters:
    ///   - headers: of which `Retry-After` in seconds is read.
    ///   - number: that of the request.
    /// - Returns: what is new, in order. Handle it before `state` is written, so that nothing is missed if the app is stopped between.
    public mutating func received(
        _ status: Int, _ headers: [EventRequest.Header], _ body: [UInt8], to number: Int, at now: Double,
        using generator: inout some RandomNumberGenerator
    ) -> [EventUpdate] {
        guard let purpose = sent.removeValue(forKey: number) else { return [] }
        switch (purpose, status) {
        case (.join, 200), (.join, 201):
            if let registration = joined(body) {
                // No success of the schedule: a server that takes the code but not its token is asked later and later.
                rejoinCount += 1
                return [.joined(registration)]
            }
        case (.quest, 200), (.quest, 304):
            succeeded()
            questSchedule.succeeded()
            return [.quest(status == 304 ? nil : body)]
        case (.sync(let lines, _, let after), 200):
            if let answer = SyncAnswer(json: body) { return took(lines, answer, after: after, at: now) }
        case (.poll(let start, let after), 200):
            if let answer = SyncAnswer(json: body) {
                succeeded()
                let updates = news(answer, after: after, at: now)
                // A server that does not wait is not asked again and again.
                if updates.isEmpty { earliestPoll = start + timing.idle / 2 }
                return updates
            }
        default:
            return refused(
                purpose, EventProblem(status: status, body: body), Self.retryAfter(headers), at: now, using: &generator)
        }
        return refused(purpose, EventProblem(notAServer: status), nil, at: now, using: &generator)
    }

    /// No answer came in time, or no connection. The request may have arrived all the same; what it held is sent again.
    public mutating func failed(
        _ number: Int, at now: Double, using generator: inout some RandomNumberGenerator
    ) {
        guard let purpose = sent.removeValue(forKey: number) else { return }
        takeBack(purpose)
        schedule.failed(at: now, using: &generator)
    }

    // What a right answer says.

    private mutating func succeeded() {
        schedule.succeeded()
        rejoinCount = 0
    }

    private mutating func joined(_ body: [UInt8]) -> EventRegistration? {
        guard let answer = JoinAnswer(json: body) else { return nil }
        let registration = EventRegistration(
            rider: .init(answer.rider), registration: answer.registration, quest: answer.quest)
        token = answer.token
        self.registration = registration
        mustJoin = false
        edition = registration.quest ?? edition
        return registration
    }

    private mutating func took(
        _ entries: [RideEntry], _ answer: SyncAnswer, after: Int, at now: Double
    ) -> [EventUpdate] {
        succeeded()
        lastSync = now
        mostBytes = min(limits.bytes, mostBytes * 2)
        fixes.confirm()
        var updates: [EventUpdate] = []
        var refused: Set<EntryDigest> = []
        let reasons = Dictionary(answer.refused.map { ($0.line, $0.reason) }) { $1 }
        for (index, reason) in reasons.sorted(by: { $0.key < $1.key }) where entries.indices.contains(index) {
            refused.insert(entries[index].digest)
            awaited[entries[index].digest] = nil
            updates.append(.refused(entries[index], code: reason.rawValue))
        }
        lines.answer(entries.map { $0.digest }, refused: refused)
        let isOther = lines.learn(head: answer.head, gaps: answer.gaps, at: now)
        let acknowledged = lines.takeAcknowledged()
        if !acknowledged.isEmpty { updates.insert(.acknowledged(acknowledged), at: 0) }
        if isOther, !namedOtherWriter, let head = answer.head { updates.append(.otherWriter(sequence: head.sequence)) }
        namedOtherWriter = isOther
        let missing = lines.firstUnknown(in: answer.gaps)
        if let missing, missing != namedMissing { updates.append(.missing(sequence: missing)) }
        namedMissing = missing
        // An answer holds one page of the inbox: the last one is empty.
        let before = cursor
        updates += news(answer, after: after, at: now)
        mayHaveMoreNews = cursor != before
        return updates
    }

    /// What an answer has of the inbox that no earlier one had.
    /// - Parameter after: the cursor of the request.
    private mutating func news(_ answer: SyncAnswer, after: Int, at now: Double) -> [EventUpdate] {
        var updates: [EventUpdate] = []
        if let last = answer.last, last < after, rereading.allows(at: now) {
            // The server was set back to a copy: its inbox is read again, or what has a used number would be missed.
            cursor = 0
            return updates
        }
        for item in answer.inbox where item.number > cursor {
            cursor = item.number
            if let update = update(item) { updates.append(update) }
        }
        if let quest = answer.quest, quest != edition {
            edition = quest
            updates.append(.edition(quest))
        }
        return updates
    }

    private mutating func update(_ item: InboxItem) -> EventUpdate? {
        switch item.content {
        case .decision(let line):
            guard let line, let entry = try? RideEntry(line: line.utf8) else {
                return .unreadableDecision(number: item.number)
            }
            if case .judged(let judgement) = entry.event, entry.rider == registration?.rider { settle(judgement) }
            return .decision(entry)
        case .message(let text, let time): return .message(text, time: Double(time) / 1000)
        case .edition(let quest):
            guard quest != edition else { return nil }
            edition = quest
            return .edition(quest)
        case .verdict(let verdict):
            guard let outcome = verdict.outcome else { return nil }
            if outcome != .pending { awaited[verdict.answer] = nil }
            return .verdict(task: .init(verdict.task), answer: verdict.answer, outcome: outcome)
        case nil: return nil
        }
    }

    /// No verdict is awaited of what a decision is about.
    private mutating func settle(_ judgement: Judgement) {
        if let answer = judgement.answer {
            awaited[answer] = nil
        } else {
            awaited = awaited.filter { $0.value.task != judgement.task.rawValue }
        }
    }

    // What goes wrong.

    private mutating func refused(
        _ purpose: Sent, _ problem: EventProblem, _ order: Double?, at now: Double,
        using generator: inout some RandomNumberGenerator
    ) -> [EventUpdate] {
        takeBack(purpose)
        schedule.failed(
            at: now, ordered: order, leastFailures: problem.code == .storageFull ? 4 : 0, using: &generator)
        var updates: [EventUpdate] = []
        switch problem.code {
        case .unauthorized where code != nil && rejoinCount < 2:
            token = nil
            mustJoin = true
        case .unauthorized, .revoked, .eventOver, .codeUnknown, .codeInUse: isStopped = true
        case .tooLarge:
            if case .sync(let lines, let fixCount, _) = purpose { updates += shrink(lines, fixCount) }
        default: break
        }
        if case .join = purpose, problem.code == .unauthorized { isStopped = true }
        if case .quest = purpose { questSchedule.failed(at: now, ordered: order, leastFailures: 3, using: &generator) }
        return updates + [.problem(problem, isFinal: isStopped)]
    }

    private mutating func takeBack(_ purpose: Sent) {
        switch purpose {
        case .sync: fixes.takeBack()
        case .quest: wantsQuest = true
        case .join, .poll: break
        }
    }

    /// Sends less at once. A line or a fix that is too large by itself is not sent again.
    private mutating func shrink(_ entries: [RideEntry], _ fixCount: Int) -> [EventUpdate] {
        guard entries.count + fixCount <= 1 else {
            mostBytes = max(SyncBody.frame, mostBytes / 2)
            return []
        }
        guard let only = entries.first else {
            fixes.dropNewest(of: fixCount)
            return []
        }
        lines.refuse(only.digest)
        awaited[only.digest] = nil
        return [.refused(only, code: EventProblem.Code.tooLarge.rawValue)]
    }

    private static func retryAfter(_ headers: [EventRequest.Header]) -> Double? {
        let value = headers.first { $0.name.lowercased() == "retry-after" }?.value
        return value.flatMap { Double($0) }.flatMap { $0.isFinite && $0 >= 0 ? $0 : nil }
    }
}

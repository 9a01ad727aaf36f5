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
            if let answer = SyncAnswer(body) { return took(lines, answer, after: after, at: now) }
        case (.poll(let start, let after), 200):
            if let answer = SyncAnswer(body) {
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
        guard let members = SyncAnswer.object(body), let token = members["token"]?.stringValue, !token.isEmpty,
            !token.utf8.contains(where: { $0 <= 0x20 || $0 >= 0x7F }), let rider = members["rider"]?.stringValue
        else { return nil }
        let registration = EventRegistration(
            rider: .init(rider),
            registration: Registration(
                name: members["name"]?.stringValue, team: members["team"]?.stringValue,
                category: members["class"]?.stringValue),
            quest: members["quest"]?.stringValue)
        self.token = token
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
        for (place, code) in answer.refused.sorted(by: { $0.key < $1.key }) where entries.indices.contains(place) {
            refused.insert(entries[place].digest)
            awaited[entries[place].digest] = nil
            updates.append(.refused(entries[place], code: code))
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
        // An answer holds one page of the feed: the last one is empty.
        let before = cursor
        updates += news(answer, after: after, at: now)
        mayHaveMoreNews = cursor != before
        return updates
    }

    /// What an answer has of the feed that no earlier one had.
    /// - Parameter after: the cursor of the request.
    private mutating func news(_ answer: SyncAnswer, after: Int, at now: Double) -> [EventUpdate] {
        var updates: [EventUpdate] = []
        if let last = answer.last, last < after, rereading.allows(at: now) {
            // The server was set back to a copy: its feed is read anew, or what has a used number would be missed.
            cursor = 0
            return updates
        }
        for item in answer.feed where item.number > cursor {
            cursor = item.number
            if let update = update(item) { updates.append(update) }
        }
        if let quest = answer.quest, quest != edition {
            edition = quest
            updates.append(.edition(quest))
        }
        return updates
    }

    private mutating func update(_ item: SyncAnswer.Item) -> EventUpdate? {
        let members = item.members
        switch item.kind {
        case "decision":
            guard let line = members["line"]?.stringValue, let entry = try? RideEntry(line: line.utf8) else {
                return .unreadableDecision(number: item.number)
            }
            if case .judged(let judgement) = entry.event, entry.rider == registration?.rider { settle(judgement) }
            return .decision(entry)
        case "message":
            guard let text = members["text"]?.stringValue else { return nil }
            return .message(text, time: (members["time"]?.doubleValue ?? 0) / 1000)
        case "edition":
            guard let quest = members["quest"]?.stringValue, quest != edition else { return nil }
            edition = quest
            return .edition(quest)
        case "verdict":
            guard let task = members["task"]?.stringValue,
                let answer = members["answer"]?.stringValue.flatMap({ EntryDigest($0) }),
                let outcome = members["outcome"]?.stringValue.flatMap({ Verdict.Outcome(rawValue: $0) })
            else { return nil }
            if outcome != .pending { awaited[answer] = nil }
            return .verdict(task: .init(task), answer: answer, outcome: outcome)
        default: return nil
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

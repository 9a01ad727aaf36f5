import Answers
import Quests
import Scoring
import Support
import VeloQuest

/// What a party does at a task: wait in line, think, answer, give up.
extension SimulatedParty {
    /// Gives a party in line its turn: it stays there until the turn ends.
    mutating func serve(from begin: Double, until end: Double) {
        guard case .inLine(let task) = state else { return }
        turns.append(EventOutcome.Turn(task: task, arrival: time, begin: begin, end: end))
        state = .thinking(task, until: end, wrong: 0)
    }

    /// Whether a party in line waits for a turn: not if it would finish too late, and not for long while other tasks remain. A
    /// party with the strategy `allTasks` also waits for a late turn.
    func waits(forTurnFrom begin: Double, until end: Double) -> Bool {
        guard case .inLine(let task) = state else { return true }
        let progress = phones[0].ride.progress
        if rider.strategy != .allTasks, let limit = progress.limitTime, let home = choices.secondsHome(from: task),
            end + home / (rider.pace * speed) > limit
        {
            return false
        }
        guard begin - time > RiderChoices.longestWait else { return true }
        return nextTask(from: task, without: abandoned.union([task])) == nil
    }

    /// Leaves the line.
    mutating func leaveLine() {
        guard case .inLine(let task) = state else { return }
        linesLeft.append(task)
        goOn(from: task)
    }

    mutating func arrive(at task: Quest.Task.ID) {
        waitingSince = nil
        here = task
        if isAstray, phones[0].ride.target == .task(task), let place = quest.task(task)?.coordinate {
            motion.walk(to: place, rider: rider)
            (isAstray, isWalking) = (false, true)
        }
        if quest.task(task)?.hasOrganiser ?? false {
            state = .inLine(task)
        } else {
            state = .thinking(task, until: time + generator.next(in: rider.thinkingTime), wrong: 0)
        }
    }

    /// Answers; a task without an answer is done.
    mutating func answer(_ id: Quest.Task.ID, wrong: Int) {
        guard let task = quest.task(id), let key = task.answer else { return goOn(from: id) }
        if wrong == 0, rider.helplessness > 0, generator.chance(rider.helplessness(before: task)) {
            abandon(id)
            return goOn(from: id)
        }
        let right = key.sampleAnswer ?? Self.judgedAnswer
        let isWrong = wrong < 2 && generator.chance(rider.wrongAnswers(to: task))
        do throws(RefereeError) {
            let answer = isWrong ? wrongAnswer(to: id, right: right) : right
            let verdict = try phones[0].submit(answer, to: id, at: time)
            if verdict.isAccepted {
                knownAnswers[id] = answer
                for index in phones.indices.dropFirst() { handIn(id, onPhone: index) }
            }
            if !verdict.isAccepted, verdict != .pending(.organiser), wrong < 5 {
                if rider.hintTaking > 0, !task.hints.isEmpty, generator.chance(rider.hintTaking) {
                    _ = try? phones[0].ride.takeHint(for: id, at: time)
                }
                return think(again: id, wrong: wrong + 1)
            }
        } catch {
            if case .lockedOut(_, _, let seconds) = error, seconds < Self.patience {
                state = .thinking(id, until: time + seconds + 1, wrong: wrong)
                return
            }
            // The referee takes no more answers, for example because the task was solved meanwhile.
            abandon(id)
        }
        goOn(from: id)
    }

    mutating func think(again task: Quest.Task.ID, wrong: Int) {
        let lockout = quest.task(task)?.attempts.lockout ?? 0
        guard lockout < Self.patience else { return goOn(from: task) }
        state = .thinking(task, until: time + max(lockout, generator.next(in: rider.thinkingTime)), wrong: wrong)
    }

    /// The other members submit the leader's answer as well, each once their phone has checked in. Wrong or pending answers are
    /// submitted once: a team is charged for those of all its members.
    mutating func handIn(_ task: Quest.Task.ID, onPhone index: Int) {
        guard let answer = knownAnswers[task] else { return }
        // A phone without a check-in refuses the answer for now.
        _ = try? phones[index].submit(answer, to: task, at: time)
    }

    mutating func goOn(from task: Quest.Task.ID) {
        plan.removeAll { $0 == task }
        if let progress = phones[0].ride.progress[task], !progress.isSolved, !progress.isPending {
            abandon(task)
        }
        state = .riding
        if case .task(let target) = phones[0].ride.target, target == task { chooseTarget() }
    }

    /// The answer to another task, or one that cannot be right.
    mutating func wrongAnswer(to task: Quest.Task.ID, right: String) -> String {
        let others = quest.tasks.filter { $0.id != task }.compactMap { $0.answer?.sampleAnswer }
        return generator.pick(others.filter { $0 != right }) ?? "???"
    }
}

extension Quest.Task {
    /// Whether an organiser at the task judges answers.
    var hasOrganiser: Bool { answer?.kind == .judgedByOrganiser }
}

internal import GeoJSON
import JSON
internal import Support

/// Finds times that leave no time to ride: windows that close before they open, or that no rider can meet.
struct WindowChecks {
    let tasks: [LocatedTask]
    let settings: Quest.Settings

    func check(_ diagnostics: inout QuestDiagnostics) {
        checkStart(&diagnostics)
        var early: [LocatedTask] = []
        var late: [LocatedTask] = []
        for read in tasks {
            if isEmpty(read.task) {
                diagnostics.add(
                    QuestRule.emptyWindow, at: read.member("closes"),
                    Message("window-closes-before-it-opens", ["task": .of(read.label)]))
            } else if closesTooEarly(read.task) {
                early.append(read)
            } else if opensTooLate(read.task) {
                late.append(read)
            }
        }
        noteMissed(
            early, "closes",
            one: Message("window-closes-too-early"),
            many: Message("window-close-too-early"),
            &diagnostics)
        noteMissed(
            late, "opens",
            one: Message("window-opens-too-late"),
            many: Message("window-open-too-late"),
            &diagnostics)
    }

    private func checkStart(_ diagnostics: inout QuestDiagnostics) {
        check(settings.startRules, at: SettingsReader.pointer, &diagnostics)
        for (name, rules) in settings.classes.sorted(by: { $0.key < $1.key }) where rules != settings.startRules {
            check(rules, at: SettingsReader.pointer.appending("classes").appending(name), &diagnostics)
        }
    }

    private func check(_ rules: Quest.StartRules, at pointer: JSONPointer, _ diagnostics: inout QuestDiagnostics) {
        if let opens = rules.opens, let closes = rules.closes, closes <= opens {
            diagnostics.add(
                QuestRule.emptyWindow, at: pointer.appending("startWindow").appending("closes"),
                Message("window-empty-start-window"))
            return
        }
        guard let mass = rules.massStart, mass < rules.opens ?? -.infinity || mass > rules.closes ?? .infinity else {
            return
        }
        diagnostics.add(
            QuestRule.missedWindow, at: pointer.appending("massStart"),
            Message("window-mass-start-outside-of-window"))
    }

    private func isEmpty(_ task: Quest.Task) -> Bool {
        switch (task.opens, task.closes) {
        case (.clock(let opens), .clock(let closes)): closes <= opens
        case (.afterStart(let opens), .afterStart(let closes)): closes <= opens
        case (_, .afterStart(let closes)): closes <= 0
        default: false
        }
    }

    /// Whether the task closes before the first rider may start, or before it can have opened for that rider.
    private func closesTooEarly(_ task: Quest.Task) -> Bool {
        // A class with a start of its own may be earlier.
        guard settings.classes.isEmpty, let first = settings.massStart ?? settings.startOpens else { return false }
        let earliest = max(first, task.opens?.time(start: first) ?? first)
        return switch task.closes {
        case .clock(let closes): closes <= earliest
        case .afterStart(let seconds):
            // Opens by the clock after it has closed even for the last rider.
            (settings.massStart ?? settings.startCloses).map { $0 + seconds <= earliest } ?? false
        case nil: false
        }
    }

    private func opensTooLate(_ task: Quest.Task) -> Bool {
        guard settings.classes.isEmpty, let limit = settings.timeLimit, let opens = task.opens else { return false }
        return switch opens {
        case .afterStart(let seconds): seconds >= limit
        case .clock(let time): (settings.massStart ?? settings.startCloses).map { time >= $0 + limit } ?? false
        }
    }

    private func noteMissed(
        _ missed: [LocatedTask], _ member: String, one: Message, many: Message,
        _ diagnostics: inout QuestDiagnostics
    ) {
        guard let first = missed.first else { return }
        let subject = LocatedTask.subject(missed)
        let what = missed.count == 1 ? one : many
        diagnostics.add(
            QuestRule.missedWindow, at: first.member(member),
            Message("window-checks-note-missed", ["subject": .of(subject), "what": .of(what)]))
    }
}

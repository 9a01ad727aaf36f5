import Answers
internal import GeoJSON
import JSON
internal import Support

/// Turns the member `scoring` into rules: a preset, and the changes of the file.
struct ScoringReader {
    static let known = [
        "version", "preset", "values", "bonusControls", "wrongAnswer", "hint", "skip", "reveal", "leastForTask", "late",
        "countsAfterLimit", "early", "allTasks", "outOfOrder", "decay", "leastTotal", "ties",
    ]
    private static let owner = Message("scoring")
    /// Points that may be negative.
    private static let anyPoints = NumberBounds(
        range: -TaskReader.mostPoints...TaskReader.mostPoints, unit: NumberBounds.points.unit)

    private let members: MemberReader

    static func rules(_ settings: MemberReader, _ diagnostics: inout QuestDiagnostics) -> ScoringRules {
        guard let value = settings.value("scoring") else { return ScoringRules() }
        if let object = value.objectValue {
            let members = MemberReader(object, at: settings.pointer.appending("scoring"), owner: owner)
            members.requireKnownVersion(ScoringRules.currentVersion, &diagnostics)
            members.noteUnknown(besides: known, &diagnostics)
            return ScoringReader(members: members).rules(&diagnostics)
        }
        guard value.stringValue != nil else {
            settings.noteWrongType("scoring", value, Message("scoring-expected-rules"), &diagnostics)
            return ScoringRules()
        }
        return settings.choice("scoring", ScoringRules.Preset.self, &diagnostics).map { ScoringRules($0) }
            ?? ScoringRules()
    }

    private func rules(_ diagnostics: inout QuestDiagnostics) -> ScoringRules {
        var rules =
            members.choice("preset", ScoringRules.Preset.self, &diagnostics).map { ScoringRules($0) } ?? ScoringRules()
        if let values = values(&diagnostics) { rules.value = values }
        if let controls = bonusControls(&diagnostics) { rules.bonusControls = controls }
        if let charge = members.charge("wrongAnswer", &diagnostics) { rules.wrongAnswer = charge }
        if let charge = members.charge("hint", &diagnostics) { rules.hint = charge }
        if let charge = members.charge("skip", &diagnostics) { rules.skip = charge }
        if let charge = members.charge("reveal", &diagnostics) { rules.reveal = charge }
        if let least = members.points("leastForTask", within: Self.anyPoints, &diagnostics) {
            rules.leastForTask = least
        }
        rules.late = LatePenaltyReader(members: members).penalty(changing: rules.late, &diagnostics)
        if let counts = members.flag("countsAfterLimit", &diagnostics) { rules.countsAfterLimit = counts }
        rules.early = early(changing: rules.early, &diagnostics)
        if let bonus = members.points("allTasks", &diagnostics) { rules.allTasks = bonus }
        if let outOfOrder = outOfOrder(&diagnostics) { rules.outOfOrder = outOfOrder }
        if let decay = decay(&diagnostics) { rules.decay = decay }
        if let least = members.points("leastTotal", within: Self.anyPoints, &diagnostics) { rules.leastTotal = least }
        if let ties = ties(&diagnostics) { rules.tieBreaks = ties }
        return rules
    }

    private func values(_ diagnostics: inout QuestDiagnostics) -> TaskValue? {
        guard let value = members.value("values") else { return nil }
        if value == "file" { return .file(otherwise: 10) }
        let known = ["otherwise", "same", "roundDown", "roundUp"]
        guard value.objectValue != nil, let object = members.object("values", known: known, &diagnostics) else {
            members.noteWrongType("values", value, Message("scoring-expected-values"), &diagnostics)
            return nil
        }
        guard known.count(where: { object.value($0) != nil }) == 1 else {
            members.noteOutOfRange(
                "values", Message("scoring-object-with-one-of", ["names": .of(known.joined(separator: ", "))]),
                &diagnostics)
            return nil
        }
        if let points = object.points("otherwise", &diagnostics) { return .file(otherwise: points) }
        if let points = object.points("same", &diagnostics) { return .same(points) }
        if let unit = object.wholeNumber("roundDown", 1...1000, &diagnostics) { return .numberRoundedDown(to: unit) }
        return object.wholeNumber("roundUp", 1...1000, &diagnostics).map { .numberRoundedUp(to: $0) }
    }

    private func bonusControls(_ diagnostics: inout QuestDiagnostics) -> [BonusControls]? {
        let known = ["from", "to", "points", "notFirst", "notLast"]
        return members.objects("bonusControls", known: known, &diagnostics)?.compactMap { control in
            for key in ["from", "points"] where control.value(key) == nil { control.noteMissing(key, &diagnostics) }
            guard let from = control.wholeNumber("from", TaskReader.codes, &diagnostics),
                let points = control.points("points", &diagnostics)
            else { return nil }
            let to = control.wholeNumber("to", TaskReader.codes, &diagnostics) ?? from
            guard from <= to else {
                control.noteOutOfRange("to", Message("scoring-not-before", ["from": .of(from)]), &diagnostics)
                return nil
            }
            return BonusControls(
                codes: from...to, points: points,
                closedAtFirst: 60 * (control.number("notFirst", .minutes, &diagnostics) ?? 0),
                closedAtLast: 60 * (control.number("notLast", .minutes, &diagnostics) ?? 0))
        }
    }

    private func early(
        changing preset: ScoringRules.EarlyBonus?, _ diagnostics: inout QuestDiagnostics
    ) -> ScoringRules.EarlyBonus? {
        guard let value = members.value("early") else { return preset }
        var bonus = preset ?? ScoringRules.EarlyBonus(perMinute: .zero)
        guard value.objectValue != nil else {
            if let points = members.points("early", &diagnostics) { bonus.perMinute = points }
            return bonus
        }
        let object = members.object("early", known: ["perMinute", "minutes", "allTasks", "most"], &diagnostics)
        if let points = object?.points("perMinute", &diagnostics) { bonus.perMinute = points }
        if let counting = object?.choice("minutes", MinuteCounting.self, &diagnostics) { bonus.counting = counting }
        if let needsAll = object?.flag("allTasks", &diagnostics) { bonus.needsAllTasks = needsAll }
        if let most = object?.points("most", &diagnostics) { bonus.most = most }
        return bonus
    }

    private func outOfOrder(_ diagnostics: inout QuestDiagnostics) -> ScoringRules.OutOfOrder? {
        let text = members.value("outOfOrder")?.stringValue.map { AnswerFolding.whiteSpace.apply(to: $0) }
        guard let text, !text.hasSuffix("%"), !members.isPlainNumber(text) else {
            return members.charge("outOfOrder", &diagnostics).map { .charged($0) }
        }
        return switch text {
        case "worthless": .worthless
        case "missingPunch": .missingPunch
        default: noteOutOfOrder(&diagnostics)
        }
    }

    private func noteOutOfOrder(_ diagnostics: inout QuestDiagnostics) -> ScoringRules.OutOfOrder? {
        members.noteOutOfRange("outOfOrder", Message("scoring-out-of-order"), &diagnostics)
        return nil
    }

    private func decay(_ diagnostics: inout QuestDiagnostics) -> ScoringRules.Decay? {
        guard let object = members.object("decay", known: ["from", "after", "every", "least"], &diagnostics) else {
            return nil
        }
        if object.value("every") == nil { object.noteMissing("every", &diagnostics) }
        let step = NumberBounds(range: 0...86_400, excludesLeast: true, unit: NumberBounds.seconds.unit)
        guard let every = object.number("every", step, &diagnostics) else { return nil }
        return ScoringRules.Decay(
            from: object.choice("from", ScoringRules.Decay.Origin.self, &diagnostics) ?? .start,
            after: 60 * (object.number("after", .minutes, &diagnostics) ?? 0), secondsPerPoint: every,
            least: object.points("least", &diagnostics) ?? .zero)
    }

    private func ties(_ diagnostics: inout QuestDiagnostics) -> [ScoringRules.TieBreak]? {
        guard let words = members.texts("ties", &diagnostics) else { return nil }
        let ties = words.compactMap { ScoringRules.TieBreak(rawValue: $0) }
        guard ties.count == words.count else {
            let known = ScoringRules.TieBreak.allCases.map { $0.rawValue }.joined(separator: ", ")
            members.noteOutOfRange("ties", Message("member-list-out-of", ["listed": .of(known)]), &diagnostics)
            return nil
        }
        return ties
    }
}

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
    private static let owner = ScoringTexts.scoring
    /// Points that may be negative.
    private static let anyPoints = NumberBounds(
        range: -TaskReader.mostPoints...TaskReader.mostPoints, unit: NumberBounds.points.unit)

    private let members: MemberReader

    static func rules(_ settings: MemberReader, _ findings: inout Findings) -> ScoringRules {
        guard let value = settings.value("scoring") else { return ScoringRules() }
        if let object = value.objectValue {
            let members = MemberReader(object, at: settings.pointer.appending("scoring"), owner: owner)
            members.requireKnownVersion(ScoringRules.currentVersion, &findings)
            members.noteUnknown(besides: known, &findings)
            return ScoringReader(members: members).rules(&findings)
        }
        guard value.stringValue != nil else {
            settings.noteWrongType(
                "scoring", value,
                ScoringTexts.expectedRules, &findings)
            return ScoringRules()
        }
        return settings.choice("scoring", ScoringRules.Preset.self, &findings).map { ScoringRules($0) }
            ?? ScoringRules()
    }

    private func rules(_ findings: inout Findings) -> ScoringRules {
        var rules =
            members.choice("preset", ScoringRules.Preset.self, &findings).map { ScoringRules($0) } ?? ScoringRules()
        if let values = values(&findings) { rules.value = values }
        if let controls = bonusControls(&findings) { rules.bonusControls = controls }
        if let charge = members.charge("wrongAnswer", &findings) { rules.wrongAnswer = charge }
        if let charge = members.charge("hint", &findings) { rules.hint = charge }
        if let charge = members.charge("skip", &findings) { rules.skip = charge }
        if let charge = members.charge("reveal", &findings) { rules.reveal = charge }
        if let least = members.points("leastForTask", within: Self.anyPoints, &findings) { rules.leastForTask = least }
        rules.late = LatePenaltyReader(members: members).penalty(changing: rules.late, &findings)
        if let counts = members.flag("countsAfterLimit", &findings) { rules.countsAfterLimit = counts }
        rules.early = early(changing: rules.early, &findings)
        if let bonus = members.points("allTasks", &findings) { rules.allTasks = bonus }
        if let outOfOrder = outOfOrder(&findings) { rules.outOfOrder = outOfOrder }
        if let decay = decay(&findings) { rules.decay = decay }
        if let least = members.points("leastTotal", within: Self.anyPoints, &findings) { rules.leastTotal = least }
        if let ties = ties(&findings) { rules.tieBreaks = ties }
        return rules
    }

    private func values(_ findings: inout Findings) -> TaskValue? {
        guard let value = members.value("values") else { return nil }
        if value == "file" { return .file(otherwise: 10) }
        let known = ["otherwise", "same", "roundDown", "roundUp"]
        guard value.objectValue != nil, let object = members.object("values", known: known, &findings) else {
            members.noteWrongType(
                "values", value,
                ScoringTexts.expectedValues,
                &findings)
            return nil
        }
        guard known.count(where: { object.value($0) != nil }) == 1 else {
            members.noteOutOfRange(
                "values", ScoringTexts.objectWithOneOf(known.joined(separator: ", ")), &findings)
            return nil
        }
        if let points = object.points("otherwise", &findings) { return .file(otherwise: points) }
        if let points = object.points("same", &findings) { return .same(points) }
        if let unit = object.wholeNumber("roundDown", 1...1000, &findings) { return .numberRoundedDown(to: unit) }
        return object.wholeNumber("roundUp", 1...1000, &findings).map { .numberRoundedUp(to: $0) }
    }

    private func bonusControls(_ findings: inout Findings) -> [BonusControls]? {
        let known = ["from", "to", "points", "notFirst", "notLast"]
        return members.objects("bonusControls", known: known, &findings)?.compactMap { control in
            for key in ["from", "points"] where control.value(key) == nil { control.noteMissing(key, &findings) }
            guard let from = control.wholeNumber("from", TaskReader.codes, &findings),
                let points = control.points("points", &findings)
            else { return nil }
            let to = control.wholeNumber("to", TaskReader.codes, &findings) ?? from
            guard from <= to else {
                control.noteOutOfRange("to", ScoringTexts.notBefore(from), &findings)
                return nil
            }
            return BonusControls(
                codes: from...to, points: points,
                closedAtFirst: 60 * (control.number("notFirst", .minutes, &findings) ?? 0),
                closedAtLast: 60 * (control.number("notLast", .minutes, &findings) ?? 0))
        }
    }

    private func early(
        changing preset: ScoringRules.EarlyBonus?, _ findings: inout Findings
    ) -> ScoringRules.EarlyBonus? {
        guard let value = members.value("early") else { return preset }
        var bonus = preset ?? ScoringRules.EarlyBonus(perMinute: .zero)
        guard value.objectValue != nil else {
            if let points = members.points("early", &findings) { bonus.perMinute = points }
            return bonus
        }
        let object = members.object("early", known: ["perMinute", "minutes", "allTasks", "most"], &findings)
        if let points = object?.points("perMinute", &findings) { bonus.perMinute = points }
        if let counting = object?.choice("minutes", MinuteCounting.self, &findings) { bonus.counting = counting }
        if let needsAll = object?.flag("allTasks", &findings) { bonus.needsAllTasks = needsAll }
        if let most = object?.points("most", &findings) { bonus.most = most }
        return bonus
    }

    private func outOfOrder(_ findings: inout Findings) -> ScoringRules.OutOfOrder? {
        let text = members.value("outOfOrder")?.stringValue.map { AnswerFolding.whiteSpace.apply(to: $0) }
        guard let text, !text.hasSuffix("%"), !members.isPlainNumber(text) else {
            return members.charge("outOfOrder", &findings).map { .charged($0) }
        }
        return switch text {
        case "worthless": .worthless
        case "missingPunch": .missingPunch
        default: noteOutOfOrder(&findings)
        }
    }

    private func noteOutOfOrder(_ findings: inout Findings) -> ScoringRules.OutOfOrder? {
        members.noteOutOfRange(
            "outOfOrder", ScoringTexts.outOfOrder, &findings)
        return nil
    }

    private func decay(_ findings: inout Findings) -> ScoringRules.Decay? {
        guard let object = members.object("decay", known: ["from", "after", "every", "least"], &findings) else {
            return nil
        }
        if object.value("every") == nil { object.noteMissing("every", &findings) }
        let step = NumberBounds(range: 0...86_400, excludesLeast: true, unit: NumberBounds.seconds.unit)
        guard let every = object.number("every", step, &findings) else { return nil }
        return ScoringRules.Decay(
            from: object.choice("from", ScoringRules.Decay.Origin.self, &findings) ?? .start,
            after: 60 * (object.number("after", .minutes, &findings) ?? 0), secondsPerPoint: every,
            least: object.points("least", &findings) ?? .zero)
    }

    private func ties(_ findings: inout Findings) -> [ScoringRules.TieBreak]? {
        guard let words = members.texts("ties", &findings) else { return nil }
        let ties = words.compactMap { ScoringRules.TieBreak(rawValue: $0) }
        guard ties.count == words.count else {
            let known = ScoringRules.TieBreak.allCases.map { $0.rawValue }.joined(separator: ", ")
            members.noteOutOfRange("ties", MemberTexts.listOutOf(known), &findings)
            return nil
        }
        return ties
    }
}

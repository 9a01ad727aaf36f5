internal import GeoJSON
internal import Languages

/// Finds rules of scoring that have no effect because the quest has no time limit.
struct ScoringExamination {
    let settings: Quest.Settings

    func examine(_ findings: inout Findings) {
        guard settings.timeLimit == nil else { return }
        let rules = settings.scoring
        var idle: [LocalizedText] = []
        if rules.late != nil { idle.append(LocalizedText("the penalty for being late", "штраф за опоздание")) }
        if rules.early != nil { idle.append(LocalizedText("the bonus for being early", "бонус за досрочный финиш")) }
        if rules.bonusControls.contains(where: { $0.closedAtLast > 0 }) {
            idle.append(LocalizedText("the controls closed in the last minutes", "закрытие пунктов в последние минуты"))
        }
        if !rules.countsAfterLimit {
            idle.append(LocalizedText("that late tasks do not count", "незачёт заданий после лимита"))
        }
        guard !idle.isEmpty else { return }
        let english = idle.count == 1 ? "this rule has" : "these rules have"
        let russian = idle.count == 1 ? "не действует" : "не действуют"
        findings.add(
            QuestRule.noEffect, at: SettingsReader.pointer.appending("scoring"),
            LocalizedText(
                "Without a “timeLimit” \(english) no effect: \(idle.map(\.english).joined(separator: ", ")).",
                "Без лимита времени («timeLimit») \(russian): \(idle.map(\.russian).joined(separator: ", "))."))
    }
}

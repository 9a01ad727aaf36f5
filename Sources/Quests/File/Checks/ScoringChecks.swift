internal import GeoJSON
import JSON
internal import Support

/// Finds scoring rules that have no effect because the quest has no time limit.
struct ScoringChecks {
    let settings: Quest.Settings

    func check(_ diagnostics: inout QuestDiagnostics) {
        guard settings.timeLimit == nil, settings.classes.values.allSatisfy({ $0.timeLimit == nil }) else { return }
        let rules = settings.scoring
        var idle: [Message] = []
        if rules.late != nil { idle.append(ScoringTexts.latePenalty) }
        if rules.early != nil { idle.append(ScoringTexts.earlyBonus) }
        if rules.bonusControls.contains(where: { $0.closedAtLast > 0 }) {
            idle.append(ScoringTexts.closedControls)
        }
        if !rules.countsAfterLimit {
            idle.append(ScoringTexts.lateTasks)
        }
        guard !idle.isEmpty else { return }
        diagnostics.add(
            QuestRule.noEffect, at: SettingsReader.pointer.appending("scoring"),
            ScoringTexts.withoutEffect(idle))
    }
}

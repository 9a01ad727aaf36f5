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
        if rules.late != nil { idle.append(Message("scoring-late-penalty")) }
        if rules.early != nil { idle.append(Message("scoring-early-bonus")) }
        if rules.bonusControls.contains(where: { $0.closedAtLast > 0 }) {
            idle.append(Message("scoring-closed-controls"))
        }
        if !rules.countsAfterLimit {
            idle.append(Message("scoring-late-tasks"))
        }
        guard !idle.isEmpty else { return }
        diagnostics.add(
            QuestRule.noEffect, at: SettingsReader.pointer.appending("scoring"),
            Message("scoring-without-effect", ["count": .of(idle.count), "rules": .of(idle)]))
    }
}

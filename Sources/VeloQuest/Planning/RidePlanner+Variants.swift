import Quests

extension RidePlanner {
    /// The same paths for the quest without its time limit.
    package func withoutTimeLimit() -> RidePlanner {
        var settings = quest.settings
        settings.timeLimit = nil
        return with(settings)
    }

    /// The same paths for the quest with a point for each task where none brings any, so that plans take in as many tasks as they can.
    package func withEqualPoints() -> RidePlanner {
        guard quest.tasks.allSatisfy({ quest.value(of: $0) <= .zero }) else { return self }
        var settings = quest.settings
        settings.scoring.value = .same(1)
        settings.scoring.bonusControls = []
        (settings.scoring.decay, settings.scoring.late) = (nil, nil)
        return with(settings)
    }

    private func with(_ settings: Quest.Settings) -> RidePlanner {
        // Cannot fail: the parts form a quest already, and no limit and equal points are always valid.
        (try? quest.with(settings)).map { RidePlanner(self, quest: $0) } ?? self
    }
}

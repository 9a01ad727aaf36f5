extension ScoringRules {
    /// Common rule sets, by their names in quest files.
    public enum Preset: String, Sendable, Hashable, CaseIterable {
        /// Points of solved tasks only.
        case plain
        /// Rogaining by the rules of the International Rogaining Federation.
        case irf
        /// Score events of British Mountain Bike Orienteering.
        case bmbo
        /// MapRun's ScoreV.
        case mapRunV = "maprun-v"
        /// MapRun's ScoreQ.
        case mapRunQ = "maprun-q"
        /// MapRun's ScoreN.
        case mapRunN = "maprun-n"
        /// MapRun's ScoreW.
        case mapRunW = "maprun-w"
        /// A quest with questions in a town.
        case city
    }

    /// A rule set by its name.
    public init(_ preset: Preset) {
        self = Self.rules(preset)
        self.preset = preset
    }

    private static func rules(_ preset: Preset) -> ScoringRules {
        switch preset {
        case .plain: ScoringRules()
        case .irf: .irf(perMinute: 10)
        case .bmbo: .bmbo
        case .mapRunV: .mapRun(.same(20), late: 10)
        case .mapRunQ: .mapRun(.numberRoundedDown(to: 10), late: 30)
        case .mapRunN: .mapRun(.numberRoundedUp(to: 10), late: 10)
        case .mapRunW: .mapRunW
        case .city: .city
        }
    }

    /// Rules of Rogaining (IRF, 2015), B28 and B29: a rate announced beforehand for each minute late or part of one; more than
    /// thirty minutes late, no place (“LATE”); of equal scores the earlier finish is placed higher, which after
    /// a mass start is the shorter time.
    ///
    /// - Parameters:
    ///   - perMinute: the announced rate. IRF leaves it open; 10 where a file names none.
    ///   - countsAfterLimit: whether tasks solved after the end count. The world championships do not count them, which is the
    ///     reading here.
    public static func irf(perMinute: Points, countsAfterLimit: Bool = false) -> ScoringRules {
        var rules = ScoringRules()
        rules.preset = .irf
        rules.late = LatePenalty(.perMinute(perMinute), limit: 30 * 60, beyond: .unplaced)
        rules.countsAfterLimit = countsAfterLimit
        return rules
    }

    /// BMBO's standard penalty points: 1 a minute up to 5 minutes late, 2 from 5 to 10, 5 from 10 to 15, 10 from 15 to 30, over 30
    /// all points; 2 points for each whole minute early if all controls were found.
    ///
    /// Read as a sliding scale, each minute at the rate of its own band, so that it does not matter which of two bands their common
    /// end belongs to; parts of minutes count as whole ones.
    private static var bmbo: ScoringRules {
        var rules = ScoringRules()
        rules.late = LatePenalty(
            .bands([
                .init(until: 5, points: 1), .init(until: 10, points: 2), .init(until: 15, points: 5),
                .init(until: 30, points: 10),
            ]), limit: 30 * 60, beyond: .losesAll)
        rules.early = EarlyBonus(perMinute: 2)
        return rules
    }

    /// MapRun's schemes: a number of points “per minute (or part thereof)” late. Of equal scores the shorter time is better.
    private static func mapRun(_ value: TaskValue, late: Points) -> ScoringRules {
        var rules = ScoringRules()
        rules.value = value
        rules.late = LatePenalty(.perMinute(late))
        return rules
    }

    /// ScoreW: as ScoreQ with 20 points a minute, and controls 900 to 999 for 100 points that count neither in the first nor in the
    /// last ten minutes; a control at exactly ten minutes counts.
    private static var mapRunW: ScoringRules {
        var rules = mapRun(.numberRoundedDown(to: 10), late: 20)
        rules.bonusControls = [
            BonusControls(codes: 900...999, points: 100, closedAtFirst: 600, closedAtLast: 600)
        ]
        return rules
    }

    /// 20 points a task unless the file states others, −1 for a wrong answer, −2 for a hint, −5 for skipping a task or revealing
    /// its answer.
    private static var city: ScoringRules {
        var rules = ScoringRules()
        rules.value = .file(otherwise: 20)
        rules.wrongAnswer = .points(1)
        rules.hint = .points(2)
        rules.skip = .points(5)
        rules.reveal = .points(5)
        return rules
    }
}

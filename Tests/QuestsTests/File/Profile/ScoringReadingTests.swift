import EngineTestSupport
import GeoJSON
import Quests
import Testing

@Suite("Rules of scoring in a quest file")
struct ScoringReadingTests {
    private func rules(_ json: String) throws -> ScoringRules {
        let reading = QuestText.read(ProfileFile.file(quest: "{\"timeLimit\": 60, \"scoring\": \(json)}"))
        #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
        return try #require(reading.quest).settings.scoring
    }

    @Test("every preset is named by a text or a member", arguments: ScoringRules.Preset.allCases)
    func presets(preset: ScoringRules.Preset) throws {
        #expect(try rules("\"\(preset.rawValue)\"") == ScoringRules(preset))
        #expect(try rules("{\"version\": 1, \"preset\": \"\(preset.rawValue)\"}") == ScoringRules(preset))
    }

    @Test("without a preset the rules are plain")
    func plain() throws {
        #expect(try rules("{}") == ScoringRules())
        #expect(try rules("{\"allTasks\": 50}").allTasks == 50)
    }

    @Test("only what is written changes a preset")
    func overrides() throws {
        var rules = ScoringRules(.bmbo)
        rules.late?.limit = 20 * 60
        #expect(try self.rules(#"{"preset": "bmbo", "late": {"limit": 20}}"#) == rules)
        rules = ScoringRules(.irf)
        rules.late?.curve = .perMinute(5)
        #expect(try self.rules(#"{"preset": "irf", "late": 5}"#) == rules)
        #expect(try self.rules(#"{"preset": "irf", "late": {"perMinute": 5}}"#) == rules)
        rules = ScoringRules(.bmbo)
        rules.early?.most = 30
        #expect(try self.rules(#"{"preset": "bmbo", "early": {"most": 30}}"#) == rules)
        rules = ScoringRules(.mapRunW)
        rules.bonusControls = []
        #expect(try self.rules(#"{"preset": "maprun-w", "bonusControls": []}"#) == rules)
    }

    @Test("tasks are worth what the file says, all the same, or their number rounded")
    func values() throws {
        #expect(try rules(#"{"preset": "city", "values": "file"}"#).value == .file(otherwise: 10))
        #expect(try rules(#"{"values": {"otherwise": 15}}"#).value == .file(otherwise: 15))
        #expect(try rules(#"{"values": {"same": 20}}"#).value == .same(20))
        #expect(try rules(#"{"values": {"roundDown": 10}}"#).value == .numberRoundedDown(to: 10))
        #expect(try rules(#"{"values": {"roundUp": 5}}"#).value == .numberRoundedUp(to: 5))
    }

    @Test("charges are points or shares")
    func charges() throws {
        let rules = try rules(#"{"wrongAnswer": 1.5, "hint": "50%", "skip": "0 %", "reveal": 5, "outOfOrder": "25%"}"#)
        #expect(rules.wrongAnswer == .points(Points(thousandths: 1500)))
        #expect(rules.hint == .percent(50))
        #expect(rules.skip == .percent(0))
        #expect(rules.reveal == .points(5))
        #expect(rules.outOfOrder == .charged(.percent(25)))
    }

    @Test("a penalty for being late has one of four curves")
    func late() throws {
        #expect(try rules(#"{"late": 7}"#).late == LatePenalty(.perMinute(7)))
        #expect(
            try rules(#"{"late": {"bands": [[5, 1], [10, 2]], "minutes": "full", "cap": "gross"}}"#).late
                == LatePenalty(
                    .bands([.init(until: 5, points: 1), .init(until: 10, points: 2)]), counting: .full, cap: .gross))
        #expect(
            try rules(#"{"late": {"quadratic": 0.1, "minutes": "exact", "cap": 100}}"#).late
                == LatePenalty(.quadratic(Points(thousandths: 100)), counting: .exact, cap: .points(100)))
        #expect(
            try rules(#"{"late": {"table": [[5, 10], [10, 30]], "limit": 30, "beyond": "losesAll"}}"#).late
                == LatePenalty(
                    .table([.init(until: 5, points: 10), .init(until: 10, points: 30)]), limit: 1800,
                    beyond: .losesAll))
    }

    @Test("everything else has a member of its own")
    func others() throws {
        let rules = try rules(
            """
            {"bonusControls": [{"from": 900, "to": 999, "points": 100, "notFirst": 10, "notLast": 5}, {"from": 7, "points": 1}],
             "leastForTask": -5, "countsAfterLimit": false, "allTasks": 50, "outOfOrder": "missingPunch",
             "early": {"perMinute": 2, "minutes": "exact", "allTasks": false, "most": 20},
             "decay": {"from": "checkIn", "after": 10, "every": 30, "least": 5},
             "leastTotal": 0, "ties": ["lastScore", "hints"]}
            """)
        #expect(
            rules.bonusControls == [
                BonusControls(codes: 900...999, points: 100, closedAtFirst: 600, closedAtLast: 300),
                BonusControls(codes: 7...7, points: 1),
            ])
        #expect(rules.leastForTask == -5)
        #expect(!rules.countsAfterLimit)
        #expect(rules.allTasks == 50)
        #expect(rules.outOfOrder == .missingPunch)
        #expect(rules.early == .init(perMinute: 2, counting: .exact, needsAllTasks: false, most: 20))
        #expect(rules.decay == .init(from: .checkIn, after: 600, secondsPerPoint: 30, least: 5))
        #expect(rules.leastTotal == .zero)
        #expect(rules.tieBreaks == [.lastScore, .hints])
        #expect(try self.rules(#"{"ties": "time"}"#).tieBreaks == [.time])
        #expect(try self.rules(#"{"early": 3}"#).early == .init(perMinute: 3))
    }
}

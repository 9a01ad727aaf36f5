import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Testing

@testable import Scoring

@Suite("Bounds of the rules of presence and scoring")
struct RuleBoundTests {
    private let rule = PresenceRule()

    private func fix(_ second: Double, east: Double = 0, accuracy: Double? = nil) -> Fix {
        Fix(
            time: 1000 + second, coordinate: SmallQuest.place(east: east), horizontalAccuracy: accuracy)
    }

    @Test("two fixes are joined up to the longest gap and the highest speed, and never at one time")
    func lines() {
        let start = fix(0, accuracy: 40)
        for (second, isJoined) in [(-1.0, false), (0, false), (0.001, true), (15, true), (15.001, false)] {
            let end = fix(second, accuracy: 5)
            #expect(rule.line(from: start, to: end).start == (isJoined ? start : end), "\(second) s")
        }
        for (east, isJoined) in [(29.9, true), (30.1, false)] {
            let end = fix(1, east: east)
            let line = rule.line(from: fix(0), to: end)
            #expect((line.length > 0) == isJoined && line.start == (isJoined ? fix(0) : end), "\(east) m")
        }
        #expect(rule.line(from: nil, to: start).start == start)
    }

    @Test("a fix is of use up to the worst accuracy and from zero")
    func usable() {
        for accuracy in [nil, 0, 50] as [Double?] { #expect(rule.isUsable(fix(0, accuracy: accuracy))) }
        for accuracy in [-0.001, 50.001, .infinity, .nan] { #expect(!rule.isUsable(fix(0, accuracy: accuracy))) }
    }

    @Test(
        "the reach is never less than the radius nor more than twice it, and whoever is within the radius is within reach"
    )
    func reach() {
        for radius in [0.5, 20, 300] {
            for accuracy in [nil, 0, 0.1, 5, 20, 50, 1000] as [Double?] {
                let reach = rule.reach(radius: radius, accuracy: accuracy)
                #expect(reach >= radius && reach <= 2 * radius)
                for share in [0, 0.5, 1] {
                    #expect(rule.isWithinReach(share * radius, radius: radius, accuracy: accuracy))
                }
                #expect(!rule.isWithinReach((2 * radius).nextUp, radius: radius, accuracy: accuracy))
            }
        }
    }

    @Test("the last position of an answer may be 61 seconds older or younger than it, and no more")
    func answerAge() throws {
        let task = Quest.Task(id: "tree", name: "Tree", coordinate: SmallQuest.origin, radius: 20)
        let evidence = CheckInEvidence(quest: try Quest(tasks: [task]), rule: rule)
        for difference in [0.0, 60, 61, -61] {
            #expect(
                evidence.flag(onAnswerFrom: [fix(0)], at: 0, deviceTime: 1000 + difference) == nil, "\(difference) s")
        }
        for difference in [61.125, -61.125] {
            #expect(
                evidence.flag(onAnswerFrom: [fix(0)], at: 0, deviceTime: 1000 + difference)
                    == .otherTime(seconds: 61.125), "\(difference) s")
        }
    }

    @Test("a decay without a span takes nothing, and one with the least span takes what it may")
    func decay() throws {
        for (seconds, expected) in [(0.0, 100), (-1, 100), (0.001, 40), (50, 98), (100, 99), (100.01, 100)]
            as [(Double, Points)]
        {
            var rules = ScoringRules()
            rules.decay = .init(from: .start, after: 0, secondsPerPoint: seconds, least: 40)
            let quest = try WrittenRide.quest([1], rules) {
                $0.statedPoints = 100
                $0.answer = AnswerKey.anyOf(["lion"])
            }
            var ride = WrittenRide()
            ride.add(.started, at: 0)
            ride.reach("1", at: 10)
            ride.answer("lion", to: "1", at: 100)
            #expect(ride.result(in: quest).total == expected, "\(seconds) s")
        }
    }

    @Test("the slightest doubt widens the reach a little, and a rule that asks for more than the edge offers does not")
    func slightDoubt() {
        for accuracy in [0.1, 0.5, 1, 2] {
            let reach = rule.reach(radius: 20, accuracy: accuracy)
            // 0.84 standard deviations.
            #expect(abs(reach - 20 - 0.84 * accuracy / Fix.accuracyPerDeviation) < 0.06, "\(accuracy) m")
        }
        var strict = rule
        strict.leastProbability = 0.9
        for accuracy in [0.5, 5, 20] { #expect(strict.reach(radius: 20, accuracy: accuracy) == 20, "\(accuracy) m") }
    }

    @Test("a position without error is certain within the radius and impossible beyond it")
    func exactPosition() {
        for (distance, expected) in [(0.0, 1.0), (20, 1), (20.001, 0)] {
            #expect(Presence.probability(distance: distance, radius: 20, accuracy: 0) == expected, "\(distance) m")
        }
        #expect(Presence.probability(distance: 1000, radius: 20, accuracy: 10) == 0)
        #expect(abs(Presence.probability(distance: 0, radius: 20, accuracy: 1) - 1) < 1e-9)
        let edge = Presence.probability(distance: 20, radius: 20, accuracy: 0.01)
        #expect(abs(edge - 0.5) < 0.01)
    }
}

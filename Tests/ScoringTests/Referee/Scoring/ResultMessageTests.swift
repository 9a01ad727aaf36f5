import Answers
import EngineTestSupport
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("Results in words")
struct ResultMessageTests {
    @Test(
        "what a task is worth is followed by the noun of its number",
        arguments: [
            (0, "0 of 0 points", "0 из 0 баллов"), (1, "1 of 1 point", "1 из 1 балла"),
            (2, "2 of 2 points", "2 из 2 баллов"), (5, "5 of 5 points", "5 из 5 баллов"),
            (11, "11 of 11 points", "11 из 11 баллов"), (21, "21 of 21 points", "21 из 21 балла"),
            (101, "101 of 101 points", "101 из 101 балла"), (111, "111 of 111 points", "111 из 111 баллов"),
            (122, "122 of 122 points", "122 из 122 баллов"),
        ])
    func nouns(points: Int, english: String, russian: String) throws {
        let quest = try WrittenRide.quest([1], ScoringRules()) { $0.statedPoints = points }
        let line = WrittenRide.ride(of: [1], finish: 300).result(in: quest).lines[0]
        #expect(
            line.message.inBoth
                == [
                    "1. Control 1: \(english), solved by being there",
                    "1. Control 1: \(russian), зачтено за прибытие на место",
                ])
    }

    @Test("a share of a point has the noun of a share")
    func shares() throws {
        var rules = ScoringRules()
        rules.value = .same(Points(thousandths: 1500))
        let line = WrittenRide.ride(of: [], finish: 300).result(in: try WrittenRide.quest([1], rules)).lines[0]
        #expect(
            line.message.inBoth
                == [
                    "1. Control 1: 0 of 1.5 points, not reached", "1. Control 1: 0 из 1,5 балла, не посещено",
                ])
    }

    private func quest(_ change: (inout ScoringRules) -> Void = { _ in }) throws -> Quest {
        var rules = ScoringRules()
        change(&rules)
        return try WrittenRide.quest([1], rules) { task in
            task.answer = .anyOf(["oak"])
            task.hints = [Quest.Hint("a tree")]
        }
    }

    @Test("what was taken stands behind the outcome, unless it cost nothing")
    func deductions() throws {
        func message(_ quest: Quest) -> String {
            var ride = WrittenRide()
            ride.add(.started, at: 0)
            ride.reach("1", at: 10)
            ride.add(.tookHint(task: "1", index: 0), at: 11)
            ride.answer("elm", to: "1", at: 20)
            ride.answer("oak", to: "1", at: 100)
            return ride.result(in: quest).lines[0].message[.english]
        }
        #expect(message(try quest()) == "1. Control 1: 10 of 10 points, solved at attempt 2")
        let dear = try quest {
            ($0.hint, $0.wrongAnswer) = (.points(1), .percent(20))
            $0.decay = .init(secondsPerPoint: 50)
        }
        #expect(
            message(dear)
                == "1. Control 1: 5 of 10 points, solved at attempt 2; time −2, 1 wrong answer −2, 1 hint −1")
    }

    @Test("each end of a ride has its words, with and without a time limit")
    func ends() throws {
        func message(_ events: [(RideEvent, Double)], limit: Double? = 600) throws -> Message {
            let plain = try quest()
            let quest = try Quest(settings: Quest.Settings(timeLimit: limit), tasks: plain.tasks)
            var ride = WrittenRide()
            for (event, second) in events { ride.add(event, at: second) }
            return ride.result(in: quest).message
        }
        let begin = (RideEvent.started, 0.0)
        #expect(try message([])[.english] == "0 points, 0 of 1 task solved, not started")
        #expect(
            try message([begin, (.finished, 600)])[.english]
                == "0 points, 0 of 1 task solved in 0:10:00, within the time limit")
        #expect(
            try message([begin, (.finished, 600)], limit: nil)[.russian] == "0 баллов, решено 0 из 1 задания за 0:10:00"
        )
        #expect(
            try message([begin, (.finished, 600.001)])[.english]
                == "0 points, 0 of 1 task solved in 0:10:00, late by 0:00:01")
        #expect(
            try message([begin, (.withdrew, 300)])[.russian]
                == "0 баллов, решено 0 из 1 задания за 0:05:00, сошёл с дистанции, в пределах лимита времени")
        #expect(
            try message([begin, (.finished, 300), (.disqualified(reason: "car"), 400)])[.english]
                == "0 points, 0 of 1 task solved in 0:05:00, disqualified, within the time limit")
        #expect(
            try message([begin, (.skipped("1"), 300)])[.english]
                == "0 points, 0 of 1 task solved in 0:05:00, not finished, within the time limit")
    }

    @Test("extras say what they are for, with a plus where points were won")
    func extras() throws {
        var settings = Quest.Settings(timeLimit: 600)
        settings.scoring.allTasks = 5
        settings.scoring.early = .init(perMinute: 1)
        let task = Quest.Task(id: "1", name: "Oak", coordinate: SmallQuest.origin, points: 10)
        let quest = try Quest(settings: settings, tasks: [task])
        var ride = WrittenRide.ride(of: [1], finish: 420)
        ride.add(.adjusted(points: 1, reason: "helped"), at: 430)
        ride.add(.adjusted(points: 0, reason: "seen"), at: 431)
        let extras = ride.result(in: quest).extras.map(\.message)
        #expect(
            extras.map { $0[.english] } == [
                "all tasks solved: +5 points", "early by 0:03:00: +3 points", "organiser: helped: +1 point",
                "organiser: seen: 0 points",
            ])
        #expect(
            extras.map { $0[.russian] } == [
                "решены все задания: +5 баллов", "раньше лимита на 0:03:00: +3 балла", "организатор: helped: +1 балл",
                "организатор: seen: 0 баллов",
            ])
    }

    @Test("the refusal of a start names the window, its ends alone where there is only one")
    func startWindow() {
        func message(_ opens: Double?, _ closes: Double?) -> Message {
            RefereeError.outsideStartWindow(opens: opens, closes: closes).message
        }
        #expect(
            message(0, 60)[.english] == "Riders may start only from 1970-01-01T00:00:00Z until 1970-01-01T00:01:00Z.")
        #expect(message(nil, 60)[.russian] == "Стартовать можно только до 1970-01-01T00:01:00Z.")
        #expect(message(0, nil)[.russian] == "Стартовать можно только с 1970-01-01T00:00:00Z.")
        let locked = RefereeError.lockedOut(number: 2, name: "Oak", seconds: 0.2).message[.english]
        #expect(locked == RefereeError.lockedOut(number: 2, name: "Oak", seconds: 1).message[.english])
    }
}

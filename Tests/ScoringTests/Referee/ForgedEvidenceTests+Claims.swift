import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

extension ForgedEvidenceTests {
    @Test("check-ins before the start count for nothing, those after the limit cost, and a second one changes nothing")
    func times() throws {
        let quest = try quest { settings, tasks in
            settings.massStart = SmallQuest.startTime
            settings.scoring.countsAfterLimit = false
            tasks = tasks.map { task in
                var task = task
                task.answer = nil
                return task
            }
        }
        func log(_ seconds: [Double]) -> RideLog {
            var phone = DeviceLog(device: "phone", rider: "mallory")
            phone.append(.started, at: start - 900)
            for (index, second) in seconds.enumerated() {
                let task = quest.tasks[min(index, 1)]
                let fix = moved(
                    Fix(time: start + second, coordinate: task.coordinate, horizontalAccuracy: 5), east: 3, north: 4)
                phone.append(
                    .checkedIn(
                        CheckIn(
                            task: task.id, time: fix.time, coordinate: fix.coordinate, distance: 5, accuracy: 5,
                            reach: 30, fixes: [fix])), at: fix.time)
            }
            return phone.log
        }
        #expect(
            log([-600, 200]).result(of: "mallory", in: quest).lines.prefix(2).map(\.outcome) == [.missed, .solved])
        let late = log([100, 3_700]).result(of: "mallory", in: quest)
        #expect(late.lines[1].outcome == .tooLate)
        let future = log([100, 300_000_000]).result(of: "mallory", in: quest)
        #expect(future.lines[1].outcome == .tooLate && future.isLate)
        let twice = log([100, 400, 250, 300]).result(of: "mallory", in: quest)
        #expect(twice.lines[1].checkInTime == start + 400)
    }

    @Test("claims of accuracy buy nothing: 0 widens no reach, 1,000 m and no number prove nothing, nor does no place")
    func accuracies() throws {
        let quest = try quest()
        func line(_ accuracy: Double?, east: Double, _ change: (inout Fix) -> Void = { _ in }) -> RideResult.Line {
            drawn(quest) { index, task in
                guard index == 0 else { return [] }
                var fix = moved(
                    Fix(time: start + 100, coordinate: task.coordinate, horizontalAccuracy: accuracy), east: east,
                    north: 0)
                change(&fix)
                return [fix]
            }.result(of: "mallory", in: quest).lines[0]
        }
        #expect(
            line(0, east: 31).checkInFlag == .elsewhere(distance: 31, reach: 30) || line(0, east: 31).checkInFlag != nil
        )
        #expect(line(0, east: 29).checkInFlag == nil)
        #expect(line(1000, east: 5).checkInFlag == .inaccurate(1000))
        #expect(line(-1, east: 5).checkInFlag != nil)
        #expect(line(nil, east: 31).checkInFlag != nil, "a fix without an accuracy is taken as exact")
        let nowhere = line(5, east: 0) { $0.coordinate = Coordinate(longitude: .nan, latitude: 55.15) }
        #expect(nowhere.checkInFlag != nil && nowhere.checkInTime == nil)
        let never = line(5, east: 0) { $0.time = .nan }
        #expect(never.checkInTime == nil, "it has no entry")
        // As it would be read from a file.
        let text = drawn(quest) { _, task in
            [Fix(time: start + 100, coordinate: Coordinate(longitude: .nan, latitude: .nan), horizontalAccuracy: 5)]
        }
        let (read, faults) = RideLog.reading(text.write())
        #expect(faults.isEmpty, "null is a number that is none")
        #expect(read.result(of: "mallory", in: quest).lines.allSatisfy { $0.checkInTime == nil })
    }

    @Test("an answer before the check-in, or to a task that is still hidden, counts for nothing")
    func earlyAnswers() throws {
        let quest = try quest { _, tasks in tasks[1].requires = [.init("t0")] }
        var phone = DeviceLog(device: "phone", rider: "mallory")
        phone.append(.started, at: start)
        phone.append(.answered(task: "t0", answer: "oak", reported: .accepted), at: start + 5)
        let task = quest.tasks[1]
        let fix = moved(Fix(time: start + 90, coordinate: task.coordinate, horizontalAccuracy: 5), east: 3, north: 4)
        phone.append(
            .checkedIn(
                CheckIn(
                    task: task.id, time: fix.time, coordinate: fix.coordinate, distance: 5, accuracy: 5, reach: 30,
                    fixes: [fix])), at: fix.time)
        phone.append(.answered(task: "t1", answer: "oak", reported: .accepted), at: start + 95)
        let result = phone.log.result(of: "mallory", in: quest)
        #expect(result.solvedCount == 0 && result.lines.prefix(2).allSatisfy { $0.checkInTime == nil })
    }

    @Test("a hint that was cut out of a chain leaves a gap that is named")
    func removedHint() {
        var phone = DeviceLog(device: "phone", rider: "mallory")
        phone.append(.started, at: start)
        phone.append(.tookHint(task: "t0", index: 0), at: start + 5)
        phone.append(.finished, at: start + 50)
        let cut = RideLog(phone.log.entries.filter { if case .tookHint = $0.event { false } else { true } })
        #expect(phone.log.diagnostics.isEmpty)
        #expect(cut.diagnostics.contains { $0.kind == .gap })
    }

    @Test("a stay with a silence of sixteen seconds in it is none")
    func brokenStay() throws {
        let quest = try quest { _, tasks in tasks[0].dwell = 60 }
        func line(_ seconds: [Double]) -> RideResult.Line {
            drawn(quest) { index, task in
                guard index == 0 else { return [] }
                return seconds.map { second in
                    let fix = Fix(time: start + 100 + second, coordinate: task.coordinate, horizontalAccuracy: 5)
                    return moved(fix, east: second.truncatingRemainder(dividingBy: 7), north: 3)
                }
            }.result(of: "mallory", in: quest).lines[0]
        }
        #expect(line(Array(stride(from: 0, through: 60, by: 10))).checkInFlag == nil)
        #expect(line([0, 10, 20, 36, 46, 56, 60]).checkInFlag == .tooShort(seconds: 60, asked: 60))
    }

    @Test("a teleport behind a silence of 25 minutes is flagged by the silence")
    func silence() throws {
        let quest = try quest()
        let log = drawn(quest) { index, task in
            (0..<4).map { step in
                let second = Double(index) * 1600 + [0, 1, 2, 1500][step] + 10
                let fix = Fix(time: start + second, coordinate: task.coordinate, horizontalAccuracy: 5)
                return step == 3
                    ? moved(fix, east: Double(index), north: 4)
                    : moved(fix, east: -480 + Double(index * step), north: Double(step * step))
            }
        }
        let flags = log.result(of: "mallory", in: quest).flags
        let silent = flags.filter { $0.kind == .noApproach }
        #expect(silent.count >= 3 && silent.allSatisfy { abs(($0.value ?? 0) - 1498) < 0.01 })
    }

    @Test("a toll zone that positions lie in and the log does not tell of is named")
    func toll() throws {
        let corners = [(900.0, -80.0), (1100, -80), (1100, 250), (900, 250), (900, -80)]
        let zone = Quest.Zone(
            id: "fair", name: "Fair", kind: .toll(.init(perEntry: 5)),
            polygons: [[corners.map { SmallQuest.place(east: $0.0, north: $0.1) }]])
        let plain = try quest()
        let quest = try Quest(settings: plain.settings, tasks: plain.tasks, zones: [zone])
        let honest = try ride(quest)
        let paid = honest.result(of: "anna", in: quest)
        #expect(paid.flags.isEmpty && paid.extras.count == 1)
        let unpaid = Forgery.rewritten(honest, rider: "anna") { entry in
            switch entry.event {
            case .entered, .left: nil
            default: (entry.event, Double(entry.time) / 1000)
            }
        }
        let result = unpaid.result(of: "anna", in: quest)
        #expect(
            result.extras.isEmpty && result.flags.map(\.kind) == [.unreportedZone] && result.flags[0].zone == "fair")
        #expect(result.flags[0].message[.russian].contains("в журнале о ней ни слова"))
    }

    @Test("a clock that is set back by less than is noticed ends no ride before what happened in it")
    func setBack() throws {
        let quest = try quest()
        var phone = DeviceLog(device: "phone", rider: "mallory")
        phone.append(.started, at: start)
        phone.append(.skipped("t0"), at: start + 1000)
        phone.append(.finished, at: start + 945)
        #expect(phone.log.result(of: "mallory", in: quest).elapsed == 1000)
        var late = DeviceLog(device: "phone", rider: "mallory")
        late.append(.started, at: start)
        late.append(.skipped("t0"), at: start + 1000)
        late.append(.finished, at: start + 400)
        let result = late.log.result(of: "mallory", in: quest)
        #expect(result.elapsed == 1000 && result.flags == [RideFlag(.clockJump, value: -600)])
    }
}

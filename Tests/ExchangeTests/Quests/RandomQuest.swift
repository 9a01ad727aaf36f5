import Answers
import Geodesy
import Quests
import RideLogs
import Support

/// Quests with everything that could trouble another program, the same for the same seed.
enum RandomQuest {
    /// Texts that formats stumble over.
    static let texts = [
        "Oak", "Старый дуб", "a <b> & \"c\" 'd'", "]]>", "=HYPERLINK(\"http://x\")", "-7", "Ёлка; ель, и \"сосна\"",
        "🚲🏁",
        "x\u{1}y", "line\nbreak\r\nand\ttab", "名前", "e\u{301}",
    ]
    /// The answer to every task: a text that no exported file may contain.
    static let answer = "СЕКРЕТ-secret-4711"

    /// - Parameter isOrdered: whether tasks have an order; `nil` for chance.
    static func quest(seed: UInt64, isOrdered: Bool? = nil, teams: Quest.TeamRules? = nil) throws -> Quest {
        var generator = SeededGenerator(seed: seed)
        func text() -> String { generator.pick(texts) ?? "" }
        func place() -> Coordinate {
            // Seven decimals, as files have them.
            Coordinate(
                longitude: Double(generator.next(in: -1_799_999_999...1_799_999_999)) / 1e7,
                latitude: Double(generator.next(in: -899_999_999...899_999_999)) / 1e7)
        }
        let hasOrder = isOrdered ?? generator.chance(0.5)
        let count = generator.next(in: 1...12)
        let tasks = (0..<count).map { index in
            let key =
                generator.chance(0.7) ? AnswerKey.anyOf([answer]) : generator.chance(0.3) ? .judgedByOrganiser : nil
            let id =
                generator.pick(["\(31 + index)", "task-\(index + 1)", "дуб \(index)", "<\(index)> & \"x\""]) ?? "x"
            var task = Quest.Task(
                id: .init(id), name: text(), description: generator.chance(0.5) ? text() : nil,
                category: generator.chance(0.5) ? text() : nil, difficulty: .medium, coordinate: place(),
                points: generator.chance(0.7) ? generator.next(in: 0...50) : nil, answer: key)
            if generator.chance(0.3) { task.statedCode = 100 + index }
            if generator.chance(0.4) {
                task.translations["ru"] = Quest.Translation(name: "Имя \(index)", success: answer)
            }
            if hasOrder, generator.chance(0.8) { task.order = generator.next(in: 1...6) }
            task.success = answer
            task.hints = [Quest.Hint(answer)]
            return task
        }
        var settings = Quest.Settings(
            title: generator.chance(0.8) ? text() : nil, language: generator.pick(["en", "de", nil]) ?? nil,
            description: text(), start: generator.chance(0.6) ? place() : nil,
            finish: generator.chance(0.4) ? place() : nil, timeLimit: 3600)
        settings.teams = teams
        settings.scoring.late = LatePenalty(.perMinute(7), limit: 40 * 60)
        if generator.chance(0.5) { settings.massStart = 1_700_000_000 }
        settings.startOpens = generator.chance(0.3) ? 1_699_990_000.5 : nil
        let corner = Coordinate(longitude: 10, latitude: 50)
        let ring = [
            corner, Coordinate(longitude: 11, latitude: 50), Coordinate(longitude: 11, latitude: 51), corner,
        ]
        let open = Array(ring.dropLast())
        let zones = [
            Quest.Zone(id: "a", name: text(), kind: .bounds, polygons: [[ring]]),
            Quest.Zone(id: "b", name: text(), kind: .forbidden, polygons: [[ring, open], [open]]),
            Quest.Zone(id: "c", name: text(), kind: .toll(.init(perEntry: 5)), polygons: []),
        ]
        return try Quest(settings: settings, tasks: tasks, zones: Array(zones.prefix(generator.next(in: 0...3))))
    }
}

/// Rides of a quest that end in every way there is.
enum RandomLog {
    static let start = 1_700_000_000.0
    /// A wrong answer that riders give.
    static let wrongAnswer = "<wrong> & “нет”"

    static func log(of quest: Quest, seed: UInt64, riders: Int = 12) -> RideLog {
        var generator = SeededGenerator(seed: seed)
        var log = RideLog()
        for number in 0..<riders {
            log.merge(ride(of: quest, number, &generator))
        }
        return log
    }

    private static func ride(of quest: Quest, _ number: Int, _ generator: inout SeededGenerator) -> RideLog {
        var phone = DeviceLog(device: "phone \(number)", rider: .init("rider-\(number)"))
        var time = start + Double(generator.next(in: 0...600))
        func wait(_ most: Int) { time += Double(generator.next(in: 1...(most * 1000))) / 1000 }
        let name = generator.pick(
            [
                nil, "Anna Wood", "Иванов Иван Иванович", "=1+1", "Wood, George", "", "Мария", "a\u{2}b <c>",
            ] as [String?])
        let category = generator.pick(["Women", "Ёлки & палки", "=A1", nil] as [String?])
        phone.append(
            .joined(
                Registration(
                    name: name ?? nil, team: generator.chance(0.7) ? "Team \(number % 3) <&>" : nil,
                    category: category ?? nil)), at: time)
        guard generator.chance(0.9) else { return phone.log }
        phone.append(.started, at: time)
        for task in quest.tasks where generator.chance(0.7) {
            wait(900)
            phone.append(
                .checkedIn(
                    CheckIn(
                        task: task.id, time: time, coordinate: task.coordinate, distance: 0, accuracy: 5, reach: 30,
                        fixes: [Fix(time: time, coordinate: task.coordinate, horizontalAccuracy: 5)])),
                at: time)
            for answer in [wrongAnswer, RandomQuest.answer] where task.answer != nil && generator.chance(0.7) {
                wait(60)
                phone.append(.answered(task: task.id, answer: answer, reported: .pending), at: time)
            }
        }
        wait(1800)
        switch generator.next(below: 8) {
        case 0: phone.append(.withdrew, at: time)
        case 1: break
        default: phone.append(.finished, at: time)
        }
        if generator.chance(0.1) { phone.append(.disqualified(reason: "took a <taxi>"), at: time) }
        if generator.chance(0.2) {
            phone.append(.adjusted(points: Points(thousandths: -500_500), reason: "=late"), at: time)
        }
        return phone.log
    }
}

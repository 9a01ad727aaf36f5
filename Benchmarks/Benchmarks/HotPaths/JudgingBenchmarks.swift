import Benchmark
import Dispatch
import QuestSealing
import Support
import VeloQuest

/// Judging the logs of a great event and ranking its riders: from memory, and from the bytes of one file.
func benchmarkJudging() {
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident], warmupIterations: 0, maxDuration: .seconds(60),
        maxIterations: 3)
    for event in GreatEvent.allCases {
        Benchmark("Judge 1,000,000\(event.name) events and rank 10,000 riders", configuration: configuration) {
            benchmark in
            let quest = try GreatEvent.quest.get()
            let log = event.log
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations {
                let standings = Standings(of: event.judged(log, in: quest), in: quest)
                if let problem = event.problem(in: standings) { return benchmark.error(problem) }
                blackHole(standings)
            }
        }
        Benchmark("The same, read from a file of 1,000,000\(event.name) events", configuration: configuration) {
            benchmark in
            let quest = try GreatEvent.quest.get()
            let bytes = event.log.write()
            benchmark.startMeasurement()
            for _ in benchmark.scaledIterations {
                let (log, faults) = RideLog.reading(bytes)
                let standings = Standings(of: event.judged(log, in: quest), in: quest)
                if let problem = event.problem(in: standings) { return benchmark.error(problem) }
                guard faults.isEmpty else { return benchmark.error("a log is not whole") }
                blackHole(standings)
            }
        }
    }
}

/// An event of 10,000 riders in five classes, each with 100 entries: 40 check-ins with their evidence, 57 answers of which about a third
/// is right, most wrong ones with slips of the keyboard that no two riders share. In the signed one every phone has a key of its own and
/// signs all of them.
private enum GreatEvent: CaseIterable {
    case unsigned
    case signed

    static let riders = 10_000
    static let tasks = 40
    static let quest = Result { try makeQuest() }

    /// Both are made once: a million signatures take half a minute, and are no part of what is measured.
    private static let unsignedLog = makeLog { _ in nil }
    private static let signedLog = makeLog(key)

    var name: String { self == .signed ? " signed" : "" }
    var log: RideLog { self == .signed ? Self.signedLog : Self.unsignedLog }

    /// What counts of the log; of the signed one after the signature of every phone was checked.
    func judged(_ log: RideLog, in quest: Quest) -> JudgedLog {
        LogAuthority(verifier: .crypto).applied(to: log, in: quest)
    }

    /// Why standings are not those of the event; `nil` where they are.
    func problem(in standings: Standings) -> String? {
        let rows = standings.groups.flatMap { $0.rows }
        guard rows.count == Self.riders else { return "not everybody is ranked" }
        guard rows[0].result.lines.allSatisfy({ $0.checkInFlag == nil && $0.checkInTime != nil }) else {
            return "an honest ride is not proven"
        }
        let isSigned = rows.allSatisfy { row in
            if case .signed? = row.result.authentication { true } else { false }
        }
        return isSigned == (self == .signed) ? nil : "signatures are not what they are"
    }

    private static func key(of rider: Int) -> Signer? {
        var generator = SeededGenerator(seed: UInt64(rider))
        return SigningKey(using: &generator).signer
    }

    private static let answers = [
        "church", "водонапорная башня", "1847", "the old oak", "Ломоносов", "blue door", "42", "мельница", "iron gate",
        "Екатерина Великая",
    ]

    private static func makeQuest() throws -> Quest {
        var settings = Quest.Settings(timeLimit: 3 * 3600)
        settings.scoring = ScoringRules(.bmbo)
        settings.scoring.wrongAnswer = .points(1)
        return try Quest(
            settings: settings,
            tasks: (0..<tasks).map { number in
                Quest.Task(
                    id: .init("t\(number)"), name: "Task \(number)", coordinate: place(number), points: 10 + number,
                    answer: AnswerKey.anyOf([answers[number % answers.count], "task \(number)"]))
            })
    }

    private static func place(_ number: Int) -> Coordinate {
        Coordinate(longitude: 61.3 + Double(number) * 0.001, latitude: 55.15)
    }

    private static func makeLog(_ key: @escaping @Sendable (Int) -> Signer?) -> RideLog {
        let parts = [[RideEntry]](unsafeUninitializedCapacity: riders) { room, filled in
            nonisolated(unsafe) let room = room
            DispatchQueue.concurrentPerform(iterations: riders) { rider in
                room.initializeElement(at: rider, to: entries(of: rider, signer: key(rider)))
            }
            filled = riders
        }
        return RideLog(parts.flatMap { $0 })
    }

    private static func entries(of rider: Int, signer: Signer?) -> [RideEntry] {
        var phone = DeviceLog(device: "phone-\(rider)", rider: .init("rider-\(rider)"), signer: signer)
        let start = 1_700_000_000.0 + Double(rider)
        phone.append(.joined(Registration(name: "Rider \(rider)", category: "Class \(rider % 5)")), at: start - 60)
        phone.append(.started, at: start, uptime: 100)
        var answered = 0
        for visit in 0..<tasks {
            let number = (visit * 7 + rider) % tasks
            let time = Double(visit * 240 + rider % 97)
            phone.append(.checkedIn(checkIn(number, rider, at: start + time)), at: start + time, uptime: 100 + time)
            for attempt in 0..<(visit % 7 < 3 ? 2 : 1) where answered < 57 {
                answered += 1
                let isRight = attempt == 1 || (rider + visit) % 3 == 0
                let text =
                    isRight ? answers[number % answers.count] : "\(answers[(number + 1) % answers.count])\(rider)"
                let second = time + 20 + Double(attempt * 15)
                phone.append(
                    .answered(task: .init("t\(number)"), answer: text, reported: isRight ? .accepted : .rejected),
                    at: start + second, uptime: 100 + second)
            }
        }
        while phone.log.entries.count < (signer == nil ? 99 : 100) {
            let second = Double(9700 + phone.log.entries.count)
            phone.append(.answered(task: "t1", answer: "again \(rider)", reported: .rejected), at: start + second)
        }
        phone.append(.finished, at: start + 9900, uptime: 10_000)
        return phone.log.entries
    }

    /// A check-in on the way past the task, a few metres beside it and at no two riders the same.
    private static func checkIn(_ number: Int, _ rider: Int, at time: Double) -> CheckIn {
        let task = place(number)
        let beside = Double((rider * 7_919 + number * 104_729) % 997) * 5e-8
        let fixes = (0..<4).map { step in
            Fix(
                time: time - Double(3 - step),
                coordinate: Coordinate(
                    longitude: task.longitude + Double(step - 3) * 6e-5 + beside, latitude: task.latitude + beside),
                horizontalAccuracy: 5, speed: 4, course: 90)
        }
        return CheckIn(
            task: .init("t\(number)"), time: time, coordinate: fixes[3].coordinate, distance: 3, accuracy: 5,
            reach: 32, fixes: fixes)
    }
}

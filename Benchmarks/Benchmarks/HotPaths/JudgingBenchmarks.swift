import Benchmark
import VeloQuest

/// Judging the logs of a great event and ranking its riders.
func benchmarkJudging() {
    let configuration = Benchmark.Configuration(
        metrics: [.wallClock, .cpuTotal, .peakMemoryResident], warmupIterations: 0, maxDuration: .seconds(60),
        maxIterations: 3)

    Benchmark("Judge 1,000,000 events and rank 10,000 riders", configuration: configuration) { benchmark in
        let (quest, log) = try GreatEvent.shared.get()
        benchmark.startMeasurement()
        for _ in benchmark.scaledIterations {
            let standings = Standings(of: log, in: quest)
            guard standings.groups.reduce(0, { $0 + $1.rows.count }) == GreatEvent.riders else {
                return benchmark.error("not everybody is ranked")
            }
            guard standings.groups[0].rows[0].result.lines.allSatisfy({ $0.doubt == nil && $0.checkInTime != nil })
            else {
                return benchmark.error("an honest ride is not proven")
            }
            blackHole(standings)
        }
    }
}

/// An event of 10,000 riders in five classes, each with 100 entries: 40 check-ins with their evidence, 57 answers of which about a third
/// is right, most wrong ones with slips of the keyboard that no two riders share.
private enum GreatEvent {
    static let riders = 10_000
    static let tasks = 40
    static let shared = Result { (try quest(), log()) }

    private static let answers = [
        "church", "водонапорная башня", "1847", "the old oak", "Ломоносов", "blue door", "42", "мельница", "iron gate",
        "Екатерина Великая",
    ]

    private static func quest() throws -> Quest {
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

    private static func log() -> RideLog {
        var entries: [RideEntry] = []
        entries.reserveCapacity(riders * 100)
        for rider in 0..<riders {
            var phone = DeviceLog(device: "phone-\(rider)", rider: .init("rider-\(rider)"))
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
                        .answered(task: .init("t\(number)"), answer: text, told: isRight ? .accepted : .rejected),
                        at: start + second, uptime: 100 + second)
                }
            }
            while phone.log.entries.count < 99 {
                let second = Double(9700 + phone.log.entries.count)
                phone.append(.answered(task: "t1", answer: "again \(rider)", told: .rejected), at: start + second)
            }
            phone.append(.finished, at: start + 9900, uptime: 10_000)
            entries += phone.log.entries
        }
        return RideLog(entries)
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

import Exchange
import PeakMemory
import QuestSealing
import Support
import VeloQuest

/// How long live standings take for one line of one rider among many, beside judging everything afresh.
///
///     EventTimes --live 10000 --entries 100
///
/// Every rider has a phone that signs, and checks in at tasks and answers them. The office decides on a tenth as many answers as there are
/// riders. After all but the last tenth of the entries have come, lines of random riders follow one by one.
struct LiveTimes {
    let riders: Int
    let entries: Int

    func run() throws {
        let quest = try quest()
        var generator = SeededGenerator(seed: 1)
        var (early, late): ([RideEntry], [RideEntry]) = ([], [])
        var phones: [DeviceLog] = []
        for rider in 0..<riders {
            let phone = ride(rider, in: quest, &generator)
            let split = entries * 9 / 10
            early += phone.log.entries.prefix(split)
            late += phone.log.entries.dropFirst(split).prefix(2)
            phones.append(phone)
        }
        generator.shuffle(&early)
        // The second of a rider behind the first, as a phone sends them.
        let first = late.enumerated().filter { $0.offset % 2 == 0 }.map { $0.element }
        let second = late.enumerated().filter { $0.offset % 2 == 1 }.map { $0.element }
        let one = LogAuthority(verifier: .crypto)
        let before = peakMemory
        print("\(early.count) entries of \(riders) riders; memory \(before / 1_000_000) MB with the entries")

        var live = LiveStandings(in: quest, authority: one)
        let adding = time { for entry in early { live.add(entry) } }
        let judging = time { live.judge() }
        let reading = time { _ = live.standings() }
        print(
            "all at once: added in \(adding), judged in \(judging), ranked in \(reading); "
                + "memory \(peakMemory / 1_000_000) MB")
        var times: [Double] = []
        for entry in first.shuffled(using: &generator).prefix(2000) {
            times.append(
                seconds {
                    live.add(entry); live.judge()
                })
        }
        report("a line of a rider, added and judged", times)
        report("reading after that", (0..<1).map { _ in seconds { _ = live.standings() } })
        var version = live.version
        var reads: [Double] = []
        var changes: [Double] = []
        for entry in second.shuffled(using: &generator).prefix(50) {
            live.add(entry)
            live.judge()
            reads.append(seconds { _ = live.standings() })
            changes.append(seconds { _ = live.changes(since: version).count })
            version = live.version
        }
        report("standings read after one line", reads)
        report("changes since the last reading", changes)
        var decisions: [Double] = []
        for entry in office(phones, &generator) {
            decisions.append(
                seconds {
                    live.addToOffice(entry); live.judge()
                })
        }
        report("a decision of the office, added and judged", decisions)

        let log = live.allEntries
        let office = RideLog(log.entries.filter { $0.device == "office" })
        let afresh = time {
            let authority = LogAuthority(office: office, verifier: .crypto)
            let standings = Standings(of: log, in: quest, authority: authority)
            let isSame = StandingsCSV(standings).encoded() == StandingsCSV(live.standings()).encoded()
            print(isSame ? "the same as afresh" : "NOT the same as afresh")
        }
        print("afresh, and both written as CSV: \(afresh)")
    }

    private func time(_ work: () throws -> Void) rethrows -> String {
        "\((try seconds(work) * 1000).rounded() / 1000) s"
    }

    private func seconds(_ work: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try work()
        return (ContinuousClock.now - start) / .seconds(1)
    }

    private func report(_ what: String, _ seconds: [Double]) {
        let sorted = seconds.sorted()
        guard let last = sorted.last else { return }
        func milliseconds(_ seconds: Double) -> String { "\((seconds * 1e6).rounded() / 1000) ms" }
        print(
            "\(what): median \(milliseconds(sorted[sorted.count / 2])), p99 \(milliseconds(sorted[sorted.count * 99 / 100])), "
                + "at most \(milliseconds(last)) (\(sorted.count) times)")
    }

    private func quest() throws -> Quest {
        let tasks = (0..<60).map { number in
            Quest.Task(
                id: .init("t\(number)"), name: "Task \(number)", coordinate: place(number), points: 10,
                answer: number % 10 == 0 ? .judgedByOrganiser : .anyOf(["answer \(number)"]))
        }
        var settings = Quest.Settings(start: place(0), timeLimit: 3 * 3600)
        settings.id = "live"
        settings.scoring = ScoringRules(.bmbo)
        return try Quest(settings: settings, tasks: tasks)
    }

    private func place(_ number: Int) -> Coordinate {
        Coordinate(longitude: 61.3 + Double(number % 8) / 100, latitude: 55.1 + Double(number / 8) / 100)
    }

    private func ride(_ rider: Int, in quest: Quest, _ generator: inout SeededGenerator) -> DeviceLog {
        let key = SigningKey()
        var phone = DeviceLog(
            device: "phone of \(rider)", rider: .init("rider \(rider)"), signer: key.signer, quest: quest)
        var time = 1_700_000_000 + Double(generator.next(below: 600_000)) / 1000
        phone.append(.joined(Registration(name: "Rider \(rider)", category: "Class \(rider % 5)")), at: time - 9)
        phone.append(.started, at: time, uptime: time - 1_690_000_000)
        var number = rider
        while phone.log.entries.count < entries {
            time += 60 + Double(generator.next(below: 60_000)) / 1000
            number += 1
            let task = number % 60
            let at = Coordinate(
                longitude: place(task).longitude + Double(generator.next(below: 1000)) / 1e7,
                latitude: place(task).latitude + Double(generator.next(below: 1000)) / 1e7)
            let fixes = (-3...0).map { Fix(time: time + Double($0), coordinate: at, horizontalAccuracy: 5) }
            phone.append(
                .checkedIn(
                    CheckIn(
                        task: .init("t\(task)"), time: time, coordinate: at, distance: 5, accuracy: 5, reach: 30,
                        fixes: fixes)),
                at: time, uptime: time - 1_690_000_000)
            time += 5 + Double(generator.next(below: 30_000)) / 1000
            phone.append(
                .answered(
                    task: .init("t\(task)"), answer: generator.chance(0.8) ? "answer \(task)" : "no idea",
                    reported: .pending),
                at: time, uptime: time - 1_690_000_000)
        }
        return phone
    }

    private func office(_ phones: [DeviceLog], _ generator: inout SeededGenerator) -> [RideEntry] {
        var office = DeviceLog(device: "office", rider: "office")
        for _ in 0..<max(1, riders / 10) {
            guard let phone = phones.randomElement(using: &generator) else { continue }
            let judgement = Judgement(task: .init("t\(10 * generator.next(below: 6))"), isAccepted: true)
            office.append(.judged(judgement), at: 1_700_020_000, about: phone.rider)
        }
        return office.log.entries
    }
}

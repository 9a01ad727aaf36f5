import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Scoring
import Support

/// An invented event with honest and dishonest riders: several devices, forks, copies, borrowed names and keys, decisions of anybody,
/// other quests, unknown events, and a roster and receipts that fit some of it.
struct ForgedEvent {
    /// Something that happens to standings.
    enum Step {
        case entry(RideEntry)
        case officeEntry(RideEntry)
        case roster(Roster)
        case accept(Set<String>)
        case freeze(Double?)
    }

    private(set) var generator: SeededGenerator
    private var base: RandomRide
    let quest: Quest
    private let foreign: Quest
    private(set) var authority: LogAuthority
    private var logs: [RideLog] = []
    private var office = RideLog()
    private var riders: [RideEntry.Rider] = []
    private static let official = ToyKey(200)

    init(seed: UInt64, riders count: Int) throws {
        generator = SeededGenerator(seed: seed)
        base = try RandomRide(seed: seed)
        var settings = base.quest.settings
        settings.id = "q"
        settings.officials = [Self.official.fingerprint]
        if generator.chance(0.6) { settings.teams = Quest.TeamRules(sizes: 1...2) }
        quest = try base.quest.with(settings)
        settings.id = "other"
        foreign = try base.quest.with(settings)
        authority = LogAuthority(verifier: generator.chance(0.9) ? .toy : nil)
        for number in 0..<count {
            // Two spellings of one name.
            riders.append(number == 1 ? "re\u{301}mi" : .init("rider \(number)"))
            ride(riders[number], number)
        }
        decide()
        receive()
    }

    /// All entries, in any order and some repeatedly, and changes of everything else between them.
    mutating func steps() -> [Step] {
        var steps = logs.flatMap { $0.entries }.map { Step.entry($0) } + office.entries.map { Step.officeEntry($0) }
        for step in steps where generator.chance(0.15) { steps.append(step) }
        // The office hands in what others sent too.
        for case .officeEntry(let entry) in steps where generator.chance(0.3) { steps.append(.entry(entry)) }
        for _ in 0..<4 { steps.append(.roster(roster())) }
        for _ in 0..<4 { steps.append(.accept(accepted())) }
        for _ in 0..<2 {
            steps.append(.freeze(generator.chance(0.5) ? WrittenRide.start + Double(generator.next(below: 3000)) : nil))
        }
        if generator.chance(0.5) { generator.shuffle(&steps) }
        return steps
    }

    // Rides.

    private mutating func ride(_ rider: RideEntry.Rider, _ number: Int) {
        let key = generator.chance(0.6) ? ToyKey(UInt8(1 + number % 100)) : nil
        let device = generator.chance(0.2) ? "phone" : "phone \(number)"
        var events = self.events(of: rider)
        if number > 0, generator.chance(0.3), let other = logs.randomElement(using: &generator) {
            events = other.entries.map { ($0.event, $0.time, $0.uptime) }
        }
        let phone = write(events, on: device, rider, key)
        logs.append(phone)
        if generator.chance(0.3) {
            logs.append(
                write(self.events(of: rider), on: "second \(number % 3)", rider, generator.chance(0.5) ? key : nil))
        }
        if generator.chance(0.3) { logs.append(fork(of: phone, rider, key)) }
        if key != nil, generator.chance(0.5) {
            // Somebody saw a state of the log that nobody hands in.
            authority.receipts += LogReceipt.receipts(of: fork(of: phone, rider, key), verifier: .toy)
        }
        if generator.chance(0.2) {
            let signed = phone
            var place = 0
            let changed = generator.next(below: max(1, signed.entries.count))
            logs.append(
                Forgery.chain(signed.entries) { entry in
                    place += 1
                    return (place == changed ? .withdrew : entry.event, entry.signature)
                })
        }
    }

    private mutating func events(of rider: RideEntry.Rider) -> [(RideEvent, Int64, Int64?)] {
        let ridden = base.another(rider).entries.filter { !$0.event.isDecision }
        let hasUptime = generator.chance(0.5)
        return ridden.map { entry in
            var event = entry.event
            if case .checkedIn(let checkIn) = event {
                let place = SmallQuest.place(
                    east: Double(generator.next(below: 4)), north: Double(generator.next(below: 9)))
                event = .checkedIn(
                    CheckIn(
                        task: checkIn.task, time: checkIn.time, coordinate: place, distance: 0, accuracy: 5, reach: 30,
                        fixes: [Fix(time: checkIn.time, coordinate: place, horizontalAccuracy: 5)]))
            }
            return (event, entry.time, hasUptime ? entry.time - 1_600_000_000_000 : nil)
        }
    }

    private mutating func write(
        _ events: [(RideEvent, Int64, Int64?)], on device: String, _ rider: RideEntry.Rider, _ key: ToyKey?
    ) -> RideLog {
        let isOut = generator.next(below: 4)
        let signer = generator.chance(0.7) ? key?.signer : key?.signer { $0 % 4 == isOut }
        let ridden: Quest? = generator.chance(0.1) ? foreign : key == nil && generator.chance(0.5) ? nil : quest
        var phone = DeviceLog(device: device, rider: rider, signer: signer, quest: ridden)
        phone.append(.joined(registration()), at: WrittenRide.start - 5)
        for (event, time, uptime) in events {
            let other = generator.chance(0.03) ? riders.randomElement(using: &generator) : nil
            phone.append(event, at: Double(time) / 1000, uptime: uptime.map { Double($0) / 1000 }, about: other)
            if generator.chance(0.04) { phone.append(decision(), at: Double(time) / 1000, about: other) }
            if generator.chance(0.03) {
                phone.append(
                    .unknown(UnknownEvent(type: "sang", members: ",\"song\":\"la\"")), at: Double(time) / 1000)
            }
        }
        return phone.log
    }

    /// What the device wrote after it was set back to an earlier state.
    private mutating func fork(of log: RideLog, _ rider: RideEntry.Rider, _ key: ToyKey?) -> RideLog {
        let start = RideLog(log.entries.prefix(generator.next(below: log.entries.count + 1)))
        guard let device = log.entries.first?.device else { return log }
        var phone = DeviceLog(device: device, rider: rider, signer: key?.signer, quest: quest, resuming: start)
        for (event, time, _) in events(of: rider).prefix(5) { phone.append(event, at: Double(time) / 1000 + 1) }
        return phone.log
    }

    private mutating func registration() -> Registration {
        Registration(
            name: generator.chance(0.7) ? "Name \(generator.next(below: 5))" : nil,
            team: generator.chance(0.6) ? "Team \(generator.next(below: 3))" : nil,
            category: generator.chance(0.5) ? "Class \(generator.next(below: 2))" : nil)
    }

    // The organiser.

    private mutating func decision() -> RideEvent {
        switch generator.next(below: 5) {
        case 0: return .adjusted(points: Points(generator.next(in: -5...5)), reason: "\(generator.next(below: 9))")
        case 1: return .disqualified(reason: "car")
        default:
            let answers = logs.flatMap { $0.entries }.filter { if case .answered = $0.event { true } else { false } }
            return .judged(
                Judgement(
                    task: .init("\(1 + generator.next(below: 5))"),
                    answer: generator.chance(0.6) ? answers.randomElement(using: &generator)?.digest : nil,
                    isAccepted: generator.chance(0.6)))
        }
    }

    private mutating func decide() {
        for (device, key) in [("office", nil), ("desk", Self.official), ("stranger", ToyKey(150))]
            as [(String, ToyKey?)]
        {
            var desk = DeviceLog(device: device, rider: "office", signer: key?.signer, quest: key == nil ? nil : quest)
            for second in 0..<(1 + generator.next(below: 6)) {
                let rider = riders.randomElement(using: &generator) ?? "office"
                let event = generator.chance(0.2) ? .joined(registration()) : decision()
                desk.append(event, at: WrittenRide.start + Double(second), about: rider)
            }
            if device == "office" { office = desk.log } else { logs.append(desk.log) }
        }
        // Somebody continues the organiser's log.
        if generator.chance(0.3) {
            var forged = DeviceLog(device: "office", rider: "office", resuming: office)
            forged.append(.adjusted(points: 100, reason: ""), at: WrittenRide.start, about: riders.first)
            logs.append(forged.log)
        }
    }

    private mutating func receive() {
        let all = logs.filter { _ in generator.chance(0.6) }
        authority.receipts += all.flatMap { LogReceipt.receipts(of: $0, verifier: .toy) }
        if generator.chance(0.3), let first = authority.receipts.first,
            let signature = Signature([UInt8](repeating: 7, count: 64))
        {
            authority.receipts.append(
                LogReceipt(
                    key: first.key, quest: first.quest, sequence: 1, head: first.head, signature: signature,
                    device: "x", rider: "x", time: 0))
        }
    }

    private mutating func roster() -> Roster {
        var roster = Roster()
        for rider in riders + ["absent", "r\u{E9}mi"] where generator.chance(0.5) {
            roster.riders[rider] = registration()
        }
        for (number, rider) in riders.enumerated() {
            if generator.chance(0.2) {
                roster.keys[rider] = [ToyKey(UInt8(1 + (number + generator.next(below: 2)) % 100)).fingerprint]
            }
            if generator.chance(0.2) { roster.devices[rider] = ["phone", "second \(generator.next(below: 3))"] }
        }
        return roster
    }

    private mutating func accepted() -> Set<String> {
        var accepted: Set<String> = []
        for log in logs where generator.chance(0.3) {
            guard let first = log.entries.first else { continue }
            switch generator.next(below: 3) {
            case 0: accepted.insert(first.device)
            case 1: accepted.insert(first.digest.description)
            default: if let key = first.opening?.key { accepted.insert(key.fingerprint.description) }
            }
        }
        return accepted
    }
}

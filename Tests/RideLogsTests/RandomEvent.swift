import Answers
import EngineTestSupport
import Geodesy
import Quests
import RideLogs
import Support

/// An invented event: riders with phones whose clocks are wrong and jump, an office whose clock is slow, a device name used twice.
struct RandomEvent {
    var generator: SeededGenerator
    private(set) var logs: [RideLog] = []

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
        let riders = 1 + generator.next(below: 4)
        for rider in 0..<riders {
            for device in 0...generator.next(below: 2) {
                logs.append(phone("phone-\(rider)-\(device)", of: .init("rider-\(rider)")))
            }
        }
        // Two phones that were given one name.
        for rider in 0..<2 { logs.append(phone("phone", of: .init("rider-\(rider)"))) }
        logs.append(office(riders))
    }

    /// Everything there is.
    var whole: RideLog { RideLog(merging: logs) }

    /// Some parts of the logs, which together are everything, with repeats and in any order.
    mutating func parts() -> [RideLog] {
        let entries = logs.flatMap(\.entries)
        let count = 1 + generator.next(below: 8)
        var parts: [[RideEntry]] = Array(repeating: [], count: count)
        for entry in entries {
            parts[generator.next(below: count)].append(entry)
            while generator.chance(0.3) { parts[generator.next(below: count)].append(entry) }
        }
        for index in parts.indices { generator.shuffle(&parts[index]) }
        return parts.map { RideLog($0) }
    }

    private mutating func phone(_ name: String, of rider: RideEntry.Rider) -> RideLog {
        var phone = DeviceLog(device: name, rider: rider)
        var second = Double(generator.next(below: 600))
        var boot = Double(generator.next(below: 100_000))
        var offset = Double(generator.next(in: -30...30))
        let hasUptime = generator.chance(0.8)
        for index in 0..<(2 + generator.next(below: 12)) {
            second += Double(generator.next(below: 120_000)) / 1000
            if generator.chance(0.15) { offset += Double(generator.next(in: -7200...7200)) }
            if generator.chance(0.1) { boot = -second }
            // A check-in is noted for a moment that is over.
            let moment = generator.chance(0.2) ? second - 20 : second
            phone.append(
                index == 0 ? .started : event(), at: SmallQuest.startTime + moment + offset,
                uptime: hasUptime ? boot + moment : nil)
        }
        return phone.log
    }

    private mutating func event() -> RideEvent {
        let task = generator.pick(["tree", "gate", "poem"] as [Quest.Task.ID]) ?? "tree"
        switch generator.next(below: 8) {
        case 0, 1, 2:
            return .checkedIn(
                CheckIn(
                    task: task, time: SmallQuest.startTime, coordinate: SmallQuest.origin, distance: 1, accuracy: nil,
                    reach: 30))
        case 3, 4:
            return .answered(task: task, answer: generator.pick(["ель", "дуб", "ода"]) ?? "", reported: .pending)
        case 5: return .skipped(task)
        case 6: return generator.chance(0.3) ? .finished : .flagged(RideFlag(.noApproach, task: task))
        default: return .joined(Registration(name: "\(generator.next(below: 100))"))
        }
    }

    private mutating func office(_ riders: Int) -> RideLog {
        var office = DeviceLog(device: "office", rider: "rider-0")
        for second in 0..<(1 + generator.next(below: 6)) {
            let event: RideEvent =
                switch generator.next(below: 4) {
                case 0: .adjusted(points: Points(generator.next(in: -9...9)), reason: "\(second)")
                case 1: .disqualified(reason: "\(second)")
                default: .judged(Judgement(task: "poem", isAccepted: generator.chance(0.5), reason: "\(second)"))
                }
            office.append(
                event, at: Double(second), uptime: Double(second),
                about: .init("rider-\(generator.next(below: riders))"))
        }
        return office.log
    }
}

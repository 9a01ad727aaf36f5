import Answers
import Geodesy
import Quests
import RideLogs
import Support

/// Entries of every kind, with texts and numbers that are hard to write.
struct RandomEntries {
    var generator: SeededGenerator

    init(seed: UInt64) { generator = SeededGenerator(seed: seed) }

    static let kindCount = 17

    mutating func text() -> String {
        let pieces = [
            "ель", "oak", "\"", "\\", "\n", "\r", "\t", "\0", "\u{7F}", "\u{1F}", "é", "e\u{301}", "🚲", "\u{2028}",
            "{\"device\":\"", ",\"hash\":\"",
            "/", "", "\u{FFFD}", " ",
        ]
        return (0..<generator.next(below: 4)).map { _ in generator.pick(pieces) ?? "" }.joined()
    }

    mutating func number() -> Double {
        switch generator.next(below: 9) {
        case 0: Double(generator.next(in: -20...20))
        case 1: Double(generator.next(in: -18_000_000...18_000_000)) / 1e5
        case 2: generator.next(in: -180.0...180.0)
        case 3: Double(bitPattern: generator.next() & ~(1 << 62))
        case 4: Double(generator.next(in: 0...1_000_000)) / 1e9
        case 5:
            generator.pick([
                -0.0, 0.1, 1e-4, 1e-5, 9e15, 1e16, 123456789012345, 1e300, .leastNonzeroMagnitude, 0.3,
                9007199254740992,
            ])
                ?? 0
        case 6: Double(generator.next(in: 1_700_000_000_000...1_800_000_000_000)) / 1000
        case 7: generator.nextUnit()
        default: Double(generator.next(in: 0...1_000_000_000)) * 1e12
        }
    }

    mutating func maybe<Value>(_ value: Value) -> Value? { generator.chance(0.5) ? value : nil }

    mutating func checkIn(at time: Double) -> CheckIn {
        let fixes = (0..<generator.next(below: 4)).map { _ in
            Fix(
                time: number(), coordinate: Coordinate(longitude: number(), latitude: number()),
                horizontalAccuracy: maybe(number()), speed: maybe(number()), course: maybe(number()),
                speedAccuracy: maybe(number()), courseAccuracy: maybe(number()))
        }
        return CheckIn(
            task: .init(text()), time: generator.chance(0.7) ? time : time + 60,
            coordinate: Coordinate(longitude: number(), latitude: number()), distance: number(),
            accuracy: maybe(number()),
            reach: number(), probability: generator.nextUnit(), dwell: number(), fixes: fixes)
    }

    mutating func event(kind: Int, at time: Double) -> RideEvent {
        switch kind {
        case 0: .joined(Registration(name: maybe(text()), team: maybe(text()), category: maybe(text())))
        case 1: .started
        case 2: .checkedIn(checkIn(at: time))
        case 3:
            .answered(
                task: .init(text()), answer: text(),
                reported: generator.pick(Array(Verdict.Outcome.allCases)) ?? .pending,
                fixes: PackedFixes(generator.chance(0.5) ? checkIn(at: time).fixes : []))
        case 4: .tookHint(task: .init(text()), index: generator.next(in: -1...9))
        case 5: .skipped(.init(text()))
        case 6: .revealed(.init(text()))
        case 7: .entered(.init(text()))
        case 8: .left(.init(text()))
        case 9:
            .flagged(
                RideFlag(
                    generator.pick(Array(RideFlag.Kind.allCases)) ?? .clockJump, task: maybe(.init(text())),
                    zone: maybe(.init(text())), value: maybe(number())))
        case 10: .finished
        case 11: .withdrew
        case 12:
            .judged(
                Judgement(
                    task: .init(text()), answer: maybe(EntryDigest("0123456789abcdef00000000ffffffff") ?? .none),
                    isAccepted: generator.chance(0.5), reason: maybe(text())))
        case 13: .adjusted(points: Points(thousandths: Int64(truncatingIfNeeded: generator.next())), reason: text())
        case 14: .disqualified(reason: text())
        case 15: .signed
        default:
            .opened(
                Opening(
                    quest: maybe(text()), edition: maybe(Quest.EditionDigest(of: Array(text().utf8))),
                    key: maybe(key())))
        }
    }

    private mutating func bytes(_ count: Int) -> [UInt8] {
        (0..<count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    }

    private mutating func key() -> PublicKey {
        let algorithm = generator.pick(Array(SignatureAlgorithm.allCases)) ?? .ed25519
        guard let key = PublicKey(algorithm, bytes(algorithm.keyLength)) else { preconditionFailure() }
        return key
    }

    mutating func entry(kind: Int) -> RideEntry {
        let time = generator.pick([0, 1_700_000_000_123, -1, RideEntry.latestTime, -RideEntry.latestTime]) ?? 0
        return RideEntry(
            rider: .init(text()), device: text(), sequence: generator.pick([1, 7, .max]) ?? 1, time: time,
            uptime: maybe(generator.pick([0, 5123, -9, RideEntry.latestTime]) ?? 0),
            event: event(kind: kind, at: Double(time) / 1000),
            previous: .none, signature: generator.chance(0.4) ? Signature(bytes(Signature.length)) : nil)
    }

    /// A log of one device with events of any kind, in order.
    mutating func log(device: String = "a1", count: Int) -> RideLog {
        var phone = DeviceLog(device: device, rider: "anna")
        for index in 0..<count {
            let time = 1_700_000_000 + Double(index)
            phone.append(event(kind: generator.next(below: Self.kindCount), at: time), at: time, uptime: Double(index))
        }
        return phone.log
    }
}

import Answers
internal import Geodesy
import Quests

/// Writes ride entries as lines of JSON, in the form that `RideEntry` describes.
struct EntryLine {
    private(set) var bytes: [UInt8] = []

    /// The digest of an entry that has none yet.
    static func digest(of entry: RideEntry) -> EntryDigest {
        var line = EntryLine()
        line.bytes.reserveCapacity(256)
        line.appendBody(of: entry)
        line.appendSignature(of: entry)
        return line.bytes.withUnsafeBytes(EntryDigest.init(of:))
    }

    /// What a signature of an entry is for.
    static func head(of entry: RideEntry) -> LogHead {
        var line = EntryLine()
        line.bytes.reserveCapacity(256)
        line.appendBody(of: entry)
        return line.bytes.withUnsafeBytes(LogHead.init(of:))
    }

    /// Adds the whole line with its line feed.
    mutating func append(_ entry: RideEntry) {
        appendBody(of: entry)
        appendSignature(of: entry)
        append(",\"hash\":\"")
        entry.digest.append(to: &bytes)
        append("\"}\n")
    }

    /// Empties the lines, keeping the capacity.
    mutating func removeAll() { bytes.removeAll(keepingCapacity: true) }

    /// What the digest of an entry covers beside its body.
    private mutating func appendSignature(of entry: RideEntry) {
        member("sig", entry.signature?.description)
    }

    /// The bytes that a signature of an entry covers.
    private mutating func appendBody(of entry: RideEntry) {
        append("{\"device\":")
        append(quoted: entry.device)
        member("seq", Int64(entry.sequence))
        append(",\"prev\":\"")
        entry.previous.append(to: &bytes)
        append("\"")
        member("rider", entry.rider.rawValue)
        member("time", entry.time)
        member("uptime", entry.uptime)
        write(entry.event, at: entry.time)
    }

    private mutating func write(_ event: RideEvent, at time: Int64) {
        switch event {
        case .opened(let opening):
            type("opened")
            member("quest", opening.quest)
            member("edition", opening.edition?.description)
            member("key", opening.key?.description)
        case .signed: type("signed")
        case .joined(let rider):
            type("joined")
            member("name", rider.name)
            member("team", rider.team)
            member("class", rider.category)
        case .started: type("started")
        case .checkedIn(let checkIn): write(checkIn, at: time)
        case .answered(let task, let answer, let reported, let fixes):
            type("answered")
            member("task", task.rawValue)
            member("answer", answer)
            member("told", reported.rawValue)
            write(fixes)
        case .tookHint(let task, let index):
            type("tookHint")
            member("task", task.rawValue)
            member("hint", Int64(index))
        case .skipped(let task): type("skipped", task: task)
        case .revealed(let task): type("revealed", task: task)
        case .entered(let zone):
            type("entered")
            member("zone", zone.rawValue)
        case .left(let zone):
            type("left")
            member("zone", zone.rawValue)
        case .flagged(let flag):
            type("flagged")
            member("flag", flag.kind.rawValue)
            member("task", flag.task?.rawValue)
            member("zone", flag.zone?.rawValue)
            member("value", flag.value)
        case .finished: type("finished")
        case .withdrew: type("withdrew")
        case .judged(let judgement):
            type("judged")
            member("task", judgement.task.rawValue)
            member("answer", judgement.answer?.description)
            append(judgement.isAccepted ? ",\"accepted\":true" : ",\"accepted\":false")
            member("reason", judgement.reason)
        case .adjusted(let points, let reason):
            type("adjusted")
            member("thousandths", points.thousandths)
            member("reason", reason)
        case .disqualified(let reason):
            type("disqualified")
            member("reason", reason)
        case .unknown(let event):
            append(",\"type\":")
            append(quoted: event.type)
            bytes.append(contentsOf: event.members.utf8)
        }
    }

    private mutating func write(_ checkIn: CheckIn, at time: Int64) {
        type("checkedIn", task: checkIn.task)
        append(",\"at\":[")
        append(checkIn.coordinate.longitude)
        append(",")
        append(checkIn.coordinate.latitude)
        append("]")
        if checkIn.time != Self.seconds(time) {
            key("passed")
            append(checkIn.time)
        }
        key("distance")
        append(checkIn.distance)
        member("accuracy", checkIn.accuracy)
        key("reach")
        append(checkIn.reach)
        key("probability")
        append(checkIn.probability)
        key("dwell")
        append(checkIn.dwell)
        write(checkIn.packed)
    }

    private mutating func write(_ packed: PackedFixes) {
        guard !packed.isEmpty else { return }
        append(",\"fixes\":[")
        for (index, fix) in packed.fixes.enumerated() {
            append(index == 0 ? "[" : ",[")
            append(fix.time)
            append(",")
            append(fix.coordinate.longitude)
            append(",")
            append(fix.coordinate.latitude)
            var unsaid = 0
            for number in [fix.horizontalAccuracy, fix.speed, fix.course, fix.speedAccuracy, fix.courseAccuracy] {
                guard let number, number.isFinite else {
                    unsaid += 1
                    continue
                }
                for _ in 0..<unsaid { append(",null") }
                unsaid = 0
                append(",")
                append(number)
            }
            append("]")
        }
        append("]")
    }

    /// The time of an entry as in a check-in.
    static func seconds(_ milliseconds: Int64) -> Double { Double(milliseconds) / 1000 }

    private mutating func type(_ name: StaticString, task: Quest.Task.ID? = nil) {
        append(",\"type\":\"")
        append(name)
        append("\"")
        if let task { member("task", task.rawValue) }
    }

    private mutating func member(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        key(name)
        append(quoted: text)
    }

    private mutating func member(_ name: StaticString, _ number: Int64?) {
        guard let number else { return }
        key(name)
        append(number)
    }

    private mutating func member(_ name: StaticString, _ number: Double?) {
        guard let number, number.isFinite else { return }
        key(name)
        append(number)
    }

    private mutating func key(_ name: StaticString) {
        append(",\"")
        append(name)
        append("\":")
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func append(_ number: Int64) {
        if number < 0 { append("-") }
        var power: UInt64 = 1
        while number.magnitude / power >= 10 { power *= 10 }
        while power > 0 {
            bytes.append(UInt8(truncatingIfNeeded: number.magnitude / power % 10) + 0x30)
            power /= 10
        }
    }

    /// JSON has no form for a number that is not finite: it becomes null, which is read as NaN.
    mutating func append(_ number: Double) {
        guard number.isFinite else { return append("null") }
        if let whole = Int64(exactly: number), whole.magnitude < 1 << 53, whole != 0 || number.sign == .plus {
            append(whole)
        } else {
            bytes.append(contentsOf: "\(number)".utf8)
        }
    }

    private mutating func append(quoted text: String) {
        bytes.append(UInt8(ascii: "\""))
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes.append(UInt8(ascii: "\\"))
                bytes.append(byte)
            case 0..<0x20, 0x7F:
                let digits = Array("0123456789abcdef".utf8)
                append("\\u00")
                bytes.append(digits[Int(byte >> 4)])
                bytes.append(digits[Int(byte & 15)])
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
    }
}

internal import Geodesy

/// Writes a ride entry as one line of JSON.
///
///     {"device":"a1","seq":7,"prev":"…","rider":"anna","time":1715248800123,"uptime":5123,"type":"answered",
///      "task":"oak","answer":"ель","told":"accepted","hash":"…"}
///
/// The order of members is fixed and `hash` comes last, since it is the digest of all bytes before `,"hash"`. Numbers have their
/// shortest form; a member without a value is left out.
struct EntryLine {
    private(set) var bytes: [UInt8] = []

    /// What the digest of an entry is taken of.
    static func body(of entry: RideEntry) -> [UInt8] {
        var line = EntryLine()
        line.bytes.reserveCapacity(256)
        line.append("{\"device\":")
        line.append(quoted: entry.device)
        line.member("seq", entry.sequence)
        line.append(",\"prev\":\"")
        line.bytes += entry.previous.digits
        line.append("\"")
        line.member("rider", entry.rider.rawValue)
        line.member("time", entry.time)
        line.member("uptime", entry.uptime)
        line.write(entry.event)
        return line.bytes
    }

    /// The whole line, without a line feed.
    static func line(of entry: RideEntry) -> [UInt8] {
        var line = EntryLine(bytes: body(of: entry))
        line.append(",\"hash\":\"")
        line.bytes += entry.digest.digits
        line.append("\"}")
        return line.bytes
    }

    private mutating func write(_ event: RideEvent) {
        switch event {
        case .joined(let rider):
            type("joined")
            member("name", rider.name)
            member("team", rider.team)
            member("class", rider.category)
        case .started: type("started")
        case .checkedIn(let checkIn): write(checkIn)
        case .answered(let task, let answer, let told):
            type("answered")
            member("task", task.rawValue)
            member("answer", answer)
            member("told", told.rawValue)
        case .tookHint(let task, let index):
            type("tookHint")
            member("task", task.rawValue)
            member("hint", index)
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
        }
    }

    private mutating func write(_ checkIn: CheckIn) {
        type("checkedIn", task: checkIn.task)
        append(",\"at\":[")
        append(checkIn.coordinate.longitude)
        append(",")
        append(checkIn.coordinate.latitude)
        append("]")
        member("distance", checkIn.distance)
        member("accuracy", checkIn.accuracy)
        member("reach", checkIn.reach)
        member("probability", checkIn.probability)
        member("dwell", checkIn.dwell)
        guard !checkIn.fixes.isEmpty else { return }
        append(",\"fixes\":[")
        for (index, fix) in checkIn.fixes.enumerated() {
            append(index == 0 ? "[" : ",[")
            let numbers: [Double?] = [
                fix.time, fix.coordinate.longitude, fix.coordinate.latitude, fix.horizontalAccuracy, fix.speed,
                fix.course,
                fix.speedAccuracy, fix.courseAccuracy,
            ]
            let last = numbers.lastIndex { $0 != nil } ?? 0
            for (place, number) in numbers[...last].enumerated() {
                if place > 0 { append(",") }
                if let number { append(number) } else { append("null") }
            }
            append("]")
        }
        append("]")
    }

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

    private mutating func member(_ name: StaticString, _ number: Int?) {
        guard let number else { return }
        key(name)
        append(number)
    }

    private mutating func member(_ name: StaticString, _ number: Double?) {
        guard let number else { return }
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

    private mutating func append(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    /// A number that is not finite has no form in JSON; it becomes null and is read as no fix would have it.
    private mutating func append(_ number: Double) {
        guard number.isFinite else { return append("null") }
        if let whole = Int(exactly: number), whole.magnitude < 1 << 53, whole != 0 || number.sign == .plus {
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

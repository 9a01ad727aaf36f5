import Answers
import GeoJSON
import Geodesy
import JSON
import Quests

/// Reads lines that `EntryLine` wrote.
struct EntryReader {
    /// Why a line is not accepted as an entry.
    enum Failure: Error {
        /// It does not end as an entry does.
        case incomplete
        /// The digest at its end is not that of the line.
        case altered
        /// The digest is right, but the rest is not in the form of a log.
        case unreadable
    }

    /// The text before the digest at the end of a line.
    static let hashKey: StaticString = ",\"hash\":\""
    /// The number of bytes after those that the digest is computed from.
    static let tailCount = 43

    var interned = InternedTexts()

    /// The entry of a line without its line feed.
    mutating func entry(_ line: UnsafeBufferPointer<UInt8>) throws(Failure) -> RideEntry {
        guard line.count > Self.tailCount else { throw .incomplete }
        let body = UnsafeBufferPointer(rebasing: line[..<(line.count - Self.tailCount)])
        var tail = EntryScanner(UnsafeBufferPointer(rebasing: line[body.count...]))
        guard tail.skip(Self.hashKey), let stated = tail.digest(), tail.skip("\"}") else { throw .incomplete }
        guard EntryDigest(of: UnsafeRawBufferPointer(body)) == stated else { throw .altered }
        let (content, signature) = Self.split(body)
        guard let entry = entry(content, signature, stated) else { throw .unreadable }
        return entry
    }

    /// The bytes that a signature is for, and the signature.
    private static func split(_ body: UnsafeBufferPointer<UInt8>) -> (UnsafeBufferPointer<UInt8>, Signature?) {
        let count = body.count - EntryScanner.signatureDigits - 9
        guard count > 0 else { return (body, nil) }
        var tail = EntryScanner(UnsafeBufferPointer(rebasing: body[count...]))
        // Within a text the quotation marks would be escaped.
        guard tail.skip(",\"sig\":\""), let signature = tail.signature(), tail.skip("\"") else { return (body, nil) }
        return (UnsafeBufferPointer(rebasing: body[..<count]), signature)
    }

    /// The device and sequence number that a line states, verified or not.
    mutating func statedPlace(_ line: UnsafeBufferPointer<UInt8>) -> (device: String, sequence: Int)? {
        var scanner = EntryScanner(line)
        return place(&scanner)
    }

    private mutating func place(_ scanner: inout EntryScanner) -> (device: String, sequence: Int)? {
        guard scanner.skip("{\"device\":"), let device = scanner.name(&interned),
            scanner.skip(",\"seq\":"), let sequence = scanner.count()
        else { return nil }
        return (device, sequence)
    }

    private mutating func entry(
        _ body: UnsafeBufferPointer<UInt8>, _ signature: Signature?, _ digest: EntryDigest
    ) -> RideEntry? {
        var scanner = EntryScanner(body)
        guard let (device, sequence) = place(&scanner), sequence >= 1,
            scanner.skip(",\"prev\":\""), let previous = scanner.digest(),
            scanner.skip("\",\"rider\":"), let rider = scanner.name(&interned),
            scanner.skip(",\"time\":"), let time = scanner.integer(), Self.isTime(time)
        else { return nil }
        var uptime: Int64?
        if scanner.skip(",\"uptime\":") {
            uptime = scanner.integer()
            guard let uptime, Self.isTime(uptime) else { return nil }
        }
        guard scanner.skip(",\"type\":") else { return nil }
        var known = scanner
        var event = event(&known, at: time)
        if event == nil || !known.isAtEnd { event = unknownEvent(&scanner, in: body) }
        guard let event else { return nil }
        return RideEntry(
            verified: digest, rider: RideEntry.Rider(rider), device: device, sequence: sequence, time: time,
            uptime: uptime, event: event, previous: previous, signature: signature)
    }

    private static func isTime(_ milliseconds: Int64) -> Bool { milliseconds.magnitude <= RideEntry.latestTime }

    /// An unknown event, if the rest of the line is JSON.
    private func unknownEvent(_ scanner: inout EntryScanner, in body: UnsafeBufferPointer<UInt8>) -> RideEvent? {
        guard let type = scanner.text(), let members = InternedTexts.text(scanner.rest) else { return nil }
        guard Self.isObject(Array(body) + [UInt8(ascii: "}")]) else { return nil }
        return .unknown(UnknownEvent(type: type, members: members))
    }

    /// The maximum length of a line to be read as general JSON, which takes many times its memory.
    private static let longest = 1 << 20

    /// Whether bytes are a JSON object in any form.
    static func isObject(_ bytes: [UInt8]) -> Bool {
        guard bytes.first == UInt8(ascii: "{"), bytes.count <= longest, let value = try? JSONValue(parsing: bytes),
            case .object = value
        else { return false }
        return true
    }
}

extension EntryReader {
    /// A known event; `nil` for any other. The bytes after its members are not read.
    mutating func event(_ scanner: inout EntryScanner, at time: Int64) -> RideEvent? {
        guard scanner.skip("\"") else { return nil }
        if scanner.skip("checkedIn\"") { return checkIn(&scanner, at: time).map { .checkedIn($0) } }
        if scanner.skip("answered\"") { return answer(&scanner) }
        if scanner.skip("started\"") { return .started }
        if scanner.skip("finished\"") { return .finished }
        if scanner.skip("joined\"") { return registration(&scanner).map { .joined($0) } }
        if scanner.skip("tookHint\"") { return hint(&scanner) }
        if scanner.skip("entered\"") { return zone(&scanner).map { .entered($0) } }
        if scanner.skip("left\"") { return zone(&scanner).map { .left($0) } }
        if scanner.skip("skipped\"") { return task(&scanner).map { .skipped($0) } }
        if scanner.skip("revealed\"") { return task(&scanner).map { .revealed($0) } }
        if scanner.skip("flagged\"") { return flag(&scanner).map { .flagged($0) } }
        if scanner.skip("judged\"") { return judgement(&scanner).map { .judged($0) } }
        if scanner.skip("adjusted\"") { return adjustment(&scanner) }
        if scanner.skip("disqualified\"") {
            guard scanner.skip(",\"reason\":"), let reason = scanner.text() else { return nil }
            return .disqualified(reason: reason)
        }
        if scanner.skip("withdrew\"") { return .withdrew }
        if scanner.skip("opened\"") { return opening(&scanner).map { .opened($0) } }
        if scanner.skip("signed\"") { return .signed }
        return nil
    }

    private mutating func task(_ scanner: inout EntryScanner) -> Quest.Task.ID? {
        guard scanner.skip(",\"task\":"), let task = scanner.name(&interned) else { return nil }
        return Quest.Task.ID(task)
    }

    private mutating func zone(_ scanner: inout EntryScanner) -> Quest.Zone.ID? {
        guard scanner.skip(",\"zone\":"), let zone = scanner.name(&interned) else { return nil }
        return Quest.Zone.ID(zone)
    }

    private mutating func answer(_ scanner: inout EntryScanner) -> RideEvent? {
        guard let task = task(&scanner), scanner.skip(",\"answer\":"), let answer = scanner.text(),
            scanner.skip(",\"told\":"), let reported = scanner.name(&interned),
            let outcome = Verdict.Outcome(rawValue: reported), let fixes = fixes(&scanner)
        else { return nil }
        return .answered(task: task, answer: answer, reported: outcome, fixes: fixes)
    }

    private mutating func hint(_ scanner: inout EntryScanner) -> RideEvent? {
        guard let task = task(&scanner), scanner.skip(",\"hint\":"), let index = scanner.count() else { return nil }
        return .tookHint(task: task, index: index)
    }

    private mutating func registration(_ scanner: inout EntryScanner) -> Registration? {
        var registration = Registration()
        guard optional(",\"name\":", &scanner, { $0.text() }, &registration.name),
            optional(",\"team\":", &scanner, { $0.text() }, &registration.team),
            optional(",\"class\":", &scanner, { $0.text() }, &registration.category)
        else { return nil }
        return registration
    }

    private mutating func opening(_ scanner: inout EntryScanner) -> Opening? {
        var opening = Opening()
        guard optional(",\"quest\":", &scanner, { $0.text() }, &opening.quest),
            optional(",\"edition\":", &scanner, { $0.text().flatMap(Quest.EditionDigest.init) }, &opening.edition),
            optional(",\"key\":", &scanner, { $0.text().flatMap(PublicKey.init) }, &opening.key)
        else { return nil }
        return opening
    }

    private mutating func flag(_ scanner: inout EntryScanner) -> RideFlag? {
        guard scanner.skip(",\"flag\":"), let name = scanner.name(&interned), let kind = RideFlag.Kind(rawValue: name)
        else { return nil }
        var task: String?
        var zone: String?
        var value: Double?
        guard optional(",\"task\":", &scanner, { $0.text() }, &task),
            optional(",\"zone\":", &scanner, { $0.text() }, &zone),
            optional(",\"value\":", &scanner, { $0.finiteNumber() }, &value)
        else { return nil }
        return RideFlag(kind, task: task.map { .init($0) }, zone: zone.map { .init($0) }, value: value)
    }

    private mutating func judgement(_ scanner: inout EntryScanner) -> Judgement? {
        guard let task = task(&scanner) else { return nil }
        var answer: EntryDigest?
        if scanner.skip(",\"answer\":\"") {
            answer = scanner.digest()
            guard answer != nil, scanner.skip("\"") else { return nil }
        }
        let isAccepted = scanner.skip(",\"accepted\":true")
        guard isAccepted || scanner.skip(",\"accepted\":false") else { return nil }
        var reason: String?
        guard optional(",\"reason\":", &scanner, { $0.text() }, &reason) else { return nil }
        return Judgement(task: task, answer: answer, isAccepted: isAccepted, reason: reason)
    }

    private func adjustment(_ scanner: inout EntryScanner) -> RideEvent? {
        guard scanner.skip(",\"thousandths\":"), let thousandths = scanner.integer(),
            scanner.skip(",\"reason\":"), let reason = scanner.text()
        else { return nil }
        return .adjusted(points: Points(thousandths: thousandths), reason: reason)
    }

    private mutating func checkIn(_ scanner: inout EntryScanner, at time: Int64) -> CheckIn? {
        guard let task = task(&scanner), scanner.skip(",\"at\":["), let longitude = scanner.number(),
            scanner.skip(","), let latitude = scanner.number(), scanner.skip("]")
        else { return nil }
        var passed: Double?
        var accuracy: Double?
        guard optional(",\"passed\":", &scanner, { $0.number() }, &passed), passed != EntryLine.seconds(time),
            scanner.skip(",\"distance\":"), let distance = scanner.number(),
            optional(",\"accuracy\":", &scanner, { $0.finiteNumber() }, &accuracy),
            scanner.skip(",\"reach\":"), let reach = scanner.number(),
            scanner.skip(",\"probability\":"), let probability = scanner.number(),
            scanner.skip(",\"dwell\":"), let dwell = scanner.number(), let fixes = fixes(&scanner)
        else { return nil }
        return CheckIn(
            read: task, time: passed ?? EntryLine.seconds(time),
            coordinate: Coordinate(longitude: longitude, latitude: latitude), distance: distance, accuracy: accuracy,
            reach: reach, probability: probability, dwell: dwell, fixes: fixes)
    }

    /// The member `fixes`; none where it is absent, `nil` where it cannot be read.
    private func fixes(_ scanner: inout EntryScanner) -> PackedFixes? {
        guard scanner.skip(",\"fixes\":[") else { return PackedFixes() }
        var fixes: [Fix] = []
        repeat {
            guard let fix = fix(&scanner) else { return nil }
            fixes.append(fix)
        } while scanner.skip(",")
        return scanner.skip("]") ? PackedFixes(fixes) : nil
    }

    private func fix(_ scanner: inout EntryScanner) -> Fix? {
        guard scanner.skip("["), let time = scanner.number(), scanner.skip(","), let longitude = scanner.number(),
            scanner.skip(","), let latitude = scanner.number()
        else { return nil }
        var fix = Fix(time: time, coordinate: Coordinate(longitude: longitude, latitude: latitude))
        var isSaid = true
        guard said(&fix.horizontalAccuracy, &scanner, &isSaid), said(&fix.speed, &scanner, &isSaid),
            said(&fix.course, &scanner, &isSaid), said(&fix.speedAccuracy, &scanner, &isSaid),
            said(&fix.courseAccuracy, &scanner, &isSaid), isSaid, scanner.skip("]")
        else { return nil }
        return fix
    }

    /// The next number of a fix, if there is one; `null` means that the fix has none.
    private func said(_ value: inout Double?, _ scanner: inout EntryScanner, _ isSaid: inout Bool) -> Bool {
        guard scanner.skip(",") else { return true }
        guard let number = scanner.number() else { return false }
        isSaid = !number.isNaN
        value = isSaid ? number : nil
        return true
    }

    /// An optional member; `false` if it is present and cannot be read.
    private func optional<Value>(
        _ key: StaticString, _ scanner: inout EntryScanner, _ read: (inout EntryScanner) -> Value?,
        _ value: inout Value?
    ) -> Bool {
        guard scanner.skip(key) else { return true }
        value = read(&scanner)
        return value != nil
    }
}

extension EntryScanner {
    fileprivate mutating func finiteNumber() -> Double? { number().flatMap { $0.isFinite ? $0 : nil } }
}

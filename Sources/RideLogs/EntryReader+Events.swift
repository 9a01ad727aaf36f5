import Answers
internal import Geodesy
import Quests

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

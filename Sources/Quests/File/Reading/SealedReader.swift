import Answers
internal import GeoJSON
import JSON
internal import Support

/// Reads the sealed answers and hidden tasks of a riders' edition.
///
/// Programs write riders' editions, so everything unexpected in one is an error.
struct SealedReader {
    /// The member of `quest` that only riders' editions have.
    static let key = "seal"
    /// The most hidden tasks of a quest.
    static let mostLocked = 10_000
    /// The version of seals that this program writes and reads.
    static let version = 1
    static let known = ["shape", "exact", "scrypt", "salt", "seals", "success"]

    /// The members of the object `answer`.
    let members: MemberReader

    /// The sealed answer; `nil` after an error, which is added to the findings.
    func answer(_ findings: inout Findings) -> SealedAnswer? {
        guard let shape = shape(&findings), let cost = cost(&findings),
            let salt = bytes("salt", of: SealedAnswer.saltLengths, &findings), let seals = seals(&findings)
        else { return nil }
        var success: [UInt8]?
        if members.value("success") != nil {
            guard let box = bytes("success", of: 28...Int.max, &findings) else { return nil }
            success = box
        }
        let exact = members.flag("exact", &findings)
        guard let exact else {
            if members.value("exact") == nil { members.noteMissing("exact", &findings) }
            return nil
        }
        return SealedAnswer(shape: shape, isExact: exact, cost: cost, salt: salt, seals: seals, success: success)
    }

    private func cost(_ findings: inout Findings) -> SealCost? {
        guard let scrypt = required("scrypt", known: ["N", "r", "p"], &findings) else { return nil }
        let numbers = ["N", "r", "p"].map { scrypt.number($0, example: "8", &findings).flatMap(Int.init(exactly:)) }
        if let n = numbers[0], let r = numbers[1], let p = numbers[2], let cost = SealCost(n: n, r: r, p: p) {
            return cost
        }
        members.noteOutOfRange(
            "scrypt", SealTexts.scrypt(SealCost.most), &findings)
        return nil
    }

    private func seals(_ findings: inout Findings) -> [SealedAnswer.Seal]? {
        guard let list = members.value("seals")?.arrayValue, (1...SealedAnswer.mostSeals).contains(list.count) else {
            noteRange(
                "seals", SealTexts.seals(SealedAnswer.mostSeals), &findings)
            return nil
        }
        var seals: [SealedAnswer.Seal] = []
        for (index, value) in list.enumerated() {
            guard let bytes = value.stringValue.flatMap(Base64.bytes), let seal = SealedAnswer.Seal(bytes) else {
                members.elements("seals").noteOutOfRange(
                    String(index), SealTexts.seal, &findings)
                return nil
            }
            seals.append(seal)
        }
        return seals
    }

    private func shape(_ findings: inout Findings) -> AnswerShape? {
        let known = ["kind", "language", "unit", "whole", "options", "separators", "ignoresCase"]
        guard let shape = required("shape", known: known, &findings) else { return nil }
        let kinds = ["text", "number", "choice", "ordered", "unordered", "code"]
        guard let kind = shape.choice("kind", of: kinds, &findings) else {
            if shape.value("kind") == nil { shape.noteMissing("kind", &findings) }
            return nil
        }
        let language = shape.text("language", &findings).flatMap { AnswerLanguage(tag: $0) }
        if language == nil, let value = shape.value("language") {
            if value.writtenText != nil { shape.noteOutOfRange("language", SealTexts.language, &findings) }
            return nil
        }
        switch kind {
        case "text": return .text(language)
        case "number": return number(shape, &findings)
        case "choice":
            let options = ChoiceShape(options: shape.texts("options", &findings) ?? [])
            guard ChoiceShape.Table(options.options) == nil else { return .choice(options) }
            shape.noteOutOfRange(
                "options", SealTexts.options, &findings)
            return nil
        case "code": return .code(ignoresCase: shape.flag("ignoresCase", &findings) ?? false)
        default:
            return separators(shape, &findings).map {
                .list(ListShape(isOrdered: kind == "ordered", separators: $0, language: language))
            }
        }
    }

    private func separators(_ shape: MemberReader, _ findings: inout Findings) -> ListSeparators? {
        guard shape.value("separators") != nil else { return [] }
        guard let names = shape.texts("separators", &findings) else { return nil }
        let known = ListSeparators.names
        guard names.allSatisfy({ name in known.contains { $0.name == name } }) else {
            let listed = known.map { $0.name }.joined(separator: ", ")
            shape.noteOutOfRange("separators", MemberTexts.listOutOf(listed), &findings)
            return nil
        }
        return ListSeparators(known.filter { names.contains($0.name) }.map { $0.separator })
    }

    private func number(_ shape: MemberReader, _ findings: inout Findings) -> AnswerShape? {
        var unit: MeasureUnit?
        if let name = shape.text("unit", &findings) {
            unit = MeasureUnit(name)
            guard unit != nil else {
                shape.noteOutOfRange(
                    "unit", SealTexts.unit, &findings)
                return nil
            }
        }
        return .number(NumberShape(unit: unit, isWhole: shape.flag("whole", &findings) ?? false))
    }

    // MARK: - Hidden tasks

    /// The hidden tasks of a riders' edition. Every error is added to the findings.
    static func lockedTasks(of collection: FeatureCollection, _ findings: inout Findings) -> [LockedTask] {
        let quest = MemberReader(
            collection.foreignMembers["quest"]?.objectValue, at: SettingsReader.pointer, owner: SettingsReader.owner)
        guard let seal = quest.object(key, known: ["version", "locked"], &findings) else { return [] }
        seal.requireKnownVersion(version, &findings)
        let names = ["id", "number", "at", "locks", "task"]
        let tasks = seal.objects("locked", known: names, &findings) ?? []
        guard tasks.count <= mostLocked else {
            seal.noteOutOfRange(
                "locked", SealTexts.lockedTasks(mostLocked), &findings)
            return []
        }
        return tasks.compactMap { lockedTask($0, &findings) }
    }

    private static func lockedTask(_ task: MemberReader, _ findings: inout Findings) -> LockedTask? {
        for key in ["id", "number", "at", "locks", "task"] where task.value(key) == nil {
            task.noteMissing(key, &findings)
            return nil
        }
        let reader = SealedReader(members: task)
        guard let id = task.text("id", &findings), let number = task.wholeNumber("number", 1...1_000_000, &findings),
            let place = task.wholeNumber("at", 0...1_000_000, &findings),
            let box = reader.bytes("task", of: 28...Int.max, &findings), let locks = locks(task, &findings)
        else { return nil }
        return LockedTask(id: Quest.Task.ID(id), number: number, place: place, requirements: locks, box: box)
    }

    private static func locks(_ task: MemberReader, _ findings: inout Findings) -> [[LockedTask.Way]]? {
        let groups = task.value("locks")?.arrayValue ?? []
        let locks = groups.enumerated().map { index, group -> [LockedTask.Way]? in
            let list = MemberReader([String(index): group], at: task.pointer.appending("locks"), owner: task.owner)
            return list.objects(String(index), known: ["of", "share"], &findings)?.compactMap { way in
                guard let ids = way.texts("of", &findings), !ids.isEmpty,
                    let box = SealedReader(members: way).bytes("share", of: 28...Int.max, &findings)
                else { return nil }
                return LockedTask.Way(tasks: ids.map { Quest.Task.ID($0) }, box: box)
            }
        }
        guard !groups.isEmpty, locks.allSatisfy({ $0?.isEmpty == false }) else {
            task.noteOutOfRange(
                "locks", SealTexts.waysOfOpening, &findings)
            return nil
        }
        return locks.compactMap { $0 }
    }

    // MARK: - Members

    private func required(_ key: String, known: [String], _ findings: inout Findings) -> MemberReader? {
        if members.value(key) == nil { members.noteMissing(key, &findings) }
        return members.object(key, known: known, &findings)
    }

    private func bytes(_ key: String, of lengths: ClosedRange<Int>, _ findings: inout Findings) -> [UInt8]? {
        if let bytes = members.value(key)?.stringValue.flatMap(Base64.bytes), lengths.contains(bytes.count) {
            return bytes
        }
        let range = "\(lengths.lowerBound)–\(lengths.upperBound)"
        let count =
            lengths.upperBound == .max
            ? SealTexts.atLeast(lengths.lowerBound)
            : LocalizedText(range, range)
        noteRange(key, SealTexts.bytes(count), &findings)
        return nil
    }

    /// A missing member is located at the object it belongs to.
    private func noteRange(_ key: String, _ expected: LocalizedText, _ findings: inout Findings) {
        guard members.value(key) != nil else { return members.noteMissing(key, &findings) }
        members.noteOutOfRange(key, expected, &findings)
    }
}

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

    /// The sealed answer; `nil` after an error, which is added to the diagnostics.
    func answer(_ diagnostics: inout QuestDiagnostics) -> SealedAnswer? {
        guard let shape = shape(&diagnostics), let cost = cost(&diagnostics),
            let salt = bytes("salt", of: SealedAnswer.saltLengths, &diagnostics), let seals = seals(&diagnostics)
        else { return nil }
        var success: [UInt8]?
        if members.value("success") != nil {
            guard let box = bytes("success", of: 28...Int.max, &diagnostics) else { return nil }
            success = box
        }
        let exact = members.flag("exact", &diagnostics)
        guard let exact else {
            if members.value("exact") == nil { members.noteMissing("exact", &diagnostics) }
            return nil
        }
        return SealedAnswer(shape: shape, isExact: exact, cost: cost, salt: salt, seals: seals, success: success)
    }

    private func cost(_ diagnostics: inout QuestDiagnostics) -> SealCost? {
        guard let scrypt = required("scrypt", known: ["N", "r", "p"], &diagnostics) else { return nil }
        let numbers = ["N", "r", "p"].map { scrypt.number($0, example: "8", &diagnostics).flatMap(Int.init(exactly:)) }
        if let n = numbers[0], let r = numbers[1], let p = numbers[2], let cost = SealCost(n: n, r: r, p: p) {
            return cost
        }
        members.noteOutOfRange("scrypt", Message("seal-scrypt", ["most": .of(SealCost.most)]), &diagnostics)
        return nil
    }

    private func seals(_ diagnostics: inout QuestDiagnostics) -> [SealedAnswer.Seal]? {
        guard let list = members.value("seals")?.arrayValue, (1...SealedAnswer.mostSeals).contains(list.count) else {
            noteRange("seals", Message("seal-seals", ["most": .of(SealedAnswer.mostSeals)]), &diagnostics)
            return nil
        }
        var seals: [SealedAnswer.Seal] = []
        for (index, value) in list.enumerated() {
            guard let bytes = value.stringValue.flatMap(Base64.bytes), let seal = SealedAnswer.Seal(bytes) else {
                members.elements("seals").noteOutOfRange(
                    String(index), Message("seal"), &diagnostics)
                return nil
            }
            seals.append(seal)
        }
        return seals
    }

    private func shape(_ diagnostics: inout QuestDiagnostics) -> AnswerShape? {
        let known = ["kind", "language", "unit", "whole", "options", "separators", "ignoresCase"]
        guard let shape = required("shape", known: known, &diagnostics) else { return nil }
        let kinds = ["text", "number", "choice", "ordered", "unordered", "code"]
        guard let kind = shape.choice("kind", of: kinds, &diagnostics) else {
            if shape.value("kind") == nil { shape.noteMissing("kind", &diagnostics) }
            return nil
        }
        let language = shape.text("language", &diagnostics).flatMap { AnswerLanguage(tag: $0) }
        if language == nil, let value = shape.value("language") {
            if value.writtenText != nil { shape.noteOutOfRange("language", Message("seal-language"), &diagnostics) }
            return nil
        }
        switch kind {
        case "text": return .text(language)
        case "number": return number(shape, &diagnostics)
        case "choice":
            let options = ChoiceShape(options: shape.texts("options", &diagnostics) ?? [])
            guard ChoiceShape.Table(options.options) == nil else { return .choice(options) }
            shape.noteOutOfRange("options", Message("seal-options"), &diagnostics)
            return nil
        case "code": return .code(ignoresCase: shape.flag("ignoresCase", &diagnostics) ?? false)
        default:
            return separators(shape, &diagnostics).map {
                .list(ListShape(isOrdered: kind == "ordered", separators: $0, language: language))
            }
        }
    }

    private func separators(_ shape: MemberReader, _ diagnostics: inout QuestDiagnostics) -> ListSeparators? {
        guard shape.value("separators") != nil else { return [] }
        guard let names = shape.texts("separators", &diagnostics) else { return nil }
        let known = ListSeparators.names
        guard names.allSatisfy({ name in known.contains { $0.name == name } }) else {
            let listed = known.map { $0.name }.joined(separator: ", ")
            shape.noteOutOfRange("separators", Message("member-list-out-of", ["listed": .of(listed)]), &diagnostics)
            return nil
        }
        return ListSeparators(known.filter { names.contains($0.name) }.map { $0.separator })
    }

    private func number(_ shape: MemberReader, _ diagnostics: inout QuestDiagnostics) -> AnswerShape? {
        var unit: MeasureUnit?
        if let name = shape.text("unit", &diagnostics) {
            unit = MeasureUnit(name)
            guard unit != nil else {
                shape.noteOutOfRange("unit", Message("seal-unit"), &diagnostics)
                return nil
            }
        }
        return .number(NumberShape(unit: unit, isWhole: shape.flag("whole", &diagnostics) ?? false))
    }

    // MARK: - Hidden tasks

    /// The hidden tasks of a riders' edition. Every error is added to the diagnostics.
    static func lockedTasks(of collection: FeatureCollection, _ diagnostics: inout QuestDiagnostics) -> [LockedTask] {
        let quest = MemberReader(
            collection.foreignMembers["quest"]?.objectValue, at: SettingsReader.pointer, owner: SettingsReader.owner)
        guard let seal = quest.object(key, known: ["version", "locked"], &diagnostics) else { return [] }
        seal.requireKnownVersion(version, &diagnostics)
        let names = ["id", "number", "at", "locks", "task"]
        let tasks = seal.objects("locked", known: names, &diagnostics) ?? []
        guard tasks.count <= mostLocked else {
            seal.noteOutOfRange("locked", Message("seal-locked-tasks", ["most": .of(mostLocked)]), &diagnostics)
            return []
        }
        return tasks.compactMap { lockedTask($0, &diagnostics) }
    }

    private static func lockedTask(_ task: MemberReader, _ diagnostics: inout QuestDiagnostics) -> LockedTask? {
        for key in ["id", "number", "at", "locks", "task"] where task.value(key) == nil {
            task.noteMissing(key, &diagnostics)
            return nil
        }
        let reader = SealedReader(members: task)
        guard let id = task.text("id", &diagnostics),
            let number = task.wholeNumber("number", 1...1_000_000, &diagnostics),
            let place = task.wholeNumber("at", 0...1_000_000, &diagnostics),
            let box = reader.bytes("task", of: 28...Int.max, &diagnostics), let locks = locks(task, &diagnostics)
        else { return nil }
        return LockedTask(id: Quest.Task.ID(id), number: number, place: place, requirements: locks, box: box)
    }

    private static func locks(_ task: MemberReader, _ diagnostics: inout QuestDiagnostics) -> [[LockedTask.Way]]? {
        let groups = task.value("locks")?.arrayValue ?? []
        let locks = groups.enumerated().map { index, group -> [LockedTask.Way]? in
            let list = MemberReader([String(index): group], at: task.pointer.appending("locks"), owner: task.owner)
            return list.objects(String(index), known: ["of", "share"], &diagnostics)?.compactMap { way in
                guard let ids = way.texts("of", &diagnostics), !ids.isEmpty,
                    let box = SealedReader(members: way).bytes("share", of: 28...Int.max, &diagnostics)
                else { return nil }
                return LockedTask.Way(tasks: ids.map { Quest.Task.ID($0) }, box: box)
            }
        }
        guard !groups.isEmpty, locks.allSatisfy({ $0?.isEmpty == false }) else {
            task.noteOutOfRange("locks", Message("seal-ways-of-opening"), &diagnostics)
            return nil
        }
        return locks.compactMap { $0 }
    }

    // MARK: - Members

    private func required(_ key: String, known: [String], _ diagnostics: inout QuestDiagnostics) -> MemberReader? {
        if members.value(key) == nil { members.noteMissing(key, &diagnostics) }
        return members.object(key, known: known, &diagnostics)
    }

    private func bytes(_ key: String, of lengths: ClosedRange<Int>, _ diagnostics: inout QuestDiagnostics) -> [UInt8]? {
        if let bytes = members.value(key)?.stringValue.flatMap(Base64.bytes), lengths.contains(bytes.count) {
            return bytes
        }
        let range = "\(lengths.lowerBound)–\(lengths.upperBound)"
        let count =
            lengths.upperBound == .max
            ? Message("seal-at-least", ["least": .of(lengths.lowerBound)])
            : Message(verbatim: range)
        noteRange(key, Message("seal-bytes", ["count": .of(count)]), &diagnostics)
        return nil
    }

    /// A missing member is located at the object it belongs to.
    private func noteRange(_ key: String, _ expected: Message, _ diagnostics: inout QuestDiagnostics) {
        guard members.value(key) != nil else { return members.noteMissing(key, &diagnostics) }
        members.noteOutOfRange(key, expected, &diagnostics)
    }
}

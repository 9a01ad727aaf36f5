import Answers
internal import GeoJSON
import JSON
internal import Support

/// Which numbers a member takes.
struct NumberBounds {
    let range: ClosedRange<Double>
    var excludesLeast = false
    var isWhole = false
    /// The unit in the genitive plural: `metres`, `метров`.
    var unit: Message?

    /// Minutes of a ride, up to thirty days.
    static let minutes = NumberBounds(
        range: 0...SettingsReader.longestTimeLimit, unit: Message("member-minutes"))
    /// Seconds of a day.
    static let seconds = NumberBounds(range: 0...86_400, unit: Message("member-seconds"))
    /// What something costs or brings.
    static let points = NumberBounds(range: 0...TaskReader.mostPoints, unit: Message("member-points"))

    func contains(_ number: Double) -> Bool {
        range.contains(number) && !(excludesLeast && number == range.lowerBound)
            && (!isWhole || number == number.rounded())
    }
}

extension MemberReader {
    /// Adds a diagnostic for unknown members whose names are near those of known ones that are absent.
    ///
    /// - Returns: the other unknown members.
    @discardableResult
    func noteMisspelt(besides known: [String], _ diagnostics: inout QuestDiagnostics) -> [String] {
        var others: [String] = []
        var taken: Set<String> = []
        for key in keys where !known.contains(key) {
            guard let meant = NearName.of(key, among: known), !keys.contains(meant), taken.insert(meant).inserted else {
                others.append(key)
                continue
            }
            let place = pointer.appending(key)
            diagnostics.add(
                QuestRule.misspeltMember, at: place,
                says(Message("member-misspelt", ["key": .of(key), "meant": .of(meant)])),
                remedy: (
                    Message("member-rename", ["key": .of(key), "meant": .of(meant)]), .renameMembers([place], to: meant)
                ))
        }
        return others
    }

    /// Adds a diagnostic for unknown members.
    func noteUnknown(besides known: [String], _ diagnostics: inout QuestDiagnostics) {
        let listed = known.sorted().joined(separator: ", ")
        for key in noteMisspelt(besides: known, &diagnostics) {
            diagnostics.add(
                QuestRule.unknownMember, at: pointer.appending(key),
                says(
                    Message("member-unknown", ["key": .of(key), "listed": .of(listed)])))
        }
    }

    /// Adds a diagnostic that a required member is missing.
    func noteMissing(_ key: String, _ diagnostics: inout QuestDiagnostics) {
        diagnostics.add(QuestRule.outOfRange, at: pointer, says(Message("member-missing", ["key": .of(key)])))
    }

    /// A number within bounds.
    func number(_ key: String, _ bounds: NumberBounds, _ diagnostics: inout QuestDiagnostics) -> Double? {
        guard let number = number(key, example: bounds.isWhole ? "3" : "10", &diagnostics) else { return nil }
        guard bounds.contains(number) else {
            noteOutOfRange(key, bounds.message, &diagnostics)
            return nil
        }
        return number
    }

    /// A whole number within a range.
    func wholeNumber(_ key: String, _ range: ClosedRange<Int>, _ diagnostics: inout QuestDiagnostics) -> Int? {
        let bounds = NumberBounds(range: Double(range.lowerBound)...Double(range.upperBound), isWhole: true)
        return number(key, bounds, &diagnostics).map { Int($0) }
    }

    /// Points to the thousandth, 0 or more unless the bounds say otherwise.
    func points(_ key: String, within bounds: NumberBounds = .points, _ diagnostics: inout QuestDiagnostics) -> Points?
    {
        number(key, bounds, &diagnostics).flatMap { Points(nearest: $0) }
    }

    /// What something costs: points, or a share such as `50%`.
    func charge(_ key: String, _ diagnostics: inout QuestDiagnostics) -> Charge? {
        guard let text = value(key)?.stringValue, !isPlainNumber(text) else {
            return points(key, &diagnostics).map { .points($0) }
        }
        guard let percent = Self.percent(text) else {
            diagnostics.add(
                QuestRule.wrongType, at: pointer.appending(key),
                says(
                    Message("member-points-or-share", ["key": .of(key)])))
            return nil
        }
        return .percent(percent)
    }

    /// One of a few words.
    func choice(_ key: String, of words: [String], _ diagnostics: inout QuestDiagnostics) -> String? {
        guard let text = text(key, &diagnostics) else { return nil }
        if words.contains(text) { return text }
        let listed = words.joined(separator: ", ")
        noteOutOfRange(key, Message("member-one-of", ["listed": .of(listed)]), &diagnostics)
        return nil
    }

    /// One of the words of an enumeration.
    func choice<Word: RawRepresentable<String> & CaseIterable>(
        _ key: String, _ words: Word.Type, _ diagnostics: inout QuestDiagnostics
    ) -> Word? {
        choice(key, of: Word.allCases.map { $0.rawValue }, &diagnostics).flatMap { Word(rawValue: $0) }
    }

    /// The members of an object in a member.
    func object(_ key: String, known: [String], _ diagnostics: inout QuestDiagnostics) -> MemberReader? {
        guard let value = value(key) else { return nil }
        guard let object = value.objectValue else {
            noteWrongType(key, value, Message("member-an-object"), &diagnostics)
            return nil
        }
        return nested(key, object, known: known, &diagnostics)
    }

    /// The members of an object below this one; adds diagnostics for unknown ones.
    func nested(_ key: String, _ object: JSONObject, known: [String], _ diagnostics: inout QuestDiagnostics)
        -> MemberReader
    {
        let members = MemberReader(object, at: pointer.appending(key), owner: owner)
        members.noteUnknown(besides: known, &diagnostics)
        return members
    }

    /// The objects of a list; a single object needs no list.
    func objects(_ key: String, known: [String], _ diagnostics: inout QuestDiagnostics) -> [MemberReader]? {
        guard let value = value(key) else { return nil }
        if let object = value.objectValue { return [nested(key, object, known: known, &diagnostics)] }
        let list = elements(key)
        var members: [MemberReader] = []
        for (index, element) in (value.arrayValue ?? []).enumerated() {
            guard let object = element.objectValue else { break }
            members.append(list.nested(String(index), object, known: known, &diagnostics))
        }
        guard members.count == value.arrayValue?.count else {
            noteWrongType(
                key, value,
                Message("member-objects", ["names": .of(known.joined(separator: ", "))]), &diagnostics)
            return nil
        }
        return members
    }

    /// The elements of a list in a member, as members named by their indices; only for pointers.
    func elements(_ key: String) -> MemberReader { MemberReader(nil, at: pointer.appending(key), owner: owner) }

    /// A text, or a list of texts.
    func texts(_ key: String, _ diagnostics: inout QuestDiagnostics) -> [String]? {
        guard let value = value(key) else { return nil }
        if let text = value.writtenText { return [text] }
        guard let texts = value.arrayValue?.map({ $0.writtenText }), texts.allSatisfy({ $0 != nil }) else {
            noteWrongType(key, value, Message("member-text-or-texts"), &diagnostics)
            return nil
        }
        return texts.compactMap { $0 }
    }

    /// `50%` as 50.
    private static func percent(_ text: String) -> Int? {
        let text = AnswerFolding.whiteSpace.apply(to: text)
        guard text.last == "%" else { return nil }
        var digits = text.dropLast()
        while digits.last == " " { digits.removeLast() }
        guard digits.utf8.count <= 3, digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
            let percent = Int(digits), percent <= 100
        else { return nil }
        return percent
    }
}

import Answers
import GeoJSON
import Geodesy
import JSON
import Support

/// Turns one Point feature into a task.
struct TaskReader {
    /// Larger radii are taken for typing errors.
    static let radii = NumberBounds(range: 0...10_000, excludesLeast: true, unit: Message("member-metres"))
    /// Higher points are taken for typing errors; the bound also keeps sums from overflowing.
    static let mostPoints = 1_000_000.0
    /// The numbers that a control may have.
    static let codes = 0...999_999

    /// The properties that a task has; all others are left to other programs.
    static let known = [
        "role", "name", "description", "category", "difficulty", "difficult", "points", "radius", "answer", "judged",
        "hints",
        "success", "texts", "code", "dwell", "opens", "closes", "order", "attempts", "requires", "marker-color",
        "marker-size",
        "marker-symbol",
    ]

    let number: Int
    let feature: Feature
    /// The pointer to the feature.
    let pointer: JSONPointer
    /// The language of the quest, for the name of a task that has none.
    let language: Language

    /// The identifier in the file, or one made of the number.
    var id: Quest.Task.ID { feature.statedID.map { Quest.Task.ID($0) } ?? Self.defaultID(number) }

    /// What a task is called that has no identifier.
    static func defaultID(_ number: Int) -> Quest.Task.ID { Quest.Task.ID("task-\(number)") }

    /// What a task is called that has no name.
    static func defaultName(_ number: Int, in language: Language) -> String {
        Message("task", ["number": .of(number)])[language]
    }

    /// The language that a quest is written in; English where it names none, or one without texts.
    static func language(of settings: Quest.Settings) -> Language {
        settings.language.flatMap { Language(tag: $0) } ?? .english
    }

    /// The task, as far as it can be read. Every error is added to the diagnostics, and a value in error is left out.
    ///
    /// - Parameter typos: how typing errors are forgiven where the task does not say.
    func task(at coordinate: Coordinate, typos: TypingErrors, _ diagnostics: inout QuestDiagnostics) -> Quest.Task {
        let properties = pointer.appending("properties")
        let unlabelled = MemberReader(feature.properties, at: properties, owner: Self.label(number, name: nil))
        let name = unlabelled.text("name", &diagnostics)
        let members = MemberReader(feature.properties, at: properties, owner: Self.label(number, name: name))
        if name == nil, members.value("name") == nil {
            diagnostics.add(QuestRule.unnamedTask, at: pointer, members.says(Message("task-no-name")))
        }
        members.noteMisspelt(besides: Self.known, &diagnostics)
        let difficulty = difficulty(members, &diagnostics)
        var task = Quest.Task(
            id: id,
            name: name ?? Self.defaultName(number, in: language),
            description: members.text("description", &diagnostics),
            category: members.text("category", &diagnostics),
            difficulty: difficulty,
            coordinate: coordinate,
            points: members.wholeNumber("points", 0...Int(Self.mostPoints), &diagnostics),
            radius: members.number("radius", Self.radii, &diagnostics) ?? Quest.Task.defaultRadius,
            marker: TaskMarker(
                color: members.text("marker-color", &diagnostics), size: members.text("marker-size", &diagnostics),
                symbol: members.text("marker-symbol", &diagnostics)),
            answer: AnswerReader(members: members, typos: typos).key(&diagnostics))
        addOptionalMembers(to: &task, members, &diagnostics)
        return task
    }

    /// `Task 3 “Old oak”`; without the name if it has none, or if the name is the same as the label.
    static func label(_ number: Int, name: String?) -> Message {
        guard let name, !Language.all.contains(where: { name == defaultName(number, in: $0) }) else {
            return Message("task", ["number": .of(number)])
        }
        return Message("task-named-task", ["number": .of(number), "name": .of(name)])
    }

    private func difficulty(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> Difficulty? {
        let key = members.value("difficulty") == nil ? "difficult" : "difficulty"
        guard let text = members.text(key, &diagnostics), let difficulty = Difficulty(text: text) else { return nil }
        if case .other = difficulty {
            let points = difficulty.defaultPoints
            let worth =
                members.value("points") == nil
                ? Message("task-counted", ["points": .of(points)])
                : Message.empty
            diagnostics.add(
                QuestRule.unknownDifficulty, at: members.pointer.appending(key),
                members.says(
                    Message("task-unknown-difficulty", ["text": .of(text), "worth": .of(worth)])))
        }
        return difficulty
    }

    /// The members of the profile beyond those of a minimal file, except `requires`, which needs all tasks.
    func addOptionalMembers(to task: inout Quest.Task, _ members: MemberReader, _ diagnostics: inout QuestDiagnostics) {
        task.success = members.text("success", &diagnostics)
        task.translations = members.translations(["name", "description", "success", "hints"], &diagnostics)
        task.statedCode = members.wholeNumber("code", Self.codes, &diagnostics)
        task.dwell = members.number("dwell", .seconds, &diagnostics) ?? 0
        task.answerAt = members.choice("answerAt", Quest.AnswerPlace.self, &diagnostics)
        task.opens = members.moment("opens", &diagnostics)
        task.closes = members.moment("closes", &diagnostics)
        task.order = members.wholeNumber("order", 0...1_000_000, &diagnostics)
        task.attempts = attempts(members, &diagnostics)
        let hints = hints(members, &diagnostics)
        task.hints = hints.compactMap { $0 }
        // A translated hint keeps the index of its original, even if another one is left out.
        for (tag, texts) in task.translations where !texts.hints.isEmpty {
            task.translations[tag]?.hints = hints.indices.filter { hints[$0] != nil }
                .map { $0 < texts.hints.count ? texts.hints[$0] : "" }
        }
    }

    /// A number, or an object with the number and the seconds of the lock-out.
    private func attempts(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> Quest.Attempts {
        let counts = 0...1_000_000
        guard members.value("attempts")?.objectValue != nil else {
            return Quest.Attempts(most: members.wholeNumber("attempts", counts, &diagnostics))
        }
        let object = members.object("attempts", known: ["most", "lockout"], &diagnostics)
        return Quest.Attempts(
            most: object?.wholeNumber("most", counts, &diagnostics),
            lockout: object?.number("lockout", .seconds, &diagnostics) ?? 0)
    }

    /// A text whose parts between `|` are hints, or a list of texts and objects; `nil` in place of a blank one.
    private func hints(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> [Quest.Hint?] {
        guard let value = members.value("hints") else { return [] }
        if let text = value.writtenText {
            return MemberReader.parts(of: text).map { $0.isEmpty ? nil : Quest.Hint($0) }
        }
        guard let elements = value.arrayValue ?? value.objectValue.map({ [.object($0)] }),
            elements.allSatisfy({ $0.writtenText != nil || $0.objectValue != nil })
        else {
            members.noteWrongType("hints", value, Message("task-expected-hints"), &diagnostics)
            return []
        }
        let list = value.objectValue == nil ? members.elements("hints") : members
        return elements.enumerated().map { index, element -> Quest.Hint? in
            let key = value.objectValue == nil ? String(index) : "hints"
            var hint = Quest.Hint(element.writtenText ?? "")
            if let object = element.objectValue {
                let entry = list.nested(key, object, known: ["text", "penalty"], &diagnostics)
                hint.text = entry.text("text", &diagnostics) ?? ""
                hint.charge = entry.charge("penalty", &diagnostics)
            }
            guard !hint.text.allSatisfy({ $0.isWhitespace }) else {
                diagnostics.add(
                    QuestRule.emptyHint, at: list.pointer.appending(key),
                    members.says(
                        Message("task-empty-hint", ["number": .of(index + 1)])))
                return nil
            }
            return hint
        }
    }
}

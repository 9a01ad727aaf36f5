import Answers
internal import GeoJSON
internal import Geodesy
import JSON
internal import Support

/// Turns one Point feature into a task.
struct TaskReader {
    /// Larger radii are taken for typing errors.
    static let radii = NumberBounds(range: 0...10_000, excludesLeast: true, unit: MemberTexts.metres)
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
    /// Whether the quest is written in Russian, for the name of a task that has none.
    let isRussian: Bool

    /// The identifier in the file, or one made of the number.
    var id: Quest.Task.ID { feature.statedID.map { Quest.Task.ID($0) } ?? Self.defaultID(number) }

    /// What a task is called that has no identifier.
    static func defaultID(_ number: Int) -> Quest.Task.ID { Quest.Task.ID("task-\(number)") }

    /// What a task is called that has no name.
    static func defaultName(_ number: Int, isRussian: Bool) -> String {
        TaskTexts.task(number)[isRussian ? .russian : .english]
    }

    /// Whether a quest is written in Russian.
    static func isRussian(_ settings: Quest.Settings) -> Bool {
        settings.language.flatMap(Language.init(tag:)) == .russian
    }

    /// The task, as far as it can be read. Every error is added to the findings, and a value in error is left out.
    ///
    /// - Parameter typos: how typing errors are forgiven where the task does not say.
    func task(at coordinate: Coordinate, typos: TypingErrors, _ findings: inout Findings) -> Quest.Task {
        let properties = pointer.appending("properties")
        let unlabelled = MemberReader(feature.properties, at: properties, owner: Self.label(number, name: nil))
        let name = unlabelled.text("name", &findings)
        let members = MemberReader(feature.properties, at: properties, owner: Self.label(number, name: name))
        if name == nil, members.value("name") == nil {
            findings.add(
                QuestRule.unnamedTask, at: pointer,
                members.says(
                    TaskTexts.noName))
        }
        members.noteMisspelt(besides: Self.known, &findings)
        let difficulty = difficulty(members, &findings)
        var task = Quest.Task(
            id: id,
            name: name ?? Self.defaultName(number, isRussian: isRussian),
            description: members.text("description", &findings),
            category: members.text("category", &findings),
            difficulty: difficulty,
            coordinate: coordinate,
            points: members.wholeNumber("points", 0...Int(Self.mostPoints), &findings),
            radius: members.number("radius", Self.radii, &findings) ?? Quest.Task.defaultRadius,
            marker: TaskMarker(
                color: members.text("marker-color", &findings), size: members.text("marker-size", &findings),
                symbol: members.text("marker-symbol", &findings)),
            answer: AnswerReader(members: members, typos: typos).key(&findings))
        addOptionalMembers(to: &task, members, &findings)
        return task
    }

    /// `Task 3 “Old oak”`; without the name if it has none, or if the name is the same as the label.
    static func label(_ number: Int, name: String?) -> LocalizedText {
        guard let name, name != defaultName(number, isRussian: true),
            name != defaultName(number, isRussian: false)
        else {
            return TaskTexts.task(number)
        }
        return TaskTexts.namedTask(number, name)
    }

    private func difficulty(_ members: MemberReader, _ findings: inout Findings) -> Difficulty? {
        let key = members.value("difficulty") == nil ? "difficult" : "difficulty"
        guard let text = members.text(key, &findings), let difficulty = Difficulty(text: text) else { return nil }
        if case .other = difficulty {
            let points = difficulty.defaultPoints
            let worth =
                members.value("points") == nil
                ? TaskTexts.counted(points)
                : LocalizedText("", "")
            findings.add(
                QuestRule.unknownDifficulty, at: members.pointer.appending(key),
                members.says(
                    TaskTexts.unknownDifficulty(text, worth)))
        }
        return difficulty
    }
}

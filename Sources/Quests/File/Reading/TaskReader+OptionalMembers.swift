internal import GeoJSON
import JSON
internal import Support

extension TaskReader {
    /// The members of the profile beyond those of a minimal file, except `requires`, which needs all tasks.
    func addOptionalMembers(to task: inout Quest.Task, _ members: MemberReader, _ findings: inout Findings) {
        task.success = members.text("success", &findings)
        task.translations = members.translations(["name", "description", "success", "hints"], &findings)
        task.statedCode = members.wholeNumber("code", Self.codes, &findings)
        task.dwell = members.number("dwell", .seconds, &findings) ?? 0
        task.answerAt = members.choice("answerAt", Quest.AnswerPlace.self, &findings)
        task.opens = members.moment("opens", &findings)
        task.closes = members.moment("closes", &findings)
        task.order = members.wholeNumber("order", 0...1_000_000, &findings)
        task.attempts = attempts(members, &findings)
        let hints = hints(members, &findings)
        task.hints = hints.compactMap { $0 }
        // A translated hint keeps the index of its original, even if another one is left out.
        for (tag, texts) in task.translations where !texts.hints.isEmpty {
            task.translations[tag]?.hints = hints.indices.filter { hints[$0] != nil }
                .map { $0 < texts.hints.count ? texts.hints[$0] : "" }
        }
    }

    /// A number, or an object with the number and the seconds of the lock-out.
    private func attempts(_ members: MemberReader, _ findings: inout Findings) -> Quest.Attempts {
        let counts = 0...1_000_000
        guard members.value("attempts")?.objectValue != nil else {
            return Quest.Attempts(most: members.wholeNumber("attempts", counts, &findings))
        }
        let object = members.object("attempts", known: ["most", "lockout"], &findings)
        return Quest.Attempts(
            most: object?.wholeNumber("most", counts, &findings),
            lockout: object?.number("lockout", .seconds, &findings) ?? 0)
    }

    /// A text whose parts between `|` are hints, or a list of texts and objects; `nil` in place of a blank one.
    private func hints(_ members: MemberReader, _ findings: inout Findings) -> [Quest.Hint?] {
        guard let value = members.value("hints") else { return [] }
        if let text = value.writtenText {
            return MemberReader.parts(of: text).map { $0.isEmpty ? nil : Quest.Hint($0) }
        }
        guard let elements = value.arrayValue ?? value.objectValue.map({ [.object($0)] }),
            elements.allSatisfy({ $0.writtenText != nil || $0.objectValue != nil })
        else {
            members.noteWrongType(
                "hints", value,
                TaskTexts.expectedHints, &findings)
            return []
        }
        let list = value.objectValue == nil ? members.elements("hints") : members
        return elements.enumerated().map { index, element -> Quest.Hint? in
            let key = value.objectValue == nil ? String(index) : "hints"
            var hint = Quest.Hint(element.writtenText ?? "")
            if let object = element.objectValue {
                let entry = list.nested(key, object, known: ["text", "penalty"], &findings)
                hint.text = entry.text("text", &findings) ?? ""
                hint.charge = entry.charge("penalty", &findings)
            }
            guard !hint.text.allSatisfy({ $0.isWhitespace }) else {
                findings.add(
                    QuestRule.emptyHint, at: list.pointer.appending(key),
                    members.says(
                        TaskTexts.emptyHint(index + 1)))
                return nil
            }
            return hint
        }
    }
}

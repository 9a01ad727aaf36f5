import Answers
internal import GeoJSON
import JSON
internal import Support

/// Finds answers that riders read before they are asked, and texts that were meant as another kind of answer.
struct AnswerTextChecks {
    let tasks: [LocatedTask]

    func check(_ diagnostics: inout QuestDiagnostics) {
        for task in tasks {
            guard let key = task.task.answer else { continue }
            noteRevealed(task, key, &diagnostics)
            let pointer = task.member("answer")
            if case .pattern(let pattern) = key.kind {
                notePattern(pattern, task.label, at: pointer, &diagnostics)
            } else if case .text(let text) = key.kind {
                noteText(text, task.label, at: pointer, &diagnostics)
            }
        }
    }

    // MARK: - Kinds

    private func notePattern(
        _ answer: PatternAnswer, _ label: Message, at pointer: JSONPointer, _ diagnostics: inout QuestDiagnostics
    ) {
        if let pattern = answer.patterns.first(where: WrittenPattern.isRegularExpression) {
            diagnostics.add(
                QuestRule.regularExpression, at: pointer,
                Message("pattern-regular-expression", ["task": .of(label), "text": .of(pattern)]))
        } else if let pattern = answer.patterns.first(where: { !$0.contains("*") && !$0.contains("?") }) {
            diagnostics.add(
                QuestRule.plainPattern, at: pointer,
                Message("pattern-plain", ["task": .of(label), "text": .of(pattern)]))
        }
    }

    private func noteText(
        _ answer: TextAnswer, _ label: Message, at pointer: JSONPointer, _ diagnostics: inout QuestDiagnostics
    ) {
        let texts = answer.forms.map { $0.text }
        if let text = texts.first(where: WrittenPattern.isRegularExpression) {
            diagnostics.add(
                QuestRule.regularExpression, at: pointer,
                Message("pattern-regular-expression", ["task": .of(label), "text": .of(text)]))
        } else if let text = texts.first(where: WrittenPattern.hasWildcard) {
            diagnostics.add(
                QuestRule.patternAsText, at: pointer,
                Message("pattern-as-text", ["task": .of(label), "text": .of(text)]))
        } else if let text = texts.first(where: { WrittenList.parts(of: $0) != nil }) {
            diagnostics.add(
                QuestRule.listAsText, at: pointer,
                PatternTexts.listAsText(label, text, WrittenList.parts(of: text) ?? []))
        }
    }

    // MARK: - Answers in published texts

    /// A text of a task that riders read, and where it stands.
    private struct PublishedText {
        let text: String
        let member: String
        let pointer: JSONPointer
    }

    private func noteRevealed(_ task: LocatedTask, _ key: AnswerKey, _ diagnostics: inout QuestDiagnostics) {
        switch key.kind {
        case .text, .list, .code: break
        default: return
        }
        let texts = publishedTexts(of: task)
        let same = texts.first { published in
            published.text.unicodeScalars.contains { $0.properties.isAlphabetic }
                && key.judge(published.text).isAccepted
        }
        if let same {
            diagnostics.add(
                same.member == "hints" ? QuestRule.answerInText : QuestRule.answerRevealed, at: same.pointer,
                PatternTexts.revealed(task.label, same.text, member: same.member))
            return
        }
        guard case .text(let answer) = key.kind else { return }
        let forms = answer.forms.filter(Self.isDistinct).map { ($0.text, Self.words($0.text)) }
        for published in texts where !forms.isEmpty {
            let words = Self.words(published.text)
            // A question that offers answers to choose from names the right one.
            guard words.isDisjoint(from: ["or", "или", "либо"]) else { continue }
            guard let form = forms.first(where: { words.holds($0.1) }) else { continue }
            diagnostics.add(
                QuestRule.answerInText, at: published.pointer,
                PatternTexts.contained(task.label, form.0, member: published.member))
            return
        }
    }

    /// Whether an answer is no number and no word of a small kind, which texts contain by chance.
    private static func isDistinct(_ form: AcceptedForm) -> Bool {
        guard form.numbers.isEmpty, form.text.unicodeScalars.count(where: { $0.properties.isAlphabetic }) >= 3 else {
            return false
        }
        return AnswerKey.anyOf([form.text])?.strength.map { $0 > AnswerStrength(bits: 4.5) } ?? false
    }

    private static func words(_ text: String) -> FoldedWords { FoldedWords(text) }

    private func publishedTexts(of task: LocatedTask) -> [PublishedText] {
        var texts = [PublishedText(text: task.task.name, member: "name", pointer: task.member("name"))]
        if let text = task.task.description {
            texts.append(PublishedText(text: text, member: "description", pointer: task.member("description")))
        }
        for (tag, translation) in task.task.translations.sorted(by: { $0.key < $1.key }) {
            let pointer = task.member("texts").appending(tag)
            for (member, text) in [("name", translation.name), ("description", translation.description)] {
                if let text {
                    texts.append(PublishedText(text: text, member: member, pointer: pointer.appending(member)))
                }
            }
        }
        return texts
            + task.task.hints.map { PublishedText(text: $0.text, member: "hints", pointer: task.member("hints")) }
    }
}

/// The words of a text as the referee compares them.
private struct FoldedWords {
    let words: [Substring]

    init(_ text: String) { words = AnswerFolding.separating.apply(to: text).split(separator: " ") }

    func isDisjoint(from others: Set<Substring>) -> Bool { !words.contains(where: others.contains) }

    /// Whether some words stand here one after the other.
    func holds(_ part: FoldedWords) -> Bool {
        let part = part.words
        guard !part.isEmpty else { return false }
        return words.indices.dropLast(part.count - 1).contains { words[$0...].starts(with: part) }
    }
}

import Answers
internal import GeoJSON
import JSON
internal import Support

/// Turns the member `requires` of a task into requirements.
///
/// In JSON it is the identifier of a task, or a list of identifiers and of groups such as `{"any": 2, "of": ["oak", "mill"]}`. As a
/// text, for editors that know only texts, it is `oak`, `oak, mill` for both, or `any 2 of oak, mill, pond`.
struct RequirementReader {
    /// The identifiers of all tasks.
    let tasks: Set<Quest.Task.ID>

    func requirements(_ members: MemberReader, _ diagnostics: inout QuestDiagnostics) -> [Quest.Requirement] {
        guard let value = members.value("requires") else { return [] }
        if let text = value.writtenText { return written(text) }
        if let object = value.objectValue {
            return group("requires", object, members, &diagnostics).map { [$0] } ?? []
        }
        let elements = value.arrayValue ?? []
        guard value.arrayValue != nil, elements.allSatisfy({ $0.writtenText != nil || $0.objectValue != nil }) else {
            members.noteWrongType("requires", value, Message("requirement-expected"), &diagnostics)
            return []
        }
        let list = members.elements("requires")
        return elements.enumerated().compactMap { index, element in
            if let object = element.objectValue { return group(String(index), object, list, &diagnostics) }
            return element.writtenText.flatMap { $0.isEmpty ? nil : Quest.Requirement(Quest.Task.ID($0)) }
        }
    }

    private func group(
        _ key: String, _ object: JSONObject, _ members: MemberReader, _ diagnostics: inout QuestDiagnostics
    ) -> Quest.Requirement? {
        let group = members.nested(key, object, known: ["any", "of"], &diagnostics)
        guard let ids = group.texts("of", &diagnostics) else {
            if group.value("of") == nil { group.noteMissing("of", &diagnostics) }
            return nil
        }
        let tasks = unique(ids)
        guard !tasks.isEmpty else {
            group.noteOutOfRange("of", Message("requirement-group"), &diagnostics)
            return nil
        }
        let count = group.value("any") == nil ? tasks.count : group.wholeNumber("any", 1...1_000_000, &diagnostics)
        return count.map { Quest.Requirement($0, of: tasks) }
    }

    /// `any 2 of oak, mill, pond`, `oak, mill`, or `oak`, unless a task has exactly that name.
    private func written(_ text: String) -> [Quest.Requirement] {
        let text = AnswerFolding.whiteSpace.apply(to: text)
        if tasks.contains(Quest.Task.ID(text)) { return [Quest.Requirement(Quest.Task.ID(text))] }
        let words = text.split(separator: " ", maxSplits: 3)
        if words.count == 4, ["any", "любые"].contains(words[0].lowercased()), let count = Int(words[1]), count >= 1,
            ["of", "из"].contains(words[2].lowercased())
        {
            return [Quest.Requirement(count, of: listed(words[3]))]
        }
        return listed(text[...]).map { Quest.Requirement($0) }
    }

    private func listed(_ text: Substring) -> [Quest.Task.ID] {
        unique(text.split(separator: ",").map { AnswerFolding.whiteSpace.apply(to: String($0)) })
    }

    private func unique(_ ids: [String]) -> [Quest.Task.ID] {
        var seen: Set<String> = []
        return ids.filter { !$0.isEmpty && seen.insert($0).inserted }.map { Quest.Task.ID($0) }
    }
}

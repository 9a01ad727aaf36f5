import Answers
internal import GeoJSON
import Quests
internal import Scoring

/// Searches for right answers in the readable parts of a riders' edition: identifiers, descriptions, hints, members of other programs.
struct LeakSearch {
    private struct Form {
        let position: Int
        let folded: String
    }

    private let forms: [Form]

    package init(_ quest: Quest) {
        forms = quest.tasks.indices.flatMap { position in
            (quest.tasks[position].answer?.tellingForms ?? []).map { Form(position: position, folded: Self.words($0)) }
        }
    }

    /// For each task with a readable answer, the first place where it is readable.
    func leaks(in collection: FeatureCollection) -> [SealingReport.Leak] {
        var found: [Int: JSONPointer] = [:]
        func look(at text: String, _ pointer: JSONPointer) {
            let words = Self.words(text)
            for form in forms where found[form.position] == nil && words.contains(form.folded) {
                found[form.position] = pointer
            }
        }
        for member in collection.foreignMembers {
            let pointer = JSONPointer([member.key])
            guard member.key == "quest", let quest = member.value.objectValue else {
                Self.walk(member.value, pointer, look)
                continue
            }
            for member in quest where member.key != "seal" {
                Self.walk(member.value, pointer.appending(member.key), look)
            }
            Self.walkHidden(quest, pointer, look)
        }
        // The member `answer` of a task is written by the edition itself, and reveals nothing.
        let tasks = Set(collection.taskPlaces)
        for (index, feature) in collection.features.enumerated() {
            let pointer = JSONPointer(["features", String(index)])
            if let id = feature.id { look(at: id.description, pointer.appending("id")) }
            for member in feature.foreignMembers { Self.walk(member.value, pointer.appending(member.key), look) }
            for member in feature.properties ?? [:] where member.key != "answer" || !tasks.contains(index) {
                Self.walk(member.value, pointer.appending("properties").appending(member.key), look)
            }
        }
        return found.sorted { $0.key < $1.key }.map { SealingReport.Leak(position: $0.key, pointer: $0.value) }
    }

    /// The identifiers of hidden tasks; everything else in `seal` is encrypted, or repeats identifiers.
    private static func walkHidden(_ quest: JSONObject, _ pointer: JSONPointer, _ body: (String, JSONPointer) -> Void) {
        let locked = quest["seal"]?.objectValue?["locked"]?.arrayValue ?? []
        let list = pointer.appending("seal").appending("locked")
        for (index, task) in locked.enumerated() {
            guard let id = task.objectValue?["id"] else { continue }
            walk(id, list.appending(index).appending("id"), body)
        }
    }

    private static func walk(_ value: JSONValue, _ pointer: JSONPointer, _ body: (String, JSONPointer) -> Void) {
        switch value {
        case .string, .integer, .double, .decimal: if let text = value.writtenText { body(text, pointer) }
        case .array(let elements):
            for (index, element) in elements.enumerated() { walk(element, pointer.appending(index), body) }
        case .object(let object):
            for member in object { walk(member.value, pointer.appending(member.key), body) }
        case .null, .boolean: break
        }
    }

    /// The words of a text with a space before and after each.
    private static func words(_ text: String) -> String { " \(AnswerFolding.separating.apply(to: text)) " }
}

extension AnswerKey {
    /// Accepted texts long enough not to occur in another text by chance.
    fileprivate var tellingForms: [String] {
        let texts: [String] =
            switch kind {
            case .text(let text): text.forms.map(\.text)
            case .number(let number): [number.value]
            case .list(let list): list.items.flatMap(\.texts)
            case .code(let code): code.accepted
            case .choice, .pattern, .sealed, .photo, .judgedByOrganiser: []
            }
        return texts.filter { AnswerFolding.separating.apply(to: $0).count >= 4 }
    }
}

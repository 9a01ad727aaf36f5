internal import GeoJSON
internal import QuestEngine

/// Looks for right answers in what a riders' edition leaves readable: descriptions, hints, members of other programs.
struct LeakSearch {
    private struct Form {
        let position: Int
        let folded: String
    }

    private let forms: [Form]

    init(_ quest: Quest, _ treatments: [AnswerTreatment]) {
        forms = quest.tasks.indices.flatMap { position in
            (quest.tasks[position].answer?.tellingForms ?? []).map { Form(position: position, folded: Self.words($0)) }
        }
    }

    /// For each task whose answer can be read, the first place where.
    func leaks(in collection: FeatureCollection) -> [SealingReport.Leak] {
        var found: [Int: JSONPointer] = [:]
        func look(at text: String, _ pointer: JSONPointer) {
            let words = Self.words(text)
            for form in forms where found[form.position] == nil && words.contains(form.folded) {
                found[form.position] = pointer
            }
        }
        for member in collection.foreignMembers {
            Self.walk(member.value, JSONPointer([member.key]), look)
        }
        for (index, feature) in collection.features.enumerated() {
            let pointer = JSONPointer(["features", String(index)])
            for member in feature.foreignMembers { Self.walk(member.value, pointer.appending(member.key), look) }
            for member in feature.properties ?? [:] where member.key != "answer" {
                Self.walk(member.value, pointer.appending("properties").appending(member.key), look)
            }
        }
        return found.sorted { $0.key < $1.key }.map { SealingReport.Leak(position: $0.key, pointer: $0.value) }
    }

    private static func walk(_ value: JSONValue, _ pointer: JSONPointer, _ body: (String, JSONPointer) -> Void) {
        switch value {
        case .string(let text): body(text, pointer)
        case .integer(let number): body(String(number), pointer)
        case .array(let elements):
            for (index, element) in elements.enumerated() { walk(element, pointer.appending(index), body) }
        case .object(let object):
            for member in object where member.key != "seal" { walk(member.value, pointer.appending(member.key), body) }
        case .null, .boolean, .double, .decimal: break
        }
    }

    /// The words of a text with a space before and after each.
    private static func words(_ text: String) -> String { " \(AnswerFolding.separating.apply(to: text)) " }
}

extension AnswerKey {
    /// Accepted texts that are long enough not to stand in another text by chance.
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

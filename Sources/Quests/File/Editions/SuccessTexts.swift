internal import GeoJSON
package import JSON

/// The texts that riders read once a task is solved, as JSON, in all languages: hidden in a riders' edition.
package struct SuccessTexts: Sendable {
    private var text: JSONValue?
    private var translations: [(tag: String, text: JSONValue)]

    /// The texts of a task, from its properties.
    package init(_ properties: JSONObject) {
        if let success = properties["success"], !success.isBlank { text = success }
        var seen: Set<String> = []
        // If a language occurs twice, the last one is read.
        let languages = (properties["texts"]?.objectValue?.members ?? []).reversed().filter {
            seen.insert($0.key).inserted
        }
        translations = languages.reversed().compactMap { language in
            guard let text = language.value.objectValue?["success"], !text.isBlank else { return nil }
            return (language.key, text)
        }
    }

    /// Whether there are none.
    package var isEmpty: Bool { text == nil && translations.isEmpty }

    /// The texts alone, under their names in the properties.
    package var json: JSONObject {
        var object: JSONObject = [:]
        object.put(self)
        return object
    }

    /// Calls `body` with every text and its language.
    func forEach(_ body: (String?, JSONValue) -> Void) {
        if let text { body(nil, text) }
        for (tag, text) in translations { body(tag, text) }
    }
}

extension JSONObject {
    /// Inserts texts into the properties.
    package mutating func put(_ texts: SuccessTexts) {
        texts.forEach { tag, text in
            guard let tag else { return self["success"] = text }
            var all = self["texts"]?.objectValue ?? [:]
            var language = all[tag]?.objectValue ?? [:]
            language["success"] = text
            all[tag] = .object(language)
            self["texts"] = .object(all)
        }
    }

    /// Removes all texts of `SuccessTexts` from the properties, also those in repeated members.
    package mutating func removeSuccess() {
        self = withoutSuccess { member in
            guard member.key == "texts", let all = member.value.objectValue else { return member }
            let languages = all.map { language in
                guard let texts = language.value.objectValue else { return language }
                return Member(key: language.key, value: .object(texts.withoutSuccess { $0 }))
            }
            return Member(key: member.key, value: .object(JSONObject(members: languages)))
        }
    }

    private func withoutSuccess(_ change: (Member) -> Member) -> JSONObject {
        JSONObject(members: members.filter { $0.key != "success" }.map(change))
    }
}

extension JSONValue {
    /// Whether it is absent, or a text of white space only.
    package var isBlank: Bool {
        switch self {
        case .null: true
        case .string(let text): text.allSatisfy { $0.isWhitespace }
        default: false
        }
    }
}

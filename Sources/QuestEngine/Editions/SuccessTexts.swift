package import GeoJSON

/// What riders read once a task is solved, as JSON, in all languages: what a riders' edition hides.
package struct SuccessTexts: Sendable {
    private var text: JSONValue?
    private var translations: [(tag: String, text: JSONValue)]

    /// The texts of a task, from its properties.
    package init(_ properties: JSONObject) {
        text = properties["success"]
        translations = (properties["texts"]?.objectValue ?? [:]).compactMap { member in
            member.value.objectValue?["success"].map { (member.key, $0) }
        }
    }

    /// Whether there are none.
    package var isEmpty: Bool { text == nil && translations.isEmpty }

    /// The texts alone, with the names they have in the properties.
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
    /// Puts texts where properties have them.
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

    /// Takes all texts of `SuccessTexts` out of properties.
    package mutating func removeSuccess() {
        self["success"] = nil
        guard var all = self["texts"]?.objectValue else { return }
        for tag in all.keys {
            guard var language = all[tag]?.objectValue, language["success"] != nil else { continue }
            language["success"] = nil
            all[tag] = .object(language)
        }
        self["texts"] = .object(all)
    }
}

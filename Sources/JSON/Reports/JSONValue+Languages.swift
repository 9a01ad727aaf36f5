package import Support

extension JSONValue {
    /// An object with a member for each language.
    package static func inEveryLanguage(_ value: (Language) -> JSONValue) -> JSONValue {
        .object(JSONObject(Language.all.map { ($0.tag, value($0)) }))
    }

    /// A message in each language.
    package static func inEveryLanguage(_ message: Message) -> JSONValue {
        inEveryLanguage { .string(message[$0]) }
    }
}

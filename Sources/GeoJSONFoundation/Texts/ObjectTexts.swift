internal import Support

/// What errors of reading whole objects say.
enum ObjectTexts {
    static func unexpected(_ error: UnexpectedObjectError) -> LocalizedText {
        LocalizedText(
            "the text holds a \(error.found), not a \(error.expected); GeoJSONObject reads either",
            "в тексте \(error.found), а не \(error.expected); GeoJSONObject читает и то и другое")
    }
}

import GeoJSON
package import JSON
package import Quests

/// Quest files for tests, written down as organisers do.
package enum QuestText {
    /// A file with these features and, where given, a member `quest`.
    package static func file(_ features: [String], quest: String? = nil) -> String {
        let settings = quest.map { "  \"quest\": \($0),\n" } ?? ""
        return """
            {
              "type": "FeatureCollection",
            \(settings)  "features": [
                \(features.joined(separator: ",\n    "))
              ]
            }
            """
    }

    /// A task with an answer, and more properties as JSON text such as `"points": 5`.
    package static func task(
        _ name: String, _ longitude: Double = 61.4, _ latitude: Double = 55.15, more properties: String = "",
        id: String? = nil
    ) -> String {
        let further = properties.isEmpty ? "" : ", " + properties
        let identifier = id.map { "\"id\": \($0), " } ?? ""
        return """
            {"type": "Feature", \(identifier)"properties": {"name": "\(name)", "answer": "obelisk of \(name)"\(further)}, \
            "geometry": {"type": "Point", "coordinates": [\(longitude), \(latitude)]}}
            """
    }

    package static func read(_ text: String) -> QuestReading { Quest.read(Array(text.utf8)) }

    /// The rules found, in order.
    package static func rules(_ text: String) -> [String] { read(text).diagnostics.map(\.rule) }
}

extension Diagnostic.FixIt {
    /// The text after the fix.
    package func applied(to text: String) -> String {
        var bytes = Array(text.utf8)
        for edit in edits.reversed() { bytes.replaceSubrange(edit.byteRange, with: edit.replacement.utf8) }
        return String(decoding: bytes, as: UTF8.self)
    }
}

public import GeoJSON
internal import Languages

/// What came of reading a quest file.
public struct QuestReading: Sendable {
    /// The quest; `nil` where any finding is an error.
    public let quest: Quest?
    /// What the GeoJSON reader and the quest reader found, in the order of the file.
    public let diagnostics: [Diagnostic]
}

extension Quest {
    /// Reads the GeoJSON file of an organiser.
    ///
    ///     let reading = Quest.read(bytes)
    ///     for finding in reading.diagnostics { print(finding.message[.english]) }
    ///     guard let quest = reading.quest else { return }
    ///
    /// The file is a FeatureCollection (RFC 7946). Each Feature with a Point is a task, in the order of the file; other
    /// features are kept in `source` and have no meaning. Everything below is optional:
    ///
    ///     {
    ///       "type": "FeatureCollection",
    ///       "quest": {
    ///         "title": "Around the lake", "language": "en", "description": "…",
    ///         "start": [61.4, 55.15], "finish": [61.4, 55.15],
    ///         "timeLimit": 90,
    ///         "contacts": [{"name": "…", "phone": "…", "email": "…", "url": "…"}]
    ///       },
    ///       "features": [{
    ///         "type": "Feature", "id": "oak",
    ///         "properties": {
    ///           "name": "Old oak", "description": "Whose face is carved in it?", "category": "observation",
    ///           "difficulty": "medium", "points": 20, "radius": 30,
    ///           "answer": ["Pushkin", "Alexander Pushkin"],
    ///           "marker-color": "#7e7e7e", "marker-size": "medium", "marker-symbol": "park"
    ///         },
    ///         "geometry": {"type": "Point", "coordinates": [61.41, 55.16]}
    ///       }]
    ///     }
    ///
    /// - Coordinates are longitude, then latitude, in degrees. `radius` is in metres (30 where absent), `timeLimit` in
    ///   minutes.
    /// - `difficulty` is low, medium or high, or the same in Russian (`Difficulty`); other words are kept. The old key
    ///   `difficult` is read too. Points, where absent, follow the difficulty: 10, 20, 30.
    /// - `answer` is a text, a number, or a list of accepted ones; a `|` in a text parts accepted ones as well, for editors
    ///   that know only texts. Without it being there is enough. `"judged": true` leaves all answers to the organiser.
    /// - `id` names the task in ride logs; without one it is `task-` and the number, which changes when tasks are
    ///   reordered.
    /// - An absent member, `null` and a blank text mean the same. Unknown members are kept in `source`.
    ///
    /// A file in error has no quest, and still every finding that can be made: what the GeoJSON reader could not make out
    /// is not judged a second time.
    /// - Complexity: O(*n*) in the length of the file.
    public static func read(_ bytes: [UInt8]) -> QuestReading {
        read(bytes, Linter(rules: []))
    }

    /// Reads the GeoJSON file of an organiser as `read(_:)` does, and judges it by the rules of GeoJSON as well.
    ///
    ///     let reading = Quest.read(bytes, judgedBy: Linter())
    ///
    /// What a quest finding says already is not said a second time by a GeoJSON rule: a task with swapped coordinates is one
    /// finding, with the task's name.
    /// - Complexity: O(*n* log *n*) in the length of the file for ordinary files.
    public static func read(_ bytes: [UInt8], judgedBy linter: Linter) -> QuestReading {
        read(bytes, linter)
    }

    private static func read(_ bytes: [UInt8], _ linter: Linter) -> QuestReading {
        let outcome = GeoJSONReader(options: linter.options).read(bytes)
        let general = linter.lint(outcome, bytes)
        guard let object = outcome.object else { return QuestReading(quest: nil, diagnostics: general) }
        guard case .featureCollection(let collection) = object else {
            var findings = Findings()
            findings.addNotACollection(object)
            return QuestReading(quest: nil, diagnostics: inOrder(general + findings.diagnostics(in: bytes)))
        }
        var reader = QuestReader(collection, after: outcome.diagnostics)
        let quest = reader.quest()
        let special = reader.findings.diagnostics(in: bytes)
        let diagnostics = inOrder(RepeatedFindings(special).removed(from: general) + special)
        return QuestReading(quest: diagnostics.containsErrors ? nil : quest, diagnostics: diagnostics)
    }

    private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let places = (left.element.location?.byteRange.lowerBound, right.element.location?.byteRange.lowerBound)
            return (places.0 ?? .max, left.offset) < (places.1 ?? .max, right.offset)
        }.map(\.element)
    }
}

extension Findings {
    fileprivate mutating func addNotACollection(_ object: GeoJSONObject) {
        let kind =
            switch object {
            case .geometry(let geometry): geometry.kind.rawValue
            case .feature: "Feature"
            case .featureCollection: "FeatureCollection"
            }
        add(
            QuestRule.notACollection, at: JSONPointer(),
            LocalizedText(
                "A quest is a FeatureCollection; this is a \(kind). Put the tasks into the “features” of one.",
                "Квест — это FeatureCollection, а здесь \(kind). Соберите задания в её список «features»."))
    }
}

public import GeoJSON
public import JSON
import Support

/// The result of reading a quest file.
public struct QuestReading: Sendable {
    /// The quest; `nil` if any diagnostic is an error.
    public let quest: Quest?
    /// The diagnostics of the GeoJSON reader and the quest reader, in the order of the file.
    public let diagnostics: [Diagnostic]
    /// Where the parts of the quest are in the file.
    public internal(set) var places = QuestPlaces()

    /// The same without what a rule found.
    package func without(_ rule: DiagnosticRule) -> QuestReading {
        QuestReading(
            quest: quest, diagnostics: diagnostics.filter { $0.rule != rule.identifier }, places: places)
    }
}

extension Quest {
    /// Reads the GeoJSON file of an organiser.
    ///
    ///     let reading = Quest.read(bytes)
    ///     for diagnostic in reading.diagnostics { print(diagnostic.message[.english]) }
    ///     guard let quest = reading.quest else { return }
    ///
    /// The file is a FeatureCollection (RFC 7946). Each Feature with a Point is a task, in the order of the file, unless its `role`
    /// makes it a start or finish; with other roles a Feature is a zone or a closure, without one it is kept in `source` and has no
    /// meaning. All members below are optional, and there are more: see <doc:QuestFile>.
    ///
    ///     {
    ///       "type": "FeatureCollection",
    ///       "quest": {
    ///         "title": "Around the lake", "language": "en", "timeLimit": 90, "scoring": "irf",
    ///         "contacts": [{"name": "Anna", "phone": "+44 20 7946 0000"}]
    ///       },
    ///       "features": [{
    ///         "type": "Feature", "id": "oak",
    ///         "properties": {
    ///           "name": "Old oak", "description": "Whose face is carved in it?", "difficulty": "medium",
    ///           "answer": ["Pushkin", "Alexander Pushkin"], "hints": ["A poet."], "requires": "mill"
    ///         },
    ///         "geometry": {"type": "Point", "coordinates": [61.41, 55.16]}
    ///       }]
    ///     }
    ///
    /// - Coordinates are longitude, then latitude, in degrees; lengths are metres, the time limit is minutes.
    /// - `id` names the task in ride logs; without one it is `task-` and the number, which changes when tasks are
    ///   reordered.
    /// - An absent member, `null` and a blank text mean the same. Unknown members are kept in `source`.
    ///
    /// A file in error has no quest, but still all diagnostics that can be made. What the GeoJSON reader could not read is not
    /// reported a second time.
    /// - Complexity: O(*n*) in the length of the file.
    public static func read(_ bytes: [UInt8]) -> QuestReading {
        read(bytes, judgedBy: Linter(rules: []))
    }

    /// Reads the GeoJSON file of an organiser as `read(_:)` does, and applies the rules of a GeoJSON linter as well.
    ///
    ///     let reading = Quest.read(bytes, judgedBy: Linter())
    ///
    /// A GeoJSON diagnostic that repeats a quest diagnostic is left out: a task with swapped coordinates has one diagnostic, with the task's
    /// name.
    /// - Complexity: O(*n* log *n*) in the length of the file for ordinary files.
    public static func read(_ bytes: [UInt8], judgedBy linter: Linter) -> QuestReading {
        let outcome = GeoJSONReader(options: linter.options).read(bytes)
        let general = linter.lint(outcome, bytes)
        guard let object = outcome.object else { return QuestReading(quest: nil, diagnostics: general) }
        guard case .featureCollection(let collection) = object else {
            var diagnostics = QuestDiagnostics()
            diagnostics.addNotACollection(object)
            return QuestReading(quest: nil, diagnostics: inOrder(general + diagnostics.located(in: bytes)))
        }
        var reader = QuestReader(collection, after: outcome.diagnostics)
        var quest = reader.quest()
        quest?.edition = Quest.EditionDigest(of: bytes)
        let special = reader.diagnostics.located(in: bytes)
        let diagnostics = inOrder(
            RepeatedDiagnostics(special, swapped: reader.diagnostics.swapped).removed(from: general) + special)
        return QuestReading(
            quest: diagnostics.containsErrors ? nil : quest, diagnostics: diagnostics, places: reader.places)
    }

    private static func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        diagnostics.enumerated().sorted { left, right in
            let places = (left.element.location?.byteRange.lowerBound, right.element.location?.byteRange.lowerBound)
            return (places.0 ?? .max, left.offset) < (places.1 ?? .max, right.offset)
        }.map { $0.element }
    }
}

extension QuestDiagnostics {
    fileprivate mutating func addNotACollection(_ object: GeoJSONObject) {
        let kind =
            switch object {
            case .geometry(let geometry): geometry.kind.rawValue
            case .feature: "Feature"
            case .featureCollection: "FeatureCollection"
            }
        add(QuestRule.notACollection, at: JSONPointer(), Message("quest-not-a-collection", ["kind": .of(kind)]))
    }
}

/// Where the parts of a quest are in its file.
public struct QuestPlaces: Sendable, Hashable {
    /// The features of the tasks, in the order of `Quest.tasks`.
    public internal(set) var tasks: [JSONPointer] = []
    /// The start: a member of `quest`, or the coordinates of a feature; `nil` where there is none.
    public internal(set) var start: JSONPointer?
    /// The finish, likewise.
    public internal(set) var finish: JSONPointer?
}

extension QuestReader {
    /// Where the parts of the quest are, after `quest()`.
    var places: QuestPlaces {
        QuestPlaces(tasks: tasks.map { $0.pointer }, start: ends[0].place?.pointer, finish: ends[1].place?.pointer)
    }
}

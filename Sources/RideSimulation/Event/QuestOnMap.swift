import BikeRouting
public import Diagnostics
import Geodesy
import JSON
import Languages
public import QuestFile
public import QuestModel
public import RoadNetwork
import VeloQuest

/// What is wrong with a quest on a map: places off the map, tasks without a way to or from them.
///
///     let findings = QuestOnMap.findings(quest, in: bytes, on: graph)
///
/// Routes start at the quest's start, else at its first task, and keep off the roads that the quest closes.
public enum QuestOnMap {
    static let offTheMap = DiagnosticRule(
        "quest.off-the-map", .error, title: QuestOnMapTexts.offTheMapTitle)
    static let unreachable = DiagnosticRule(
        "quest.unreachable", .error, title: QuestOnMapTexts.unreachableTitle)
    static let behindZone = DiagnosticRule(
        "quest.behind-forbidden-zone", .warning, title: QuestOnMapTexts.behindZoneTitle)
    static let misspeltRole = DiagnosticRule(
        "quest.misspelt-role", .warning, title: QuestOnMapTexts.roleTitle)

    /// The findings of reading a file, and those about roles and, where there is a map, places; in the order of the file.
    public static func findings(added reading: QuestReading, in bytes: [UInt8], on graph: RoadGraph?)
        -> [Diagnostic]
    {
        guard let quest = reading.quest else { return reading.diagnostics }
        let roles = roleFindings(quest, in: bytes)
        // That a role is unknown says the same, with less help.
        let others = reading.diagnostics.filter { known in
            known.rule != "quest.unknown-role"
                || !roles.contains { role in
                    role.pointer?.components.starts(with: known.pointer?.components ?? [""]) ?? false
                }
        }
        let all = others + roles + (graph.map { findings(quest, in: bytes, on: $0) } ?? [])
        func place(_ diagnostic: Diagnostic) -> Int {
            diagnostic.location?.byteRange.lowerBound ?? .max
        }
        return all.enumerated().sorted {
            (place($0.element), $0.offset) < (place($1.element), $1.offset)
        }
        .map(\.element)
    }

    /// What is wrong on a map.
    ///
    /// - Parameter bytes: the file of the quest, to say where.
    /// - Complexity: that of the ways between all tasks.
    public static func findings(_ quest: Quest, in bytes: [UInt8], on graph: RoadGraph)
        -> [Diagnostic]
    {
        var router = Router(graph: graph)
        router.closures = quest.closures(on: graph)
        let places = FeaturePlaces(in: bytes)
        var found: [(DiagnosticRule, JSONPointer?, LocalizedText)] = []
        func add(_ rule: DiagnosticRule, _ pointer: JSONPointer?, _ text: LocalizedText) {
            found.append((rule, pointer, text))
        }
        for (role, place) in [("start", quest.settings.start), ("finish", quest.settings.finish)] {
            guard let place, let error = problem(of: place, router) else { continue }
            add(offTheMap, places.end(role), QuestOnMapTexts.end(isStart: role == "start", error.message))
        }
        var areOnMap = found.isEmpty
        for (number, task) in quest.tasks.enumerated() {
            guard let error = problem(of: task.coordinate, router) else { continue }
            if number == 0, quest.settings.start == nil { areOnMap = false }
            add(offTheMap, places.task(number), QuestOnMapTexts.task(task, error.message))
        }
        if areOnMap, let choices = try? RiderChoices(quest: quest, router: &router) {
            let reachable = choices.reachable
            for (number, task) in quest.tasks.enumerated() where !reachable.contains(task.id) {
                guard problem(of: task.coordinate, router) == nil else { continue }
                add(unreachable, places.task(number), QuestOnMapTexts.unreachable(task))
            }
            for number in behindZones(of: quest, reachable, on: graph, &router) {
                add(behindZone, places.task(number), QuestOnMapTexts.behindZone(quest.tasks[number]))
            }
        }
        return diagnostics(found, in: bytes)
    }

    /// The tasks that riders who keep out of forbidden zones cannot reach, of those that they can reach otherwise.
    private static func behindZones(
        of quest: Quest, _ reachable: Set<Quest.Task.ID>, on graph: RoadGraph, _ router: inout Router
    ) -> [Int] {
        let forbidden = quest.forbiddenRoads(in: graph)
        guard !forbidden.isEmpty else { return [] }
        router.closures.formUnion(forbidden)
        let outside = (try? RiderChoices(quest: quest, router: &router))?.reachable ?? []
        let behind = reachable.subtracting(outside)
        return quest.tasks.indices.filter { behind.contains(quest.tasks[$0].id) }
    }

    /// Features whose role is written otherwise than this package reads it, such as `Start`, and tasks that are called the start of a
    /// quest that has none.
    public static func roleFindings(_ quest: Quest, in bytes: [UInt8]) -> [Diagnostic] {
        let places = FeaturePlaces(in: bytes)
        var found = places.misspelt.map { word, role, pointer in
            (misspeltRole, Optional(pointer), QuestOnMapTexts.role(word, read: role))
        }
        if quest.settings.start == nil {
            for (number, task) in quest.tasks.enumerated() where FeaturePlaces.isStart(task.name) {
                found.append((misspeltRole, places.task(number), QuestOnMapTexts.startAsTask(task)))
            }
        }
        return diagnostics(found, in: bytes)
    }

    private static func problem(of place: Coordinate, _ router: borrowing Router) -> RoutingError? {
        do throws(RoutingError) {
            _ = try router.snap(place)
            return nil
        } catch { return error }
    }

    private static func diagnostics(
        _ found: [(DiagnosticRule, JSONPointer?, LocalizedText)], in bytes: [UInt8]
    ) -> [Diagnostic] {
        let locations = JSONPointer.locate(found.map { $0.1 ?? JSONPointer() }, in: bytes)
        return zip(found, locations).map { finding, location in
            Diagnostic(finding.0, at: location, pointer: finding.1, message: finding.2)
        }
    }
}

/// Where the features of a quest are in its file.
private struct FeaturePlaces {
    private static let roles = ["task", "start", "finish", "zone", "closure"]
    private var tasks: [JSONPointer] = []
    private var ends: [String: JSONPointer] = [:]
    /// The role as written, as it would be read, and where.
    private(set) var misspelt: [(String, String, JSONPointer)] = []

    init(in bytes: [UInt8]) {
        guard case .object(let file)? = try? JSONValue(parsing: bytes),
            case .array(let features)? = file["features"]
        else {
            return
        }
        for (number, feature) in features.enumerated() {
            guard case .object(let feature) = feature else { continue }
            let pointer = JSONPointer(["features", "\(number)"])
            guard case .object(let properties)? = feature["properties"],
                case .string(let word)? = properties["role"]
            else {
                if Self.isPoint(feature["geometry"]) { tasks.append(pointer) }
                continue
            }
            if word == "task" { tasks.append(pointer) }
            if word == "start" || word == "finish" { ends[word] = pointer }
            let folded = Self.folded(word)
            guard word != folded, Self.roles.contains(folded) else { continue }
            misspelt.append((word, folded, pointer.appending("properties").appending("role")))
        }
    }

    func task(_ number: Int) -> JSONPointer? { tasks.indices.contains(number) ? tasks[number] : nil }
    func end(_ role: String) -> JSONPointer? { ends[role] }

    static func isStart(_ name: String) -> Bool { ["start", "старт"].contains(folded(name)) }

    private static func folded(_ text: String) -> String {
        String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")).lowercased()
    }

    private static func isPoint(_ geometry: JSONValue?) -> Bool {
        guard case .object(let geometry)? = geometry else { return true }
        return geometry["type"] == .string("Point")
    }
}

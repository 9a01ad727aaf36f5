import Geodesy
public import JSON
public import Quests
public import RoadMap
import Routing
import Support
import VeloQuest

/// What is wrong with a quest on a map: places off the map, tasks without a way to or from them.
///
///     let findings = QuestOnMap.findings(added: Quest.read(bytes), in: bytes, on: graph)
///
/// Routes start at the quest's start, else at its first task, and keep off the roads that the quest closes.
public enum QuestOnMap {
    static let offTheMap = DiagnosticRule(
        "quest.off-the-map", .error, title: Message("quest-on-map-off-the-map-title"))
    static let unreachable = DiagnosticRule(
        "quest.unreachable", .error, title: Message("quest-on-map-unreachable-title"))
    static let behindZone = DiagnosticRule(
        "quest.behind-forbidden-zone", .warning, title: Message("quest-on-map-behind-zone-title"))
    static let misspeltRole = DiagnosticRule(
        "quest.misspelt-role", .warning, title: Message("quest-on-map-role-title"))

    /// The findings of reading a file, and those about roles and, where there is a map, places; in the order of the file.
    public static func findings(added reading: QuestReading, in bytes: [UInt8], on graph: RoadGraph?)
        -> [Diagnostic]
    {
        guard let quest = reading.quest else { return reading.diagnostics }
        let roles = roleFindings(quest, reading.places, in: bytes)
        // That a role is unknown says the same, with less help.
        let others = reading.diagnostics.filter { known in
            known.rule != "quest.unknown-role"
                || !roles.contains { role in
                    role.pointer?.components.starts(with: known.pointer?.components ?? [""]) ?? false
                }
        }
        let all = others + roles + (graph.map { findings(quest, reading.places, in: bytes, on: $0) } ?? [])
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
    /// - Complexity: that of the ways between all tasks.
    private static func findings(_ quest: Quest, _ places: QuestPlaces, in bytes: [UInt8], on graph: RoadGraph)
        -> [Diagnostic]
    {
        var router = Router(graph: graph)
        router.closures = quest.closures(on: graph)
        func pointer(_ number: Int) -> JSONPointer? {
            places.tasks.indices.contains(number) ? places.tasks[number] : nil
        }
        var found: [(DiagnosticRule, JSONPointer?, Message)] = []
        func add(_ rule: DiagnosticRule, _ pointer: JSONPointer?, _ text: Message) {
            found.append((rule, pointer, text))
        }
        let ends = [(true, quest.settings.start, places.start), (false, quest.settings.finish, places.finish)]
        for (isStart, place, pointer) in ends {
            guard let place, let error = problem(of: place, router) else { continue }
            add(offTheMap, pointer, Message("quest-on-map-end", ["is-start": .of(isStart), "why": .of(error.message)]))
        }
        var areOnMap = found.isEmpty
        for (number, task) in quest.tasks.enumerated() {
            guard let error = problem(of: task.coordinate, router) else { continue }
            if number == 0, quest.settings.start == nil { areOnMap = false }
            add(offTheMap, pointer(number), QuestOnMapTexts.task(task, error.message))
        }
        if areOnMap, let choices = try? RiderChoices(quest: quest, router: &router) {
            let reachable = choices.reachable
            for (number, task) in quest.tasks.enumerated() where !reachable.contains(task.id) {
                guard problem(of: task.coordinate, router) == nil else { continue }
                let isLocked = choices.withPaths.contains(task.id)
                add(
                    unreachable, pointer(number),
                    isLocked
                        ? Message("quest-on-map-never-opens", ["number": .of(task.number), "name": task.nameValue])
                        : Message("quest-on-map-unreachable", ["number": .of(task.number), "name": task.nameValue]))
            }
            for number in behindZones(of: quest, reachable, on: graph, &router) {
                add(behindZone, pointer(number), QuestOnMapTexts.behindZone(quest.tasks[number]))
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
    private static func roleFindings(_ quest: Quest, _ places: QuestPlaces, in bytes: [UInt8]) -> [Diagnostic] {
        var found = MisspeltRole.all(in: bytes).map { found in
            (
                misspeltRole, Optional(found.pointer),
                Message("quest-on-map-role", ["word": .of(found.word), "role": .of(found.role)])
            )
        }
        if quest.settings.start == nil {
            for (number, task) in quest.tasks.enumerated() where MisspeltRole.isStart(task.name) {
                let pointer = places.tasks.indices.contains(number) ? places.tasks[number] : nil
                found.append((misspeltRole, pointer, Message("quest-on-map-start-as-task", ["name": task.nameValue])))
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
        _ found: [(DiagnosticRule, JSONPointer?, Message)], in bytes: [UInt8]
    ) -> [Diagnostic] {
        let locations = JSONPointer.locate(found.map { $0.1 ?? JSONPointer() }, in: bytes)
        return zip(found, locations).map { finding, location in
            Diagnostic(finding.0, at: location, pointer: finding.1, message: finding.2)
        }
    }
}

/// A role that a feature may be meant to have.
private struct MisspeltRole {
    private static let roles = ["task", "start", "finish", "zone", "closure"]
    let word: String
    /// The role that this package reads.
    let role: String
    let pointer: JSONPointer

    static func all(in bytes: [UInt8]) -> [MisspeltRole] {
        guard case .object(let file)? = try? JSONValue(parsing: bytes),
            case .array(let features)? = file["features"]
        else { return [] }
        return features.enumerated().compactMap { number, feature in
            guard case .object(let feature) = feature, case .object(let properties)? = feature["properties"],
                case .string(let word)? = properties["role"]
            else { return nil }
            let folded = folded(word)
            guard word != folded, roles.contains(folded) else { return nil }
            return MisspeltRole(
                word: word, role: folded, pointer: JSONPointer(["features", "\(number)", "properties", "role"]))
        }
    }

    static func isStart(_ name: String) -> Bool { ["start", "старт"].contains(folded(name)) }

    private static func folded(_ text: String) -> String {
        String(text.split(whereSeparator: \.isWhitespace).joined(separator: " ")).lowercased()
    }
}

internal import GeoJSON
import JSON
internal import Support

/// Turns the points of a GPX file into tasks.
///
/// A point's name, description, symbol and type become the task's name, description, `marker-symbol` and category; its comment is
/// appended to the description if it differs. Points of the type Start or Finish are those of the quest. Those of a route or track keep
/// their order.
struct WaypointImport {
    private let document: GPXDocument
    private let points: [GPXPoint]
    private let name: String?
    private let isOrdered: Bool

    package init(_ document: GPXDocument, _ choice: ImportChoice) throws(ExchangeError) {
        self.document = document
        isOrdered = choice.points != .waypoints
        switch choice.points {
        case .waypoints:
            points = document.waypoints
            name = nil
        case .route:
            let route = try Self.path(document.routes, choice.path, \.name)
            points = route?.points ?? []
            name = route?.name
        case .track:
            let track = try Self.path(document.tracks, choice.path, \.name)
            points = track?.points ?? []
            name = track?.name
        }
        guard !points.isEmpty else {
            let kinds: [(ImportChoice.Points, Bool)] = [
                (.waypoints, !document.waypoints.isEmpty),
                (.route, document.routes.contains { !$0.points.isEmpty }),
                (.track, document.tracks.contains { track in track.segments.contains { !$0.isEmpty } }),
            ]
            throw ExchangeError(
                .noPoints(choice.points, found: kinds.filter { $0.1 && $0.0 != choice.points }.map(\.0)))
        }
    }

    private static func path<Path>(
        _ paths: [Path], _ wanted: String?, _ name: (Path) -> String?
    ) throws(ExchangeError) -> Path? {
        guard let wanted else { return paths.first }
        if let path = paths.first(where: { name($0) == wanted }) { return path }
        throw ExchangeError(.noPath(wanted, known: paths.compactMap(name)))
    }

    func quest() throws(ExchangeError) -> ImportedQuest {
        var findings = ExchangeFindings()
        var settings: JSONObject = [:]
        if let title = document.name ?? name { settings["title"] = .string(title) }
        if let description = document.details { settings["description"] = .string(description) }
        var features: [Feature] = []
        for point in points {
            let kind = point.type?.lowercased()
            if kind == "start" || kind == "finish", let kind {
                settings[kind] = settings[kind] ?? .place(point.coordinate)
                continue
            }
            let number = features.count + 1
            if point.name == nil { findings.unnamed.append(String(number)) }
            features.append(task(point, number))
        }
        guard !features.isEmpty else { throw ExchangeError(.noPoints(.waypoints, found: [])) }
        return ImportedQuest(
            collection: FeatureCollection(features: features, foreignMembers: ["quest": .object(settings)]),
            findings: findings.diagnostics)
    }

    private func task(_ point: GPXPoint, _ number: Int) -> Feature {
        var properties: JSONObject = [:]
        func set(_ key: String, _ text: String?) {
            if let text { properties[key] = .string(text) }
        }
        set("name", point.name)
        set("description", description(of: point))
        set("category", point.type)
        set("marker-symbol", point.symbol)
        if isOrdered { properties["order"] = .integer(Int64(number)) }
        return Feature(
            id: .string(String(number)), geometry: .point(Position(point.coordinate)), properties: properties)
    }

    /// Comments written by this package state the value of a task, and are not part of its description.
    private func description(of point: GPXPoint) -> String? {
        guard let comment = point.comment, comment != point.details, document.creator != GPXDocument.questCreator else {
            return point.details
        }
        return point.details.map { "\($0)\n\n\(comment)" } ?? comment
    }
}

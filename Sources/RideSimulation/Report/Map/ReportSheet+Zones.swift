import Geodesy
import JSON
import MapDrawing
import Quests
import RoadMap
import Support
import VeloQuest

extension ReportSheet {
    /// The zones: `kind`, the `names` by language, `rings` as those of the ground, and what a toll costs.
    func zones(of quest: Quest) -> JSONValue {
        .array(
            quest.zones.map { zone in
                var object: JSONObject = [
                    "names": .inEveryLanguage { .string(zone.translations.texts(for: $0.rawValue)?.name ?? zone.name) },
                    "rings": .string(lines(zone.polygons.joined().map { $0.map(clamped) }).text),
                ]
                switch zone.kind {
                case .bounds: object["kind"] = "bounds"
                case .forbidden: object["kind"] = "forbidden"
                case .toll(let toll):
                    object["kind"] = "toll"
                    object["perEntry"] = .double(toll.perEntry.doubleValue)
                    object["perMinute"] = .double(toll.perMinute.doubleValue)
                }
                return .object(object)
            })
    }

    /// The roads that the quest closes, as those of `roads`.
    ///
    /// - Complexity: O(*n* log *n*) for *n* edges of the map.
    func closedRoads(of quest: Quest, on graph: RoadGraph) -> PackedNumbers {
        guard !quest.closures.isEmpty else { return PackedNumbers() }
        let closed = quest.closures(on: graph).edges
        return lines(closed.sorted { $0.rawValue < $1.rawValue }.map { graph.shape(of: $0).map(point) })
    }

    /// Lines: for each the number of its points, then the steps between them.
    private func lines(_ lines: [[PicturePoint]]) -> PackedNumbers {
        var numbers = PackedNumbers()
        var pen = PicturePoint(0, 0)
        for line in lines {
            numbers.append(line.count)
            for point in line { numbers.append(point, from: &pen) }
        }
        return numbers
    }

    /// A place on the sheet or not far from it: zones may reach around the Earth.
    private func clamped(_ place: Coordinate) -> PicturePoint {
        let (point, far) = (point(place), 10.0 * Double(width + height))
        return PicturePoint(min(max(point.x, -far), far), min(max(point.y, -far), far))
    }
}

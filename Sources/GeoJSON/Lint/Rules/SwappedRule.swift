import Diagnostics
import Geodesy

/// Longitude and latitude of a Feature are not swapped. The other Features show where the file's region is.
struct SwappedRule: LintRule {
    let rule = DiagnosticRule.swapped

    func check(_ object: GeoJSONObject, _ findings: inout LintFindings) {
        guard case .featureCollection(let collection) = object, collection.features.count >= 3 else { return }
        let places = collection.features.map { $0.geometry?.coordinates.first }
        let known = places.compactMap { $0 }
        guard known.count >= 3 else { return }
        let middle = Coordinate(
            longitude: known.map { $0.longitude }.sorted()[known.count / 2],
            latitude: known.map { $0.latitude }.sorted()[known.count / 2])
        // Half of the others are closer to the middle than this: the file is about one region.
        let spread = known.map { Self.apart($0, middle) }.sorted()[known.count / 2]
        guard spread < 5 else { return }
        for (index, place) in places.enumerated() {
            guard let place else { continue }
            let turned = Coordinate(longitude: place.latitude, latitude: place.longitude)
            let reach = max(0.5, 4 * spread)
            guard Self.apart(place, middle) > 2 * reach, Self.apart(turned, middle) < reach else { continue }
            findings.report(
                rule, at: JSONPointer(["features", String(index), "geometry", "coordinates"]),
                LintTexts.swapped(middle))
        }
    }

    private static func apart(_ one: Coordinate, _ other: Coordinate) -> Double {
        max((one.longitude - other.longitude).magnitude, (one.latitude - other.latitude).magnitude)
    }
}

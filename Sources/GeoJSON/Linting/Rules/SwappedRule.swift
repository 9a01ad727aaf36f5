package import Geodesy
import JSON
import Support

/// Longitude and latitude of a Feature are not swapped. The other Features show where the file's region is.
package struct SwappedRule: LintRule {
    package let rule = DiagnosticRule.swapped

    package func check(_ object: GeoJSONObject, _ findings: inout LintFindings) {
        guard case .featureCollection(let collection) = object, collection.features.count >= 3 else { return }
        let places = collection.features.map { $0.geometry?.coordinates.first }
        let known = places.compactMap { $0 }
        guard known.count >= 3,
            let region = Region(longitudes: known.map { $0.longitude }, latitudes: known.map { $0.latitude })
        else { return }
        for (index, place) in places.enumerated() {
            guard let place, region.isSwapped(place) else { continue }
            findings.report(
                rule, at: JSONPointer(["features", String(index), "geometry", "coordinates"]),
                Message("lint-swapped", ["middle": .of(region.middle)]))
        }
    }

    /// The region of most Features of a file.
    package struct Region {
        package let middle: Coordinate
        /// Half of the places are closer to the middle than this.
        private let spread: Double

        /// - Parameters:
        ///   - longitudes: those of some places.
        ///   - latitudes: those of the same places.
        init?(longitudes: [Double], latitudes: [Double]) {
            guard !longitudes.isEmpty, longitudes.count == latitudes.count else { return nil }
            let half = longitudes.count / 2
            let middle = Coordinate(longitude: longitudes.sorted()[half], latitude: latitudes.sorted()[half])
            self.middle = middle
            spread =
                zip(longitudes, latitudes).map {
                    Self.apart(Coordinate(longitude: $0, latitude: $1), middle)
                }.sorted()[half]
        }

        /// Whether a place is far from the region, and would be in it with swapped coordinates. Always `false` for a file with
        /// more than one
        /// region.
        package func isSwapped(_ place: Coordinate) -> Bool {
            guard spread < 5 else { return false }
            let turned = Coordinate(longitude: place.latitude, latitude: place.longitude)
            let reach = max(0.5, 4 * spread)
            return Self.apart(place, middle) > 2 * reach && Self.apart(turned, middle) < reach
        }

        private static func apart(_ one: Coordinate, _ other: Coordinate) -> Double {
            max((one.longitude - other.longitude).magnitude, (one.latitude - other.latitude).magnitude)
        }
    }
}

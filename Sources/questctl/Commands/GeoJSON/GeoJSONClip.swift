import ArgumentParser
import FileAccess
import GeoJSON
import SpatialOperations

/// `questctl geojson clip --box 9.4,47.0,9.7,47.3 roads.geojson`
struct GeoJSONClip: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clip", abstract: "Keep what lies inside a box or an area.")

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Longitude and latitude of two corners.", valueName: "west,south,east,north"))
    var box: String?

    @Option(help: ArgumentHelp("A GeoJSON file with the area.", valueName: "file"))
    var area: String?

    @OptionGroup var reshaping: ReshapingOptions

    func validate() throws {
        guard (box == nil) != (area == nil) else { throw ValidationError("give either --box or --area") }
    }

    func run() throws {
        let document = try reshaping.document()
        let outline = try outline()
        try Failure.reporting(reshaping.common.language, file: area ?? reshaping.input, code: Failure.wrong) {
            let clip = try PlanarGeometry(outline)
            try reshaping.write(document) { geometry, _ in
                try geometry.requireSoundArea()
                let inside = try PlanarGeometry(geometry).intersection(clip)
                return inside.isEmpty ? nil : try inside.geometry()
            }
        }
    }

    private func outline() throws -> Geometry {
        if let box {
            let numbers = box.split(separator: ",").compactMap { Double($0) }
            guard numbers.count == 4, numbers[0] < numbers[2], numbers[1] < numbers[3] else {
                throw ValidationError("--box wants west,south,east,north in degrees, for example 9.4,47.0,9.7,47.3")
            }
            let corners = [(0, 1), (2, 1), (2, 3), (0, 3), (0, 1)].map {
                Position(longitude: numbers[$0.0], latitude: numbers[$0.1])
            }
            return .polygon(Polygon(exterior: Positions(corners)))
        }
        return try reshaping.mask(area ?? "-")
    }
}

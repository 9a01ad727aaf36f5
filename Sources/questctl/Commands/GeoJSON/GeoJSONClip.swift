import ArgumentParser
import FileAccess
import GeoJSON
import Geodesy
import SpatialOperations

/// `questctl geojson clip --box 9.4,47.0,9.7,47.3 roads.geojson`
struct GeoJSONClip: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clip", abstract: "Keep what lies inside a box or an area.",
        discussion: """
            A box whose west is greater than its east crosses the antimeridian. What crosses it is written cut there, as \
            RFC 7946 wants it. Members of a GeometryCollection are clipped one by one.
            """)

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
        try Failure.reporting(reshaping.common.language, file: area ?? reshaping.input, code: Failure.wrong) {
            let area = try clippingArea()
            try reshaping.write(document) { geometry, _ in
                try geometry.requireSoundArea()
                return try area.clip(geometry)
            }
        }
    }

    private static func corners(_ text: String) throws -> BoundingBox {
        let numbers = text.split(separator: ",").compactMap { Double($0) }
        guard numbers.count == 4, numbers.allSatisfy(\.isFinite), numbers[0] != numbers[2], numbers[1] < numbers[3],
            numbers[0] < numbers[2] || numbers[0] <= 180 && numbers[2] >= -180
        else {
            throw ValidationError("--box wants west,south,east,north in degrees, for example 9.4,47.0,9.7,47.3")
        }
        return BoundingBox(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    }

    private func clippingArea() throws -> ClippingArea {
        if let box { return try ClippingArea(Self.corners(box)) }
        return try ClippingArea(reshaping.mask(area ?? "-"))
    }
}

import ArgumentParser
import FeatureFiles
import GeoJSON
import Geodesy
import SpatialOperations
import Support

/// `questctl geojson clip --box 9.4,47.0,9.7,47.3 roads.geojson`
struct GeoJSONClip: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "clip", abstract: "Keep what lies inside a box or an area.",
        discussion: """
            A box whose west is greater than its east crosses the antimeridian. What crosses it is written cut there, as \
            RFC 7946 wants it. Members of a GeometryCollection are clipped one by one. Areas stay areas and lines lines: where \
            they only touch the box or area, the lines and points that they share with it are left out and named.
            """)

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp("Longitude and latitude of two corners.", valueName: "west,south,east,north"))
    var box: String?

    @Option(help: ArgumentHelp("A GeoJSON file with the area.", valueName: "file"))
    var area: String?

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func validate() throws {
        guard (box == nil) != (area == nil) else { throw ValidationError("give either --box or --area") }
    }

    func run() throws {
        let language = files.common.language
        if area == "-", files.inputs.contains("-") {
            throw ValidationError("- may be given once: standard input ends only once")
        }
        if let area { try InputProtection.check([area], against: files.output, language) }
        let box = try box.map { try Self.corners($0) }
        let mask = try area.map { try AreaMask.read($0, language) }
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        let outcome = try Failure.reporting(language, file: area ?? files.inputs[0], code: Failure.wrong) {
            _ = try Self.clipper(box, mask)
            return try run.inDegrees {
                let clipper = try Self.clipper(box, mask)
                return { feature, _ in
                    guard let geometry = feature.geometry else { return .keep }
                    let clipped = try clipper.clip(geometry)
                    var notes: [FeatureNote] = []
                    if geometry.hasAmbiguousSides { notes.append(FeatureNote(Message("geo-json-ambiguous-ring"))) }
                    if clipped.hasContactsLeftOut { notes.append(FeatureNote(Message("geo-json-contacts-left-out"))) }
                    let change: FeatureChange =
                        clipped.geometry.map { $0 == geometry ? .keep : .geometry($0) } ?? .drop
                    return notes.isEmpty ? change : .noting(notes, change)
                }
            }
        }
        try run.finish(outcome)
    }

    /// A mask that one thread uses.
    private final class Clipper {
        private let area: ClippingArea

        init(_ area: consuming ClippingArea) { self.area = area }

        func clip(_ geometry: Geometry) throws -> ClippingArea.Clipped {
            try geometry.requireSoundArea()
            return try area.clipped(geometry)
        }
    }

    private static func clipper(_ box: BoundingBox?, _ mask: Geometry?) throws -> Clipper {
        if let mask { return Clipper(try ClippingArea(mask)) }
        return Clipper(try ClippingArea(box ?? BoundingBox(west: -180, south: -90, east: 180, north: 90)))
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
}

import ArgumentParser
import Dispatch
import Geodesy
import JSON
import MapBuilding
import MapTiles
import OpenStreetMap
import Quests
import Support

/// `questctl map tiles city.osm.pbf -o city.pmtiles`
struct MapTilesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "tiles", abstract: "Make vector tiles of OpenStreetMap data, for maps on phones and in pages.",
        discussion: """
            Writes one PMTiles file with layers and attributes of the Shortbread schema 1.0, which styles for MapLibre know, and a layer \
            ‘cycle’: kinds and surfaces of ways, lanes and tracks, signed routes with their references, barriers.
            Layers: \(MapLayer.allCases.map(\.name).joined(separator: ", ")).
            """)

    @Argument(
        help: ArgumentHelp(
            "The OpenStreetMap file (.osm.pbf, .osm, .osm.gz), or several for one map.", valueName: "file"))
    var inputs: [String]

    @Option(name: .shortAndLong, help: "The file of tiles to write (.pmtiles).")
    var output: String

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "Only tiles that touch this box: longitude and latitude of two corners.", valueName: "west,south,east,north"
        ))
    var bbox: String?

    @Option(
        help: ArgumentHelp(
            "Only tiles around the start, finish, tasks and zones of a quest, two kilometres beyond them on each side.",
            valueName: "file"))
    var quest: String?

    @Option(help: ArgumentHelp("Only these layers, with commas. Without it, all but addresses.", valueName: "names"))
    var layers: String?

    @Option(help: "The deepest zoom, 0 to 14; maps enlarge it where they are zoomed in farther.")
    var maxZoom = TileBuilder.deepestZoom

    @Option(
        help: ArgumentHelp(
            """
            Elevation data: an HGT tile (also zipped), a GeoTIFF in degrees, or a folder of them; repeat the option for more. The \
            layer ‘cycle’ then says how steep ways are.
            """, valueName: "file or folder"))
    var elevation: [String] = []

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard bbox == nil || quest == nil else { throw ValidationError("give either --bbox or --quest") }
        guard (0...TileBuilder.deepestZoom).contains(maxZoom) else {
            throw ValidationError("--max-zoom is 0 to \(TileBuilder.deepestZoom)")
        }
        _ = try bbox.map { try Self.box($0) }
        _ = try chosenLayers()
    }

    func run() throws {
        let language = common.language
        let tiles = try Failure.reporting(language) { () throws(ElevationError) in
            try ElevationModel.files(in: elevation)
        }
        try InputProtection.check(inputs + tiles + (quest.map { [$0] } ?? []), against: output, language)
        let surface = try tiles.isEmpty ? nil : SurfaceHeights(paths: tiles, language)
        let clock = ContinuousClock()
        let start = clock.now
        var bar = ProgressBar()
        defer { bar.clear() }
        var builder = TileBuilder(program: "questctl \(Version.number)")
        builder.layers = try chosenLayers()
        builder.maxZoom = maxZoom
        builder.bounds =
            try bbox.map { try Self.box($0) } ?? quest.map { try QuestSurroundings.box(ofQuestAt: $0, language) }
        builder.steepness = surface?.steepness
        let summary = try Failure.reporting(language) {
            try builder.build(
                from: inputs.map { try OSMFileReader(path: $0) }, to: output, check: { try surface?.check() }
            ) { stage, fraction in
                bar.show(stage.label[language], fraction)
            }
        }
        bar.clear()
        let words = TileTexts.built(
            summary, seconds: (clock.now - start) / .seconds(1), memory: Int((Console.peakMemory + 524_288) / 1_048_576)
        )
        Console.summarise("\(output): \(words[language])", writtenTo: output)
        for remark in TileTexts.remarks(summary) { Console.report(remark, language) }
    }

    private func chosenLayers() throws -> Set<MapLayer> {
        guard let layers else { return MapLayer.usual }
        var chosen: Set<MapLayer> = []
        for part in layers.split(separator: ",") {
            let name = part.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed()
            guard !name.isEmpty else { continue }
            guard let layer = MapLayer(name: String(name)) else {
                throw ValidationError(
                    "“\(String(name))” is no layer; there are \(MapLayer.allCases.map(\.name).joined(separator: ", "))")
            }
            chosen.insert(layer)
        }
        guard !chosen.isEmpty else { throw ValidationError("--layers names no layer") }
        return chosen
    }

    private static func box(_ text: String) throws -> BoundingBox {
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).compactMap { Double($0) }
        guard numbers.count == 4, text.split(separator: ",", omittingEmptySubsequences: false).count == 4,
            numbers.allSatisfy(\.isFinite),
            Coordinate(longitude: numbers[0], latitude: numbers[1]).isOnEarth,
            Coordinate(longitude: numbers[2], latitude: numbers[3]).isOnEarth,
            numbers[0] < numbers[2], numbers[1] < numbers[3]
        else {
            throw ValidationError(
                "“\(text)” is no box: write west,south,east,north in degrees, as in 9.4,47.0,9.7,47.3")
        }
        return BoundingBox(west: numbers[0], south: numbers[1], east: numbers[2], north: numbers[3])
    }
}

/// Where a quest takes place.
enum QuestSurroundings {
    /// How far beyond these places riders may come, in metres.
    private static let margin = 2_000.0

    /// The box around the start, the finish, the tasks and the zones of a quest, with a margin.
    ///
    /// - Throws: `Failure.wrong` for a quest with errors, after these; `Failure.unreadable` where the file cannot be opened.
    static func box(ofQuestAt path: String, _ language: Language) throws -> BoundingBox {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: path) }
        let reading = Quest.read(bytes)
        guard let quest = reading.quest else {
            let errors = reading.diagnostics.filter { $0.severity == .error }
            Console.note(DiagnosticText(language: language).render(errors, file: path, bytes: bytes), terminator: "")
            throw Failure.wrong
        }
        let ends = [quest.settings.start, quest.settings.finish].compactMap { $0 }
        let places =
            ends + quest.tasks.map(\.coordinate) + quest.zones.flatMap { $0.polygons.flatMap { $0.flatMap { $0 } } }
        guard let box = Surroundings.box(around: places, margin: margin) else {
            throw Failure.reported(Message("tile-nowhere"), file: path, language, code: Failure.wrong)
        }
        return box
    }
}

/// The elevation data of a build, asked by one thread at a time, and its first error.
final class SurfaceHeights: @unchecked Sendable {
    private let sampler: ElevationSampler
    private let lock = DispatchSemaphore(value: 0)
    private var failure: ElevationError?

    init(paths: [String], _ language: Language) throws {
        sampler = ElevationSampler(try Failure.reporting(language) { try ElevationModel(paths: paths) })
        lock.signal()
    }

    var steepness: Steepness {
        Steepness { [self] line, spacing in
            lock.wait()
            defer { lock.signal() }
            return heights(along: line, spacing)
        }
    }

    private func heights(along line: [Coordinate], _ spacing: Double) -> [Double?] {
        guard failure == nil, let first = line.first, let last = line.last else { return [] }
        do throws(ElevationError) {
            let start = try sampler.smoothHeight(at: first)
            let between = try sampler.heights(along: line, spacing: spacing)
            return [start] + between + [try sampler.smoothHeight(at: last)]
        } catch {
            failure = error
            return []
        }
    }

    /// Throws where a file turned out to be damaged.
    func check() throws(ElevationError) {
        if let failure { throw failure }
    }
}

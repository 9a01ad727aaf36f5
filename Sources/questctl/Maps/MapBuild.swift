import ArgumentParser
import Geodesy
import MapBuilding
import OpenStreetMap
import RoadMap
import Support

/// `--left-hand-traffic`, `--right-hand-traffic`
enum TrafficSide: String, EnumerableFlag {
    case leftHandTraffic
    case rightHandTraffic
}

/// `questctl map build city.osm.pbf -o city.vqmap`
struct MapBuild: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build", abstract: "Make a bicycle map from OpenStreetMap data.",
        discussion: """
            Reads PBF and XML, plain or gzipped, whatever the file's name. What is wrong with the data (nodes that are \
            missing, stray or repeated) is counted and said after the import.
            """)

    @Argument(
        help: ArgumentHelp(
            """
            The OpenStreetMap file (.osm.pbf, .osm, .osm.gz), or several for one map, such as the extracts on both sides of a \
            border; what they have in common counts once.
            """, valueName: "file"))
    var inputs: [String]

    @Option(name: .shortAndLong, help: "The map file to write.")
    var output: String

    @Flag(
        help: """
            The side on which traffic keeps: right turns cross it where that is the left. Found out from the data and a \
            table of countries where neither is given.
            """)
    var traffic: TrafficSide?

    @Option(
        help: ArgumentHelp(
            """
            When the map is ridden, by the clocks of the place: ways and turns that are closed only at other times are \
            open in it. Without it, what is closed at some time by day is closed.
            """, valueName: "YYYY-MM-DDThh:mm[+hh:mm]"))
    var at: String?

    @Flag(
        inversion: .prefixedNo,
        help: """
            Whether the map keeps named places beside its streets (villages, stations, museums, cafés …), for routes by name \
            and ‘questctl map find’.
            """)
    var places = true

    @Option(
        help: ArgumentHelp(
            """
            Elevation data: an HGT tile (also zipped), a GeoTIFF in degrees, or a folder of them; repeat the option for more. The \
            map then knows heights. Where several cover a place, the finest counts.
            """, valueName: "file or folder"))
    var elevation: [String] = []

    @OptionGroup var common: CommonOptions

    func run() throws {
        let tiles = try Failure.reporting(common.language) { () throws(ElevationError) in
            try ElevationModel.files(in: elevation)
        }
        try InputProtection.check(inputs + tiles, against: output, common.language)
        let time = try at.map { text in
            guard let time = LocalTime(text) else {
                throw ValidationError(Message("map-build-no-time", ["text": .of(text)])[common.language])
            }
            return time
        }
        let clock = ContinuousClock()
        let start = clock.now
        var bar = ProgressBar()
        defer { bar.clear() }
        let surface = try tiles.isEmpty ? nil : SurfaceReader(paths: tiles, common.language)
        let summary = try Failure.reporting(common.language) {
            var builder = MapBuilder(
                program: "questctl \(Version.number)", drivesOnLeft: traffic.map { $0 == .leftHandTraffic },
                time: time)
            builder.keepsPlaces = places
            let result = try builder.build(from: inputs.map { try OSMFileReader(path: $0) }, terrain: surface?.terrain)
            { stage, fraction in
                bar.show(stage.label[common.language], fraction)
            }
            try surface?.check(common.language)
            try OutputFile.write(result.bytes, to: output)
            return result.summary
        }
        bar.clear()
        let words = MapBuildTexts.built(
            summary, seconds: (clock.now - start) / .seconds(1), memory: Int((Console.peakMemory + 524_288) / 1_048_576)
        )
        Console.summarise("\(output): \(words[common.language])", writtenTo: output)
        for remark in MapBuildTexts.remarks(summary) { Console.report(remark, common.language) }
    }
}

/// The elevation data of a build, and its first error.
private final class SurfaceReader {
    private let paths: [String]
    private let sampler: ElevationSampler
    private var failure: ElevationError?
    /// The number of height lookups, and of those without a height.
    private var (asked, unknown) = (0, 0)

    init(paths: [String], _ language: Language) throws {
        self.paths = paths
        sampler = ElevationSampler(try Failure.reporting(language) { try ElevationModel(paths: paths) })
    }

    var terrain: Terrain {
        var terrain = Terrain(
            { [self] place in
                let height = read { () throws(ElevationError) in try sampler.smoothHeight(at: place) } ?? nil
                asked += 1
                if height == nil { unknown += 1 }
                return height
            },
            along: { [self] line, count in
                let spacing = Polyline(line).length / Double(count + 1)
                return read { () throws(ElevationError) in try sampler.heights(along: line, spacing: spacing) } ?? []
            })
        terrain.source = source
        terrain.junctionReach = ElevationSampler.roadReach
        return terrain
    }

    /// The names of the first files without their folders, and how many there are if they are more.
    private var source: String {
        let names = paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
        return names.prefix(3).joined(separator: ", ") + (names.count > 3 ? ", … (\(names.count))" : "")
    }

    private func read<Value>(_ body: () throws(ElevationError) -> Value) -> Value? {
        guard failure == nil else { return nil }
        do throws(ElevationError) { return try body() } catch {
            failure = error
            return nil
        }
    }

    /// Throws where a file turned out to be damaged, or no road has a height.
    func check(_ language: Language) throws {
        if let failure { throw failure }
        guard unknown < asked else {
            throw Failure.reported(Message("map-build-no-heights"), file: paths[0], language, code: Failure.wrong)
        }
    }
}

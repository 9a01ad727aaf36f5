import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import SpatialOperations
import Support

/// `questctl geojson …`
struct GeoJSONCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "geojson", abstract: "Check, fix and reshape GeoJSON files.",
        subcommands: [
            GeoJSONLint.self, GeoJSONFix.self, GeoJSONRepair.self, GeoJSONConvert.self, GeoJSONReproject.self,
            GeoJSONSimplify.self, GeoJSONClip.self, GeoJSONCut.self, GeoJSONJoin.self, GeoJSONBuffer.self,
            GeoJSONFilter.self, GeoJSONSelect.self, GeoJSONExplode.self, GeoJSONDissolve.self,
            GeoJSONSplit.self, GeoJSONStats.self,
        ])

    /// What to write differently in arguments that could not be parsed; `nil` where nothing is known to help.
    static func advice(on arguments: [String]) -> Message? {
        GeoJSONFilter.mayNeedTerminator(arguments) ? Message("geo-json-minus-advice") : nil
    }
}

/// `questctl geojson convert city.geojson -o city.geojsonl`
struct GeoJSONConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert between forms of GeoJSON, and from and to other formats.",
        discussion: """
            Features pass through one by one, as they stand, so files may be larger than memory. Files packed with gzip \
            or Zstandard are read as they are, and written where the output's name ends in .gz or .zst. A Feature with a \
            fault is reported and left out, the rest is kept; the exit code is then 1. Coordinates \
            are not looked at, so that they may be of any system. Several files become one, with the members of the first \
            collection. - is standard input or output.

            Tables (.csv, .tsv) and lists of well-known text (.wkt) are read and written too, and with GDAL installed also \
            Shapefile, GeoPackage, FlatGeobuf, GeoParquet, KML and GPX, by the names of the files: convert city.shp -o \
            city.geojson. They come in longitude and latitude on WGS 84, and several files are put together, also into another \
            of these formats. What crosses the antimeridian is cut there for other formats. What a format cannot hold is said in a \
            warning; the exit code is 1 where Features were left out, or GDAL itself warned.
            """)

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions
    @OptionGroup(title: "Other formats") var vector: VectorFileOptions

    func run() throws {
        if try vector.convert(files, from: forms.from, to: forms.to) { return }
        guard forms.to != nil || FeatureForm(path: files.output) != nil else {
            throw ValidationError("say what to write: --to geojson, --to sequence or --to lines")
        }
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        run.skipsInvalid = true
        try run.surveyWhereNeeded()
        if files.writing.precision == nil, run.sources.count == 1 { run.box = .asItStands }
        try run.finish(run { { _, _ in .keep } })
    }
}

/// `questctl geojson buffer --metres 50 course.geojson`
struct GeoJSONBuffer: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "buffer", abstract: "Everything within some metres of each geometry.",
        discussion: """
            Geometry may be of any size and anywhere, across the antimeridian and around the poles; results are cut along \
            the antimeridian. Outlines are right to a ten-thousandth of the distance or a centimetre, and circles have 64 \
            straight pieces. Coordinates have to be longitudes and latitudes: reproject other files first. Features that \
            shrink to nothing are left out.
            """)

    @Option(parsing: .unconditional, help: "How far, up to 1000 km; negative numbers shrink areas.")
    var metres: Double

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func validate() throws {
        guard metres.magnitude <= 1_000_000 else { throw ValidationError("--metres goes from -1000000 to 1000000") }
    }

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        let outcome = try run.inDegrees {
            // Without GEOS nothing is done, also with --skip-invalid.
            _ = try GEOSContext()
            return { feature, _ in
                guard let geometry = feature.geometry else { return .keep }
                let buffer = try geometry.buffered(byMetres: metres)
                return buffer.coordinates.isEmpty ? .drop : .geometry(buffer)
            }
        }
        try run.finish(outcome)
    }
}

/// `questctl geojson join cut.geojson`
struct GeoJSONJoin: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "join",
        abstract: "Join lines and areas that were cut at the antimeridian.",
        discussion: """
            The opposite of cut, for programs that want whole areas: longitudes go the short way across ±180. Positions that \
            are only there for the cut are left out.
            """)

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        let outcome = try run.inDegrees {
            { feature, _ in
                guard let geometry = feature.geometry else { return .keep }
                try geometry.requireDegrees(furthestLongitude: 540)
                let joined = geometry.joinedAtAntimeridian()
                return joined == geometry ? .keep : .geometry(joined)
            }
        }
        try run.finish(outcome)
    }
}

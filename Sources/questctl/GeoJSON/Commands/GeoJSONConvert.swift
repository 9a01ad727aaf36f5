import ArgumentParser
import FeatureFiles
import GeoJSON
import Support

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

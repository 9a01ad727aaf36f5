/// A file format for features other than GeoJSON.
///
///     VectorFormat(path: "city.fgb")?.name  // "flatgeobuf"
public struct VectorFormat: Sendable, Hashable {
    /// Its name on a command line.
    public let name: String
    /// GDAL's drivers for it, the best first; empty where this package reads and writes it without GDAL.
    public let drivers: [String]
    /// The endings of file names, in lower case.
    public let endings: [String]
    /// What the format cannot hold, and how it is written.
    var traits = Traits()

    private init(_ name: String, drivers: [String] = [], endings: [String], _ change: (inout Traits) -> Void = { _ in })
    {
        self.name = name
        self.drivers = drivers
        self.endings = endings
        change(&traits)
    }

    /// The format of a file's name; `nil` for an unknown ending.
    public init?(path: String) {
        let path = path.lowercased()
        func length(_ format: VectorFormat) -> Int {
            format.endings.filter { path.hasSuffix("." + $0) }.map { $0.utf8.count }.max() ?? 0
        }
        guard let best = Self.all.max(by: { length($0) < length($1) }), length(best) > 0 else { return nil }
        self = best
    }

    /// The format of a name, in any case; `nil` for an unknown one.
    public init?(name: String) {
        guard let known = Self.all.first(where: { $0.name == name.lowercased() }) else { return nil }
        self = known
    }

    /// How a format differs from one that holds everything.
    struct Traits: Sendable, Hashable {
        /// Whether a layer holds geometries of one kind only.
        var hasOneKind = false
        /// Whether several kinds go to a layer each, in this order of kinds: points, lines.
        var hasLayerForEachKind = false
        /// Whether features without a place, or with an empty geometry, cannot be written.
        var needsGeometry = false
        /// The column that holds the altitude of a point, which the format does not take from its coordinates.
        var altitudeColumn: String?
        /// Whether the columns of identifiers and geometries have names that properties may clash with.
        var hasNamedColumns = false
        var layerOptions: [String] = []
        var datasetOptions: [String] = []
        /// The layers that are read where none is asked for.
        var defaultLayers: [String] = []
        /// Endings of auxiliary files that an older version may have left, and that would be wrong.
        var staleEndings: [String] = []
        /// Whether every complete file has columns.
        var alwaysHasColumns = false
        /// Whether positions without altitudes get altitude 0 where others have one.
        var fillsAltitudes = false
        /// Whether GDAL writes altitude 0 for every position without one.
        var addsAltitudes = false
        /// The prefix of the names of properties that the format does not know.
        var columnPrefix: String?
        /// Whether real numbers are written with some 15 digits.
        var roundsReals = false
        /// Whether GDAL guesses from the values which columns are numbers, which loses leading zeros.
        var guessesNumbers = false
        /// Values that columns have in features of files that do not mention them.
        var impliedValues: [String: Int64] = [:]
        /// GDAL's configuration while a file of the format is read or written.
        var configuration: [String: String] = [:]
        /// Whether the count of features that a file announces may include deleted ones.
        var countsDeleted = false
    }

    /// The formats whose names are known.
    public static let all: [VectorFormat] = [
        VectorFormat("csv", endings: ["csv", "tsv", "csv.gz", "tsv.gz", "csv.zst", "tsv.zst"]),
        VectorFormat("wkt", endings: ["wkt", "ewkt"]),
        VectorFormat("flatgeobuf", drivers: ["FlatGeobuf"], endings: ["fgb"]) {
            $0.needsGeometry = true
            $0.fillsAltitudes = true
        },
        VectorFormat("geopackage", drivers: ["GPKG"], endings: ["gpkg"]) { $0.hasNamedColumns = true },
        VectorFormat("geoparquet", drivers: ["Parquet"], endings: ["parquet", "geoparquet"]) {
            $0.hasNamedColumns = true
        },
        VectorFormat("shapefile", drivers: ["ESRI Shapefile"], endings: ["shp", "shz", "shp.zip"]) {
            $0.hasOneKind = true
            $0.layerOptions = ["ENCODING=UTF-8"]
            $0.staleEndings = ["qix", "sbn", "sbx", "cpg", "prj", "idm", "ind", "shp.xml"]
            $0.countsDeleted = true
            $0.alwaysHasColumns = true
            $0.fillsAltitudes = true
            $0.roundsReals = true
        },
        VectorFormat("kml", drivers: ["LIBKML", "KML"], endings: ["kml", "kmz"]) {
            $0.roundsReals = true
            $0.fillsAltitudes = true
            $0.addsAltitudes = true
            $0.impliedValues = ["tessellate": -1, "extrude": 0, "visibility": -1]
            $0.configuration = ["LIBKML_NAME_FIELD": "name"]
        },
        VectorFormat("gpx", drivers: ["GPX"], endings: ["gpx"]) {
            $0.altitudeColumn = "ele"
            $0.hasLayerForEachKind = true
            $0.roundsReals = true
            $0.guessesNumbers = true
            $0.columnPrefix = "ogr_"
            // The heights of points and tracks, which GDAL leaves out of GPX otherwise.
            $0.configuration = ["GPX_ELE_AS_25D": "YES"]
            $0.layerOptions = ["FORCE_GPX_TRACK=YES"]
            $0.datasetOptions = ["GPX_USE_EXTENSIONS=YES"]
            $0.defaultLayers = ["waypoints", "routes", "tracks"]
        },
    ]
}

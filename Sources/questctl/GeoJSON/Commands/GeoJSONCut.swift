import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import JSON
import SpatialOperations
import Support

/// `questctl geojson cut flights.geojson`
struct GeoJSONCut: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "cut",
        abstract: "Cut lines and areas where they cross the antimeridian, as RFC 7946 wants them.",
        discussion: """
            Longitudes beyond ±180 are brought back, areas around a pole are led along the antimeridian to it, and exterior \
            rings that are cut go counterclockwise afterwards. A ring with a side longer than 180° is cut unless it is a \
            ring only as it is written, or is wound the right way only so; such a ring is named.
            """)

    enum Pole: String, CaseIterable, ExpressibleByArgument {
        case north
        case south
    }

    @Flag(help: "Take the latitude of a cut from the great circle rather than the straight line in degrees.")
    var greatCircle = false

    @Flag(help: "Cut at every side longer than 180°, whatever the direction of its ring says.")
    var allCrossings = false

    @Flag(help: "Trust the direction of rings: what is on the left is inside, be it the rest of the Earth.")
    var keepWinding = false

    @Option(help: "The pole that lies inside rings that go around one.")
    var pole: Pole?

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func run() throws {
        let cutting = AntimeridianCutting(
            latitudes: greatCircle ? .greatCircle : .planar, crossings: allCrossings ? .all : .likely,
            winding: keepWinding ? .trusted : .corrected,
            pole: pole.map { $0 == .north ? .north : .south })
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        let outcome = try run.inDegrees {
            { feature, place in
                guard let geometry = feature.geometry else { return .keep }
                var notes: [FeatureNote] = []
                let result = try cut(geometry, cutting, place.index + 1, &notes)
                let change: FeatureChange = result == geometry ? .keep : .geometry(result)
                return notes.isEmpty ? change : .noting(notes, change)
            }
        }
        try run.finish(outcome)
    }

    private func cut(
        _ geometry: Geometry, _ cutting: AntimeridianCutting, _ number: Int, _ notes: inout [FeatureNote]
    ) throws -> Geometry {
        try geometry.requireDegrees(furthestLongitude: 540)
        if !allCrossings, geometry.hasAmbiguousSides {
            notes.append(FeatureNote(Message("geo-json-uncertain-cut", ["feature": .of(number)])))
        }
        let cut = geometry.cutAtAntimeridian(cutting)
        // Where a ring crosses itself, which of its sides is inside is undefined, and the outer one has a pole in it.
        if pole == nil, !keepWinding, cut.reachesPole, !geometry.reachesPole, !geometry.isValid {
            notes.append(FeatureNote(Message("geo-json-invalid-area-kept", ["feature": .of(number)])))
            return geometry
        }
        let oriented = keepWinding ? cut : cut.rewound()
        // The rings of an invalid area are not reversed, since their inside is undefined.
        if cut == geometry {
            if oriented == geometry || geometry.isValid { return oriented }
            notes.append(FeatureNote(Message("geo-json-invalid-area-kept", ["feature": .of(number)])))
            return geometry
        }
        guard let dissolved = try oriented.dissolvingInvalidAreas() else { return oriented }
        notes.append(FeatureNote(Message("geo-json-dissolved-cut", ["feature": .of(number)])))
        return dissolved
    }
}

extension Geometry {
    /// Whether a position lies on a pole.
    fileprivate var reachesPole: Bool {
        guard let extent = computedExtent(isPlanar: true) else { return false }
        return extent.south <= -90 || extent.north >= 90
    }
}

/// `questctl geojson explode islands.geojson`
struct GeoJSONExplode: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explode", abstract: "Make a Feature of each part of a MULTI geometry or collection.",
        discussion: """
            Each part has the properties and other members of its Feature. It has no id, since several Features with one would \
            not be told apart; --id-property writes it to a property. Features of a single part keep every byte, and those \
            without one too.
            """)

    @Option(help: ArgumentHelp("A property of the parts that gets the id of their Feature.", valueName: "name"))
    var idProperty: String?

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func run() throws {
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        try run.surveyWhereNeeded()
        if files.writing.precision == nil, run.sources.count == 1 { run.box = .asItStands }
        let outcome = try run {
            { feature, _ in
                let parts = FeatureCollection(features: [feature]).exploded().features
                if parts.count == 1, parts[0].geometry == feature.geometry { return .keep }
                guard let idProperty, let id = feature.id else { return .features(parts) }
                return .features(
                    parts.map { part in
                        var part = part
                        var properties = part.properties ?? [:]
                        properties[idProperty] = id.value
                        part.properties = properties
                        return part
                    })
            }
        }
        try run.finish(outcome)
    }
}

extension Feature.Identifier {
    /// The identifier as a value of a property.
    fileprivate var value: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .decimal(let digits): .decimal(digits)
        }
    }
}

import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import SpatialOperations
import Support

/// `questctl geojson select towns.geojson --keep 'name,name:*'`
struct GeoJSONSelect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "select", abstract: "Keep, drop or rename properties.",
        discussion: """
            In names * stands for any characters, \\* for a star and \\, for a comma. What is kept keeps every byte, the order of \
            properties too; id, geometry and other members of Features are left alone. Names that no Feature has are reported.
            """)

    @Option(help: ArgumentHelp("Properties that stay, with commas between; may be repeated.", valueName: "names"))
    var keep: [String] = []

    @Option(help: ArgumentHelp("Properties that go, also where --keep has them; may be repeated.", valueName: "names"))
    var drop: [String] = []

    @Option(help: ArgumentHelp("A property and its new name; may be repeated.", valueName: "old=new"))
    var rename: [String] = []

    @OptionGroup var files: FeatureFileOptions
    @OptionGroup var forms: FeatureFormOptions

    func validate() throws {
        guard !(keep.isEmpty && drop.isEmpty && rename.isEmpty) else {
            throw ValidationError("say which properties: --keep, --drop or --rename")
        }
        for text in rename where Self.renaming(text) == nil {
            throw ValidationError("--rename wants old=new, for example --rename pop=population")
        }
    }

    /// The names that one thread has seen.
    private final class Sightings {
        var names: PropertySightings
        init(_ names: [String]) { self.names = PropertySightings(names) }
    }

    func run() throws {
        let language = files.common.language
        let selection = try Failure.reporting(language, code: Failure.misused) {
            try PropertySelection(
                keeping: keep.isEmpty ? nil : keep.flatMap { Self.names($0) },
                dropping: drop.flatMap { Self.names($0) },
                renaming: rename.compactMap { Self.renaming($0) })
        }
        var run = try FeatureFileRun(files, from: forms.from, to: forms.to)
        try run.surveyWhereNeeded()
        if files.writing.precision == nil, run.sources.count == 1 { run.box = .asItStands }
        var all: [Sightings] = []
        let outcome = try run {
            let sightings = Sightings(selection.propertyNames)
            all.append(sightings)
            return { feature, _ in
                sightings.names.look(at: feature)
                guard let properties = feature.properties else { return .keep }
                let selected = try selection.applied(to: properties)
                if selected.count == properties.count, selected == properties { return .keep }
                var changed = feature
                changed.properties = selected
                return .feature(changed)
            }
        }
        let unseen = all.first?.names.unseen.filter { name in all.allSatisfy { $0.names.unseen.contains(name) } } ?? []
        if outcome.read > 0 {
            for name in unseen { Console.report(GeoJSONTexts.unseenProperty(name), language) }
        }
        try run.finish(outcome)
    }

    /// Names with commas between; a backslash makes a comma one of the name.
    static func names(_ text: String) -> [String] {
        var names = [""]
        var isEscaped = false
        for scalar in text.unicodeScalars {
            if scalar == ",", !isEscaped {
                names.append("")
            } else {
                if isEscaped, scalar != "," { names[names.count - 1].unicodeScalars.append("\\") }
                if scalar != "\\" || isEscaped { names[names.count - 1].unicodeScalars.append(scalar) }
            }
            isEscaped = scalar == "\\" && !isEscaped
        }
        if isEscaped { names[names.count - 1] += "\\" }
        return names.filter { !$0.isEmpty }
    }

    private static func renaming(_ text: String) -> PropertySelection.Renaming? {
        let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { return nil }
        return PropertySelection.Renaming(String(parts[0]), to: String(parts[1]))
    }
}

extension SpatialPredicates {
    /// All relations to all geometries: boxes and points by this package, the others by GEOS, prepared once.
    static let exact = SpatialPredicates.first(of: [.boxes, .prepared])

    private static let prepared = SpatialPredicates { relation, operand in
        let geometry: Geometry
        switch operand {
        case .feature: return nil
        case .geometry(let literal): geometry = literal
        case .box(let extent): geometry = extent.rectangle
        }
        guard let mask = try? PreparedMask(geometry.cutAtAntimeridian()) else { return nil }
        return { mask.test(relation, $0.cutAtAntimeridian()) }
    }
}

/// A geometry that the Features of one thread are compared with.
private final class PreparedMask: @unchecked Sendable {
    private let plain: PlanarGeometry
    private let prepared: PreparedGeometry

    init(_ geometry: Geometry) throws {
        plain = try PlanarGeometry(geometry)
        prepared = try PreparedGeometry(PlanarGeometry(geometry))
    }

    /// Whether the relation of a geometry to the mask holds; `nil` where GEOS fails.
    func test(_ relation: SpatialRelation, _ geometry: Geometry) -> Bool? {
        if case .geometryCollection(let parts) = geometry.shape, !parts.isEmpty {
            switch relation {
            case .intersects: return parts.contains { test(relation, $0) == true }
            case .disjoint: return !parts.contains { test(.intersects, $0) == true }
            case .within: return parts.allSatisfy { test(relation, $0) == true }
            default: break
            }
        }
        guard let other = try? PlanarGeometry(geometry) else { return nil }
        return switch relation {
        case .intersects: try? prepared.intersects(other)
        case .disjoint: (try? prepared.intersects(other)).map { !$0 }
        case .within: try? prepared.contains(other)
        case .contains: try? prepared.isWithin(other)
        case .touches: try? prepared.touches(other)
        case .equals: try? plain.isSamePlace(as: other)
        case .overlaps: try? plain.overlaps(other)
        case .crosses: try? other.crosses(plain)
        }
    }
}

import ArgumentParser
import FeatureFiles
import GeoJSON
import GeoJSONOperations
import SpatialOperations
import Support

/// `questctl geojson stats city.geojson …`
struct GeoJSONStats: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "stats", abstract: "Tell what GeoJSON files hold: kinds, positions, extent, length, area.",
        discussion: """
            A file may be named - for standard input; of a folder all files count whose names say GeoJSON. Files with an object \
            on each line and sequences are read as well, packed or not, and memory does not grow with a file. --format json \
            gives an array with an object for each file, with exact numbers: degrees, metres, square metres. Exit codes: 0 no \
            errors, 1 errors in a file, 2 a file cannot be read.
            """)

    /// How figures are written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case text
        case json
    }

    @Argument(help: "GeoJSON files, folders or patterns.")
    var files: [String]

    @Option(
        help: "How the files hold Features: geojson, lines or sequence. Without this their names and first bytes tell.")
    var from: FeatureForm?

    @Option(help: "How to write the figures.")
    var format = Format.text

    @OptionGroup var common: CommonOptions

    func run() throws {
        let language = common.language
        var worst: ExitCode?
        var objects: [JSONValue] = []
        let names = try FeatureFileArguments.files(files) { error in
            Failure.report(error.message, language)
            worst = Failure.unreadable
        }
        for file in names {
            do {
                let statistics = try statistics(of: file) { worst = worst ?? Failure.wrong }
                switch format {
                case .text: StatisticsText(language).print(statistics, file: file)
                case .json: objects.append(statistics.json(file: file))
                }
            } catch let code as ExitCode {
                worst = code
            }
        }
        if format == .json { Console.print(JSONWriter(options: .pretty).write(.array(objects))) }
        if let worst { throw worst }
    }

    /// Whether a `crs` member names a system whose numbers are no degrees, or none that is known.
    private static let isProjection: @Sendable (JSONValue) -> Bool = { member in
        (try? CoordinateReferenceSystem(legacyMember: member)).map { !$0.isGeographic } ?? true
    }

    private func statistics(of file: String, onError: () -> Void) throws -> CollectionStatistics {
        try Failure.reporting(common.language) {
            let source =
                try from.map { FeatureSource(path: file, form: $0) }
                ?? FeatureSource(path: file, named: FeatureForm(path: file))
            // A member that is behind the Features says what all of them mean.
            let system = try source.referenceSystemSurvey().members["crs"]
            let form = from.map(FeatureChecker.Form.given) ?? .named(FeatureForm(path: file))
            var text = TextStream(DiagnosticText(language: common.language, mostAlike: 3), file: file)
            defer { Console.note(text.finish(), terminator: "") }
            return try FeatureChecker(form).statistics(
                read: source.reader(), isProjected: system.map(Self.isProjection) ?? false,
                isProjection: Self.isProjection
            ) { found in
                let errors = found.diagnostics.filter { $0.severity == .error }
                guard !errors.isEmpty else { return }
                onError()
                Console.note(text.add(errors, text: found.text), terminator: "")
            }
        }
    }
}

/// The statistics of a file, for people.
struct StatisticsText {
    private let language: Language

    init(_ language: Language) { self.language = language }

    func print(_ statistics: CollectionStatistics, file: String) {
        let isInDegrees = statistics.positionsNotInDegrees == 0
        if !isInDegrees {
            let warning = Message(
                "geo-json-not-in-degrees",
                ["count": .of(statistics.positionsNotInDegrees), "positions": .of(statistics.positionCount)])
            Console.note("\(file): \(warning[language])")
        }
        if statistics.ambiguousFeatures > 0 {
            let warning = Message("geo-json-ambiguous-features", ["count": .of(statistics.ambiguousFeatures)])
            Console.note("\(file): \(warning[language])")
        }
        Console.print("\(file):")
        func line(_ label: Message, _ value: String) { Console.print("  \(label[language]): \(value)") }
        line(Message("geo-json-features"), "\(statistics.featureCount)")
        for kind in Geometry.Kind.allCases {
            if let count = statistics.geometries[kind] { line(Message(verbatim: kind.rawValue), "\(count)") }
        }
        if statistics.withoutGeometry > 0 {
            line(Message("geo-json-without-geometry"), "\(statistics.withoutGeometry)")
        }
        if statistics.faultyGeometries > 0 {
            line(Message("geo-json-faulty-geometries"), "\(statistics.faultyGeometries)")
        }
        line(Message("geo-json-positions"), "\(statistics.positionCount)")
        if let extent = statistics.extent {
            line(
                Message("geo-json-extent"), "\(extent.west),\(extent.south),\(extent.east),\(extent.north)")
        }
        if statistics.length > 0 {
            line(Message("geo-json-length"), Measures.distance(statistics.length)[language])
        }
        if isInDegrees, statistics.geometries[.polygon] != nil || statistics.geometries[.multiPolygon] != nil {
            line(Message("geo-json-area"), Measures.area(statistics.area)[language])
        }
        if !statistics.properties.isEmpty {
            var names = statistics.properties.map { "\($0.name.withoutSteering) (\($0.count))" }
            if statistics.uncountedProperties > 0 {
                names.append(Message("geo-json-uncounted", ["count": .of(statistics.uncountedProperties)])[language])
            }
            line(Message("geo-json-properties"), names.joined(separator: ", "))
        }
    }
}

extension CollectionStatistics {
    /// The statistics for programs: degrees, metres and square metres, not rounded.
    func json(file: String) -> JSONValue {
        func count(_ number: Int) -> JSONValue { .integer(Int64(number)) }
        let kinds = Geometry.Kind.allCases.compactMap { kind in
            geometries[kind].map { (kind.rawValue, count($0)) }
        }
        let names = properties.map { property -> JSONValue in
            let types = JSONValueType.allCases.compactMap { type in
                property.types[type].map { (type.rawValue, count($0)) }
            }
            return [
                "name": .string(property.name), "count": count(property.count),
                "types": .object(JSONObject(types)),
            ]
        }
        var members: [(String, JSONValue)] = [
            ("file", .string(file)), ("features", count(featureCount)), ("geometries", .object(JSONObject(kinds))),
            ("withoutGeometry", count(withoutGeometry)), ("positions", count(positionCount)),
            ("positionsNotInDegrees", count(positionsNotInDegrees)),
            ("bbox", extent.map { .array($0.numbers.map(JSONValue.double)) } ?? .null),
        ]
        // Projected coordinates have neither.
        members.append(("length", positionsNotInDegrees == 0 ? .double(length) : .null))
        members.append(("area", positionsNotInDegrees == 0 ? .double(area) : .null))
        members.append(("properties", .array(names)))
        if faultyGeometries > 0 { members.append(("faultyGeometries", count(faultyGeometries))) }
        if ambiguousFeatures > 0 { members.append(("ambiguousFeatures", count(ambiguousFeatures))) }
        if uncountedProperties > 0 { members.append(("uncountedProperties", count(uncountedProperties))) }
        return .object(JSONObject(members))
    }
}

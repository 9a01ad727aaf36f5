import ArgumentParser
import FileAccess
import GeoJSON
import Languages
import SpatialOperations

/// What the commands that reshape a file have in common: read, change every geometry, write.
struct ReshapingOptions: ParsableArguments {
    @Argument(help: "The GeoJSON file to read; - for standard input.")
    var input: String

    @Option(name: .shortAndLong, help: "The file to write; by default standard output.")
    var output = "-"

    @Option(
        help: """
            Decimals of coordinates, 0 to 15. By default new ones have 7, and those that are kept stay as they are written.
            """)
    var decimals: Int?

    @Flag(
        help:
            "Leave out Features that cannot be computed with, name them, and go on with the others; the exit code is 1."
    )
    var skipInvalid = false

    @OptionGroup var common: CommonOptions

    func validate() throws {
        guard (0...15).contains(decimals ?? 0) else { throw ValidationError("--decimals goes from 0 to 15") }
    }

    /// What a command does with coordinates that a `crs` member says are no longitudes and latitudes.
    enum ReferenceSystemPolicy {
        /// Refuses them.
        case degreesOnly
        /// Takes any.
        case any
    }

    /// The file. Its errors are shown, and systems that the command cannot compute with are refused.
    func document(_ policy: ReferenceSystemPolicy = .degreesOnly) throws -> SourceDocument {
        try document(input, policy)
    }

    /// Another file, read in the same manner.
    func document(_ file: String, _ policy: ReferenceSystemPolicy = .degreesOnly) throws -> SourceDocument {
        let document = try SourceDocument(file: file, common.language)
        if policy == .degreesOnly { try document.requireDegrees(common.language) }
        return document
    }

    /// Changes the geometry of every Feature and writes the file, with all else as it was. A geometry that stays equal stays
    /// as it is written; where there is none afterwards its Feature goes.
    ///
    /// A Feature for which `transform` fails is named with its place. Then nothing is written, or with `--skip-invalid` the
    /// others.
    ///
    /// - Parameter transform: is handed a geometry, and what takes remarks about it.
    func write(
        _ document: SourceDocument,
        _ transform: (_ geometry: Geometry, _ remark: (LocalizedText) -> Void) throws -> Geometry?
    ) throws {
        let language = common.language
        var changes: [GeometryEditing.Change] = []
        var remarks: [FeatureRemark] = []
        for (index, feature) in document.object.features.enumerated() {
            guard let geometry = feature.geometry else {
                changes.append(.kept)
                continue
            }
            do {
                let result = try transform(geometry) {
                    remarks.append(FeatureRemark(feature: index, message: $0, isError: false))
                }
                changes.append(written.change(from: geometry, to: result))
            } catch let error as any LocalizedMessage {
                remarks.append(FeatureRemark(feature: index, message: error.message))
                changes.append(.removed)
                if !skipInvalid { break }
            }
        }
        document.report(remarks, language)
        let faults = remarks.count { $0.isError }
        guard faults == 0 || skipInvalid else {
            Console.note("questctl: \(GeoJSONTexts.skipAdvice[language])")
            throw Failure.wrong
        }
        try write(GeometryEditing(document.bytes, document.object).applying(changes))
        guard faults == 0 else {
            Console.note("questctl: \(GeoJSONTexts.leftOutFeatures(faults)[language])")
            throw Failure.wrong
        }
    }

    /// Writes a text.
    func write(_ bytes: [UInt8]) throws {
        try Failure.reporting(common.language) { try OutputFile.write(bytes, to: output) }
    }

    /// What becomes of a geometry.
    var written: WrittenGeometry { WrittenGeometry(decimals: decimals) }
}

extension SourceDocument {
    /// Refuses a file whose `crs` members say that its numbers are not longitudes and latitudes.
    func requireDegrees(_ language: Language) throws {
        for member in ReferenceSystemMembers(of: object).all {
            let system = try? CoordinateReferenceSystem(legacyMember: member.value)
            guard let system, system.isEquivalent(to: .longitudeLatitude) else {
                let place = member.pointer.locate(in: bytes).map { ":\($0.line):\($0.column)" } ?? ""
                Failure.report(GeoJSONTexts.projected(system?.name), file: file + place, language)
                throw Failure.wrong
            }
        }
    }
}

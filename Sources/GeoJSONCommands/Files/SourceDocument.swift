import CommandOutput
import FileAccess
import GeoJSON
import Languages
import SpatialOperations

/// A GeoJSON file that was read without errors, with its text, so that unchanged parts can be copied.
struct SourceDocument {
    /// Its path, `-` for standard input.
    let file: String
    let bytes: [UInt8]
    let object: GeoJSONObject

    /// Reads a file and shows its errors.
    init(file: String, _ language: Language) throws {
        let bytes = try Failure.reporting(language) { try InputFile.bytes(of: file) }
        try self.init(file: file, bytes: bytes, language)
    }

    /// Reads a text and shows its errors.
    init(file: String, bytes: [UInt8], _ language: Language) throws {
        let result = GeoJSONReader().read(bytes)
        if result.hasErrors {
            let errors = result.diagnostics.filter { $0.severity == .error }
            Console.note(DiagnosticText(language: language).render(errors, file: file, bytes: bytes), terminator: "")
        }
        guard !result.hasErrors, let object = result.object else { throw Failure.wrong }
        self.file = file
        self.bytes = bytes
        self.object = object
    }

    /// The pointer to a Feature, or to the whole text where that is one.
    func pointer(toFeature index: Int) -> JSONPointer {
        if case .featureCollection = object { JSONPointer(["features", String(index)]) } else { JSONPointer() }
    }

    /// Prints messages about Features on standard error, each with the file, line, column, pointer and identifier.
    func report(_ remarks: [FeatureRemark], _ language: Language) {
        let pointers = remarks.map { $0.pointer ?? pointer(toFeature: $0.feature) }
        let places = JSONPointer.locate(pointers, in: bytes)
        let features = object.features
        for (index, remark) in remarks.enumerated() {
            let line = places[index].map { ":\($0.line):\($0.column)" } ?? ""
            let id = features.indices.contains(remark.feature) ? features[remark.feature].id : nil
            let name = GeoJSONTexts.feature(pointers[index].description, id?.description)
            let text = LocalizedText(
                "\(name.english): \(remark.message.english)", "\(name.russian): \(remark.message.russian)")
            if remark.isError {
                Failure.report(text, file: file + line, language)
            } else {
                Console.note("questctl: \(file)\(line): \(text[language])")
            }
        }
    }
}

extension SourceDocument {
    /// Refuses a file whose `crs` members mean another system than longitudes and latitudes.
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

/// A message about a Feature.
struct FeatureRemark {
    /// The index of the Feature in the file, from 0.
    var feature: Int
    var message: LocalizedText
    var isError = true
    /// The pointer within it, where that is known.
    var pointer: JSONPointer?
}

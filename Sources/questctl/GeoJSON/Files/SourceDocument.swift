import GeoJSON
import SpatialOperations
import Support

/// A GeoJSON file that was read without errors, with its text, so that unchanged parts can be copied.
struct SourceDocument {
    /// Its path, `-` for standard input.
    let file: String
    let bytes: [UInt8]
    let object: GeoJSONObject
    /// The line and column of the file at which the text begins, counted from 1.
    let start: (line: Int, column: Int)

    /// Reads a text; its errors are shown.
    init(file: String, bytes: [UInt8], from start: (line: Int, column: Int) = (1, 1), _ language: Language) throws {
        let result = GeoJSONReader().read(bytes)
        if result.hasErrors {
            let errors = result.diagnostics.filter { $0.severity == .error }
            Console.note(DiagnosticText(language: language).render(errors, file: file, bytes: bytes), terminator: "")
        }
        guard !result.hasErrors, let object = result.object else { throw Failure.wrong }
        self.file = file
        self.bytes = bytes
        self.object = object
        self.start = start
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
            let line =
                places[index].map { place in
                    let column = place.line == 1 ? place.column + start.column - 1 : place.column
                    return ":\(place.line + start.line - 1):\(column)"
                } ?? ""
            let id = features.indices.contains(remark.feature) ? features[remark.feature].id : nil
            let name = GeoJSONTexts.feature(pointers[index].description, id?.description)
            let text = Message("source-document-report", ["name": .of(name), "remark": .of(remark.message)])
            if remark.isError {
                Failure.report(text, file: file + line, language)
            } else {
                Console.note("questctl: \(file)\(line): \(text[language])")
            }
        }
    }
}

/// A message about a Feature.
struct FeatureRemark {
    /// The index of the Feature in the file, from 0.
    var feature: Int
    var message: Message
    var isError = true
    /// The pointer within it, where that is known.
    var pointer: JSONPointer?
}

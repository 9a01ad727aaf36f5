import ArgumentParser
import FileAccess
import GeoJSON
import Languages

/// `questctl geojson convert city.geojson -o city.geojsonl`
struct GeoJSONConvert: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "convert",
        abstract: "Convert between a FeatureCollection, a sequence (RFC 8142) and newline-delimited GeoJSON.",
        discussion: """
            Features pass through one by one, so files may be larger than memory. A record with a fault is reported and \
            left out, the rest is kept. Coordinates are not looked at, so that they may be of any system; a crs member of a \
            collection is kept where the form has a place for it. - is standard input or output.
            """)

    enum Form: String, CaseIterable, ExpressibleByArgument {
        /// One FeatureCollection.
        case geojson
        /// RFC 8142.
        case sequence
        /// One Feature a line.
        case lines

        package init?(path: String) {
            switch path.split(separator: ".").last {
            case "geojson", "json": self = .geojson
            case "geojsons", "geojson-seq": self = .sequence
            case "geojsonl", "ndjson", "jsonl", "ndgeojson": self = .lines
            default: return nil
            }
        }
    }

    @Argument(help: "The file to read.")
    var input: String

    @Option(name: .shortAndLong, help: "The file to write.")
    var output = "-"

    @Option(help: "What to write; by default what the output's name says: .geojson, .geojsons or .geojsonl.")
    var to: Form?

    @Option(help: "What the input is; by default what its name says.")
    var from: Form?

    @OptionGroup var common: CommonOptions

    func run() throws {
        guard let to = to ?? Form(path: output) else {
            throw ValidationError("say what to write: --to geojson, --to sequence or --to lines")
        }
        let language = common.language
        let from = from ?? Form(path: input) ?? .geojson
        let source = try Failure.reporting(language) { try FileChunks(path: input) }
        var hasErrors = false
        func report(_ diagnostics: [Diagnostic]) {
            let shown = diagnostics.filter { $0.severity != .note }
            Console.note(DiagnosticText(language: language).render(shown, file: input), terminator: "")
            hasErrors = hasErrors || diagnostics.containsErrors
        }
        try Failure.reporting(language) {
            var sink = try FeatureSink(file: OutputFile(path: output), form: to)
            switch from {
            case .geojson:
                var stream = FeatureStream { buffer throws(FileError) in try source.read(into: buffer) }
                while let feature = try stream.next() { try sink.write(feature) }
                report(stream.diagnostics)
                try sink.finish(stream.remainder)
            case .sequence, .lines:
                var stream = RecordStream(format: from == .sequence ? .textSequence : .newlineDelimited) {
                    buffer throws(FileError) in try source.read(into: buffer)
                }
                while let record = try stream.next() {
                    // At once: a file of nothing but faults must not gather in memory.
                    report(record.diagnostics)
                    guard !record.hasErrors else { continue }
                    for feature in record.object?.features ?? [] { try sink.write(feature) }
                }
                try sink.finish(nil)
            }
        }
        if hasErrors { throw Failure.wrong }
    }
}

/// Lends an open file to a stream that keeps its source.
private final class FileChunks {
    private var file: InputFile

    package init(path: String) throws(FileError) { file = try InputFile(path: path) }

    func read(into buffer: UnsafeMutableRawBufferPointer) throws(FileError) -> Int { try file.read(into: buffer) }
}

/// Writes Features in one of the forms, as they come.
private struct FeatureSink: ~Copyable {
    private var file: OutputFile
    private let form: GeoJSONConvert.Form
    private var isFirst = true
    private let writer = GeoJSONWriter()

    package init(file: consuming OutputFile, form: GeoJSONConvert.Form) throws(FileError) {
        self.file = file
        self.form = form
        if form == .geojson { try self.file.write("{\"type\":\"FeatureCollection\",\"features\":[") }
    }

    mutating func write(_ feature: Feature) throws(FileError) {
        switch form {
        case .sequence: try file.write(writer.record(.feature(feature), format: .textSequence))
        case .lines: try file.write(writer.record(.feature(feature), format: .newlineDelimited))
        case .geojson:
            try file.write(isFirst ? "\n" : ",\n")
            try file.write(writer.write(feature))
        }
        isFirst = false
    }

    /// Writes what else the collection had, where the form has a place for it, and puts the file in its place.
    consuming func finish(_ remainder: GeoJSONObject?) throws(FileError) {
        if form == .geojson {
            try file.write("\n]")
            if case .featureCollection(let collection) = remainder {
                if let box = collection.boundingBox {
                    try file.write(",\"bbox\":")
                    try file.write(JSONWriter().write(.array(box.numbers.map(JSONValue.double))))
                }
                for member in collection.foreignMembers.members {
                    try file.write(",")
                    let json = JSONWriter()
                    try file.write(json.write(.string(member.key)) + [0x3A] + json.write(member.value))
                }
            }
            try file.write("}\n")
        }
        try file.commit()
    }
}

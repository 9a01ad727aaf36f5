import GeoJSON
import JSON

/// A byte-order mark at the start of a text, which RFC 8259 section 8.1 forbids writers and lets readers ignore.
enum ByteOrderMark {
    static let bytes: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// What the reader says of a mark alone, as it may stand before the first separator of a sequence.
    static func findings(_ options: GeoJSONReader.Options = .init()) -> [Diagnostic] {
        GeoJSONReader(options: options).read(bytes + [0x20]).diagnostics.filter { $0.location?.byteRange == 0..<3 }
    }

    /// The same for a mark that is left out of what is written.
    static var warnings: [Diagnostic] {
        findings().map { finding in
            var warning = finding
            warning.severity = .warning
            return warning
        }
    }
}

extension GeoJSONReader {
    /// Reads a text whose first line has another number in messages; lines of places count from its own.
    func read(_ text: [UInt8], firstLine: Int) -> Result {
        var origin = LineCounter.Place()
        origin.line = firstLine
        var result = read(text, seenAs: TextWindow(origin: origin))
        for index in result.diagnostics.indices { result.diagnostics[index].location?.line -= firstLine - 1 }
        return result
    }
}

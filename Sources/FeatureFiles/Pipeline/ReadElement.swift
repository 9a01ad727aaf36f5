import GeoJSON
import JSON

/// An element of a file as read, or the reason why it could not be read.
struct ReadElement {
    var object: GeoJSONObject?
    /// Its findings, with places in the file.
    var findings: [Diagnostic] = []

    private static let wrapping = Array("{\"type\":\"FeatureCollection\",\"features\":[".utf8)

    /// A Feature and the end of a collection, appended to an element so that it reads as a collection.
    static let following = Array("{\"type\":\"Feature\",\"geometry\":null,\"properties\":null}]}".utf8)

    /// Reads an element of `features` with error recovery, as part of a collection.
    static func feature(
        _ bytes: ArraySlice<UInt8>, at place: LineCounter.Place, index: Int, _ options: GeoJSONReader.Options
    ) -> ReadElement {
        let text = wrapping + bytes + [UInt8(ascii: ",")] + following
        let result = GeoJSONReader(options: options).read(text, firstLine: place.line)
        let findings = result.diagnostics.map { finding in
            var moved = finding.moved(to: place, behind: wrapping.count)
            if let components = finding.pointer?.components, components.count > 1, components[0] == "features" {
                moved.pointer = JSONPointer(["features", String(index)] + components.dropFirst(2))
            }
            return moved
        }
        guard !findings.containsErrors, let features = result.object?.features, features.count == 2,
            let feature = features.first
        else {
            return ReadElement(findings: findings)
        }
        return ReadElement(object: .feature(feature), findings: findings)
    }

    /// Reads a record: any GeoJSON object.
    static func record(
        _ bytes: ArraySlice<UInt8>, at place: LineCounter.Place, _ options: GeoJSONReader.Options
    ) -> ReadElement {
        let result = GeoJSONReader(options: options).read(Array(bytes), firstLine: place.line)
        let findings = result.diagnostics.map { $0.moved(to: place, behind: 0) }
        return ReadElement(object: findings.containsErrors ? nil : result.object, findings: findings)
    }
}

extension Diagnostic {
    /// Converts a finding of a text with some bytes added before its first line to the place in the longer text.
    func moved(to place: LineCounter.Place, behind count: Int) -> Diagnostic {
        guard var location else { return self }
        func moved(_ range: Range<Int>) -> Range<Int> {
            let start = max(0, range.lowerBound - count)
            return start..<max(start, range.upperBound - count)
        }
        location.byteRange = moved(location.byteRange)
        if location.line == 1 { location.column = max(1, location.column - count) }
        var result = self
        if var fix {
            for index in fix.edits.indices { fix.edits[index].byteRange = moved(fix.edits[index].byteRange) }
            result.fix = fix
        }
        return result.moved(to: place, from: location)
    }
}

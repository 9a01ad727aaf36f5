import GeoJSON
import GeoJSONOperations
import Geodesy
import JSON
import Support

/// GeoJSON files that are read more than once, one behind the other.
struct GeoJSONSource {
    let files: [FeatureSource]

    /// What messages call them.
    var path: String { files.first?.path ?? "-" }

    /// Reads all features, in order, and returns the foreign members of the collection.
    ///
    /// What crosses the antimeridian and is not cut there comes cut, and how many do is reported at the end: other formats mean
    /// the plane, in which a step from 178° to −178° leads around the Earth.
    ///
    /// - Throws: `FileError`, `PackedFileError`, `faultyInput` where the text has a fault, after reporting it; what `body` throws.
    @discardableResult
    func forEach(report: (VectorReport) -> Void, _ body: (Feature) throws -> Void) throws -> [GeoJSONObject] {
        var cutCount = 0
        func take(_ feature: Feature) throws {
            var feature = feature
            if let geometry = feature.geometry, geometry.crossesAntimeridianUncut {
                feature.geometry = geometry.cutAtAntimeridian()
                cutCount += 1
            }
            try body(feature)
        }
        var rest: [GeoJSONObject] = []
        for file in files {
            if let remainder = try forEachAsWritten(of: file, report: report, take) { rest.append(remainder) }
        }
        if cutCount > 0 { report(.warning(Message("vector-cut-at-antimeridian", ["count": .of(cutCount)]))) }
        return rest
    }

    private func forEachAsWritten(
        of file: FeatureSource, report: (VectorReport) -> Void, _ body: (Feature) throws -> Void
    ) throws -> GeoJSONObject? {
        let (path, form) = (file.path, file.form)
        try file.prepareToReread()
        let read = try file.markless()
        guard form == .geojson else {
            let format: RecordStream<any Error>.Format = form == .sequence ? .textSequence : .newlineDelimited
            var stream = RecordStream<any Error>(format: format, read: read)
            while let record = try stream.next() {
                try check(record.diagnostics, path, report)
                if case .featureCollection(let collection)? = record.object {
                    try collection.foreignMembers["crs"].map { try $0.requireDegrees(path) }
                }
                for feature in record.object?.features ?? [] { try body(feature) }
            }
            return nil
        }
        var stream = FeatureStream<any Error>(read: read)
        var seen = 0
        while let feature = try stream.next() {
            let findings = stream.diagnostics
            if findings.count > seen { try check(Array(findings[seen...]), path, report) }
            seen = findings.count
            try body(feature)
        }
        try check(Array(stream.diagnostics.dropFirst(seen)), path, report)
        return stream.remainder
    }

    private func check(
        _ findings: [Diagnostic], _ path: String, _ report: (VectorReport) -> Void
    ) throws(VectorFormatError) {
        let errors = findings.filter { $0.severity == .error }
        guard !errors.isEmpty else { return }
        report(.findings(errors))
        throw .faultyInput(path: path)
    }
}

extension Geometry {
    /// Whether a line has a step, or a ring read the short way a side, of more than 180°.
    ///
    /// - Complexity: O(*n*) where no side is longer than 180°.
    fileprivate var crossesAntimeridianUncut: Bool {
        switch shape {
        case .emptyPoint, .point, .multiPoint: false
        case .lineString(let line): WideSteps.allowChoice(inLine: line.coordinates)
        case .multiLineString(let lines): lines.contains { WideSteps.allowChoice(inLine: $0.coordinates) }
        case .polygon(let polygon): polygon.readings.contains { $0.longitudes == .shortWay }
        case .multiPolygon(let polygons): polygons.contains { $0.readings.contains { $0.longitudes == .shortWay } }
        case .geometryCollection(let children): children.contains { $0.crossesAntimeridianUncut }
        }
    }
}

extension JSONValue {
    /// Refuses a `crs` member that names another system than longitude and latitude on WGS 84.
    ///
    /// - Throws: `foreignSystem`.
    func requireDegrees(_ path: String) throws(VectorFormatError) {
        guard namesDegrees else { throw .foreignSystem(path: path) }
    }

    /// Whether a `crs` member is empty, or one of those that GDAL and others write for longitude and latitude on WGS 84.
    private var namesDegrees: Bool {
        if case .null = self { return true }
        let properties = objectValue?["properties"]?.objectValue
        if let code = properties?["code"] { return code == 4326 || code == "4326" }
        guard let name = properties?["name"]?.stringValue ?? stringValue else { return false }
        let last = name.split { $0 == ":" || $0 == "/" }.last?.uppercased()
        return ["CRS84", "4326", "WGS84", "WGS 84"].contains(last)
    }
}

extension Feature {
    /// Refuses a Feature whose `crs` members, or those of its geometries, name another system than longitude and latitude.
    ///
    /// - Throws: `foreignSystem`.
    func requireDegrees(_ path: String) throws(VectorFormatError) {
        if let system = foreignMembers["crs"] { try system.requireDegrees(path) }
        try geometry?.requireDegrees(path)
    }
}

extension Geometry {
    fileprivate func requireDegrees(_ path: String) throws(VectorFormatError) {
        if let system = foreignMembers["crs"] { try system.requireDegrees(path) }
        guard case .geometryCollection(let children) = shape else { return }
        for child in children { try child.requireDegrees(path) }
    }
}

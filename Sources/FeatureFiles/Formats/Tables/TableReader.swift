import GeoJSON
import JSON
import Support

/// Reads tables in which a row is a feature, with columns of coordinates or of well-known text.
struct TableReader {
    let path: String
    let options: TableOptions

    /// Reads all rows, twice: a column is of numbers, or of truth values, where every cell of it is.
    ///
    /// - Throws: `VectorFormatError`, `FileError`, and what `body` throws.
    func run(report: (VectorReport) -> Void, _ body: (Feature) throws -> Void) throws -> VectorOutcome {
        guard path != "-" else { throw VectorFormatError.fileNeeded(format: "csv") }
        let separator: UInt8? = path.lowercased().contains(".tsv") ? 0x09 : nil
        var rows = try CSVRows(path: path, separator: separator)
        guard let names = try rows.next()?.cells.map({ $0.text }) else {
            throw VectorFormatError.noCoordinateColumns(path: path, columns: [])
        }
        let place = try PlaceColumns(names, options, path: path)
        var types = [TableColumnType](repeating: .undecided, count: names.count)
        while let row = try rows.next() {
            for (index, cell) in row.cells.enumerated() where index < types.count { types[index].take(cell) }
        }

        rows = try CSVRows(path: path, separator: separator)
        _ = try rows.next()
        var outcome = VectorOutcome()
        var missing = MissingPlaces()
        var ambiguous = 0
        while let row = try rows.next() {
            let feature: Feature
            do throws(VectorFeatureFault) {
                guard row.cells.count == names.count else {
                    throw .cellCount(expected: names.count, found: row.cells.count)
                }
                let geometry = try place.geometry(of: row.cells, options)
                if geometry == nil { missing.note(row.line) }
                if geometry?.hasAmbiguousSides == true { ambiguous += 1 }
                var members: [JSONObject.Member] = []
                for (index, cell) in row.cells.enumerated() where !place.holds(index) {
                    members.append(JSONObject.Member(key: names[index], value: types[index].value(of: cell)))
                }
                feature = Feature(geometry: geometry, properties: JSONObject(members: members))
            } catch {
                outcome.skipped += 1
                report(
                    .failure(
                        VectorFeatureFailure(
                            path: path, layer: nil, place: Int64(row.line), isLine: true, reason: error)))
                continue
            }
            try body(feature)
            outcome.written += 1
        }
        if ambiguous > 0 { report(.warning(Message("vector-ambiguous-rings", ["count": .of(ambiguous)]))) }
        if missing.count > 0 { report(.warning(VectorTexts.withoutPlace(missing.lines, of: missing.count))) }
        return outcome
    }
}

/// The lines of rows without coordinates, as many as a message names.
private struct MissingPlaces {
    var count = 0
    var lines: [Int] = []

    mutating func note(_ line: Int) {
        count += 1
        if lines.count < 10 { lines.append(line) }
    }
}

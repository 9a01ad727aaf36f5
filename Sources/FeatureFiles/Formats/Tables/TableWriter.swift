import GeoJSON
import JSON
import Support

/// Writes features as rows: `longitude` and `latitude` where all are points without altitudes, otherwise well-known text in `wkt`.
///
/// Text that would be read as a number, a truth value or nothing is quoted, so that `TableReader` reads what was
/// written. There is no guard against formulas of spreadsheets: the file is data, not a report.
struct TableWriter {
    let path: String

    /// - Throws: `FileError`, `VectorFormatError`.
    func run(_ source: GeoJSONSource, report: (VectorReport) -> Void) throws -> VectorOutcome {
        var survey = try FeatureSurvey(of: source, report)
        let hasPoints = survey.kinds.isSubset(of: [.point]) && !survey.hasAltitude
        let places = (hasPoints ? ["longitude", "latitude"] : ["wkt"]).map { survey.freeName($0) }
        let keepsIDs = survey.idCount > 0 && survey.freeName("id") == "id"
        if keepsIDs { survey.keepIDsAsField() }
        if survey.idCount > 0 {
            report(.warning(keepsIDs ? Message("vector-ids-as-column") : Message("vector-lost-i-ds")))
        }
        let mixed = survey.fields.filter { $0.isMixed || $0.type == .json }.map { $0.name }
        if !mixed.isEmpty {
            report(.warning(Message("vector-mixed-as-text", ["joined": .of(mixed.joined(separator: ", "))])))
        }

        let output = try FeatureOutput(path: path)
        let separator: UInt8 = path.lowercased().contains(".tsv") ? 0x09 : 0x2C
        func put(_ cells: [String]) throws {
            let line = cells.joined(separator: separator == 0x09 ? "\t" : ",") + "\n"
            try Array(line.utf8).withUnsafeBytes(output.write)
        }
        try put((places + survey.fields.map { $0.name }).map { CSVTable.quoted($0) })
        var outcome = VectorOutcome()
        try source.forEach(report: { _ in }) { feature in
            var cells = try hasPoints ? Self.coordinates(feature) : [Self.text(feature, outcome.written)]
            let properties = Dictionary(
                (feature.properties?.members ?? []).map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
            for (index, field) in survey.fields.enumerated() {
                let value = keepsIDs && index == 0 ? feature.id?.value : properties[field.name]
                cells.append(Self.cell(value ?? .null, field.type))
            }
            try put(cells)
            outcome.written += 1
        }
        try output.commit()
        return outcome
    }

    private static func coordinates(_ feature: Feature) -> [String] {
        guard case .point(let position)? = feature.geometry?.shape else { return ["", ""] }
        return [position.longitude, position.latitude].map { JSONValue.double($0).plainText }
    }

    private static func text(_ feature: Feature, _ number: Int) throws -> String {
        // In a table of one column an empty line would not be a row.
        guard let geometry = feature.geometry else { return "\"\"" }
        do throws(WellKnownGeometryError) {
            return CSVTable.quoted(try geometry.wellKnownText(), isForced: true)
        } catch {
            throw VectorFormatError.unwritableGeometry(
                feature: number, error.message)
        }
    }

    private static func cell(_ value: JSONValue, _ type: FieldUse.ColumnType) -> String {
        switch value {
        case .null: ""
        case .string(let text): CSVTable.quoted(text, isForced: TableColumnType.isAmbiguous(text))
        case .array, .object: CSVTable.quoted(value.plainText, isForced: true)
        default: CSVTable.quoted(value.plainText, isForced: type == .text)
        }
    }
}

extension TableColumnType {
    /// Whether a text without quotation marks would be read as something else.
    static func isAmbiguous(_ text: String) -> Bool {
        text.isEmpty || text == "true" || text == "false" || DecimalText.isNumber(text)
    }
}

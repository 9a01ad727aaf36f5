import JSON

/// The attribute columns of a layer, and how their values become properties.
struct FeatureFields {
    private let functions: GDALFunctions
    private let columns: [Column]
    private let implied: [String: Int64]

    private struct Column {
        let name: String
        let type: Int32
        let subtype: Int32
        /// Whether GDAL guessed from the values that it has numbers.
        let isGuessed: Bool
    }

    /// Takes the columns of a layer.
    init(of definition: GDALFunctions.Handle, _ traits: VectorFormat.Traits, _ functions: GDALFunctions) {
        self.functions = functions
        implied = traits.impliedValues
        let prefix = traits.columnPrefix ?? ""
        columns = (0..<functions.fieldCount(definition)).compactMap { index in
            functions.fieldDefinition(definition, index).map { field in
                let name = functions.fieldName(field).map { String(cString: $0) } ?? ""
                let own = prefix.isEmpty || !name.hasPrefix(prefix) ? name : String(name.dropFirst(prefix.count))
                let isTaken = own != name && functions.fieldIndex(definition, own) >= 0
                let type = functions.fieldType(field)
                return Column(
                    name: isTaken ? name : own, type: type, subtype: functions.fieldSubtype(field),
                    isGuessed: traits.guessesNumbers && name.contains("_") && [0, 2, 12].contains(type))
            }
        }
    }

    /// Whether there are none.
    var isEmpty: Bool { columns.isEmpty }

    /// Names of the columns that hold bytes, which become text in base64.
    var binaryNames: [String] { columns.filter { $0.type == 8 }.map { $0.name } }

    /// Names of extension columns in GPX that became numbers, since all values look like numbers.
    var guessedNames: [String] { columns.filter { $0.isGuessed }.map { $0.name } }

    /// The properties of a feature: columns without a value are `null`, those that the feature does not have are left out.
    func properties(of feature: GDALFunctions.Handle) -> JSONObject {
        var members: [JSONObject.Member] = []
        members.reserveCapacity(columns.count)
        for (index, column) in columns.enumerated() {
            let index = Int32(index)
            guard functions.isFieldSet(feature, index) != 0 else { continue }
            let value = functions.isFieldNull(feature, index) != 0 ? .null : value(of: feature, index, column)
            if case .integer(let number) = value, implied[column.name] == number { continue }
            members.append(JSONObject.Member(key: column.name, value: value))
        }
        return JSONObject(members: members)
    }

    /// Source: `OGRFieldType` and `OGRFieldSubType` in GDAL's `ogr_core.h`.
    private func value(of feature: GDALFunctions.Handle, _ index: Int32, _ column: Column) -> JSONValue {
        var count: Int32 = 0
        switch column.type {
        case 0, 12:
            let number = functions.integer(feature, index)
            return column.subtype == 1 ? .boolean(number != 0) : .integer(number)
        case 2: return Self.number(functions.real(feature, index))
        case 8:
            let list = functions.binary(feature, index, &count)
            return .string(Base64.text(Array(UnsafeBufferPointer(start: list, count: Int(count)))))
        case 9, 10, 11:
            let moment = moment(of: feature, index)
            return .string(moment.map { $0.text(hasDate: column.type != 10, hasTime: column.type != 9) } ?? "")
        default:
            let text = functions.string(feature, index).map { String(cString: $0) } ?? ""
            if column.subtype == 4, let value = try? JSONValue(parsing: text) { return value }
            return .string(text)
        }
    }

    private static func number(_ value: Double) -> JSONValue { value.isFinite ? .double(value) : .null }

    private func moment(of feature: GDALFunctions.Handle, _ index: Int32) -> FieldMoment? {
        var moment = FieldMoment()
        let isThere = functions.dateTime(
            feature, index, &moment.year, &moment.month, &moment.day, &moment.hour, &moment.minute, &moment.seconds,
            &moment.zone)
        return isThere != 0 ? moment : nil
    }
}

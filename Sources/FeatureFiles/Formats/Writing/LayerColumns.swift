import JSON
import Support

/// The columns of a layer that is being made, and how properties are put into them.
struct LayerColumns {
    private let functions: GDALFunctions
    private var columns: [String: Column] = [:]
    private let path: String

    private struct Column {
        let index: Int32
        let type: FieldUse.ColumnType
    }

    /// GDAL's numbers of types: integer, real, text, 64-bit integer; of subtypes: boolean, JSON.
    private enum Code {
        static let (integer, real, text, long): (Int32, Int32, Int32, Int32) = (0, 2, 4, 12)
        static let (boolean, json): (Int32, Int32) = (1, 4)
    }

    /// Makes a column for each property.
    ///
    /// - Throws: `unwritable` with GDAL's reason.
    init(
        _ fields: [FieldUse], in layer: GDALFunctions.Handle, of driver: GDALFunctions.Handle?, path: String,
        _ functions: GDALFunctions, _ messages: GDALMessages, _ report: (VectorReport) -> Void
    ) throws(VectorFormatError) {
        self.functions = functions
        self.path = path
        guard let definition = functions.definition(layer) else { throw .unwritable(path: path, reason: "") }
        func words(_ item: String) -> Set<Substring>? {
            driver.flatMap { functions.metadataItem($0, item, nil) }.map {
                Set(String(cString: $0).split(separator: " "))
            }
        }
        let types = words("DMD_CREATIONFIELDDATATYPES") ?? []
        let subtypes = words("DMD_CREATIONFIELDDATASUBTYPES") ?? []
        let builtIn = functions.fieldCount(definition)
        var renamed: [(String, String)] = []
        var (nested, booleans, mixed): ([String], [String], [String]) = ([], [], [])
        for field in fields {
            let present = functions.fieldIndex(definition, field.name)
            if present >= 0, present < builtIn, Self.name(definition, present, functions) == field.name {
                columns[field.name] = Column(index: present, type: .text)
                continue
            }
            var (type, subtype) = (Code.text, Int32(0))
            var column = field.type
            switch field.type {
            case .boolean:
                type = Code.integer
                if subtypes.contains("Boolean") { subtype = Code.boolean } else { booleans.append(field.name) }
            case .integer:
                if !field.isLong {
                    type = Code.integer
                } else if types.contains("Integer64") {
                    type = Code.long
                } else if !field.isBeyondDouble {
                    type = Code.real
                } else {
                    mixed.append(field.name)
                    column = .text
                }
            case .real: type = Code.real
            case .json: if subtypes.contains("JSON") { subtype = Code.json } else { nested.append(field.name) }
            case .text: if field.isMixed { mixed.append(field.name) }
            }
            let index = functions.fieldCount(definition)
            guard let made = functions.newField(field.name, type) else { throw .unwritable(path: path, reason: "") }
            defer { functions.destroyField(made) }
            functions.setFieldSubtype(made, subtype)
            guard functions.createField(layer, made, 1) == 0, functions.fieldCount(definition) == index + 1 else {
                throw .unwritable(path: path, reason: messages.takeFailure() ?? field.name)
            }
            let name = Self.name(definition, index, functions)
            if name != field.name { renamed.append((field.name, name)) }
            columns[field.name] = Column(index: index, type: column)
        }
        if !renamed.isEmpty { report(.warning(VectorTexts.renamedColumns(renamed))) }
        if !nested.isEmpty {
            report(.warning(Message("vector-nested-as-text", ["joined": .of(nested.joined(separator: ", "))])))
        }
        if !booleans.isEmpty {
            report(.warning(Message("vector-booleans-as-numbers", ["joined": .of(booleans.joined(separator: ", "))])))
        }
        if !mixed.isEmpty {
            report(.warning(Message("vector-mixed-as-text", ["joined": .of(mixed.joined(separator: ", "))])))
        }
    }

    private static func name(
        _ definition: GDALFunctions.Handle, _ index: Int32, _ functions: GDALFunctions
    ) -> String {
        functions.fieldDefinition(definition, index).flatMap { functions.fieldName($0) }.map { String(cString: $0) }
            ?? ""
    }

    /// Puts a property into its column.
    ///
    /// - Throws: `inputChanged` for a property that was not there before, `nullCharacter`.
    func set(_ name: String, _ value: JSONValue, in feature: GDALFunctions.Handle) throws(VectorFormatError) {
        guard let column = columns[name] else { throw .inputChanged(path: path) }
        switch (column.type, value) {
        case (_, .null): functions.setNull(feature, column.index)
        case (.boolean, .boolean(let flag)): functions.setInteger(feature, column.index, flag ? 1 : 0)
        case (.integer, .integer(let number)): functions.setInteger(feature, column.index, number)
        case (.real, .integer(let number)): functions.setReal(feature, column.index, Double(number))
        case (.real, .double(let number)): functions.setReal(feature, column.index, number)
        case (.boolean, _), (.integer, _), (.real, _): throw .inputChanged(path: path)
        default:
            let text = value.plainText
            guard !text.utf8.contains(0) else { throw .nullCharacter(property: name) }
            functions.setString(feature, column.index, text)
        }
    }
}

extension JSONValue {
    /// The text of a string, and that of anything else as JSON; nothing for `null`.
    var plainText: String {
        switch self {
        case .string(let text): text
        case .null: ""
        default: String(decoding: JSONWriter().write(self), as: UTF8.self)
        }
    }
}

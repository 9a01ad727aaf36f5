import GeoJSON
import Support

/// Writes features into a layer.
struct LayerWriting {
    private let layer: GDALFunctions.Handle
    private let definition: GDALFunctions.Handle
    private let plan: LayerPlan
    private let columns: LayerColumns
    private let ids: Identifiers
    private let path: String
    private let functions: GDALFunctions
    private let messages: GDALMessages

    /// The destination of the features' identifiers.
    private enum Identifiers { case ofLayer, column, nowhere }

    /// How many features are written in one transaction, in formats that have them.
    private static let batch = 20_000

    /// Makes the columns.
    ///
    /// - Throws: `unwritable`.
    init(
        _ layer: GDALFunctions.Handle, _ plan: LayerPlan, _ survey: FeatureSurvey, driver: GDALFunctions.Handle?,
        path: String, _ functions: GDALFunctions, _ messages: GDALMessages, _ report: (VectorReport) -> Void
    ) throws(VectorFormatError) {
        var survey = survey
        let keepsIDs = functions.fidColumn(layer).map { $0.pointee != 0 } ?? false
        if keepsIDs, survey.hasNumericIDs {
            ids = .ofLayer
        } else if survey.idCount > 0, !survey.fields.contains(where: { $0.name.lowercased() == "id" }) {
            ids = .column
            survey.keepIDsAsField()
            report(.warning(Message("vector-ids-as-column")))
        } else {
            ids = .nowhere
            if survey.idCount > 0 { report(.warning(Message("vector-lost-i-ds"))) }
        }
        columns = try LayerColumns(
            survey.fields, in: layer, of: driver, path: path, functions, messages, report)
        guard let definition = functions.definition(layer) else { throw .unwritable(path: path, reason: "") }
        self.layer = layer
        self.definition = definition
        self.plan = plan
        self.path = path
        self.functions = functions
        self.messages = messages
    }

    /// Writes the features that belong here, and says how many.
    ///
    /// - Throws: `unwritable`, what reading throws.
    func run(_ source: GeoJSONSource) throws -> Int {
        var count = 0
        try source.forEach(report: { _ in }) { feature in
            if let kinds = plan.kinds, !(feature.geometry.map { kinds.contains($0.kind) } ?? false) { return }
            if plan.needsGeometry, feature.geometry?.firstDimension == nil { return }
            if count.isMultiple(of: Self.batch) {
                if count > 0 { try require(functions.commitTransaction(layer)) }
                try require(functions.startTransaction(layer))
            }
            try write(feature, number: count)
            count += 1
        }
        if count > 0 { try require(functions.commitTransaction(layer)) }
        return count
    }

    private func write(_ feature: Feature, number: Int) throws {
        guard let handle = functions.newFeature(definition) else { throw failure() }
        defer { functions.destroyFeature(handle) }
        if let id = feature.id {
            switch (ids, id) {
            case (.ofLayer, .integer(let number)): try require(functions.setFID(handle, number))
            case (.column, _): try columns.set("id", id.value, in: handle)
            default: break
            }
        }
        for member in feature.properties?.members ?? [] { try columns.set(member.key, member.value, in: handle) }
        if let geometry = feature.geometry { try set(geometry, in: handle, number: number) }
        setAltitude(of: feature, in: handle)
        try require(functions.createFeature(layer, handle))
    }

    private func set(_ geometry: Geometry, in feature: GDALFunctions.Handle, number: Int) throws {
        let bytes: [UInt8]
        do throws(WellKnownGeometryError) {
            bytes = try geometry.wellKnownBinary()
        } catch {
            throw VectorFormatError.unwritableGeometry(
                feature: number, error.message)
        }
        guard let size = Int32(exactly: bytes.count) else { throw failure() }
        var made: GDALFunctions.Handle?
        let code = bytes.withUnsafeBytes { buffer in
            buffer.baseAddress.map { functions.importBinary($0, nil, &made, size) } ?? 1
        }
        try require(code)
        // Some formats refuse flat geometries in a layer with altitudes.
        if plan.fillsAltitudes, let made { functions.setThreeDimensional(made, 1) }
        try require(functions.setGeometryDirectly(feature, made))
    }

    /// Puts the altitude of a point into the column for it, where no property of that name has it.
    private func setAltitude(of feature: Feature, in handle: GDALFunctions.Handle) {
        guard let column = plan.altitudeColumn, feature.properties?[column] == nil,
            case .point(let position)? = feature.geometry?.shape, let altitude = position.altitude
        else { return }
        let index = functions.fieldIndex(definition, column)
        if index >= 0 { functions.setReal(handle, index, altitude) }
    }

    /// - Throws: `unwritable` where GDAL gave another code than 0, or noted a failure without one.
    private func require(_ code: Int32) throws(VectorFormatError) {
        if let reason = messages.takeFailure() { throw .unwritable(path: path, reason: reason) }
        guard code == 0 else { throw failure() }
    }

    private func failure() -> VectorFormatError {
        .unwritable(path: path, reason: messages.takeFailure() ?? "")
    }
}

import GeoJSON
import JSON
import Support

/// Reads the features of one layer.
struct LayerReading {
    let path: String
    let layer: String
    let handle: GDALFunctions.Handle
    let traits: VectorFormat.Traits
    let functions: GDALFunctions
    let messages: GDALMessages
    var sourceSystem: String?

    func run(
        _ report: (VectorReport) -> Void, _ body: (Feature) throws -> Void
    ) throws -> VectorOutcome {
        guard let definition = functions.definition(handle) else {
            throw VectorFormatError.unreadable(path: path, reason: messages.takeFailure() ?? "")
        }
        let fields = FeatureFields(of: definition, traits, functions)
        let system = functions.spatialReference(handle)
        warn(definition, fields, hasSystem: system != nil, report)
        let transformation = try PlaneTransformation(from: system, named: sourceSystem, functions, messages)
        let hasIDs = functions.fidColumn(handle).map { $0.pointee != 0 } ?? false
        let isAssumed = system == nil && sourceSystem == nil
        var geometries = FeatureGeometry(functions, messages)
        var outcome = VectorOutcome()
        if traits.alwaysHasColumns, fields.isEmpty {
            report(.warning(Message("vector-no-columns", ["layer": .of(layer)])))
            outcome.libraryWarnings = 1
        }
        while let handle = functions.nextFeature(self.handle) {
            defer { functions.destroyFeature(handle) }
            try check()
            let fid = functions.fid(handle)
            var feature = Feature(geometry: nil, properties: fields.properties(of: handle))
            if hasIDs { feature.id = .integer(fid) }
            do throws(VectorFeatureFault) {
                let geometry = try geometries.geometry(of: handle, transformation)
                if let place = geometry?.firstOutsideDegrees {
                    throw .outsideDegrees(longitude: place.longitude, latitude: place.latitude)
                }
                feature.geometry = geometry
                if let column = traits.altitudeColumn, geometry?.firstDimension == 3 {
                    feature.properties?[column] = nil
                }
            } catch {
                if isAssumed, case .outsideDegrees(let longitude, let latitude) = error {
                    throw VectorFormatError.systemNeeded(path: path, longitude: longitude, latitude: latitude)
                }
                outcome.skipped += 1
                report(
                    .failure(
                        VectorFeatureFailure(path: path, layer: layer, place: fid, isLine: false, reason: error)))
                continue
            }
            try check()
            try body(feature)
            outcome.written += 1
        }
        try check()
        try requireAll(outcome)
        if geometries.hasLinearized { report(.warning(Message("vector-linearized", ["layer": .of(layer)]))) }
        if geometries.hasDroppedMeasures { report(.warning(Message("vector-dropped-measures", ["layer": .of(layer)]))) }
        if geometries.ambiguousCount > 0 {
            report(.warning(Message("vector-ambiguous-rings", ["count": .of(geometries.ambiguousCount)])))
        }
        return outcome
    }

    init(
        path: String, layer: String, handle: GDALFunctions.Handle, traits: VectorFormat.Traits,
        functions: GDALFunctions, messages: GDALMessages
    ) {
        self.path = path
        self.layer = layer
        self.handle = handle
        self.traits = traits
        self.functions = functions
        self.messages = messages
    }

    private func warn(
        _ definition: GDALFunctions.Handle, _ fields: FeatureFields, hasSystem: Bool, _ report: (VectorReport) -> Void
    ) {
        let geometries = functions.geometryFieldCount(definition)
        if geometries > 1 {
            report(
                .warning(Message("vector-several-geometries", ["layer": .of(layer), "count": .of(Int(geometries))])))
        }
        if !fields.binaryNames.isEmpty {
            report(.warning(Message("vector-base64", ["joined": .of(fields.binaryNames.joined(separator: ", "))])))
        }
        if !fields.guessedNames.isEmpty {
            report(
                .warning(
                    Message("vector-guessed-numbers", ["joined": .of(fields.guessedNames.joined(separator: ", "))])))
        }
        guard geometries > 0 else { return }
        if let sourceSystem, hasSystem {
            report(.warning(Message("vector-overridden-system", ["layer": .of(layer), "system": .of(sourceSystem)])))
        }
        if sourceSystem == nil, !hasSystem { report(.warning(Message("vector-assumed-system", ["layer": .of(layer)]))) }
    }

    private func check() throws(VectorFormatError) {
        if let reason = messages.takeFailure() { throw .unreadable(path: path, reason: reason) }
    }

    /// A damaged file may just end early.
    private func requireAll(_ outcome: VectorOutcome) throws(VectorFormatError) {
        let read = outcome.written + outcome.skipped
        guard !traits.countsDeleted, functions.hasCapability(handle, "FastFeatureCount") != 0 else { return }
        let announced = functions.featureCount(handle, 0)
        _ = messages.takeFailure()
        guard announced > Int64(read) else { return }
        throw .incomplete(path: path, read: read, announced: Int(clamping: announced))
    }
}

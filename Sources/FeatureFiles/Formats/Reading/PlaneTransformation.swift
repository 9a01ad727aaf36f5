/// The transformation from the coordinate system of a layer to longitude and latitude on WGS 84, by GDAL.
///
/// GDAL stores the axis order of a layer's geometries with its system, and the transformation uses it; the target is
/// set to have east first. An operation of unknown accuracy ("ballpark") is refused.
struct PlaneTransformation: ~Copyable {
    private let functions: GDALFunctions
    private let systems: [GDALFunctions.Handle]
    /// `nil` where the numbers are longitude and latitude on WGS 84 already.
    private let handle: GDALFunctions.Handle?

    deinit {
        if let handle { functions.destroyTransformation(handle) }
        for system in systems { functions.releaseSystem(system) }
    }

    /// Finds the transformation from the system of a layer, or from one that the user names, with east first.
    ///
    /// - Throws: `unknownSystem`, `noTransformation`.
    init(
        from source: GDALFunctions.Handle?, named definition: String?, _ functions: GDALFunctions,
        _ messages: GDALMessages
    ) throws(VectorFormatError) {
        var systems: [GDALFunctions.Handle] = []
        var handle: GDALFunctions.Handle?
        do throws(VectorFormatError) {
            let target = try Self.system("EPSG:4326", functions, messages)
            systems.append(target)
            var source = source
            if let definition {
                let named = try Self.system(definition, functions, messages)
                systems.append(named)
                source = named
            }
            if let source, functions.isSameSystem(source, target) == 0 {
                handle = try Self.transformation(source, target, functions, messages)
            }
        } catch {
            for system in systems { functions.releaseSystem(system) }
            throw error
        }
        self.functions = functions
        self.systems = systems
        self.handle = handle
    }

    /// Transforms a geometry of GDAL in place; the reason where that is impossible.
    borrowing func apply(to geometry: GDALFunctions.Handle, _ messages: GDALMessages) -> String? {
        guard let handle else { return nil }
        let isDone = functions.transform(geometry, handle) == 0
        let failure = messages.takeFailure()
        return isDone ? nil : failure ?? ""
    }

    /// A system with east first, to be released.
    ///
    /// - Throws: `unknownSystem`.
    static func system(
        _ definition: String, _ functions: GDALFunctions, _ messages: GDALMessages
    ) throws(VectorFormatError) -> GDALFunctions.Handle {
        guard let system = functions.newSystem(nil) else { throw .unknownSystem(definition, reason: "") }
        guard functions.setSystem(system, definition) == 0 else {
            functions.releaseSystem(system)
            throw .unknownSystem(definition, reason: messages.takeFailure() ?? "")
        }
        functions.setAxisMapping(system, 0)
        return system
    }

    private static func transformation(
        _ source: GDALFunctions.Handle, _ target: GDALFunctions.Handle, _ functions: GDALFunctions,
        _ messages: GDALMessages
    ) throws(VectorFormatError) -> GDALFunctions.Handle {
        let options = functions.newTransformationOptions()
        defer { if let options { functions.destroyTransformationOptions(options) } }
        if let options { _ = functions.setBallparkAllowed(options, 0) }
        guard let made = functions.newTransformation(source, target, options) else {
            let name = functions.systemName(source).map { String(cString: $0) } ?? ""
            throw .noTransformation(from: name, reason: messages.takeFailure() ?? "")
        }
        return made
    }
}

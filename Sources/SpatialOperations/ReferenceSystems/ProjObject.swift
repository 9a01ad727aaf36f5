import CPROJ

/// A coordinate reference system or an operation of PROJ, with its context.
struct ProjObject: ~Copyable {
    let context: ProjContext
    let handle: OpaquePointer

    /// Takes over a handle that lives in `context`.
    package init(_ handle: OpaquePointer, in context: ProjContext) {
        self.handle = handle
        self.context = context
    }

    deinit { proj_destroy(handle) }

    /// A coordinate reference system from a code, URN, WKT, PROJJSON or PROJ string. Bare names are refused, because PROJ
    /// searches for them generously: “moon” is a system to it.
    static func system(_ definition: String, in context: ProjContext) throws(ReferenceSystemError) -> ProjObject {
        guard definition.contains(where: { ":[{+".contains($0) }) else {
            throw .unknownSystem(definition: definition, reason: "neither a code nor WKT")
        }
        guard let handle = proj_create(context.handle, definition) else {
            throw .unknownSystem(definition: definition, reason: context.takeReason())
        }
        guard proj_is_crs(handle) != 0 else {
            proj_destroy(handle)
            throw .notASystem(definition: definition)
        }
        return ProjObject(handle, in: context)
    }

    /// The operation between two systems in the order easting, northing or longitude, latitude.
    static func operation(
        from source: String, to target: String, in context: ProjContext
    ) throws(ReferenceSystemError) -> ProjObject {
        let sourceSystem = try system(source, in: context)
        let targetSystem = try system(target, in: context)
        let created = "ALLOW_BALLPARK=NO".withCString { option in
            let options: [UnsafePointer<CChar>?] = [option, nil]
            return proj_create_crs_to_crs_from_pj(
                context.handle, sourceSystem.handle, targetSystem.handle, nil, options)
        }
        guard let created else {
            throw .noTransformation(source: source, target: target, reason: context.takeReason())
        }
        defer { proj_destroy(created) }
        guard let normalized = proj_normalize_for_visualization(context.handle, created) else {
            throw .noTransformation(source: source, target: target, reason: context.takeReason())
        }
        return ProjObject(normalized, in: context)
    }
}

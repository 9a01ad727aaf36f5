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

    /// What the numbers of a system are.
    var kind: CoordinateReferenceSystem.Kind {
        switch proj_get_type(handle) {
        case PJ_TYPE_GEOGRAPHIC_2D_CRS, PJ_TYPE_GEOGRAPHIC_3D_CRS: return .geographic
        case PJ_TYPE_PROJECTED_CRS: return .projected
        case PJ_TYPE_COMPOUND_CRS: return .compound
        case PJ_TYPE_GEOCENTRIC_CRS: return .geocentric
        case PJ_TYPE_VERTICAL_CRS: return .vertical
        case PJ_TYPE_BOUND_CRS:
            // A system with a way to WGS 84 written into it.
            guard let inner = proj_get_source_crs(context.handle, handle) else { return .other }
            return ProjObject(inner, in: context).kind
        default: return .other
        }
    }

    /// The authority and code of a system.
    var identifier: String? {
        guard let authority = proj_get_id_auth_name(handle, 0), let code = proj_get_id_code(handle, 0) else {
            return nil
        }
        return String(cString: authority) + ":" + String(cString: code)
    }

    /// Whether a position has a height by the system itself.
    private var hasHeights: Bool {
        let type = proj_get_type(handle)
        return type == PJ_TYPE_GEOGRAPHIC_3D_CRS || type == PJ_TYPE_COMPOUND_CRS || type == PJ_TYPE_GEOCENTRIC_CRS
    }

    /// The system with heights above its ellipsoid, as RFC 7946 section 3.1.1 means altitudes.
    private consuming func promoted() -> ProjObject {
        guard !hasHeights, let higher = proj_crs_promote_to_3D(context.handle, nil, handle) else { return self }
        return ProjObject(higher, in: context)
    }

    /// The operation between two systems in the order easting, northing or longitude, latitude. Where one of them has
    /// heights, those of the other are taken to be above its ellipsoid.
    static func operation(
        from source: String, to target: String, in context: ProjContext
    ) throws(ReferenceSystemError) -> ProjObject {
        var sourceSystem = try system(source, in: context)
        var targetSystem = try system(target, in: context)
        if sourceSystem.hasHeights || targetSystem.hasHeights {
            sourceSystem = sourceSystem.promoted()
            targetSystem = targetSystem.promoted()
        }
        let created = "ALLOW_BALLPARK=NO".withCString { option in
            let options: [UnsafePointer<CChar>?] = [option, nil]
            return proj_create_crs_to_crs_from_pj(
                context.handle, sourceSystem.handle, targetSystem.handle, nil, options)
        }
        guard let created else {
            let needsHeights = sourceSystem.hasHeights || targetSystem.hasHeights
            let reason = context.takeReason()
            throw .noTransformation(
                source: source, target: target,
                reason: needsHeights && reason.hasPrefix("unknown") ? "no grid for its heights is installed" : reason)
        }
        defer { proj_destroy(created) }
        guard let normalized = proj_normalize_for_visualization(context.handle, created) else {
            throw .noTransformation(source: source, target: target, reason: context.takeReason())
        }
        return ProjObject(normalized, in: context)
    }
}

import CPROJ

extension CoordinateReferenceSystem {
    /// Whether both mean the same place by the same numbers, however they are written: `EPSG:4326` and `OGC:CRS84` do, since
    /// axes are in the order east, north everywhere in this package.
    ///
    /// - Complexity: some milliseconds where they are written differently.
    public func isEquivalent(to other: CoordinateReferenceSystem) -> Bool {
        if definition == other.definition { return true }
        if let identifier, identifier == other.identifier { return true }
        guard let context = try? ProjContext(), let one = try? ProjObject.system(definition, in: context),
            let two = try? ProjObject.system(other.definition, in: context)
        else { return false }
        return proj_is_equivalent_to_with_ctx(
            context.handle, one.handle, two.handle, PJ_COMP_EQUIVALENT_EXCEPT_AXIS_ORDER_GEOGCRS) == 1
    }

    /// Refuses systems whose numbers are no positions of GeoJSON.
    ///
    /// - Throws: `notHorizontal` for geocentric and vertical systems.
    public func requireHorizontal() throws(ReferenceSystemError) {
        if kind == .geocentric || kind == .vertical { throw .notHorizontal(name: name) }
    }
}

import JSON

/// Passes an object to rules, part by part.
struct LintWalk {
    let rules: [LintCheck]
    let faulty: Set<Int>
    var findings = LintFindings()

    mutating func visit(_ object: GeoJSONObject, sourceIndices: [Int]?) {
        let root = JSONPointer()
        check(object, sourceIndices)
        switch object {
        case .geometry(let geometry): visit(geometry, root)
        case .feature(let feature): visit(feature, root)
        case .featureCollection(let collection): visit(collection.features, sourceIndices: sourceIndices)
        }
    }

    /// Passes on the Features of a collection that have no errors.
    mutating func visit(_ list: [Feature], sourceIndices: [Int]?) {
        let features = JSONPointer(["features"])
        for (index, feature) in list.enumerated() {
            let source = sourceIndices.map { $0[index] } ?? index
            if !faulty.contains(source) { visit(feature, features.appending(source)) }
        }
    }

    /// Passes on the whole object.
    mutating func check(_ object: GeoJSONObject, _ sourceIndices: [Int]?) {
        findings.sourceIndices = sourceIndices
        for rule in rules { rule.checkObject(object, &findings) }
        findings.renumberFeatures()
    }

    /// Passes on a Feature and its geometries.
    mutating func visit(_ feature: Feature, _ pointer: JSONPointer) {
        for rule in rules { rule.checkFeature(feature, pointer, &findings) }
        if let geometry = feature.geometry { visit(geometry, pointer.appending("geometry")) }
    }

    private mutating func visit(_ geometry: Geometry, _ pointer: JSONPointer) {
        for rule in rules { rule.checkGeometry(geometry, pointer, &findings) }
        let coordinates = pointer.appending("coordinates")
        switch geometry.shape {
        case .point, .emptyPoint, .multiPoint: break
        case .lineString(let line): visit(line, false, coordinates)
        case .multiLineString(let lines): visit(lines, false, coordinates)
        case .polygon(let polygon): visit(polygon.rings, true, coordinates)
        case .multiPolygon(let polygons):
            for (index, polygon) in polygons.enumerated() { visit(polygon.rings, true, coordinates.appending(index)) }
        case .geometryCollection(let children):
            let geometries = pointer.appending("geometries")
            for (index, child) in children.enumerated() { visit(child, geometries.appending(index)) }
        }
    }

    private mutating func visit(_ lists: PositionLists, _ isRing: Bool, _ pointer: JSONPointer) {
        for (index, list) in lists.enumerated() { visit(list, isRing, pointer.appending(index)) }
    }

    private mutating func visit(_ line: Positions, _ isRing: Bool, _ pointer: JSONPointer) {
        for rule in rules { rule.checkLine(line, isRing, pointer, &findings) }
    }
}

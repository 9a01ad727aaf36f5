import GeoJSON
import Geodesy
import Support

/// Converts geometries of GDAL to those of GeoJSON.
struct FeatureGeometry {
    let functions: GDALFunctions
    let messages: GDALMessages
    /// Whether arcs were replaced by short lines.
    private(set) var hasLinearized = false
    /// Whether measures (M) were left out.
    private(set) var hasDroppedMeasures = false
    /// How many geometries have rings that can be read in two ways.
    private(set) var ambiguousCount = 0

    init(_ functions: GDALFunctions, _ messages: GDALMessages) {
        self.functions = functions
        self.messages = messages
    }

    /// The geometry of a feature, which is taken from it; `nil` where it has none.
    mutating func geometry(
        of feature: GDALFunctions.Handle, _ transformation: borrowing PlaneTransformation
    ) throws(VectorFeatureFault) -> Geometry? {
        guard let stolen = functions.stealGeometry(feature) else { return nil }
        let handle = simplified(stolen)
        defer { functions.destroyGeometry(handle) }
        if functions.isMeasured(handle) != 0 {
            functions.setMeasured(handle, 0)
            hasDroppedMeasures = true
        }
        if let reason = transformation.apply(to: handle, messages) { throw .untransformable(reason: reason) }
        let size = functions.binarySize(handle)
        var isExported = false
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            isExported = functions.exportBinary(handle, 1, buffer.baseAddress) == 0
            count = isExported ? size : 0
        }
        guard isExported else {
            throw .geometry(Message(verbatim: messages.takeFailure() ?? ""))
        }
        do throws(WellKnownGeometryError) {
            let geometry = try Geometry(wellKnownBinary: bytes).woundInPlane()
            if geometry.hasAmbiguousSides { ambiguousCount += 1 }
            return geometry
        } catch {
            throw .geometry(error.message)
        }
    }

    /// Curves as lines, and surfaces of triangles or other faces as polygons. Takes the geometry over.
    private mutating func simplified(_ geometry: GDALFunctions.Handle) -> GDALFunctions.Handle {
        // 15 PolyhedralSurface, 16 TIN, 17 Triangle.
        if (15...17).contains(functions.flatType(functions.geometryType(geometry))) {
            return functions.forceToMultiPolygon(geometry) ?? geometry
        }
        guard functions.hasCurve(geometry, 0) != 0, let linear = functions.linearGeometry(geometry, 0, nil) else {
            return geometry
        }
        functions.destroyGeometry(geometry)
        hasLinearized = true
        return linear
    }
}

extension Geometry {
    /// The geometry with exterior rings counterclockwise and holes clockwise, as RFC 7946 section 3.1.6 wants them.
    ///
    /// Other formats say by their structure which ring is the exterior, and mean rings in the plane; direction says nothing there.
    /// In GeoJSON the direction decides where a ring has a side of more than 180°, which may cross the antimeridian: such rings are
    /// turned only where they can be read in one way (`Polygon.rewound()`), and stay as they are otherwise.
    func woundInPlane() -> Geometry {
        var result = self
        switch shape {
        case .polygon(let polygon): result.shape = .polygon(polygon.woundInPlane())
        case .multiPolygon(let polygons): result.shape = .multiPolygon(PolygonList(polygons.map { $0.woundInPlane() }))
        case .geometryCollection(let children):
            result.shape = .geometryCollection(children.map { $0.woundInPlane() })
        default: break
        }
        return result
    }
}

extension Polygon {
    fileprivate func woundInPlane() -> Polygon {
        if rings.contains(where: { WideSteps.allowChoice(in: $0.coordinates) }) { return rewound() }
        let turned = rings.enumerated().map { index, ring in
            let area = PlaneArea.signedDouble(of: ring.coordinates)
            return index == 0 ? area < 0 : area > 0
        }
        guard turned.contains(true) else { return self }
        return Polygon(uncheckedRings: PositionLists(zip(rings, turned).map { $1 ? Positions($0.reversed()) : $0 }))
    }
}

extension Geometry {
    /// The first position that has no place on a map in degrees. A transformation may miss a pole by a rounding error.
    var firstOutsideDegrees: Position? { firstPositionOutsideDegrees(furthestLatitude: 90 + 1e-9) }
}

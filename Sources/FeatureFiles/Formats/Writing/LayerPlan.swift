import GeoJSON

/// A layer to create.
struct LayerPlan {
    let name: String
    /// The kinds of geometries that go to it; `nil` for all features.
    let kinds: Set<Geometry.Kind>?
    /// GDAL's number of the type of geometry.
    let type: UInt32
    var options: [String] = []
    /// Whether features without a place are left out.
    var needsGeometry = false
    /// Whether positions without altitudes get altitude 0.
    var fillsAltitudes = false
    /// The column that takes the altitude of a point.
    var altitudeColumn: String?

    private static let families: [(kinds: Set<Geometry.Kind>, type: UInt32)] = [
        ([.point, .multiPoint], 4), ([.lineString, .multiLineString], 5), ([.polygon, .multiPolygon], 6),
    ]
    private static let (unknown, none): (UInt32, UInt32) = (0, 100)

    /// The layers for features in a format.
    ///
    /// - Throws: `mixedGeometries`, `unsupportedGeometry`.
    static func layers(
        for survey: FeatureSurvey, in format: VectorFormat, named name: String
    ) throws(VectorFormatError) -> [LayerPlan] {
        let traits = format.traits
        if traits.hasLayerForEachKind { return try layersForKinds(survey, format) }
        if traits.hasOneKind {
            if survey.kinds.contains(.geometryCollection) {
                throw .unsupportedGeometry(format: format.name, kind: Geometry.Kind.geometryCollection.rawValue)
            }
            // Lines and areas of one part and of several are one kind of shape, points are not.
            let isOneKind =
                survey.kinds.count <= 1
                || families.dropFirst().contains { survey.kinds.isSubset(of: $0.kinds) }
            guard isOneKind else {
                throw .mixedGeometries(format: format.name, kinds: survey.kinds.map { $0.rawValue }.sorted())
            }
        }
        var plan = LayerPlan(name: name, kinds: nil, type: type(for: survey, in: format), options: traits.layerOptions)
        plan.needsGeometry = traits.needsGeometry
        plan.fillsAltitudes = traits.fillsAltitudes && survey.hasAltitude
        if traits.hasNamedColumns {
            plan.options += ["FID=" + survey.freeName("fid"), "GEOMETRY_NAME=" + survey.freeName("geom")]
        }
        return [plan]
    }

    private static func type(for survey: FeatureSurvey, in format: VectorFormat) -> UInt32 {
        let base: UInt32
        if survey.kinds.isEmpty {
            base = format.traits.hasOneKind ? 1 : none
        } else if survey.kinds.count == 1, let kind = survey.kinds.first {
            base = kind.number
        } else {
            let family = families.first { survey.kinds.isSubset(of: $0.kinds) }
            base = format.traits.hasOneKind ? family?.type ?? unknown : unknown
        }
        return survey.hasAltitude && base != none ? base | 0x8000_0000 : base
    }

    private static func layersForKinds(
        _ survey: FeatureSurvey, _ format: VectorFormat
    ) throws(VectorFormatError) -> [LayerPlan] {
        let lines = families[1].kinds
        if let other = survey.kinds.subtracting(lines).subtracting([.point]).map({ $0.rawValue }).min() {
            throw .unsupportedGeometry(format: format.name, kind: other)
        }
        let altitude: UInt32 = survey.hasAltitude ? 0x8000_0000 : 0
        var plans: [LayerPlan] = []
        if survey.kinds.contains(.point) || survey.kinds.isEmpty {
            plans.append(
                LayerPlan(
                    name: "waypoints", kinds: [.point], type: 1 | altitude,
                    altitudeColumn: format.traits.altitudeColumn))
        }
        if !survey.kinds.isDisjoint(with: lines) {
            plans.append(
                LayerPlan(name: "tracks", kinds: lines, type: 5 | altitude, options: format.traits.layerOptions))
        }
        return plans
    }
}

extension FeatureSurvey {
    /// A name of a column that no property has, in any case of letters.
    func freeName(_ wanted: String) -> String {
        let taken = Set(fields.map { $0.name.lowercased() })
        var name = wanted
        var number = 0
        while taken.contains(name) {
            number += 1
            name = "\(wanted)_\(number)"
        }
        return name
    }
}

extension Geometry.Kind {
    /// The number of the type in well-known binary.
    var number: UInt32 {
        switch self {
        case .point: 1
        case .lineString: 2
        case .polygon: 3
        case .multiPoint: 4
        case .multiLineString: 5
        case .multiPolygon: 6
        case .geometryCollection: 7
        }
    }
}

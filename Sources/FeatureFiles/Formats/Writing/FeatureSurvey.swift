import GeoJSON
import JSON

/// The properties and geometries that the features of a file have, which a layer must know before its first feature.
struct FeatureSurvey {
    /// How many features there are.
    private(set) var count = 0
    /// The properties, in the order in which they occur first.
    private(set) var fields: [FieldUse] = []
    private var places: [String: Int] = [:]
    /// The kinds of geometries.
    private(set) var kinds: Set<Geometry.Kind> = []
    /// Whether a feature has no geometry, or an empty one.
    private(set) var hasMissingGeometry = false
    private(set) var hasAltitude = false
    /// Whether a position has no altitude.
    private(set) var hasFlat = false
    private(set) var idCount = 0
    private(set) var ids = FieldUse(name: "id")
    private(set) var hasForeignMembers = false
    /// The first position that is not in degrees.
    private(set) var outsideDegrees: Position?

    mutating func take(_ feature: Feature) {
        count += 1
        for member in feature.properties?.members ?? [] {
            let place = places[member.key] ?? fields.count
            if place == fields.count {
                places[member.key] = place
                fields.append(FieldUse(name: member.key))
            }
            fields[place].take(member.value)
        }
        if let id = feature.id {
            idCount += 1
            ids.take(id.value)
        }
        hasForeignMembers = hasForeignMembers || feature.foreignMembers.contains { $0.key != "crs" }
        guard let geometry = feature.geometry else {
            hasMissingGeometry = true
            return
        }
        kinds.insert(geometry.kind)
        guard let dimension = geometry.firstDimension else {
            hasMissingGeometry = true
            return
        }
        hasAltitude = hasAltitude || dimension > 2
        hasFlat = hasFlat || dimension == 2
        outsideDegrees = outsideDegrees ?? geometry.firstOutsideDegrees
    }

    /// Whether every feature has an identifier that is a number.
    var hasNumericIDs: Bool { count > 0 && idCount == count && ids.type == .integer }

    /// Adds the identifiers as a property.
    mutating func keepIDsAsField() {
        fields.insert(ids, at: 0)
    }
}

extension Feature.Identifier {
    /// The identifier as a value.
    var value: JSONValue {
        switch self {
        case .string(let text): .string(text)
        case .integer(let number): .integer(number)
        case .decimal(let text): .decimal(text)
        }
    }
}

extension Geometry {
    /// How many numbers its first position has; `nil` where it is empty.
    var firstDimension: Int? {
        switch shape {
        case .emptyPoint: nil
        case .point(let position): position.dimension
        case .multiPoint(let positions), .lineString(let positions): positions.first?.dimension
        case .multiLineString(let lines): lines.joined.first?.dimension
        case .polygon(let polygon): polygon.rings.joined.first?.dimension
        case .multiPolygon(let polygons): polygons.rings.joined.first?.dimension
        case .geometryCollection(let children): children.lazy.compactMap { $0.firstDimension }.first
        }
    }
}

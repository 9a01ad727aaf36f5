public import GeoJSON
public import JSON

/// The `crs` members of an object and of everything in it (GeoJSON 2008, section 3).
///
///     let members = ReferenceSystemMembers(of: object)
///     try members.system(ofFeature: 0)
///
/// A member counts for what is inside its object. The specification wants only one at the top and none that overrides it; so
/// several may stand here as long as they mean the same.
public struct ReferenceSystemMembers {
    /// A member and where it stands.
    public struct Member: Sendable, Hashable {
        /// The place of the member.
        public let pointer: JSONPointer
        /// What it says.
        public let value: JSONValue
    }

    /// The member of the whole object.
    public let top: Member?
    /// Those of each Feature, from outside inwards; of a bare geometry those of its parts.
    public let inner: [[Member]]

    /// Looks for members; those named `crs` in properties are none.
    ///
    /// - Complexity: O(*n*) in Features and geometries.
    public init(of object: GeoJSONObject) {
        let root = JSONPointer()
        switch object {
        case .geometry(let geometry):
            let all = Self.members(of: geometry, at: root)
            let top = geometry.foreignMembers["crs"] == nil ? nil : all.first
            self.top = top
            inner = [Array(all.dropFirst(top == nil ? 0 : 1))]
        case .feature(let feature):
            top = Self.member(of: feature.foreignMembers, at: root)
            inner = [feature.geometry.map { Self.members(of: $0, at: root.appending("geometry")) } ?? []]
        case .featureCollection(let collection):
            top = Self.member(of: collection.foreignMembers, at: root)
            let features = root.appending("features")
            inner = collection.features.enumerated().map { index, feature in
                let pointer = features.appending(index)
                let own = Self.member(of: feature.foreignMembers, at: pointer).map { [$0] } ?? []
                return own + (feature.geometry.map { Self.members(of: $0, at: pointer.appending("geometry")) } ?? [])
            }
        }
    }

    /// All of them.
    public var all: [Member] { (top.map { [$0] } ?? []) + inner.flatMap { $0 } }

    private static func member(of members: JSONObject, at pointer: JSONPointer) -> Member? {
        members["crs"].map { Member(pointer: pointer.appending("crs"), value: $0) }
    }

    private static func members(of geometry: Geometry, at pointer: JSONPointer) -> [Member] {
        var result = member(of: geometry.foreignMembers, at: pointer).map { [$0] } ?? []
        if case .geometryCollection(let children) = geometry.shape {
            for (index, child) in children.enumerated() {
                result += members(of: child, at: pointer.appending("geometries").appending(index))
            }
        }
        return result
    }
}

extension Geometry {
    /// The geometry, and the geometries in it, without the `crs` member.
    public var withoutReferenceSystem: Geometry {
        var result = self
        if result.foreignMembers["crs"] != nil { result.foreignMembers["crs"] = nil }
        if case .geometryCollection(let children) = shape {
            result.shape = .geometryCollection(children.map(\.withoutReferenceSystem))
        }
        return result
    }
}

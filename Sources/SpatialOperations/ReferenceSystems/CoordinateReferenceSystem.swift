import CPROJ
public import Geodesy
public import JSON

/// What the two or three numbers of a position mean.
///
///     let utm = try CoordinateReferenceSystem(epsg: 32641)
///     utm.name         // WGS 84 / UTM zone 41N
///     utm.areaOfUse    // 60…66° east, 0…84° north
///
/// The package always has east before north, whatever the axis order of the system's authority: longitude, latitude or
/// x, y. A value that exists is known to PROJ; two values are equal when their definitions are written alike.
public struct CoordinateReferenceSystem: Sendable, Hashable {
    /// The text it was made from.
    public let definition: String
    /// Its name.
    public let name: String
    /// The area it is made for, in degrees on WGS 84; `nil` where its authority gives none.
    public let areaOfUse: BoundingBox?
    /// What its numbers are.
    public let kind: Kind
    /// Its authority and code, for example `EPSG:32641`; `nil` where it has none.
    public let identifier: String?

    /// What the numbers of a system are.
    public enum Kind: String, Sendable, Hashable {
        /// Angles on an ellipsoid, perhaps with a height above it.
        case geographic
        /// Lengths in a plane.
        case projected
        /// A geographic or projected system with heights above a surface of its own.
        case compound
        /// Three lengths from the middle of the Earth.
        case geocentric
        /// Heights alone.
        case vertical
        /// Anything else, for example the plane of a building site.
        case other
    }

    /// Whether its numbers are angles on an ellipsoid.
    public var isGeographic: Bool { kind == .geographic }

    /// Longitude and latitude on WGS 84, the system of RFC 7946 (OGC:CRS84).
    public static let longitudeLatitude = CoordinateReferenceSystem(
        definition: "OGC:CRS84", name: "WGS 84 (CRS84)",
        areaOfUse: BoundingBox(west: -180, south: -90, east: 180, north: 90), kind: .geographic,
        identifier: "OGC:CRS84")

    /// Reads a code with its authority (`EPSG:3857`), an OGC URN, WKT 1 or 2, PROJJSON, or a PROJ string with `+type=crs`.
    ///
    /// - Throws: `unknownSystem` or `notASystem`.
    public init(_ definition: String) throws(ReferenceSystemError) {
        let context = try ProjContext()
        let system = try ProjObject.system(definition, in: context)
        var box = (west: 0.0, south: 0.0, east: 0.0, north: 0.0)
        let hasArea = proj_get_area_of_use(
            context.handle, system.handle, &box.west, &box.south, &box.east, &box.north, nil)
        self.init(
            definition: definition, name: proj_get_name(system.handle).map { String(cString: $0) } ?? definition,
            areaOfUse: hasArea != 0 && box.south >= -90
                ? BoundingBox(west: box.west, south: box.south, east: box.east, north: box.north) : nil,
            kind: system.kind, identifier: system.identifier)
    }

    /// The system with a code of the EPSG data set.
    ///
    /// - Throws: `unknownSystem`.
    public init(epsg code: Int) throws(ReferenceSystemError) {
        try self.init("EPSG:\(code)")
    }

    /// A plane in metres that touches WGS 84 at a place, where its numbers are (0, 0).
    ///
    /// The azimuthal equidistant projection: distances from the middle are exact, and all others right to 5 parts in
    /// 100 000 within 100 km of it, to 5 in 1000 within 1000 km. Snyder, *Map Projections* (1987), chapter 25.
    ///
    /// - Throws: `untransformable` for a place that is not on Earth.
    public static func localPlane(
        around middle: Coordinate
    ) throws(ReferenceSystemError) -> CoordinateReferenceSystem {
        guard middle.isOnEarth else { throw .untransformable(index: 0, reason: "\(middle)") }
        return CoordinateReferenceSystem(
            definition: "+proj=aeqd +lat_0=\(middle.latitude) +lon_0=\(middle.longitude) +datum=WGS84 +units=m "
                + "+no_defs +type=crs",
            name: "local plane around \(middle)", areaOfUse: nil, kind: .projected, identifier: nil)
    }

    private init(definition: String, name: String, areaOfUse: BoundingBox?, kind: Kind, identifier: String?) {
        self.definition = definition
        self.name = name
        self.areaOfUse = areaOfUse
        self.kind = kind
        self.identifier = identifier
    }
}

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

extension CoordinateReferenceSystem {
    /// Understands the `crs` member of files older than RFC 7946.
    ///
    ///     try CoordinateReferenceSystem(legacyMember: collection.foreignMembers["crs"] ?? .null)
    ///
    /// The GeoJSON specification of 2008, section 3: an object of type `name`; also the still older type `EPSG` with a
    /// `code`. `null` says that the system is unknown, and is read as longitude and latitude like a missing member.
    ///
    /// - Throws: `unreadableMember` for anything else, links included; `unknownSystem` and `notASystem` for the name.
    public init(legacyMember member: JSONValue) throws(ReferenceSystemError) {
        guard member != .null else {
            self = .longitudeLatitude
            return
        }
        let properties = member.objectValue?["properties"]?.objectValue
        switch member.objectValue?["type"]?.stringValue?.lowercased() {
        case "name":
            guard let name = properties?["name"]?.stringValue else { throw .unreadableMember }
            try self.init(name)
        case "epsg":
            guard let code = properties?["code"] else { throw .unreadableMember }
            guard let text = code.integerValue.map(String.init) ?? code.stringValue else { throw .unreadableMember }
            try self.init("EPSG:\(text)")
        default: throw .unreadableMember
        }
    }

    /// The `crs` member that says that coordinates are of this system: its code as a URN, or else its definition.
    public var legacyMember: JSONValue {
        var name = definition
        if let parts = identifier?.split(separator: ":"), parts.count == 2 {
            name =
                parts[0] == "OGC" ? "urn:ogc:def:crs:OGC:1.3:\(parts[1])" : "urn:ogc:def:crs:\(parts[0])::\(parts[1])"
        }
        return ["type": "name", "properties": ["name": .string(name)]]
    }
}

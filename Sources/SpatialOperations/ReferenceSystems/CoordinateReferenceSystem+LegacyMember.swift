public import JSON

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

#if !hasFeature(Embedded)
    import JSON

    /// What the three kinds of GeoJSON objects have in common in a decoder.
    struct ObjectDecoding {
        let container: KeyedDecodingContainer<MemberKey>

        /// How many containers may be open at once, as for a reader at most.
        static let depthLimit = 512

        init(_ decoder: any Decoder) throws {
            guard decoder.codingPath.count <= Self.depthLimit else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "nested too deeply"))
            }
            container = try decoder.container(keyedBy: MemberKey.self)
        }

        /// Refuses any other `type` than the one that is wanted.
        func expect(_ type: String) throws {
            let found = try container.decode(String.self, forKey: .type)
            guard found == type else { throw error(.type, "\(found) is not \(type)") }
        }

        /// Refuses members of other kinds of object (RFC 7946 section 7.1).
        func refuse(_ names: MemberKey...) throws {
            for name in names where container.contains(name) {
                throw error(name, "this kind of object may not have a member \(name.stringValue)")
            }
        }

        func boundingBox() throws -> Extent? {
            guard container.contains(.bbox) else { return nil }
            return try container.decode(Extent.self, forKey: .bbox)
        }

        /// The members other than some, sorted by name where the decoder does not keep the order.
        func foreignMembers(besides known: MemberKey...) throws -> JSONObject {
            let known = known.map { $0.stringValue } + ["type", "bbox"]
            var members: [JSONObject.Member] = []
            for key in container.allKeys where !known.contains(key.stringValue) {
                members.append(
                    .init(key: key.stringValue, value: try container.decode(JSONValue.self, forKey: key)))
            }
            return JSONObject(members: members.sorted { $0.key < $1.key })
        }

        func error(_ key: MemberKey, _ text: String) -> DecodingError {
            .dataCorruptedError(forKey: key, in: container, debugDescription: text)
        }
    }

    extension KeyedEncodingContainer<MemberKey> {
        /// Writes the members that come first.
        mutating func encode(type: String, _ boundingBox: Extent?) throws {
            try encode(type, forKey: .type)
            try encodeIfPresent(boundingBox, forKey: .bbox)
        }

        /// Writes foreign members in order, but none that has the name of one that the RFC defines for the object.
        mutating func encode(foreign members: JSONObject, besides known: MemberKey...) throws {
            let known = known.map { $0.stringValue } + ["type", "bbox"]
            for member in members where !known.contains(member.key) {
                try encode(member.value, forKey: MemberKey(member.key))
            }
        }
    }
#endif

#if !hasFeature(Embedded)
    import JSON
    public import JSON

    extension JSONValue {
        /// Makes a JSON value of a custom type.
        ///
        ///     try JSONValue(encoding: [1, 2, 3])  // [1, 2, 3]
        ///
        /// Integers are exact, those beyond 64 bits as `decimal`. Members keep the order in which they are encoded; those of a
        /// dictionary are sorted.
        ///
        /// - Throws: `JSONEncodingError` for not-a-number and infinities; any error of the type's own encoding.
        public init(encoding value: some Encodable) throws {
            let encoder = JSONValueEncoder(slot: JSONValueEncoder.Slot(), codingPath: [])
            try encoder.encode(value)
            self = encoder.slot.value
        }
    }

    extension JSONObject {
        /// Turns the members into a custom type.
        ///
        /// - Throws: `DecodingError`, which says at which member.
        public func decoded<T: Decodable>(as type: T.Type = T.self) throws -> T {
            try JSONValueDecoder(value: .object(self), codingPath: []).decode(type)
        }

        /// Makes an object of a custom type, the inverse of `decoded(as:)`.
        ///
        ///     struct Task: Codable { var name: String; var points: Int }
        ///     let properties = try JSONObject(encoding: Task(name: "Birches", points: 3))
        ///     properties.keys  // ["name", "points"]
        ///
        /// - Throws: `JSONEncodingError` for not-a-number, infinities and values that are not objects; any error of the type's own encoding.
        public init(encoding value: some Encodable) throws {
            guard case .object(let object) = try JSONValue(encoding: value) else {
                throw JSONEncodingError(.notAnObject, at: JSONPointer())
            }
            self = object
        }
    }

    extension Feature {
        /// Makes a Feature whose properties are a custom type.
        ///
        ///     let feature = try Feature(geometry: .point(place), encoding: Task(name: "Birches", points: 3))
        ///
        /// - Throws: what `JSONObject(encoding:)` throws.
        public init(
            id: Identifier? = nil, geometry: Geometry?, encoding properties: some Encodable, boundingBox: Extent? = nil,
            foreignMembers: JSONObject = [:]
        ) throws {
            self.init(
                id: id, geometry: geometry, properties: try JSONObject(encoding: properties), boundingBox: boundingBox,
                foreignMembers: foreignMembers)
        }
    }
#endif

#if !hasFeature(Embedded)
    import JSON

    extension Feature: Codable {
        /// Reads a Feature from any decoder, as RFC 7946 section 3.2 lays it out.
        ///
        /// What decoders of other makers cannot tell is lost: with Foundation's `JSONDecoder` the order of properties and foreign
        /// members (they are sorted by name), all but the last of equal names, the difference between `1` and `1.0`, and the digits
        /// of numbers that neither 64 bits nor `Double` holds. `GeoJSONReader` keeps all of it.
        ///
        /// - Throws: `DecodingError` with the coding path, where a `GeoJSONReader` would report an error.
        public init(from decoder: any Decoder) throws {
            let object = try ObjectDecoding(decoder)
            try object.expect("Feature")
            try object.refuse(.coordinates, .geometries, .features)
            let container = object.container
            self.init(
                id: container.contains(.id) ? try container.decode(Identifier.self, forKey: .id) : nil,
                geometry: try object.nullable(Geometry.self, .geometry),
                properties: try object.nullable(JSONObject.self, .properties),
                boundingBox: try object.boundingBox(),
                foreignMembers: try object.foreignMembers(besides: .id, .geometry, .properties))
        }

        /// Writes a Feature into any encoder, as RFC 7946 section 3.2 lays it out.
        ///
        /// An encoder's strategies for keys apply to properties too: `JSONEncoder.keyEncodingStrategy` is best left alone.
        ///
        /// - Throws: `EncodingError` for numbers that are not finite or outside the range of `Double`, and what the encoder
        ///   throws.
        public func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: MemberKey.self)
            try container.encode(type: "Feature", boundingBox)
            try container.encodeIfPresent(id, forKey: .id)
            if let geometry {
                try container.encode(geometry, forKey: .geometry)
            } else {
                try container.encodeNil(forKey: .geometry)
            }
            if let properties {
                try container.encode(properties, forKey: .properties)
            } else {
                try container.encodeNil(forKey: .properties)
            }
            try container.encode(foreign: foreignMembers, besides: .id, .geometry, .properties)
        }
    }

    extension ObjectDecoding {
        /// A member that has to be there but may be `null`.
        fileprivate func nullable<Value: Decodable>(_ type: Value.Type, _ key: MemberKey) throws -> Value? {
            guard container.contains(key) else {
                throw DecodingError.keyNotFound(
                    key,
                    .init(
                        codingPath: container.codingPath,
                        debugDescription: "a Feature needs a member \(key.stringValue), which may be null"))
            }
            return try container.decodeNil(forKey: key) ? nil : container.decode(type, forKey: key)
        }
    }

    extension Feature.Identifier: Codable {
        /// Reads text or a number.
        ///
        /// - Throws: `DecodingError` for anything else.
        public init(from decoder: any Decoder) throws {
            switch try JSONValue(from: decoder) {
            case .string(let text): self = .string(text)
            case .integer(let number): self = .integer(number)
            case .double(let number): self = .decimal(JSONValue.double(number).description)
            case .decimal(let digits): self = .decimal(digits)
            default:
                throw DecodingError.typeMismatch(
                    String.self,
                    .init(codingPath: decoder.codingPath, debugDescription: "an id is text or a number"))
            }
        }

        /// Writes text or a number; one that neither 64 bits nor `Double` holds as the nearest `Double`.
        ///
        /// - Throws: what the encoder throws, and `EncodingError` for a number outside the range of `Double`.
        public func encode(to encoder: any Encoder) throws {
            switch self {
            case .string(let text): try JSONValue.string(text).encode(to: encoder)
            case .integer(let number): try JSONValue.integer(number).encode(to: encoder)
            case .decimal(let digits):
                // What is no number is written as text, as the writer does.
                let isNumber = DecimalText.isNumber(digits)
                try (isNumber ? JSONValue.decimal(digits) : .string(digits)).encode(to: encoder)
            }
        }
    }
#endif

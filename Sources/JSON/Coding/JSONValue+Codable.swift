#if !hasFeature(Embedded)
    extension JSONValue: Codable {
        /// Reads any value out of a decoder of another format.
        ///
        /// - Throws: `DecodingError` where the decoder has no value of a JSON type.
        public init(from decoder: any Decoder) throws {
            if let own = decoder as? JSONValueDecoder {
                self = own.value
                return
            }
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                self = .null
            } else if let flag = try? container.decode(Bool.self) {
                self = .boolean(flag)
            } else if let number = try? container.decode(Int64.self) {
                self = .integer(number)
            } else if let number = try? container.decode(UInt64.self) {
                self = .decimal(String(number))
            } else if let number = try? container.decode(Double.self) {
                self = .double(number)
            } else if let text = try? container.decode(String.self) {
                self = .string(text)
            } else if let elements = try? container.decode([JSONValue].self) {
                self = .array(elements)
            } else {
                let members = try container.decode([String: JSONValue].self)
                self = .object(JSONObject(members.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }))
            }
        }

        /// Writes the value into an encoder of any format.
        ///
        /// A number that is neither `Int64` nor `Double` goes as `UInt64` where it is one, otherwise as the nearest `Double`.
        ///
        /// - Throws: `EncodingError` for a number outside the range of `Double`, and what the encoder throws.
        public func encode(to encoder: any Encoder) throws {
            if let own = encoder as? JSONValueEncoder {
                try own.encode(exactly: self)
                return
            }
            switch self {
            case .array(let elements):
                var container = encoder.unkeyedContainer()
                for element in elements { try container.encode(element) }
            case .object(let object):
                var container = encoder.container(keyedBy: JSONValueEncoder.NamedKey.self)
                for member in object {
                    try container.encode(member.value, forKey: JSONValueEncoder.NamedKey(stringValue: member.key))
                }
            default:
                var container = encoder.singleValueContainer()
                try encodeScalar(into: &container)
            }
        }

        private func encodeScalar(into container: inout any SingleValueEncodingContainer) throws {
            switch self {
            case .boolean(let flag): try container.encode(flag)
            case .integer(let number): try container.encode(number)
            case .double(let number): try container.encode(number)
            case .string(let text): try container.encode(text)
            case .decimal(let text):
                if let number = UInt64(text) {
                    try container.encode(number)
                } else if let number = doubleValue {
                    try container.encode(number)
                } else {
                    throw EncodingError.invalidValue(
                        text, .init(codingPath: container.codingPath, debugDescription: "outside the range of Double"))
                }
            case .null, .array, .object: try container.encodeNil()
            }
        }
    }

    extension JSONObject: Codable {
        /// Reads an object out of a decoder of any format; only one of this module keeps the members' order.
        ///
        /// - Throws: `DecodingError` where the value is no object.
        public init(from decoder: any Decoder) throws {
            guard let object = try JSONValue(from: decoder).objectValue else {
                throw DecodingError.typeMismatch(
                    JSONObject.self, .init(codingPath: decoder.codingPath, debugDescription: "not an object"))
            }
            self = object
        }

        /// Writes the members in order.
        ///
        /// - Throws: `EncodingError` and the errors of the encoder.
        public func encode(to encoder: any Encoder) throws { try JSONValue.object(self).encode(to: encoder) }
    }
#endif

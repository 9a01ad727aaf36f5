#if !hasFeature(Embedded)
    extension JSONValueEncoder {
        struct Single: SingleValueEncodingContainer {
            let encoder: JSONValueEncoder
            var codingPath: [any CodingKey] { encoder.codingPath }

            func encodeNil() { encoder.slot.set(.null) }
            func encode(_ value: Bool) { encoder.slot.set(.boolean(value)) }
            func encode(_ value: String) { encoder.slot.set(.string(value)) }
            func encode(_ value: Double) throws { try encoder.encode(value) }

            /// With the digits of the `Float` and not those of its neighbourhood in `Double`, where these read back equal.
            func encode(_ value: Float) throws {
                let short = Double(value.description) ?? Double(value)
                try encoder.encode(Float(short) == value ? short : Double(value))
            }

            func encode(_ value: Int) { encoder.encode(integer: value) }
            func encode(_ value: Int8) { encoder.encode(integer: value) }
            func encode(_ value: Int16) { encoder.encode(integer: value) }
            func encode(_ value: Int32) { encoder.encode(integer: value) }
            func encode(_ value: Int64) { encoder.encode(integer: value) }
            func encode(_ value: UInt) { encoder.encode(integer: value) }
            func encode(_ value: UInt8) { encoder.encode(integer: value) }
            func encode(_ value: UInt16) { encoder.encode(integer: value) }
            func encode(_ value: UInt32) { encoder.encode(integer: value) }
            func encode(_ value: UInt64) { encoder.encode(integer: value) }
            func encode<T: Encodable>(_ value: T) throws { try encoder.encode(value) }
        }

        struct Keyed<Key: CodingKey>: KeyedEncodingContainerProtocol {
            let encoder: JSONValueEncoder
            var codingPath: [any CodingKey] { encoder.codingPath }

            func encodeNil(forKey key: Key) { encoder.descending(to: key).slot.set(.null) }
            func encode<T: Encodable>(_ value: T, forKey key: Key) throws {
                try encoder.descending(to: key).encode(value)
            }

            func nestedContainer<Nested: CodingKey>(
                keyedBy type: Nested.Type, forKey key: Key
            ) -> KeyedEncodingContainer<Nested> {
                encoder.descending(to: key).container(keyedBy: type)
            }

            func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
                encoder.descending(to: key).unkeyedContainer()
            }

            func superEncoder() -> any Encoder { encoder.descending(to: NamedKey(stringValue: "super")) }
            func superEncoder(forKey key: Key) -> any Encoder { encoder.descending(to: key) }
        }

        struct Unkeyed: UnkeyedEncodingContainer {
            let encoder: JSONValueEncoder
            var codingPath: [any CodingKey] { encoder.codingPath }
            var count: Int { encoder.slot.count }

            func encodeNil() { next().slot.set(.null) }
            func encode<T: Encodable>(_ value: T) throws { try next().encode(value) }

            func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
                next().container(keyedBy: type)
            }

            func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }
            func superEncoder() -> any Encoder { next() }

            private func next() -> JSONValueEncoder {
                let index = JSONValueDecoder.Index(intValue: count)
                return JSONValueEncoder(slot: encoder.slot.appended(), codingPath: encoder.codingPath + [index])
            }
        }

        struct NamedKey: CodingKey {
            let stringValue: String
            var intValue: Int? { nil }
            package init(stringValue: String) { self.stringValue = stringValue }
            package init?(intValue: Int) { nil }
        }
    }
#endif

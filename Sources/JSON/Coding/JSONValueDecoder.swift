#if !hasFeature(Embedded)
    /// Turns JSON values into custom types.
    ///
    ///     struct Task: Decodable { var name: String; var points: Int? }
    ///     let task = try feature.properties?.decoded(as: Task.self)
    ///
    /// Numbers must fit the type that is asked for; nothing is rounded but to `Double` and `Float`.
    package struct JSONValueDecoder: Decoder {
        let value: JSONValue
        package let codingPath: [any CodingKey]
        package init(value: JSONValue, codingPath: [any CodingKey]) {
            self.value = value
            self.codingPath = codingPath
        }

        package var userInfo: [CodingUserInfoKey: Any] { [:] }

        package func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
            guard case .object(let object) = value else { throw mismatch(JSONObject.self) }
            let pairs = object.members.map { (Spelling($0.key), $0.value) }
            return KeyedDecodingContainer(
                Keyed(members: Dictionary(pairs) { $1 }, codingPath: codingPath))
        }

        package func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
            guard case .array(let elements) = value else { throw mismatch([JSONValue].self) }
            return Unkeyed(elements: elements, codingPath: codingPath)
        }

        package func singleValueContainer() throws -> any SingleValueDecodingContainer { Single(decoder: self) }

        func mismatch(_ type: Any.Type) -> DecodingError {
            .typeMismatch(
                type, DecodingError.Context(codingPath: codingPath, debugDescription: "the file has \(value) here"))
        }

        func scalar<T>(_ type: T.Type, _ convert: (JSONValue) -> T?) throws -> T {
            guard let result = convert(value) else { throw mismatch(type) }
            return result
        }

        package func decode<T: Decodable>(_ type: T.Type) throws -> T {
            if type == JSONValue.self, let value = value as? T { return value }
            if type == JSONObject.self, let object = value.objectValue as? T { return object }
            return try T(from: self)
        }

        struct Index: CodingKey {
            var intValue: Int?
            var stringValue: String { "\(intValue ?? 0)" }
            package init(intValue: Int) { self.intValue = intValue }
            package init?(stringValue: String) { nil }
        }
    }

    extension JSONValueDecoder {
        struct Single: SingleValueDecodingContainer {
            let decoder: JSONValueDecoder
            var codingPath: [any CodingKey] { decoder.codingPath }

            func decodeNil() -> Bool { decoder.value == .null }
            func decode(_ type: Bool.Type) throws -> Bool { try decoder.scalar(type) { $0.booleanValue } }
            func decode(_ type: String.Type) throws -> String { try decoder.scalar(type) { $0.stringValue } }
            func decode(_ type: Double.Type) throws -> Double { try decoder.scalar(type) { $0.doubleValue } }
            func decode(_ type: Float.Type) throws -> Float {
                try decoder.scalar(type) { value in
                    value.doubleValue.map { Float($0) }.flatMap { $0.isFinite ? $0 : nil }
                }
            }
            func decode(_ type: Int.Type) throws -> Int { try integer(type) }
            func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
            func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
            func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
            func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
            func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
            func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
            func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
            func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
            func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
            func decode<T: Decodable>(_ type: T.Type) throws -> T { try decoder.decode(type) }

            private func integer<T: FixedWidthInteger>(_ type: T.Type) throws -> T {
                try decoder.scalar(type) { value in
                    // A text is read as one of two types: reading each type by itself makes ten copies of the standard library's parser.
                    guard case .decimal(let text) = value else { return value.integerValue.flatMap(T.init(exactly:)) }
                    return Int64(text).flatMap(T.init(exactly:)) ?? UInt64(text).flatMap(T.init(exactly:))
                }
            }
        }

        struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
            let members: [Spelling: JSONValue]
            let codingPath: [any CodingKey]

            var allKeys: [Key] { members.keys.map { $0.text }.sorted().compactMap(Key.init(stringValue:)) }
            func contains(_ key: Key) -> Bool { members[Spelling(key.stringValue)] != nil }
            func decodeNil(forKey key: Key) throws -> Bool { try decoder(key).value == .null }
            func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T { try decoder(key).decode(type) }

            func nestedContainer<Nested: CodingKey>(
                keyedBy type: Nested.Type, forKey key: Key
            ) throws -> KeyedDecodingContainer<Nested> {
                try decoder(key).container(keyedBy: type)
            }

            func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
                try decoder(key).unkeyedContainer()
            }

            func superDecoder() throws -> any Decoder {
                JSONValueDecoder(value: members[Spelling("super")] ?? .null, codingPath: codingPath)
            }
            func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }

            private func decoder(_ key: Key) throws -> JSONValueDecoder {
                guard let value = members[Spelling(key.stringValue)] else {
                    throw DecodingError.keyNotFound(
                        key,
                        DecodingError.Context(codingPath: codingPath, debugDescription: "the file has no such member"))
                }
                return JSONValueDecoder(value: value, codingPath: codingPath + [key])
            }
        }

        struct Unkeyed: UnkeyedDecodingContainer {
            let elements: [JSONValue]
            let codingPath: [any CodingKey]
            var currentIndex = 0

            package init(elements: [JSONValue], codingPath: [any CodingKey]) {
                self.elements = elements
                self.codingPath = codingPath
            }

            var count: Int? { elements.count }
            var isAtEnd: Bool { currentIndex >= elements.count }

            mutating func decodeNil() throws -> Bool {
                guard try peek().value == .null else { return false }
                currentIndex += 1
                return true
            }

            mutating func decode<T: Decodable>(_ type: T.Type) throws -> T {
                let result = try peek().decode(type)
                currentIndex += 1
                return result
            }

            mutating func nestedContainer<Nested: CodingKey>(
                keyedBy type: Nested.Type
            ) throws -> KeyedDecodingContainer<Nested> {
                let container = try peek().container(keyedBy: type)
                currentIndex += 1
                return container
            }

            mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
                let container = try peek().unkeyedContainer()
                currentIndex += 1
                return container
            }

            mutating func superDecoder() throws -> any Decoder {
                let element = try peek()
                currentIndex += 1
                return element
            }

            private func peek() throws -> JSONValueDecoder {
                guard !isAtEnd else {
                    throw DecodingError.valueNotFound(
                        JSONValue.self,
                        DecodingError.Context(codingPath: codingPath, debugDescription: "the list has no more elements")
                    )
                }
                return JSONValueDecoder(
                    value: elements[currentIndex], codingPath: codingPath + [Index(intValue: currentIndex)])
            }
        }
    }
#endif

#if !hasFeature(Embedded)

    /// Turns custom types into JSON values.
    ///
    ///     struct Task: Encodable { var name: String; var points: Int }
    ///     feature.properties = try JSONObject(encoding: Task(name: "Birches", points: 3))
    ///
    /// Members stay in the order in which they are encoded; a dictionary, which has none, is sorted by its keys. A member
    /// encoded twice keeps its place and takes the later value.
    package struct JSONValueEncoder: Encoder {
        package let slot: Slot
        package let codingPath: [any CodingKey]

        package init(slot: Slot, codingPath: [any CodingKey]) {
            self.slot = slot
            self.codingPath = codingPath
        }
        package var userInfo: [CodingUserInfoKey: Any] { [:] }

        package func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
            slot.becomeObject()
            return KeyedEncodingContainer(Keyed(encoder: self))
        }

        package func unkeyedContainer() -> any UnkeyedEncodingContainer {
            slot.becomeArray()
            return Unkeyed(encoder: self)
        }

        package func singleValueContainer() -> any SingleValueEncodingContainer { Single(encoder: self) }

        /// The place of one value until it is known. Containers are copied and have to fill the same place, hence a class.
        package final class Slot {
            private enum Content {
                case nothing
                case value(JSONValue)
                case array([Slot])
                case object([(key: String, slot: Slot)])
            }

            private var content = Content.nothing
            /// Where each member is, by its bytes: Swift's strings are equal where JSON's are not.
            private var places: [[UInt8]: Int] = [:]

            package init() {}

            var count: Int {
                if case .array(let slots) = content { slots.count } else { 0 }
            }

            func set(_ value: JSONValue) { content = .value(value) }

            func becomeObject() {
                if case .object = content { return }
                content = .object([])
                places = [:]
            }

            func becomeArray() {
                if case .array = content { return }
                content = .array([])
            }

            func appended() -> Slot {
                guard case .array(var slots) = content else { return Slot() }
                content = .nothing
                let slot = Slot()
                slots.append(slot)
                content = .array(slots)
                return slot
            }

            func member(_ key: String) -> Slot {
                guard case .object(var members) = content else { return Slot() }
                let spelling = Array(key.utf8)
                if let place = places[spelling] { return members[place].slot }
                places[spelling] = members.count
                content = .nothing
                let slot = Slot()
                members.append((key, slot))
                content = .object(members)
                return slot
            }

            func sortMembers() {
                guard case .object(let members) = content else { return }
                let sorted = members.sorted { $0.key < $1.key }
                for (place, member) in sorted.enumerated() { places[Array(member.key.utf8)] = place }
                content = .object(sorted)
            }

            /// What was encoded. Something that encodes nothing is an empty object, as other encoders have it.
            package var value: JSONValue {
                switch content {
                case .nothing: .object([:])
                case .value(let value): value
                case .array(let slots): .array(slots.map { $0.value })
                case .object(let members):
                    .object(JSONObject(members: members.map { JSONObject.Member(key: $0.key, value: $0.slot.value) }))
                }
            }
        }
    }

    extension JSONValueEncoder {
        package func encode<T: Encodable>(_ value: T) throws {
            try value.encode(to: self)
            if value is any Unordered { slot.sortMembers() }
        }

        func encode(_ value: Double) throws {
            guard value.isFinite else { throw JSONEncodingError(.notFinite(value), at: pointer) }
            slot.set(.double(value))
        }

        func encode<T: FixedWidthInteger>(integer value: T) {
            slot.set(Int64(exactly: value).map(JSONValue.integer) ?? .decimal(String(value)))
        }

        /// Puts a value in as it is: equal names and the text of numbers included.
        func encode(exactly value: JSONValue) throws {
            try Self.check(value, at: pointer)
            slot.set(value)
        }

        private static func check(_ value: JSONValue, at pointer: JSONPointer) throws {
            switch value {
            case .double(let number):
                if !number.isFinite { throw JSONEncodingError(.notFinite(number), at: pointer) }
            case .array(let elements):
                for (index, element) in elements.enumerated() { try check(element, at: pointer.appending(index)) }
            case .object(let object):
                // What was read is text, and no text has such numbers.
                guard case .members(let members) = object.storage else { return }
                for member in members { try check(member.value, at: pointer.appending(member.key)) }
            case .null, .boolean, .integer, .decimal, .string: break
            }
        }

        var pointer: JSONPointer { JSONPointer(codingPath.map { $0.stringValue }) }

        func descending(to key: any CodingKey) -> JSONValueEncoder {
            JSONValueEncoder(slot: slot.member(key.stringValue), codingPath: codingPath + [key])
        }
    }

    /// What encodes its members in an order that differs from run to run.
    private protocol Unordered {}
    extension Dictionary: Unordered {}
#endif

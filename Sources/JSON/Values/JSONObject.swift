/// Named JSON values in the order of the file.
///
///     var properties: JSONObject = ["name": "Task 1", "points": 3]
///     properties["points"] = 5
///     properties.keys  // ["name", "points"]
///
/// An object made by the reader keeps its text, checked, in memory shared with its neighbours, and is turned into
/// values when somebody looks: most programs read a few properties of the many that a file has. The first change turns
/// the text into values for good.
///
/// A text may name a member twice. Both are kept and written; looking up finds the last.
public struct JSONObject: Sendable {
    enum Storage: Sendable {
        case members([Member])
        case text(JSONText)
    }

    private(set) var storage: Storage

    /// One member.
    public struct Member: Sendable, Hashable {
        /// Its name.
        public var key: String
        /// Its value.
        public var value: JSONValue

        /// Makes a member.
        public init(key: String, value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// Keeps the members as they are, equal keys included.
    public init(members: [Member]) {
        storage = .members(members)
    }

    /// Makes an object; of equal keys the last wins and takes the place of the first.
    public init(_ pairs: some Sequence<(String, JSONValue)>) {
        self.init(members: [])
        for (key, value) in pairs { self[key] = value }
    }

    package init(text: JSONText) {
        storage = .text(text)
    }

    /// The members in order.
    ///
    /// - Complexity: O(*n*) in the length of the text for an object out of the reader, otherwise O(1).
    public var members: [Member] {
        switch storage {
        case .members(let members): members
        case .text(let text): text.decodedMembers()
        }
    }

    /// The names in order.
    public var keys: [String] { members.map { $0.key } }

    /// The number of members.
    public var count: Int { members.count }

    /// Whether there are no members.
    public var isEmpty: Bool {
        switch storage {
        case .members(let members): members.isEmpty
        case .text(let text): text.isEmptyObject
        }
    }

    /// The value of a member, the last one of that name. Setting `nil` removes the member, setting a value replaces it in
    /// place or appends it.
    ///
    /// - Complexity: O(*n*) in the number of members or the length of the text.
    public subscript(key: String) -> JSONValue? {
        get {
            switch storage {
            case .members(let members): members.last { $0.key.isSpelled(key) }?.value
            case .text(let text): text.decodedValue(of: key)
            }
        }
        set {
            var all = members
            let index = all.firstIndex { $0.key.isSpelled(key) }
            all.removeAll { $0.key.isSpelled(key) }
            if let newValue { all.insert(Member(key: key, value: newValue), at: index ?? all.count) }
            storage = .members(all)
        }
    }
}

extension JSONObject: Sequence {
    /// The members one after the other.
    public func makeIterator() -> IndexingIterator<[Member]> { members.makeIterator() }
}

extension JSONObject: Hashable {
    /// Whether both have equal members in the same order.
    public static func == (left: JSONObject, right: JSONObject) -> Bool {
        left.members == right.members
    }

    /// Hashes all members.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(members)
    }
}

extension JSONObject: ExpressibleByDictionaryLiteral {
    /// Makes an object; of equal keys the last wins.
    public init(dictionaryLiteral elements: (String, JSONValue)...) {
        self.init(elements)
    }
}

extension String {
    /// Whether both are the same scalars: JSON tells a precomposed letter from a composed one, Swift's `==` does not.
    package func isSpelled(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

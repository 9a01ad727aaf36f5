/// Some hundreds or thousands of OpenStreetMap elements as columns, the way a PBF block holds them.
///
/// Readers hand blocks out in the order of the file; the PBF writer takes them. Tags point into the block's own string
/// table, so a consumer looks a key such as `highway` up once per block and then compares integers.
///
///     nodes      id   longitude latitude   tagStart ─┐
///     ways       id   referenceStart ──► references  ├──► tags ──► (key, value) ──► strings
///     relations  id   memberStart ─────► members     ┘
///
/// Source: <https://wiki.openstreetmap.org/wiki/Elements>.
public struct OSMBlock: Sendable, Hashable {
    /// Keys, values and roles.
    public var strings = StringTable()
    /// Nodes: points.
    public var nodes = Nodes()
    /// Ways: lists of nodes.
    public var ways = Ways()
    /// Relations: lists of members with roles.
    public var relations = Relations()
    /// The tags of all elements, each element's together: those of the nodes first, then the ways', then the relations'.
    public var tags: ContiguousArray<Tag> = []

    /// An empty block.
    public init() {}

    /// One tag as two numbers in the string table.
    public struct Tag: Sendable, Hashable, BitwiseCopyable {
        /// The key's number.
        public var key: UInt32
        /// The value's number.
        public var value: UInt32

        /// Pairs two numbers of the block's string table.
        public init(key: UInt32, value: UInt32) {
            self.key = key
            self.value = value
        }
    }

    /// Columns of nodes, one row a node.
    public struct Nodes: Sendable, Hashable {
        /// OSM ids; more than 32 bits, sparse, negative in unsaved JOSM files.
        public var ids: ContiguousArray<Int64> = []
        /// Longitudes in 10⁻⁷ degrees.
        public var longitudes: ContiguousArray<Int32> = []
        /// Latitudes in 10⁻⁷ degrees.
        public var latitudes: ContiguousArray<Int32> = []
        /// Row r's tags are `tagStarts[r]..<tagStarts[r + 1]`; one entry more than rows.
        public var tagStarts: ContiguousArray<UInt32> = [0]
        /// How new each row is, where `OSMElementKinds.revisions` was asked for; else empty.
        public var revisions: ContiguousArray<ElementRevision> = []

        /// How many nodes there are.
        public var count: Int { ids.count }
    }

    /// Columns of ways, one row a way.
    public struct Ways: Sendable, Hashable {
        /// OSM ids.
        public var ids: ContiguousArray<Int64> = []
        /// Row r's node ids are `references[referenceStarts[r]..<referenceStarts[r + 1]]`; one entry more than rows.
        public var referenceStarts: ContiguousArray<UInt32> = [0]
        /// The node ids of all ways.
        public var references: ContiguousArray<Int64> = []
        /// Where the referenced nodes lie, in 10⁻⁷ degrees, in files that say so inside the ways (`LocationsOnWays`,
        /// Overpass' `out geom`): one entry a reference, `unknownPlace` where a way does not say it. Else empty.
        public var longitudes: ContiguousArray<Int32> = []
        /// The latitudes that belong to `longitudes`.
        public var latitudes: ContiguousArray<Int32> = []
        /// Row r's tags are `tagStarts[r]..<tagStarts[r + 1]`; one entry more than rows.
        public var tagStarts: ContiguousArray<UInt32> = [0]
        /// How new each row is, where `OSMElementKinds.revisions` was asked for; else empty.
        public var revisions: ContiguousArray<ElementRevision> = []

        /// How many ways there are.
        public var count: Int { ids.count }

        /// Stands for both coordinates of a node whose place a way does not say.
        public static let unknownPlace = Int32.min
    }

    /// Columns of relations, one row a relation.
    public struct Relations: Sendable, Hashable {
        /// OSM ids.
        public var ids: ContiguousArray<Int64> = []
        /// Row r's members are `members[memberStarts[r]..<memberStarts[r + 1]]`; one entry more than rows.
        public var memberStarts: ContiguousArray<UInt32> = [0]
        /// The members of all relations.
        public var members: ContiguousArray<Member> = []
        /// Row r's tags are `tagStarts[r]..<tagStarts[r + 1]`; one entry more than rows.
        public var tagStarts: ContiguousArray<UInt32> = [0]
        /// How new each row is, where `OSMElementKinds.revisions` was asked for; else empty.
        public var revisions: ContiguousArray<ElementRevision> = []

        /// How many relations there are.
        public var count: Int { ids.count }
    }

    /// One member of a relation.
    public struct Member: Sendable, Hashable, BitwiseCopyable {
        /// The kind of element that the member is; raw values as in the PBF format.
        public enum Kind: UInt8, Sendable, BitwiseCopyable {
            /// A node.
            case node = 0
            /// A way.
            case way = 1
            /// A relation.
            case relation = 2
        }

        /// The element's id.
        public var id: Int64
        /// The role's number in the string table.
        public var role: UInt32
        /// What kind of element it is.
        public var kind: Kind

        /// Describes one member.
        public init(id: Int64, role: UInt32, kind: Kind) {
            self.id = id
            self.role = role
            self.kind = kind
        }
    }
}

/// The strings of one block, numbered from 0, as UTF-8 bytes end to end.
///
/// Invalid UTF-8 in a damaged file is kept as it is here and repaired by `string(_:)`.
public struct StringTable: Sendable, Hashable {
    /// All strings' bytes.
    public private(set) var bytes: ContiguousArray<UInt8> = []
    /// String i is `bytes[starts[i]..<starts[i + 1]]`; one entry more than strings.
    public private(set) var starts: ContiguousArray<UInt32> = [0]

    /// An empty table.
    public init() {}

    /// How many strings there are.
    public var count: Int { starts.count - 1 }

    /// Appends a string and returns its number. Equal strings are not looked for; `OSMBlockBuilder` does that.
    @discardableResult
    public mutating func append(_ utf8: some Sequence<UInt8>) -> UInt32 {
        bytes.append(contentsOf: utf8)
        starts.append(UInt32(truncatingIfNeeded: bytes.count))
        return UInt32(truncatingIfNeeded: starts.count - 2)
    }

    /// Makes space for strings of so many bytes together.
    mutating func reserve(bytes count: Int) {
        bytes.reserveCapacity(bytes.count + count)
    }

    /// The bytes of string `index`; none when there is no such string.
    public subscript(index: UInt32) -> ContiguousArray<UInt8>.SubSequence {
        guard index < count else { return [] }
        return bytes[Int(starts[Int(index)])..<Int(starts[Int(index) + 1])]
    }

    /// String `index` as text; empty when there is no such string.
    public func string(_ index: UInt32) -> String {
        String(decoding: self[index], as: UTF8.self)
    }
}

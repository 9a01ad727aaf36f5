import OpenStreetMap

extension DemoCity {
    typealias Tags = [(key: String, value: String)]

    /// OpenStreetMap elements by row, before they have ids.
    struct Drawing {
        struct Member {
            var kind: OSMBlock.Member.Kind
            var row: UInt32
            var role: String
        }

        struct Relation {
            var members: [Member]
            var tags: Tags
        }

        private(set) var longitudes: ContiguousArray<Int32> = []
        private(set) var latitudes: ContiguousArray<Int32> = []
        /// In no particular order; a node has at most one entry that counts, its first.
        private(set) var nodeTags: ContiguousArray<(node: UInt32, start: UInt32, end: UInt32)> = []

        private(set) var references: ContiguousArray<UInt32> = []
        private(set) var referenceStarts: ContiguousArray<UInt32> = [0]
        private(set) var wayTagStarts: ContiguousArray<UInt32> = []
        private(set) var wayTagEnds: ContiguousArray<UInt32> = []

        /// Keys and values as numbers in `strings`.
        private(set) var tags: ContiguousArray<OSMBlock.Tag> = []
        private(set) var strings: ContiguousArray<String> = [""]
        private var numbers: [String: UInt32] = ["": 0]

        var relations: [Relation] = []

        var nodeCount: Int { longitudes.count }
        var wayCount: Int { wayTagStarts.count }

        /// Adds a node at a place in metres from the city's centre.
        mutating func addNode(at place: Vector) -> UInt32 {
            let degrees = DemoCity.degrees(of: place)
            longitudes.append(degrees.longitude)
            latitudes.append(degrees.latitude)
            return UInt32(longitudes.count - 1)
        }

        /// Where a node lies in metres from the city's centre, as exactly as it was rounded.
        func place(of node: UInt32) -> Vector {
            DemoCity.place(longitude: longitudes[Int(node)], latitude: latitudes[Int(node)])
        }

        mutating func tag(node: UInt32, _ tags: Tags) {
            let (start, end) = append(tags)
            nodeTags.append((node, start, end))
        }

        @discardableResult
        mutating func addWay(_ nodes: some Sequence<UInt32>, _ tags: Tags) -> UInt32 {
            references.append(contentsOf: nodes)
            referenceStarts.append(UInt32(references.count))
            let (start, end) = append(tags)
            wayTagStarts.append(start)
            wayTagEnds.append(end)
            return UInt32(wayCount - 1)
        }

        /// Puts node tags in the order of the nodes.
        mutating func sortNodeTags() {
            nodeTags.sort { ($0.node, $0.start) < ($1.node, $1.start) }
        }

        private mutating func append(_ added: Tags) -> (UInt32, UInt32) {
            let start = UInt32(tags.count)
            for tag in added { tags.append(OSMBlock.Tag(key: number(of: tag.key), value: number(of: tag.value))) }
            return (start, UInt32(tags.count))
        }

        private mutating func number(of string: String) -> UInt32 {
            if let known = numbers[string] { return known }
            let number = UInt32(strings.count)
            strings.append(string)
            numbers[string] = number
            return number
        }
    }
}

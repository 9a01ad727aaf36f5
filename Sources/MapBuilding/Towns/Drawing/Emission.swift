import OpenStreetMap

extension DemoCity {
    /// Turns a drawing into blocks of elements with ids: nodes, then ways, then relations, each kind ascending.
    struct Emission {
        static let largestBlock = 8000

        private let drawing: Drawing
        private let seed: UInt64

        package init(_ drawing: Drawing, seed: UInt64) {
            self.drawing = drawing
            self.seed = seed
        }

        func emit(_ consume: (OSMBlock) throws -> Void) rethrows {
            var table = BlockStrings(drawing.strings)
            try emitNodes(&table, consume)
            try emitWays(&table, consume)
            try emitRelations(consume)
        }

        /// More than 32 bits, ascending, with gaps between neighbours and, now and then, wide ones.
        private func nodeID(_ row: UInt32) -> Int64 { id(row, base: 9_000_000_000, salt: 1) }
        private func wayID(_ row: UInt32) -> Int64 { id(row, base: 5_200_000_000, salt: 2) }
        private func relationID(_ row: UInt32) -> Int64 { id(row, base: 4_400_000_000, salt: 3) }

        private func id(_ row: UInt32, base: Int64, salt: UInt64) -> Int64 {
            let jitter = DemoCity.mixed(seed &+ salt &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(row)) & 7
            return base + Int64(row) * 8 + Int64(jitter) + Int64(row >> 9) * 12_289
        }

        private func emitNodes(_ table: inout BlockStrings, _ consume: (OSMBlock) throws -> Void) rethrows {
            var entry = 0
            for start in stride(from: 0, to: drawing.nodeCount, by: Self.largestBlock) {
                var block = table.start()
                for row in start..<min(start + Self.largestBlock, drawing.nodeCount) {
                    block.nodes.ids.append(nodeID(UInt32(row)))
                    block.nodes.longitudes.append(drawing.longitudes[row])
                    block.nodes.latitudes.append(drawing.latitudes[row])
                    var isFirst = true
                    while entry < drawing.nodeTags.count, drawing.nodeTags[entry].node == row {
                        let tagged = drawing.nodeTags[entry]
                        if isFirst { table.append(drawing.tags[Int(tagged.start)..<Int(tagged.end)], to: &block) }
                        isFirst = false
                        entry += 1
                    }
                    block.nodes.tagStarts.append(UInt32(block.tags.count))
                }
                try consume(block)
            }
        }

        private func emitWays(_ table: inout BlockStrings, _ consume: (OSMBlock) throws -> Void) rethrows {
            for start in stride(from: 0, to: drawing.wayCount, by: Self.largestBlock) {
                var block = table.start()
                for row in start..<min(start + Self.largestBlock, drawing.wayCount) {
                    block.ways.ids.append(wayID(UInt32(row)))
                    let range = Int(drawing.referenceStarts[row])..<Int(drawing.referenceStarts[row + 1])
                    for node in drawing.references[range] { block.ways.references.append(nodeID(node)) }
                    block.ways.referenceStarts.append(UInt32(block.ways.references.count))
                    table.append(
                        drawing.tags[Int(drawing.wayTagStarts[row])..<Int(drawing.wayTagEnds[row])], to: &block)
                    block.ways.tagStarts.append(UInt32(block.tags.count))
                }
                try consume(block)
            }
        }

        private func emitRelations(_ consume: (OSMBlock) throws -> Void) rethrows {
            var builder = OSMBlockBuilder()
            for (row, relation) in drawing.relations.enumerated() {
                let members = relation.members.map { member in
                    let id =
                        switch member.kind {
                        case .node: nodeID(member.row)
                        case .way: wayID(member.row)
                        case .relation: relationID(member.row)
                        }
                    return (kind: member.kind, id: id, role: member.role)
                }
                builder.addRelation(id: relationID(UInt32(row)), members: members, tags: relation.tags)
                if builder.count == Self.largestBlock { try consume(builder.finish()) }
            }
            if builder.count > 0 { try consume(builder.finish()) }
        }
    }

    /// Renumbers the drawing's strings for one block after another.
    private struct BlockStrings {
        private let strings: ContiguousArray<String>
        /// For each string the last block that it was used in, and its number there.
        private var uses: ContiguousArray<(block: UInt32, number: UInt32)>
        private var block: UInt32 = 0

        package init(_ strings: ContiguousArray<String>) {
            self.strings = strings
            uses = ContiguousArray(repeating: (0, 0), count: strings.count)
        }

        /// A new block whose string 0 is empty, as PBF requires.
        mutating func start() -> OSMBlock {
            block += 1
            var fresh = OSMBlock()
            fresh.strings.append([])
            uses[0] = (block, 0)
            return fresh
        }

        mutating func append(_ tags: some Sequence<OSMBlock.Tag>, to block: inout OSMBlock) {
            for tag in tags { append(tag, to: &block) }
        }

        private mutating func append(_ tag: OSMBlock.Tag, to block: inout OSMBlock) {
            block.tags.append(
                OSMBlock.Tag(key: number(of: tag.key, in: &block), value: number(of: tag.value, in: &block)))
        }

        private mutating func number(of string: UInt32, in target: inout OSMBlock) -> UInt32 {
            let known = uses[Int(string)]
            if known.block == block { return known.number }
            let number = target.strings.append(strings[Int(string)].utf8)
            uses[Int(string)] = (block, number)
            return number
        }
    }
}

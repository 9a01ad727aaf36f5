/// The coast of the files: lines with land to their left and water to their right.
///
/// Source: OSM wiki, *Tag:natural=coastline*.
struct Coastline {
    /// Lines from one missing neighbour to another, or rings, whose first point is repeated at the end.
    private let chains: [Path]

    /// - Parameter ways: rows of nodes, −1 for those that are in no file.
    init(_ ways: [ContiguousArray<Int32>], _ ground: MapGround) {
        let pieces = ways.flatMap { $0.split(separator: -1).filter { $0.count > 1 }.map { Array($0) } }
        var starts: [Int32: [Int]] = [:]
        var ends: Set<Int32> = []
        for (number, piece) in pieces.enumerated() {
            if let first = piece.first { starts[first, default: []].append(number) }
            if let last = piece.last { ends.insert(last) }
        }
        var isUsed = [Bool](repeating: false, count: pieces.count)
        var chains: [Path] = []
        func follow(_ number: Int) {
            guard !isUsed[number] else { return }
            isUsed[number] = true
            var chain = pieces[number]
            while let last = chain.last, last != chain.first || chain.count < 2,
                let next = starts[last]?.first(where: { !isUsed[$0] })
            {
                isUsed[next] = true
                chain.append(contentsOf: pieces[next].dropFirst())
            }
            chains.append(ground.line(chain))
        }
        // Lines first, from where nothing leads to them; what is left are rings.
        for (number, piece) in pieces.enumerated() where piece.first.map({ !ends.contains($0) }) ?? false {
            follow(number)
        }
        for number in pieces.indices { follow(number) }
        self.chains = chains.flatMap { Antimeridian.copies(of: $0) }
    }

    /// The sea within a box as rings by the even-odd rule; `nil` where the coast ends within it.
    ///
    /// - Parameter isFarCoastKnown: whether a box without coast is sea or land by the side of the nearest coast it lies on; it is land
    ///   otherwise.
    func sea(within box: WorldBox, isFarCoastKnown: Bool = true) -> [Path]? {
        let border = BoxBorder(box)
        var rings: [Path] = []
        var open: [[WorldPoint]] = []
        for chain in chains {
            guard let first = chain.points.first, let last = chain.points.last, chain.points.count > 1 else { continue }
            let isRing = first == last && chain.points.count > 3
            if isRing, chain.points.allSatisfy({ box.contains($0) }) {
                var ring = chain
                ring.points.removeLast()
                ring.isFixed.removeLast()
                rings.append(ring)
                continue
            }
            var pieces = border.cut(chain.points)
            if isRing, pieces.count > 1, box.contains(first), let head = pieces.first, let tail = pieces.last,
                head.first == first, tail.last == first
            {
                pieces.removeLast()
                pieces[0] = tail + head.dropFirst()
            }
            open += pieces
        }
        guard !open.isEmpty || !rings.isEmpty else {
            guard isFarCoastKnown, CoastSide(of: box.center, chains).isWater else { return [] }
            return [Path(border.corners, fixed: true)]
        }
        guard !open.isEmpty else { return closed(rings, border) }
        var lines: [[WorldPoint]] = []
        for piece in open {
            guard let line = border.reaching(piece) else { return nil }
            lines.append(line)
        }
        guard let along = border.rings(lines) else { return nil }
        return rings + along
    }

    /// Islands lie in a sea that fills the box; a ring that runs the other way round is a sea itself.
    private func closed(_ rings: [Path], _ border: BoxBorder) -> [Path] {
        guard let outermost = rings.max(by: { $0.doubleArea.magnitude < $1.doubleArea.magnitude }) else { return [] }
        return outermost.doubleArea < 0 ? rings + [Path(border.corners, fixed: true)] : rings
    }
}

/// The polygons of a MultiPolygon, stored flat.
///
///     let islands = PolygonList([try Polygon(exterior: north), try Polygon(exterior: south)])
///     islands[0].exterior.count
public struct PolygonList: Sendable, Hashable {
    /// All rings of all polygons, one after the other.
    public let rings: PositionLists
    /// Where each polygon ends, in rings.
    let ends: [UInt32]

    /// The caller guarantees that `ends` is ascending and finishes with `rings.count`.
    package init(rings: PositionLists, ends: [UInt32]) {
        self.rings = rings
        self.ends = ends
    }

    /// Gathers polygons.
    ///
    /// - Complexity: O(*n*) over all positions.
    public init(_ polygons: some Collection<Polygon>) {
        var lists: [Positions] = []
        var ends: [UInt32] = []
        for polygon in polygons {
            lists.append(contentsOf: polygon.rings)
            ends.append(UInt32(lists.count))
        }
        self.init(rings: PositionLists(lists), ends: ends)
    }
}

extension PolygonList: RandomAccessCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of polygons.
    public var endIndex: Int { ends.count }

    /// One polygon, sharing the numbers.
    ///
    /// - Complexity: O(*r*) in the number of its rings.
    public subscript(index: Int) -> Polygon {
        precondition(indices.contains(index), "polygon index out of range")
        let first = index == 0 ? 0 : Int(ends[index - 1])
        let lists = rings[first..<Int(ends[index])]
        guard let one = lists.first else { return Polygon(uncheckedRings: []) }
        var total: UInt32 = 0
        let listEnds = lists.map { list in
            total += UInt32(list.count)
            return total
        }
        // The rings of a polygon lie behind each other.
        let joined = one.window(from: 0, count: Int(total))
        return Polygon(uncheckedRings: PositionLists(joined: joined, ends: listEnds))
    }
}

extension PolygonList: ExpressibleByArrayLiteral {
    /// Gathers polygons.
    public init(arrayLiteral elements: Polygon...) {
        self.init(elements)
    }
}

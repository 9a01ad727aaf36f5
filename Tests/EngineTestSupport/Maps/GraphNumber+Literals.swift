public import RoadMap

extension GraphNumber {
    /// Takes a number, so that tests may name nodes, arcs and edges by literals.
    public init(integerLiteral number: UInt32) { self.init(rawValue: number) }
}

extension NodeID: ExpressibleByIntegerLiteral {}
extension ArcID: ExpressibleByIntegerLiteral {}
extension EdgeID: ExpressibleByIntegerLiteral {}
extension DirectedEdge: ExpressibleByIntegerLiteral {}

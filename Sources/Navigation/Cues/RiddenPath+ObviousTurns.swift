import RoadMap

extension RiddenPath {
    /// Whether the map says that there is no cue at junction `number`; `false` where it does not know.
    @inline(__always)
    func isObviousOnTheMap(at number: Int) -> Bool {
        guard knowsObviousTurns else { return false }
        let (arriving, leaving) = (pieces[number - 1], pieces[number])
        // Among others, short runs take the mode of their neighbours.
        guard arriving.hasModeOfItsEdge, leaving.hasModeOfItsEdge,
            graph.isObvious(from: arriving.edge, to: leaving.edge, at: node(number))
        else { return false }
        return isWhole(arriving) && isWhole(leaving)
    }

    /// Whether all of an edge is ridden; at the ends of a leg, and where legs were joined, it may be a part.
    @inline(__always)
    private func isWhole(_ piece: Piece) -> Bool {
        (piece.length - graph.length(of: piece.edge.edge)).magnitude < 0.01
    }
}

extension RiddenPath.Piece {
    @inline(__always)
    fileprivate var hasModeOfItsEdge: Bool { mode == TravelMode(attributes, isReversed: edge.isReversed) }
}

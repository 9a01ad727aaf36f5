extension MapSection: CustomStringConvertible {
    /// The name of the case, written down since a web page's engine cannot ask Swift for it.
    package var description: String {
        zip(Self.allCases, Self.names).first { $0.0 == self }.map { String($0.1) } ?? ""
    }

    /// The names in the order of `allCases`.
    private static let names =
        ("nodePlaces arcEdges edgeEnds edgeLengths edgeAttributes edgeNames edgeWays shapeStarts "
        + "indexBoxes nameStarts nameBytes metadata turnArcs attributeValues shapeBytes landmarks "
        + "searchOrder arcCounts arcCopies nodeHeights heightStarts heightBytes conditionStarts "
        + "conditionBytes decisions timedEdges timedArcs placePoints placeKinds placeNames obviousTurns")
        .split(separator: " ")
}

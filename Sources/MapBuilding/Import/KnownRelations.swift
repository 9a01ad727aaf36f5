import OpenStreetMap

/// The relations that matter to a bicycle.
struct KnownRelations: Sendable {
    private(set) var restrictions: [TurnRestriction] = []
    private(set) var routes: [RouteRelation] = []
    private(set) var squares: [SquareRelation] = []

    /// For each country whose boundary says so: whether traffic keeps to the left there.
    private(set) var countries: [Bool] = []

    package init() {}

    /// Those of one block.
    package init(in block: OSMBlock, at time: RideTime = .any) {
        for row in 0..<block.relations.count {
            let tags = block.tags(ofRelation: row)
            if let side = DrivingSides.country(tags) { countries.append(side) }
            if let restriction = TurnRestriction(row: row, block, tags, at: time) {
                restrictions.append(restriction)
            } else if let route = RouteRelation(row: row, block, tags) {
                routes.append(route)
            } else if let square = SquareRelation(row: row, block, tags, at: time) {
                squares.append(square)
            }
        }
    }

    /// Adds those of the next block.
    mutating func add(_ block: KnownRelations) {
        restrictions += block.restrictions
        routes += block.routes
        squares += block.squares
        countries += block.countries
    }
}

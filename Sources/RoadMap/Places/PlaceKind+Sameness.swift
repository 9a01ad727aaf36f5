extension PlaceKind {
    /// Whether the kind says little of what a place is, so that the same place may be mapped with another kind again.
    var isGeneric: Bool {
        switch self {
        case .building, .structure, .natural, .historicPlace, .attraction: true
        default: false
        }
    }

    /// Whether places of these kinds that have one name and lie near each other are one place.
    func mayBe(_ other: PlaceKind) -> Bool {
        self == other || isGeneric || other.isGeneric || isSettlement && other.isSettlement
    }
}

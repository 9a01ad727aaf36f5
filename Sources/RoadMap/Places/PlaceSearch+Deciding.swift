public import Geodesy

extension PlaceSearch {
    /// The one place that a text means. Of equals a street or a settlement is meant rather than a shop that is called after it.
    ///
    /// - Parameter other: another place of the ride, if one is known: of several places the nearest to it is listed first.
    /// - Throws: `PlaceSearchError.unknown` where no name is like the text, `.ambiguous` where several places are as like it as
    ///   the best, as streets of one name in several villages.
    public func place(named text: String, near other: Coordinate? = nil) throws(PlaceSearchError) -> FoundPlace {
        let found = places(named: text, limit: .max, near: other)
        guard let best = found.first, best.likeness >= PlaceSearch.certain else {
            throw .unknown(text, similar: found.prefix(3).map { $0.name }.removingRepeated())
        }
        let equals = found.prefix { $0.likeness > best.likeness - 0.02 }
        let preferred = equals.filter { $0.kind?.isSettlement ?? true }
        if preferred.count == 1 { return preferred[0] }
        guard equals.count == 1 else { throw .ambiguous(text, Array(equals.prefix(PlaceSearchError.limit + 1))) }
        return best
    }

    /// Names that are less like a text are suggestions only.
    static let certain = 0.7
}

extension [String] {
    fileprivate func removingRepeated() -> [String] {
        var known: Set<String> = []
        return filter { known.insert($0).inserted }
    }
}

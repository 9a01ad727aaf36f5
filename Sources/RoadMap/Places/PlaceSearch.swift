public import Geodesy

/// Finds streets and named places of a map, and corners of two streets, by what somebody types.
///
///     let search = PlaceSearch(graph)
///     search.places(named: "oak qay").first?.name            // "Oak Quay"
///     search.places(named: "old mill").first?.kind           // .mill
///     try search.place(named: "Oak Quay & Mill Lane")         // where both meet
///     try search.place(named: "Central (station)")            // the station of several places of that name
///
/// Words may be abbreviated, misspelled, in another order or in the other alphabet (*Lenina* finds улица Ленина). Each word of
/// the query counts by how rare it is among the names of the map, so that *street* hardly matters; words of a name that nobody
/// typed count a little against it (inverse document frequency: Spärck Jones, *A statistical interpretation of term specificity
/// and its application in retrieval*, 1972). The same name comes before one that begins with the text, and that before all others.
public struct PlaceSearch: Sendable {
    /// All streets with a name.
    public let streets: [NamedStreet]
    /// All named places but streets, as far as the map keeps them.
    public let places: [MapPlace]
    private let graph: RoadGraph
    /// The names, each once; the streets and places of each.
    private var names: [NameWords] = []
    private var targets: [[Target]] = []
    /// Each word of a name once, and the names that have it, ascending.
    private var vocabulary: [NameWords.Word] = []
    private var namesOfWord: [[Int]] = []

    /// A street or a place by its number.
    private enum Target: Hashable {
        case street(Int)
        case place(Int)
    }

    /// Reads the names of a map.
    ///
    /// - Complexity: O(*n* log *n*) in the edges with names and the places.
    public init(_ graph: RoadGraph) {
        self.graph = graph
        streets = StreetGrouping(graph: graph).streets()
        places = graph.places
        var numbersOfNames: [String: Int] = [:]
        var numbersOfWords: [NameWords.Word: Int] = [:]
        func add(_ target: Target, _ name: String) {
            if let known = numbersOfNames[name] {
                targets[known].append(target)
                return
            }
            numbersOfNames[name] = names.count
            let words = NameWords(name)
            for word in Set(words.words) {
                let number = numbersOfWords[word] ?? vocabulary.count
                if number == vocabulary.count {
                    numbersOfWords[word] = number
                    vocabulary.append(word)
                    namesOfWord.append([])
                }
                namesOfWord[number].append(names.count)
            }
            names.append(words)
            targets.append([target])
        }
        for (number, street) in streets.enumerated() { add(.street(number), street.name) }
        for (number, place) in places.enumerated() { add(.place(number), place.name) }
    }

    /// The streets and places whose names agree best with a text, the best first. Of those that agree equally well the nearest to
    /// another place come first; without one settlements, then the longest streets, then all others.
    ///
    /// Two names with `&` or `/` between them are the corner where such streets meet. A kind in brackets behind the name, as
    /// `Central (station)`, leaves out all else but names that end with these brackets themselves.
    ///
    /// - Parameters:
    ///   - limit: how many at most.
    ///   - other: another place of the ride, if one is known.
    /// - Complexity: O(words of the text · words of all names).
    public func places(named text: String, limit: Int = 10, near other: Coordinate? = nil) -> [FoundPlace] {
        guard limit > 0 else { return [] }
        let whole = matches(to: text, near: other)
        let parts = text.split { $0 == "&" || $0 == "/" }
        if parts.count == 2, (whole.first?.likeness ?? 0) < PlaceSearch.same {
            let sides = parts.map { part in matches(to: String(part), near: other).compactMap(street) }
            let corners = corners(of: sides[0], with: sides[1])
            if !corners.isEmpty { return Array(corners.prefix(limit)) }
        }
        return whole.prefix(limit).map(found)
    }

    /// What agrees with a text at least so well has the same letters.
    private static let same = 0.99
    /// The most that a name comes to which does not begin with the text.
    private static let notBeginning = 0.89

    private typealias Match = (target: Target, likeness: Double)
    private typealias StreetMatch = (street: NamedStreet, likeness: Double)

    private func street(_ match: Match) -> StreetMatch? {
        guard case .street(let number) = match.target else { return nil }
        return (streets[number], match.likeness)
    }

    private func found(_ match: Match) -> FoundPlace {
        switch match.target {
        case .street(let number):
            let street = streets[number]
            return FoundPlace(
                name: street.name, kind: nil, coordinate: street.coordinate, likeness: match.likeness,
                length: street.length)
        case .place(let number):
            let place = places[number]
            return FoundPlace(
                name: place.name, kind: place.kind, coordinate: place.coordinate, likeness: match.likeness, length: 0)
        }
    }

    private func matches(to text: String, near other: Coordinate?) -> [Match] {
        let wanted = WantedKinds(text)
        var matches = matches(to: NameWords(wanted.name)) { _, target in wanted.contains(kind(of: target)) }
        if wanted.isNarrowed {
            // The brackets may belong to the name all the same.
            let whole = NameWords(text)
            matches += self.matches(to: whole) { name, target in
                names[name].words.last == whole.words.last && self.name(of: target).hasSuffix(")")
            }
        }
        let ranked = matches.map { (match: $0, rank: rank(of: $0.target, near: other)) }
        var known: Set<Target> = []
        return ranked.sorted { left, right in
            guard left.match.likeness == right.match.likeness else { return left.match.likeness > right.match.likeness }
            return left.rank < right.rank
        }.map { $0.match }.filter { known.insert($0.target).inserted }
    }

    /// The streets and places of names that are like what was typed, as far as they are wanted.
    private func matches(to typed: NameWords, where isWanted: (Int, Target) -> Bool) -> [Match] {
        guard !typed.words.isEmpty else { return [] }
        return likenesses(to: typed).flatMap { name, likeness in
            distinct(targets[name].filter { isWanted(name, $0) }).map { ($0, likeness) }
        }
    }

    private func name(of target: Target) -> String {
        switch target {
        case .street(let number): streets[number].name
        case .place(let number): places[number].name
        }
    }

    private func kind(of target: Target) -> PlaceKind? {
        if case .place(let number) = target { places[number].kind } else { nil }
    }

    private func coordinate(of target: Target) -> Coordinate {
        switch target {
        case .street(let number): streets[number].coordinate
        case .place(let number): places[number].coordinate
        }
    }

    /// Where equals stand among one another: the smaller the earlier.
    private func rank(of target: Target, near other: Coordinate?) -> (Double, Double, Int) {
        let distance = other.map { $0.distance(to: coordinate(of: target)) } ?? 0
        switch target {
        case .street(let number): return (distance, -streets[number].length, number)
        case .place(let number):
            let kind = places[number].kind
            return (distance, kind.isSettlement ? -.infinity : Double(kind.rawValue), number)
        }
    }

    /// Streets and places of one name without those that are another again: a node beside the area of the same place, a square
    /// beside the street that leads around it. Places of different kinds are different places, a building or the like apart.
    private func distinct(_ targets: [Target]) -> [Target] {
        guard targets.count > 1 else { return targets }
        var kept: [Target] = []
        // What has a kind of its own is known before what has none.
        let generic = targets.filter { kind(of: $0)?.isGeneric == true }
        for target in targets.filter({ kind(of: $0)?.isGeneric != true }) + generic {
            guard let kind = kind(of: target) else {
                kept.append(target)
                continue
            }
            let place = coordinate(of: target)
            let isKnown = kept.contains { other in
                let isSame = self.kind(of: other).map(kind.mayBe) ?? (kind == .square)
                return isSame && coordinate(of: other).distance(to: place) <= PlaceSearch.samePlace
            }
            if !isKnown { kept.append(target) }
        }
        return kept
    }

    /// Metres within which places of one name may be one place.
    private static let samePlace = 200.0

    /// The places where a street of some meets one of others, the best first; junctions within 100 m are one corner.
    private func corners(of some: [StreetMatch], with others: [StreetMatch]) -> [FoundPlace] {
        var corners: [FoundPlace] = []
        for one in some.prefix(PlaceSearch.cornerCandidates) {
            let nodes = Set(one.street.edges.flatMap(places(of:)))
            for other in others.prefix(PlaceSearch.cornerCandidates) where other.street != one.street {
                let likeness = min(one.likeness, other.likeness)
                for place in other.street.edges.flatMap(places(of:)) where nodes.contains(place) {
                    let coordinate = place.coordinate
                    let name = "\(one.street.name) / \(other.street.name)"
                    if corners.contains(where: { $0.name == name && $0.coordinate.distance(to: coordinate) < 100 }) {
                        continue
                    }
                    corners.append(
                        FoundPlace(name: name, kind: nil, coordinate: coordinate, likeness: likeness, length: 0))
                }
            }
        }
        // The order among equals stays.
        return corners.enumerated().sorted {
            ($1.element.likeness, $0.offset) < ($0.element.likeness, $1.offset)
        }.map { $0.element }
    }

    private static let cornerCandidates = 20

    private func places(of edge: EdgeID) -> [FixedCoordinate] {
        let ends = graph.ends(of: edge)
        return [graph.nodePlaces[ends.first.index], graph.nodePlaces[ends.last.index]]
    }

    /// The names that are like what was typed.
    private func likenesses(to typed: NameWords) -> [(name: Int, likeness: Double)] {
        var gained = Array(repeating: 0.0, count: names.count)
        var possible = 0.0
        for word in typed.words {
            // The best likeness to any word, name by name.
            var best: [Int: Double] = [:]
            for (number, other) in vocabulary.enumerated() {
                guard let likeness = WordMatch.likeness(of: word, to: other) else { continue }
                for name in namesOfWord[number] { best[name] = max(best[name] ?? 0, likeness) }
            }
            // A word that no name has may be that of a town; a short one is the second half of an abbreviation.
            let weight = best.isEmpty ? min(0.5, Double(word.letters.count) / 8) : weight(ofWordIn: best.count)
            possible += weight
            for (name, likeness) in best { gained[name] += weight * likeness }
        }
        let joined = typed.joined
        return names.indices.compactMap { name in
            let words = names[name]
            var likeness = possible > 0 ? gained[name] / possible : 0
            likeness /= 1 + 0.1 * Double(max(words.words.count - typed.words.count, 0))
            likeness = min(likeness, PlaceSearch.notBeginning)
            let own = words.joined
            if own.starts(with: joined) {
                let isSame = own.count == joined.count
                likeness = isSame ? (words == typed ? 1 : PlaceSearch.same) : beginning(joined.count, of: own.count)
            }
            return likeness >= 0.5 ? (name, likeness) : nil
        }
    }

    /// How well a name agrees that begins with what was typed: from 0.9 up to 0.98, the more of it was typed.
    private func beginning(_ typed: Int, of whole: Int) -> Double {
        0.9 + 0.08 * Double(typed) / Double(max(whole, 1))
    }

    /// What a word counts that is in so many names: 1 in one of them, a tenth in all.
    private func weight(ofWordIn count: Int) -> Double {
        guard names.count > 1 else { return 1 }
        return 1 - 0.9 * logarithm(Double(count)) / logarithm(Double(names.count))
    }
}

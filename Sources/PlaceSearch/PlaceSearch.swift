import Geodesy
public import RoadNetwork

/// Finds streets of a map, and corners of two, by what somebody types.
///
///     let search = PlaceSearch(graph)
///     search.places(named: "oak qay").first?.name            // "Oak Quay"
///     try search.place(named: "Oak Quay & Mill Lane")         // where both meet
///
/// Words may be abbreviated, misspelled, in another order or in the other alphabet (*Lenina* finds улица Ленина). Each word of
/// the query counts by how rare it is among the names of the map, so that *street* hardly matters; words of a name that nobody
/// typed count a little against it (inverse document frequency: Spärck Jones, *A statistical interpretation of term specificity
/// and its application in retrieval*, 1972).
public struct PlaceSearch: Sendable {
    /// All streets with a name.
    public let streets: [NamedStreet]
    private let graph: RoadGraph
    /// The names, each once; the streets of each.
    private var names: [NameWords] = []
    private var streetsOfName: [Range<Int>] = []
    /// Each word of a name once, and the names that have it, ascending.
    private var vocabulary: [NameWords.Word] = []
    private var namesOfWord: [[Int]] = []

    /// Reads the names of a map.
    ///
    /// - Complexity: O(*n* log *n*) in the edges with names.
    public init(_ graph: RoadGraph) {
        self.graph = graph
        streets = StreetGrouping(graph: graph).streets()
        var numbers: [NameWords.Word: Int] = [:]
        var start = 0
        while start < streets.count {
            var end = start + 1
            while end < streets.count, streets[end].name == streets[start].name { end += 1 }
            let name = NameWords(streets[start].name)
            for word in Set(name.words) {
                let number = numbers[word] ?? vocabulary.count
                if number == vocabulary.count {
                    numbers[word] = number
                    vocabulary.append(word)
                    namesOfWord.append([])
                }
                namesOfWord[number].append(names.count)
            }
            names.append(name)
            streetsOfName.append(start..<end)
            start = end
        }
    }

    /// The streets whose names agree best with a text, the best first; streets that agree equally well the longest first.
    ///
    /// Two names with `&` or `/` between them are the corner where such streets meet.
    ///
    /// - Parameter limit: how many at most.
    /// - Complexity: O(words of the text · words of all names).
    public func places(named text: String, limit: Int = 10) -> [FoundPlace] {
        guard limit > 0 else { return [] }
        let parts = text.split { $0 == "&" || $0 == "/" }
        if parts.count == 2 {
            let corners = corners(of: matches(to: String(parts[0])), with: matches(to: String(parts[1])))
            if !corners.isEmpty { return Array(corners.prefix(limit)) }
        }
        return matches(to: text).prefix(limit).map { match in
            FoundPlace(
                name: match.street.name, coordinate: match.street.coordinate, likeness: match.likeness,
                length: match.street.length)
        }
    }

    private typealias Match = (street: NamedStreet, likeness: Double)

    private func matches(to text: String) -> [Match] {
        let typed = NameWords(text)
        guard !typed.words.isEmpty else { return [] }
        var matches: [Match] = []
        for (name, likeness) in likenesses(to: typed) {
            for street in streetsOfName[name] { matches.append((street: streets[street], likeness: likeness)) }
        }
        matches.sort { left, right in
            guard left.likeness == right.likeness else { return left.likeness > right.likeness }
            guard left.street.length == right.street.length else { return left.street.length > right.street.length }
            return (left.street.edges.first ?? EdgeID(0)) < (right.street.edges.first ?? EdgeID(0))
        }
        return matches
    }

    /// The places where a street of some meets one of others, the best first; junctions within 100 m are one corner.
    private func corners(of some: [Match], with others: [Match]) -> [FoundPlace] {
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
                    corners.append(FoundPlace(name: name, coordinate: coordinate, likeness: likeness, length: 0))
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
            var likeness = possible > 0 ? gained[name] / possible : 0
            likeness /= 1 + 0.1 * Double(max(names[name].words.count - typed.words.count, 0))
            if names[name].joined == joined { likeness = max(likeness, names[name] == typed ? 1 : 0.95) }
            return likeness >= 0.5 ? (name, likeness) : nil
        }
    }

    /// What a word counts that is in so many names: 1 in one of them, a tenth in all.
    private func weight(ofWordIn count: Int) -> Double {
        guard names.count > 1 else { return 1 }
        return 1 - 0.9 * logarithm(Double(count)) / logarithm(Double(names.count))
    }
}

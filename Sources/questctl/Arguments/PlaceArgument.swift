public import ArgumentParser
import Geodesy
import RoadMap
import Routing
import Support

extension Coordinate {
    /// Reads `61.4026,55.1599`, with spaces around the numbers or not.
    init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
        guard parts.count == 2, parts.allSatisfy({ $0.count == 1 }), let longitude = Double(parts[0][0]),
            let latitude = Double(parts[1][0]), longitude.isFinite, latitude.isFinite
        else { return nil }
        self.init(longitude: longitude, latitude: latitude)
    }
}

/// A place on the command line: coordinates, or the name of a street, a corner or a place.
enum PlaceArgument {
    case coordinate(Coordinate)
    case name(String)

    /// - Throws: `Failure.misused`, after a message with the syntax, for a text without a letter that is no coordinate, and
    ///   for what looks like an option.
    init(_ text: String, _ language: Language) throws {
        if let place = Coordinate(text) {
            self = .coordinate(place)
            return
        }
        let isOption = text.hasPrefix("-")
        guard !isOption, text.contains(where: \.isLetter) else {
            throw Failure.misuse(
                Message("common-not-a-place", ["is-option": .of(isOption), "text": .of(text)]), language)
        }
        self = .name(text)
    }
}

/// Finds places by their names on one map, whose names are read once, when the first is asked for.
struct PlaceReader {
    let graph: RoadGraph
    let language: Language
    private var search: PlaceSearch?

    init(_ graph: RoadGraph, _ language: Language) { (self.graph, self.language) = (graph, language) }

    /// Where a place is. What a name was taken for is said on standard error.
    /// - Throws: `Failure.wrong`, after saying why, where no place or several have the name.
    mutating func coordinate(of place: PlaceArgument) throws -> Coordinate { try coordinates(of: [place])[0] }

    /// Where the places of a ride are. Of several places of a name the nearest to the other end is listed first.
    /// - Throws: as `coordinate(of:)`.
    mutating func coordinates(of places: [PlaceArgument]) throws -> [Coordinate] {
        var known = places.map { place in
            if case .coordinate(let coordinate) = place { coordinate } else { nil as Coordinate? }
        }
        var undecided: [Int] = []
        for (number, place) in places.enumerated() {
            guard case .name(let text) = place else { continue }
            let search = search ?? PlaceSearch(graph)
            self.search = search
            do throws(PlaceSearchError) {
                let found = try search.place(named: text)
                Console.report(
                    Message(
                        "common-found-place", ["text": .of(text), "label": .of(found.label), "place": .of(found.place)]),
                    language)
                known[number] = found.coordinate
            } catch {
                undecided.append(number)
            }
        }
        for number in undecided {
            guard case .name(let text) = places[number], let search else { continue }
            // The nearest stop before or behind that is known.
            let order = known.indices.sorted { abs($0 - number) < abs($1 - number) }
            let other = order.lazy.compactMap { known[$0] }.first
            do throws(PlaceSearchError) { known[number] = try search.place(named: text, near: other).coordinate } catch
            {
                throw Failure.reported(error.message, language, code: Failure.wrong)
            }
        }
        return known.compactMap { $0 }
    }
}

extension SearchMethod: ExpressibleByArgument {}

internal import GeoJSON
internal import Geodesy
import JSON
internal import Support

/// Finds out whether all places of a quest have latitude before longitude.
///
/// One swapped place stands out from the others; when all are swapped, something else has to tell.
struct SwapChecks {
    /// Every place of the quest, also those that are not on the Earth.
    let places: [PlaceChecks.Place]
    /// Whether the quest is written in Russian.
    let isRussian: Bool

    /// What shows that all places are swapped.
    enum Evidence {
        /// Latitudes beyond 90 degrees, or in the Antarctic.
        case noRides
        /// The second numbers are those that map editors write for longitudes, and the first ones are not.
        case editor
        /// A quest in Russian lies in Iran or its neighbours, and would be in the west of Russia or near it.
        case language
    }

    var evidence: Evidence? {
        let exchanged = places.map { $0.swapped }
        guard places.count > 1, let first = exchanged.first, exchanged.allSatisfy({ $0.isOnEarth }),
            exchanged.allSatisfy({ $0.distance(to: first) <= PlaceChecks.daysRide })
        else { return nil }
        if places.contains(where: { !$0.coordinate.isOnEarth }) { return .noRides }
        let places = places.map { $0.coordinate }
        if places.allSatisfy({ $0.latitude < -60 }), exchanged.allSatisfy({ $0.latitude > -60 }) { return .noRides }
        // Some may have been written by hand.
        let drawn = places.count { Self.isOnGrid($0.latitude) }
        if drawn > 1, drawn * 3 >= places.count * 2, !places.contains(where: { Self.isOnGrid($0.longitude) }) {
            return .editor
        }
        let isEvident =
            isRussian && places.allSatisfy { (44.5...62).contains($0.longitude) && (22...37.9).contains($0.latitude) }
        return isEvident ? .language : nil
    }

    /// Whether a number of degrees is a whole number of pixels in the square that web maps divide, 256 times a power of two for the
    /// 360 degrees of longitude. Latitudes are not even steps there.
    private static func isOnGrid(_ degrees: Double) -> Bool {
        // At the zoom 18 and twice as fine.
        let pixels = degrees / 360 * Double(1 << 27)
        let difference = pixels - pixels.rounded()
        return difference < 1e-5 && difference > -1e-5
    }
}

extension PlaceChecks {
    /// Reports once that all places are swapped; `false` if nothing tells so.
    func noteAllSwapped(_ diagnostics: inout QuestDiagnostics) -> Bool {
        let all = tasks + beyond + ends
        guard let evidence = SwapChecks(places: all, isRussian: isRussian).evidence, let first = all.first else {
            return false
        }
        let pairs = all.map { ($0.pointer.appending(0), $0.pointer.appending(1)) }
        let rule =
            switch evidence {
            case .noRides, .editor: QuestRule.swappedCoordinates
            case .language: QuestRule.probablySwapped
            }
        diagnostics.add(
            rule, at: first.pointer, PlaceTexts.allSwapped(all.count, first.coordinate, evidence),
            remedy: (Message("place-exchange-all"), .exchange(pairs)))
        if case .noRides = evidence { diagnostics.swapped = all.map { $0.pointer } }
        return true
    }
}

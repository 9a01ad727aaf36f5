internal import GeoJSON
internal import Geodesy
import JSON
internal import Support

/// Compares the places of a quest: swapped coordinates, outliers, tasks at one spot.
struct PlaceChecks {
    /// A place further than this from the centre of the tasks is reported, in metres: it is beyond a day's ride.
    static let daysRide = 100_000.0

    struct Place {
        let label: Message
        let coordinate: Coordinate
        /// The pointer to its [longitude, latitude].
        let pointer: JSONPointer

        init(label: Message, coordinate: Coordinate, pointer: JSONPointer) {
            self.label = label
            self.coordinate = coordinate
            self.pointer = pointer
        }

        /// The place with longitude and latitude exchanged.
        var swapped: Coordinate { Coordinate(longitude: coordinate.latitude, latitude: coordinate.longitude) }
    }

    let tasks: [Place]
    /// Start and finish. They are compared with the centre of the tasks; with fewer than three tasks they count for the centre too.
    let ends: [Place]
    /// The places that are not on the Earth.
    var beyond: [Place] = []
    /// Whether the quest is written in Russian.
    var isRussian = false

    func check(_ diagnostics: inout QuestDiagnostics) {
        if !noteAllSwapped(&diagnostics) {
            noteBeyond(&diagnostics)
            compare(&diagnostics)
        }
        checkSpots(&diagnostics)
    }

    private func noteBeyond(_ diagnostics: inout QuestDiagnostics) {
        for place in beyond {
            if place.swapped.isOnEarth {
                diagnostics.addSwapped(place)
            } else {
                diagnostics.add(
                    QuestRule.outOfRange, at: place.pointer, Message("place-not-on-earth", ["place": .of(place.label)]))
            }
        }
    }

    private func compare(_ diagnostics: inout QuestDiagnostics) {
        let places = tasks + ends
        if places.count == 2 {
            checkPair(places[0], places[1], &diagnostics)
        } else if let middle = middle {
            for place in places { check(place, middle: middle, &diagnostics) }
        }
    }

    /// With two places far apart it is unknown which one is wrong, so the diagnostic names both.
    private func checkPair(_ first: Place, _ second: Place, _ diagnostics: inout QuestDiagnostics) {
        guard second.swapped.isOnEarth, second.coordinate.distance(to: first.coordinate) > Self.daysRide,
            second.swapped.distance(to: first.coordinate) <= Self.daysRide
        else { return check(second, middle: first.coordinate, &diagnostics) }
        diagnostics.add(
            QuestRule.swappedCoordinates, at: second.pointer,
            Message("place-one-is-swapped", ["first": .of(first.label), "second": .of(second.label)]))
    }

    private func check(_ place: Place, middle: Coordinate, _ diagnostics: inout QuestDiagnostics) {
        let distance = place.coordinate.distance(to: middle)
        guard distance > Self.daysRide else { return }
        if place.swapped.isOnEarth, place.swapped.distance(to: middle) <= Self.daysRide {
            diagnostics.addSwapped(place)
            return
        }
        let away = Measures.distance(distance)
        diagnostics.add(
            QuestRule.farAway, at: place.pointer,
            Message("place-far-away", ["place": .of(place.label), "away": .of(away)]))
    }

    /// The medians of longitude and latitude: outliers do not move them far while fewer than half of the places are wrong.
    private var middle: Coordinate? {
        guard let first = tasks.first?.coordinate else { return nil }
        let places = tasks.count > 2 ? tasks : tasks + ends
        // Longitudes relative to the first task, the short way round, so that a quest may lie on the antimeridian.
        let east = places.map { Angle.longitudeStep(from: first.longitude, to: $0.coordinate.longitude) }
        let longitude = first.longitude + east.sorted()[places.count / 2]
        let latitude = places.map { $0.coordinate.latitude }.sorted()[places.count / 2]
        return Coordinate(longitude: Angle.wrapped(longitude), latitude: latitude)
    }

    private func checkSpots(_ diagnostics: inout QuestDiagnostics) {
        var spots = SpotIndex()
        for (index, task) in tasks.enumerated() {
            guard let other = spots.neighbour(of: task.coordinate, orInsert: index) else { continue }
            diagnostics.add(
                QuestRule.sameSpot, at: task.pointer,
                Message("place-same-spot", ["task": .of(task.label), "other": .of(tasks[other].label)]))
        }
    }
}

extension QuestDiagnostics {
    /// Adds a place whose coordinates only make sense when exchanged.
    mutating func addSwapped(_ place: PlaceChecks.Place) {
        add(
            QuestRule.swappedCoordinates, at: place.pointer,
            Message("place-swapped", ["place": .of(place.label)]),
            remedy: (
                Message("place-exchange"),
                .exchange([(place.pointer.appending(0), place.pointer.appending(1))])
            ))
    }
}

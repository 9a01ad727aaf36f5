internal import GeoJSON
internal import Geodesy
internal import Languages

/// Compares the places of a quest with each other: swapped coordinates, strays, tasks on one spot.
struct PlaceComparison {
    /// What lies further than this from the middle of the tasks is no day's ride, in metres.
    static let daysRide = 100_000.0

    struct Place {
        let label: LocalizedText
        let coordinate: Coordinate
        /// The pointer to its [longitude, latitude].
        let pointer: JSONPointer

        /// The place with its two numbers in the other order.
        var swapped: Coordinate { Coordinate(longitude: coordinate.latitude, latitude: coordinate.longitude) }
    }

    let tasks: [Place]
    /// Start and finish, which are judged by the tasks; where these are fewer than three they have a say in where the quest is.
    let ends: [Place]

    func examine(_ findings: inout Findings) {
        let places = tasks + ends
        if places.count == 2 {
            examinePair(places[0], places[1], &findings)
        } else if let middle = middle {
            for place in places { examine(place, middle: middle, &findings) }
        }
        examineSpots(&findings)
    }

    /// Of two places that are far apart nobody can tell which is astray.
    private func examinePair(_ first: Place, _ second: Place, _ findings: inout Findings) {
        guard second.swapped.isOnEarth, second.coordinate.distance(to: first.coordinate) > Self.daysRide,
            second.swapped.distance(to: first.coordinate) <= Self.daysRide
        else { return examine(second, middle: first.coordinate, &findings) }
        findings.add(
            QuestRule.swappedCoordinates, at: second.pointer,
            LocalizedText(
                "\(first.label.english) or \(second.label.english): latitude and longitude of one of them are probably "
                    + "swapped; write longitude first.",
                "\(first.label.russian) или \(second.label.russian): у одного из этих мест широта и долгота, вероятно, "
                    + "переставлены; долгота пишется первой."))
    }

    private func examine(_ place: Place, middle: Coordinate, _ findings: inout Findings) {
        let distance = place.coordinate.distance(to: middle)
        guard distance > Self.daysRide else { return }
        if place.swapped.isOnEarth, place.swapped.distance(to: middle) <= Self.daysRide {
            findings.addSwapped(place)
            return
        }
        let away = Measures.distance(distance)
        findings.add(
            QuestRule.farAway, at: place.pointer,
            LocalizedText(
                "\(place.label.english) is \(away.english) from the middle of the tasks; check its coordinates.",
                "\(place.label.russian): до середины квеста \(away.russian); проверьте координаты."))
    }

    /// The medians of longitude and latitude: up to half of the places may be astray and they stay where the others are.
    private var middle: Coordinate? {
        guard let first = tasks.first?.coordinate else { return nil }
        let places = tasks.count > 2 ? tasks : tasks + ends
        // Longitudes relative to the first task, the short way round, so that a quest may lie on the antimeridian.
        let east = places.map { place in
            let difference = place.coordinate.longitude - first.longitude
            return difference > 180 ? difference - 360 : difference < -180 ? difference + 360 : difference
        }
        let longitude = first.longitude + east.sorted()[places.count / 2]
        let latitude = places.map(\.coordinate.latitude).sorted()[places.count / 2]
        return Coordinate(
            longitude: longitude > 180 ? longitude - 360 : longitude < -180 ? longitude + 360 : longitude,
            latitude: latitude)
    }

    private func examineSpots(_ findings: inout Findings) {
        var spots = SpotIndex()
        for (index, task) in tasks.enumerated() {
            guard let other = spots.neighbour(of: task.coordinate, orInsert: index) else { continue }
            findings.add(
                QuestRule.sameSpot, at: task.pointer,
                LocalizedText(
                    "\(task.label.english) is on the same spot as \(tasks[other].label.english); riders will check into "
                        + "both at once.",
                    "\(task.label.russian): та же точка, что у другого задания (\(tasks[other].label.russian)); "
                        + "отметка сработает сразу на обоих."))
        }
    }
}

extension Findings {
    /// Notes a place whose numbers make sense only the other way round.
    mutating func addSwapped(_ place: PlaceComparison.Place) {
        add(
            QuestRule.swappedCoordinates, at: place.pointer,
            LocalizedText(
                "\(place.label.english): latitude and longitude are probably swapped; write longitude first.",
                "\(place.label.russian): широта и долгота, вероятно, переставлены; долгота пишется первой."),
            remedy: (
                LocalizedText("Exchange longitude and latitude", "Поменять долготу и широту местами"),
                .exchange(place.pointer.appending(0), place.pointer.appending(1))
            ))
    }
}

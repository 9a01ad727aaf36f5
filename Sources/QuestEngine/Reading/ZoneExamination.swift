internal import GeoJSON
internal import Geodesy
internal import Languages

/// Finds tasks and ends of a quest that riders reach only where they may not ride.
struct ZoneExamination {
    let tasks: [ReadTask]
    /// Start and finish.
    let ends: [PlaceComparison.Place]
    let zones: [ReadZone]

    func examine(_ findings: inout Findings) {
        for read in zones {
            let zone = read.zone
            switch zone.kind {
            case .bounds:
                note(
                    read, isForbidden: { !zone.contains($0) },
                    LocalizedText("outside of the zone “\(zone.name)”", "вне зоны «\(zone.name)»"), &findings)
            case .forbidden:
                note(
                    read, isForbidden: zone.contains,
                    LocalizedText("in the zone “\(zone.name)”", "внутри зоны «\(zone.name)»"), &findings)
            case .toll: break
            }
        }
    }

    private func note(
        _ read: ReadZone, isForbidden: (Coordinate) -> Bool, _ place: LocalizedText, _ findings: inout Findings
    ) {
        let lost = tasks.filter {
            // A task may be reached from beyond the edge.
            isForbidden($0.task.coordinate)
                && read.zone.distanceToEdge(from: $0.task.coordinate) >= $0.task.radius
        }
        if !lost.isEmpty {
            let subject = ReadTask.subject(lost)
            findings.add(
                QuestRule.forbiddenPlace, at: lost[0].place.pointer,
                LocalizedText(
                    "\(subject.english): \(place.english), where riders may not be; move the place or the zone.",
                    "\(subject.russian): \(place.russian), где участникам быть нельзя; передвиньте место или зону."))
        }
        for end in ends where isForbidden(end.coordinate) {
            findings.add(
                QuestRule.forbiddenPlace, at: end.pointer,
                LocalizedText(
                    "\(end.label.english): \(place.english), where riders may not be; move the place or the zone.",
                    "\(end.label.russian): \(place.russian), где участникам быть нельзя; передвиньте место или зону."))
        }
    }
}

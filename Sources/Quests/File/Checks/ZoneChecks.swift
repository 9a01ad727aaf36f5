internal import GeoJSON
internal import Geodesy
internal import Support

/// Finds tasks, starts and finishes that riders can reach only through forbidden ground.
struct ZoneChecks {
    let tasks: [LocatedTask]
    /// Start and finish.
    let ends: [PlaceChecks.Place]
    let zones: [LocatedZone]

    func check(_ diagnostics: inout QuestDiagnostics) {
        for read in zones {
            let zone = read.zone
            switch zone.kind {
            case .bounds:
                note(
                    read, isForbidden: { !zone.contains($0) },
                    Message("zone-outside", ["name": .of(zone.name)]), &diagnostics)
            case .forbidden:
                note(read, isForbidden: zone.contains, Message("zone-inside", ["name": .of(zone.name)]), &diagnostics)
            case .toll: break
            }
        }
    }

    private func note(
        _ read: LocatedZone, isForbidden: (Coordinate) -> Bool, _ place: Message,
        _ diagnostics: inout QuestDiagnostics
    ) {
        let lost = tasks.filter {
            // A task may be reached from outside the zone's edge.
            isForbidden($0.task.coordinate)
                && read.zone.distanceToEdge(from: $0.task.coordinate) >= $0.task.radius
        }
        if !lost.isEmpty {
            let subject = LocatedTask.subject(lost)
            diagnostics.add(
                QuestRule.forbiddenPlace, at: lost[0].place.pointer,
                Message("zone-forbidden-place", ["subject": .of(subject), "place": .of(place)]))
        }
        for end in ends where isForbidden(end.coordinate) {
            diagnostics.add(
                QuestRule.forbiddenPlace, at: end.pointer,
                Message("zone-forbidden-place", ["subject": .of(end.label), "place": .of(place)]))
        }
    }
}

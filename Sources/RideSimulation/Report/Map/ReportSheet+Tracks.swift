import MapDrawing

extension ReportSheet {
    /// One rider of each party that started: simulated riders of a team ride together, recorded ones separately.
    func parties(of outcome: EventOutcome) -> [EventOutcome.Rider] {
        var teams: Set<String> = []
        let notStarted = outcome.notStarted
        return outcome.riders.filter { rider in
            guard !notStarted.contains(rider.id) else { return false }
            guard rider.traits != nil, let team = rider.team else { return true }
            return teams.insert(team).inserted
        }
    }

    /// The tracks of all parties: for each whether it finished (0 or 1), the number of its points, then the steps in seconds and
    /// metres between them; the first step starts at the first start and the corner of the sheet.
    ///
    /// Without a start there is no track.
    func tracks(of outcome: EventOutcome) -> PackedNumbers {
        var numbers = PackedNumbers()
        for rider in parties(of: outcome) {
            numbers.append(rider.isHome ? 1 : 0)
            numbers.append(rider.outline.points.count)
            var time = outcome.startTime
            var pen = PicturePoint(0, 0)
            for place in rider.outline.points {
                let seconds = (place.time - time).rounded()
                numbers.append(Int(seconds))
                numbers.append(point(place.coordinate), from: &pen)
                time += seconds
            }
        }
        return numbers
    }
}

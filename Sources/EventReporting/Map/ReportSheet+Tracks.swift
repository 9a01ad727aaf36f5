import MapDrawing
import RideSimulation

extension ReportSheet {
    /// The tracks of all parties: for each whether it finished (0 or 1), the number of its points, then the steps in seconds and
    /// metres between them; the first step starts at the first start and the corner of the sheet.
    ///
    /// Simulated riders of a team ride together, as one party; recorded ones ride separately. Without a start there is no track.
    func tracks(of outcome: EventOutcome) -> PackedNumbers {
        var numbers = PackedNumbers()
        var teams: Set<String> = []
        let notStarted = outcome.notStarted
        for rider in outcome.riders where !notStarted.contains(rider.id) {
            if rider.traits != nil, let team = rider.team, !teams.insert(team).inserted { continue }
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

import MapDrawing
import RideSimulation

extension ReportSheet {
    /// The ways of all parties: for each whether it came home (0 or 1), the number of its points, then the steps in seconds and
    /// metres from one to the next; the first from the first start and the corner of the sheet.
    ///
    /// Invented riders of a team ride together, and are one party; recorded ones ride where they ride. Who never started has no track.
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

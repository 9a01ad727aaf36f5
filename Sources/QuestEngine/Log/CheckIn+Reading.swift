internal import Geodesy

extension CheckIn {
    /// A check-in with the very numbers of its line. Rounded anew they might no longer be what the hash was taken of, where another
    /// version, or another program, wrote more digits.
    init(
        read task: Quest.Task.ID, time: Double, coordinate: Coordinate, distance: Double, accuracy: Double?,
        reach: Double, probability: Double, dwell: Double, fixes: [Fix]
    ) {
        self.task = task
        self.time = time
        self.coordinate = coordinate
        self.distance = distance
        self.accuracy = accuracy
        self.reach = reach
        self.probability = probability
        self.dwell = dwell
        self.fixes = fixes
    }
}

/// What a length of an edge takes on the level, in one direction, riding and pushing: milliseconds a millimetre.
struct LevelFactors {
    /// Infinite where riding is forbidden.
    var riding: Double
    var pushing: Double

    /// The same on a slope, whichever is less.
    ///
    /// - Parameters:
    ///   - row: that of the edge in the table.
    ///   - place: that of the grade.
    @inline(__always)
    func onSlope(_ table: borrowing SlopeTable, _ row: Int, at place: Double) -> Double {
        let stretch = table.stretch(row, at: place)
        return min(riding * stretch.riding, pushing * stretch.pushing)
    }
}

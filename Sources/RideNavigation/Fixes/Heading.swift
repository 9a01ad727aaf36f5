/// Directions of travel, in degrees clockwise from true north.
enum Heading {
    /// The angle between two directions, 0 to 180 degrees.
    static func angle(_ one: Double, _ other: Double) -> Double {
        let difference = (one - other).magnitude.truncatingRemainder(dividingBy: 360)
        return min(difference, 360 - difference)
    }
}

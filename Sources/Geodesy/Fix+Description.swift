extension Fix: CustomStringConvertible {
    /// `61.4026,55.1599 ±4.0 m at 1700000000.0`: longitude and latitude, the accuracy where it is known, and the time.
    public var description: String {
        "\(coordinate)\(horizontalAccuracy.map { " ±\($0) m" } ?? "") at \(time)"
    }
}

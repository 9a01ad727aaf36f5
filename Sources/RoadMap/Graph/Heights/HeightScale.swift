/// How heights are written in a map file: in steps of a decimetre, from 500 m below the datum of the data to 6,053 m above it.
package enum HeightScale {
    /// Metres a step.
    package static let step = 0.1
    /// Metres at step 0.
    static let lowest = -500.0
    /// The step that stands for a height that is not known.
    static let unknown = UInt16.max
    /// Metres between two heights along an edge at least, and twice as much at most; shorter edges have none but their ends'.
    package static let spacing = 60.0

    /// The step nearest to a height in metres; heights off the scale become the nearest on it.
    package static func level(_ metres: Double?) -> UInt16 {
        guard let metres, metres.isFinite else { return unknown }
        return UInt16(min(max(((metres - lowest) / step).rounded(), 0), Double(unknown - 1)))
    }

    /// Metres; a level that no file may hold is on the scale as well.
    @inline(__always)
    static func metres(_ level: Int32) -> Double { Double(level) * step + lowest }

    /// How many heights stand between the ends of an edge, at equal distances from one another.
    @inline(__always)
    package static func innerCount(lengthMillimetres: UInt64) -> Int {
        max(Int(Double(lengthMillimetres) / 1000 / spacing) - 1, 0)
    }
}

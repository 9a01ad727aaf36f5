/// Sizes in steps of an eighth of a power of two, for an order of the largest first.
enum LogarithmicScale {
    /// 0 for anything below one, at most 8,191.
    static func step(of size: Double) -> UInt32 {
        guard size >= 1, size.isFinite else { return 0 }
        let eighths = Int((size.significand - 1) * 8) + Int(size.exponent) * 8
        return UInt32(min(max(eighths + 1, 0), 8_191))
    }
}

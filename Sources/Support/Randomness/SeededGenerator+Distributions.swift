#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

extension SeededGenerator {
    /// An integer in `0..<bound`, all equally likely; 0 when `bound` is not positive.
    ///
    /// Lemire, *Fast random integer generation in an interval* (2019), without the rejection step: the bias is below
    /// `bound / 2⁶⁴`.
    public mutating func next(below bound: Int) -> Int {
        guard bound > 0 else { return 0 }
        return Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(bound)).high)
    }

    /// An integer of a closed range, all equally likely. The range's width must fit in an `Int`.
    public mutating func next(in range: ClosedRange<Int>) -> Int {
        let width = range.upperBound.subtractingReportingOverflow(range.lowerBound)
        guard !width.overflow, width.partialValue < Int.max else { return range.lowerBound }
        return range.lowerBound + next(below: width.partialValue + 1)
    }

    /// A number in `0..<1` with 53 random bits.
    public mutating func nextUnit() -> Double {
        Double(next() >> 11) * 0x1p-53
    }

    /// A number in `range`, evenly spread.
    public mutating func next(in range: ClosedRange<Double>) -> Double {
        range.lowerBound + (range.upperBound - range.lowerBound) * nextUnit()
    }

    /// `true` with the given probability: never for 0, always for 1.
    public mutating func chance(_ probability: Double) -> Bool {
        nextUnit() < probability
    }

    /// A normally distributed number (Box and Muller 1958).
    ///
    /// `log`, `sqrt` and `cos` of the C library may differ in the last bit between platforms.
    public mutating func nextNormal(mean: Double = 0, deviation: Double = 1) -> Double {
        let radius = (-2 * log(1 - nextUnit())).squareRoot()
        return mean + deviation * radius * cos(2 * Double.pi * nextUnit())
    }

    /// One element, all equally likely; `nil` for an empty collection.
    public mutating func pick<C: RandomAccessCollection>(_ elements: C) -> C.Element? {
        guard !elements.isEmpty else { return nil }
        return elements[elements.index(elements.startIndex, offsetBy: next(below: elements.count))]
    }

    /// Puts the elements in random order (Fisher and Yates).
    public mutating func shuffle<Element>(_ elements: inout [Element]) {
        guard elements.count > 1 else { return }
        for last in stride(from: elements.count - 1, to: 0, by: -1) {
            elements.swapAt(last, next(below: last + 1))
        }
    }
}

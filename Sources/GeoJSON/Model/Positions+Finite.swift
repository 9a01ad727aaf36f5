extension Positions {
    /// The index of the first position with a number that is infinite or not a number; `nil` where there is none.
    ///
    /// - Complexity: O(*n*).
    public var firstNotFinite: Int? {
        let width = stride
        return withFlatNumbers { numbers in
            for first in Swift.stride(from: 0, to: numbers.count, by: width) {
                var isFinite = numbers[first].isFinite && numbers[first + 1].isFinite
                // Not-a-number behind the latitude says that there is no such number.
                for index in first + 2..<first + width where numbers[index].isInfinite { isFinite = false }
                if !isFinite { return first / width }
            }
            return nil
        }
    }
}

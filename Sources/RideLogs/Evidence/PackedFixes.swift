public import Geodesy

/// Fixes in half the memory: a log of a large event holds millions.
///
/// Every fix has as many numbers as the one with the most; absent ones are NaN.
public struct PackedFixes: Sendable, Hashable {
    /// Bit patterns, so that NaNs compare as equal. The first says how many numbers a fix has.
    private let numbers: [UInt64]

    /// Packs fixes. Accuracies, speeds and courses that are not finite are left out.
    public init(_ fixes: [Fix] = []) {
        guard !fixes.isEmpty else {
            numbers = []
            return
        }
        var width = 3
        for fix in fixes {
            for place in width..<8 where !fix.number(place).isNaN { width = place + 1 }
        }
        var numbers: [UInt64] = []
        numbers.reserveCapacity(fixes.count * width + 1)
        numbers.append(UInt64(width))
        for fix in fixes {
            for place in 0..<width { numbers.append(fix.number(place).bitPattern) }
        }
        self.numbers = numbers
    }

    private var width: Int { numbers.first.map { Int($0) } ?? 0 }

    /// Whether there are none.
    public var isEmpty: Bool { numbers.isEmpty }

    /// The fixes, in their order.
    /// - Complexity: O(*n*).
    public var fixes: [Fix] {
        let width = width
        guard width > 0 else { return [] }
        return stride(from: 1, to: numbers.count, by: width).map { fix(at: $0, width) }
    }

    /// The last fix; `nil` if there is none.
    public var last: Fix? {
        let width = width
        return width > 0 ? fix(at: numbers.count - width, width) : nil
    }

    /// The fix at a place from the end, the last at 0; `nil` if there are fewer.
    package func fromEnd(_ place: Int) -> Fix? {
        let width = width
        let start = numbers.count - (place + 1) * width
        return start >= 1 ? fix(at: start, width) : nil
    }

    private func fix(at start: Int, _ width: Int) -> Fix {
        func number(_ place: Int) -> Double { Double(bitPattern: numbers[start + place]) }
        func optional(_ place: Int) -> Double? { place < width && !number(place).isNaN ? number(place) : nil }
        return Fix(
            time: number(0), coordinate: Coordinate(longitude: number(1), latitude: number(2)),
            horizontalAccuracy: optional(3), speed: optional(4), course: optional(5),
            speedAccuracy: optional(6), courseAccuracy: optional(7))
    }
}

extension Fix {
    /// The number at an index in the order of a log; NaN if absent.
    fileprivate func number(_ place: Int) -> Double {
        switch place {
        case 0: return time
        case 1: return coordinate.longitude
        case 2: return coordinate.latitude
        default:
            let number =
                switch place {
                case 3: horizontalAccuracy
                case 4: speed
                case 5: course
                case 6: speedAccuracy
                default: courseAccuracy
                }
            return number.flatMap { $0.isFinite ? $0 : nil } ?? .nan
        }
    }
}

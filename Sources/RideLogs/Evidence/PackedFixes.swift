package import Geodesy

/// Fixes in half the memory: a log of a large event holds millions.
///
/// Every fix has as many numbers as the one with the most; absent ones are NaN.
package struct PackedFixes: Sendable, Hashable {
    /// Bit patterns, so that NaNs compare as equal.
    private let numbers: [UInt64]
    private let width: Int

    /// Packs fixes. Accuracies, speeds and courses that are not finite are left out.
    package init(_ fixes: [Fix]) {
        var width = fixes.isEmpty ? 0 : 3
        for fix in fixes {
            for place in width..<8 where !fix.number(place).isNaN { width = place + 1 }
        }
        var numbers: [UInt64] = []
        numbers.reserveCapacity(fixes.count * width)
        for fix in fixes {
            for place in 0..<width { numbers.append(fix.number(place).bitPattern) }
        }
        self.numbers = numbers
        self.width = width
    }

    /// The fixes.
    var fixes: [Fix] {
        guard width > 0 else { return [] }
        return stride(from: 0, to: numbers.count, by: width).map(fix)
    }

    /// The last fix.
    var last: Fix? { numbers.isEmpty ? nil : fix(at: numbers.count - width) }

    private func fix(at start: Int) -> Fix {
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

package import GeoJSON

/// Rounds the coordinates of a changed geometry, but not those numbers that it had before.
package struct CoordinateRounding {
    private let power: Double
    private var kept: NumberSet?

    /// - Parameter geometry: whose numbers stay; `nil` rounds all.
    /// - Complexity: O(*n*).
    package init(decimals: Int, keeping geometry: Geometry?) {
        var power = 1.0
        for _ in 0..<min(max(decimals, 0), 15) { power *= 10 }
        self.power = power
        kept = geometry.map { NumberSet($0) }
    }

    /// - Complexity: O(*n*).
    package mutating func rounded(_ geometry: Geometry) -> Geometry {
        if case .point(let position) = geometry.shape {
            var result = geometry
            result.shape = .point(rounded(position))
            return result
        }
        return geometry.mapLists { positions, _ in
            guard positions.stride == 2 else { return Positions(positions.map { rounded($0) }) }
            return Positions(storage: positions.withFlatNumbers { $0.map { rounded($0) } }, stride: 2)
        }
    }

    private mutating func rounded(_ position: Position) -> Position {
        Position(
            longitude: rounded(position.longitude), latitude: rounded(position.latitude),
            altitude: position.altitude.map { rounded($0) },
            furtherNumbers: position.furtherNumbers.map { rounded($0) })
    }

    @inline(__always)
    private mutating func rounded(_ number: Double) -> Double {
        let scaled = number * power
        guard scaled.magnitude < 0x1p53 else { return number }
        let result = scaled.rounded() / power
        // A number that has no more decimals stays in any case, and need not be looked up.
        if result == number, number != 0 { return number }
        if kept?.contains(number) == true { return number }
        // Without the sign of a zero, which would be written as -0.
        return result == 0 ? 0 : result
    }
}

/// The numbers of a geometry, as a hash table that is made when it is first asked about a number between the least and the greatest.
///
/// Coordinates in metres are asked of a geometry in degrees, and the other way around; no table is needed for that.
struct NumberSet {
    private let geometry: Geometry
    private var least = Double.infinity
    private var greatest = -Double.infinity
    private var count = 0
    /// The bits of a number, or those of not-a-number in an empty slot. Open addressing.
    private var slots: [UInt64] = []
    private static let empty = Double.nan.bitPattern

    /// - Complexity: O(*n*).
    init(_ geometry: Geometry) {
        self.geometry = geometry
        geometry.forEachNumbers { numbers in
            count += numbers.count
            for number in numbers {
                least = min(least, number)
                greatest = max(greatest, number)
            }
        }
    }

    /// Whether the geometry has a number; 0 and -0 are the same.
    ///
    /// - Complexity: O(1) on average, and once O(*n*).
    mutating func contains(_ number: Double) -> Bool {
        guard number >= least, number <= greatest else { return false }
        if slots.isEmpty { fill() }
        let bits = (number + 0).bitPattern
        return slots[slot(of: bits)] == bits
    }

    private mutating func fill() {
        var size = 16
        while size < 2 * count { size *= 2 }
        slots = [UInt64](repeating: Self.empty, count: size)
        geometry.forEachNumbers { numbers in
            for number in numbers where !number.isNaN {
                let bits = (number + 0).bitPattern
                slots[slot(of: bits)] = bits
            }
        }
    }

    /// Fibonacci hashing: Knuth, *The Art of Computer Programming*, volume 3, section 6.4.
    @inline(__always)
    private func slot(of bits: UInt64) -> Int {
        let mask = slots.count - 1
        let product = (bits ^ bits >> 32) &* 0x9E37_79B9_7F4A_7C15
        var slot = Int(truncatingIfNeeded: product >> 32) & mask
        while slots[slot] != Self.empty, slots[slot] != bits { slot = (slot + 1) & mask }
        return slot
    }
}

extension Geometry {
    /// Calls `visit` with the numbers of each list of positions; not-a-number stands for those that shorter positions lack.
    fileprivate func forEachNumbers(_ visit: (UnsafeBufferPointer<Double>) -> Void) {
        switch shape {
        case .emptyPoint: break
        case .point(let position):
            let numbers = [position.longitude, position.latitude, position.altitude ?? .nan] + position.furtherNumbers
            numbers.withUnsafeBufferPointer(visit)
        case .multiPoint(let positions), .lineString(let positions): positions.withFlatNumbers(visit)
        case .multiLineString(let lines): lines.joined.withFlatNumbers(visit)
        case .polygon(let polygon): polygon.rings.joined.withFlatNumbers(visit)
        case .multiPolygon(let polygons): polygons.rings.joined.withFlatNumbers(visit)
        case .geometryCollection(let children): for child in children { child.forEachNumbers(visit) }
        }
    }
}

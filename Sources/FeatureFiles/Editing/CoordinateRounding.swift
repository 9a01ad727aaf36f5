package import GeoJSON

/// Rounds the coordinates of a changed geometry, but not those numbers that it had before.
package struct CoordinateRounding {
    private let power: Double
    private let kept: Set<Double>

    /// - Parameter geometry: whose numbers stay; `nil` rounds all.
    package init(decimals: Int, keeping geometry: Geometry?) {
        var power = 1.0
        for _ in 0..<min(max(decimals, 0), 15) { power *= 10 }
        self.power = power
        var kept: Set<Double> = []
        if let geometry { Self.gather(geometry, into: &kept) }
        self.kept = kept
    }

    private static func gather(_ geometry: Geometry, into numbers: inout Set<Double>) {
        _ = geometry.mapLists { positions, _ in
            positions.withFlatNumbers { numbers.formUnion($0) }
            return positions
        }
    }

    /// - Complexity: O(*n*).
    package func rounded(_ geometry: Geometry) -> Geometry {
        geometry.mapLists { positions, _ in Positions(positions.map { rounded($0) }) }
    }

    private func rounded(_ position: Position) -> Position {
        Position(
            longitude: rounded(position.longitude), latitude: rounded(position.latitude),
            altitude: position.altitude.map { rounded($0) },
            furtherNumbers: position.furtherNumbers.map { rounded($0) })
    }

    private func rounded(_ number: Double) -> Double {
        let scaled = number * power
        guard scaled.magnitude < 0x1p53, !kept.contains(number) else { return number }
        let result = scaled.rounded() / power
        // Without the sign of a zero, which would be written as -0.
        return result == 0 ? 0 : result
    }
}

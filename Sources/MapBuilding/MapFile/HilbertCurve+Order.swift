import Geodesy
import RoadMap

extension HilbertCurve {
    /// The number of a coordinate on the curve of order 32 over the whole range of `Int32`.
    static func position(of place: FixedCoordinate) -> UInt64 {
        position(
            x: UInt32(bitPattern: place.longitude) ^ 0x8000_0000, y: UInt32(bitPattern: place.latitude) ^ 0x8000_0000,
            order: 32)
    }

    /// The order in which rows stand along the curve; equal places keep their order.
    static func order(of places: ContiguousArray<FixedCoordinate>) -> ContiguousArray<UInt32> {
        var keys = ContiguousArray<(position: UInt64, row: UInt32)>()
        keys.reserveCapacity(places.count)
        for (row, place) in places.enumerated() { keys.append((position(of: place), UInt32(row))) }
        keys.sort { $0.position != $1.position ? $0.position < $1.position : $0.row < $1.row }
        return ContiguousArray(keys.lazy.map { $0.row })
    }
}

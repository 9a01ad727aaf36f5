import CPROJ
public import GeoJSON
import Geodesy

/// The way from one coordinate reference system to another.
///
///     let toUTM = try CoordinateTransformation(from: .longitudeLatitude, to: CoordinateReferenceSystem(epsg: 32641))
///     var numbers = [61.4026, 55.1599]
///     try toUTM.apply(to: &numbers)  // metres east, metres north
///
/// Axes are always in the order east, north. PROJ chooses for each position the most accurate operation whose grids are
/// installed; it never downloads, and never falls back to leaving out a change of datum or of heights. A value owns its PROJ context
/// and can be sent to another task, but not be used by two at once.
public struct CoordinateTransformation: ~Copyable {
    /// Where positions come from.
    public let source: CoordinateReferenceSystem
    /// Where they go.
    public let target: CoordinateReferenceSystem
    private let operation: ProjObject
    private let toLongitudeLatitude: ProjObject
    /// The areas that positions must lie in, with a margin for rounding.
    private let checkedAreas: [(system: CoordinateReferenceSystem, area: BoundingBox, widened: BoundingBox)]
    private let isFromLongitudeLatitude: Bool

    /// What to do with positions outside the area a system is made for, where its formulas lose their accuracy.
    public enum AreaPolicy: Sendable, Hashable {
        /// An error.
        case enforced
        /// Transform them as well as the formulas can.
        case ignored
    }

    /// Finds the way.
    ///
    /// - Throws: `noTransformation`.
    /// - Complexity: some milliseconds, for the search in PROJ's database; keep the value.
    public init(
        from source: CoordinateReferenceSystem, to target: CoordinateReferenceSystem, areas: AreaPolicy = .enforced
    ) throws(ReferenceSystemError) {
        let context = try ProjContext()
        let operation = try ProjObject.operation(from: source.definition, to: target.definition, in: context)
        let toLongitudeLatitude = try ProjObject.operation(
            from: source.definition, to: CoordinateReferenceSystem.longitudeLatitude.definition, in: context)
        self.source = source
        self.target = target
        self.operation = operation
        self.toLongitudeLatitude = toLongitudeLatitude
        isFromLongitudeLatitude = source == .longitudeLatitude
        checkedAreas = [source, target].compactMap { system in
            guard areas == .enforced, system != .longitudeLatitude, let area = system.areaOfUse else { return nil }
            return (system, area, area.widened(by: 1e-7))
        }
    }

    /// Transforms positions in place, `stride` numbers each: east, north, height where the stride is three or more, then
    /// numbers that are left as they are. Where one fails, nothing is changed.
    ///
    /// - Throws: `unevenNumbers`, `outsideAreaOfUse`, `untransformable`.
    /// - Complexity: O(n).
    public borrowing func apply(to numbers: inout [Double], stride: Int = 2) throws(ReferenceSystemError) {
        guard stride >= 2, numbers.count.isMultiple(of: stride) else {
            throw .unevenNumbers(count: numbers.count, stride: stride)
        }
        guard !numbers.isEmpty else { return }
        var result = numbers
        try transform(&result, stride: stride)
        numbers = result
    }

    /// The same for flat numbers that may be changed also where one position fails.
    borrowing func transform(_ numbers: inout [Double], stride: Int) throws(ReferenceSystemError) {
        try checkAreas(numbers, stride: stride)
        try CoordinateTransformation.run(operation, on: &numbers, stride: stride)
    }

    private borrowing func checkAreas(_ numbers: [Double], stride: Int) throws(ReferenceSystemError) {
        guard !checkedAreas.isEmpty else { return }
        var places = numbers
        if !isFromLongitudeLatitude {
            try CoordinateTransformation.run(toLongitudeLatitude, on: &places, stride: stride)
        }
        for start in Swift.stride(from: 0, to: places.count, by: stride) {
            let coordinate = Coordinate(longitude: places[start], latitude: places[start + 1])
            for checked in checkedAreas where !checked.widened.contains(coordinate) {
                throw .outsideAreaOfUse(
                    index: start / stride, coordinate: coordinate, system: checked.system.name, area: checked.area)
            }
        }
    }

    private static func run(
        _ operation: borrowing ProjObject, on numbers: inout [Double], stride: Int
    ) throws(ReferenceSystemError) {
        let count = numbers.count / stride
        let step = stride * MemoryLayout<Double>.stride
        let handle = operation.handle
        // A position that is not finite would come back as it is, without an error.
        for start in Swift.stride(from: 0, to: numbers.count, by: stride) {
            guard numbers[start].isFinite, numbers[start + 1].isFinite, stride == 2 || numbers[start + 2].isFinite
            else { throw .untransformable(index: start / stride, reason: "not a finite number") }
        }
        proj_errno_reset(handle)
        numbers.withUnsafeMutableBufferPointer { buffer in
            guard let base = buffer.baseAddress else { return }
            let heights = stride > 2 ? base + 2 : nil
            _ = proj_trans_generic(
                handle, PJ_FWD, base, step, count, base + 1, step, count, heights, step, stride > 2 ? count : 0, nil,
                0, 0)
        }
        for start in Swift.stride(from: 0, to: numbers.count, by: stride)
        where !(numbers[start].isFinite && numbers[start + 1].isFinite) {
            let code = proj_errno(handle)
            let reason = code == 0 ? operation.context.takeReason() : operation.context.describe(code)
            throw .untransformable(index: start / stride, reason: reason)
        }
    }
}

extension BoundingBox {
    /// The box with a margin for rounding.
    fileprivate func widened(by degrees: Double) -> BoundingBox {
        BoundingBox(
            west: west - degrees, south: south - degrees, east: east + degrees, north: north + degrees)
    }
}

extension CoordinateTransformation {
    /// The geometry in the target system, altitudes and foreign members kept; the `bbox` member is left out because it
    /// would be wrong.
    ///
    /// Only positions are transformed: lines that were straight in the source are taken to be straight in the target.
    /// A third number is given to PROJ, which changes it only where one of the systems has heights (then those of the other
    /// are above its ellipsoid); further ones are kept.
    ///
    /// - Throws: `notHorizontal` for geocentric and vertical systems; `outsideAreaOfUse`, `untransformable`, with the index counted within the line or ring.
    /// - Complexity: O(n).
    public borrowing func transformed(_ geometry: Geometry) throws(ReferenceSystemError) -> Geometry {
        try source.requireHorizontal()
        try target.requireHorizontal()
        if case .point(let position) = geometry.shape, position.dimension == 2 {
            var numbers = [position.longitude, position.latitude]
            try transform(&numbers, stride: 2)
            var result = geometry.withoutBoxes
            result.shape = .point(Position(longitude: numbers[0], latitude: numbers[1]))
            return result
        }
        return try geometry.mapped { positions, _ throws(ReferenceSystemError) in try transformed(positions) }
    }

    private borrowing func transformed(_ positions: Positions) throws(ReferenceSystemError) -> Positions {
        if positions.stride == 2 {
            guard !positions.isEmpty else { return positions }
            var numbers = positions.withFlatNumbers { Array($0) }
            try transform(&numbers, stride: 2)
            return Positions(storage: numbers, stride: 2)
        }
        var numbers: [Double] = []
        numbers.reserveCapacity(positions.count * 3)
        for position in positions {
            numbers.append(position.longitude)
            numbers.append(position.latitude)
            numbers.append(position.altitude ?? 0)
        }
        try apply(to: &numbers, stride: 3)
        return Positions(
            positions.enumerated().map { index, position in
                var moved = position
                moved.longitude = numbers[3 * index]
                moved.latitude = numbers[3 * index + 1]
                if position.altitude != nil { moved.altitude = numbers[3 * index + 2] }
                return moved
            })
    }
}

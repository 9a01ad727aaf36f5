public import Geodesy

/// The positions of a line, a ring or a MultiPoint, stored flat.
///
///     let line: Positions = [Position(longitude: 61.40, latitude: 55.16), Position(longitude: 61.41, latitude: 55.17)]
///     line[1].longitude  // 61.41
///
/// All numbers lie side by side, `stride` of them for each position:
///
///     lon lat lon lat lon lat …            stride 2
///     lon lat alt lon lat alt lon lat alt  stride 3
///
/// Positions of different lengths are stored with the stride of the longest, the rest filled with not-a-number, which no
/// JSON text can contain. Parts of one geometry (the rings of a polygon) share their memory, and so do neighbours in a file.
public struct Positions: Sendable {
    /// `nil` where there are no numbers.
    private let page: NumberPage?
    /// Index into the page of the first position's longitude.
    private let start: Int
    private let storedCount: UInt32
    private let width: UInt32

    /// No positions.
    public init() {
        self.init(page: nil, start: 0, count: 0, stride: 2)
    }

    /// Flat numbers, `stride` of them for each position.
    package init(storage: [Double], stride: Int) {
        let page = storage.withUnsafeBufferPointer { NumberPage.holding($0) }
        self.init(page: page, start: 0, count: storage.count / Swift.max(stride, 1), stride: stride)
    }

    /// A window onto a page. The caller guarantees that the page has `count * stride` numbers from `start` on.
    @inline(__always)
    init(page: NumberPage?, start: Int, count: Int, stride: Int) {
        self.page = page
        self.start = start
        storedCount = UInt32(truncatingIfNeeded: count)
        width = UInt32(truncatingIfNeeded: stride)
    }

    /// `count` positions from the one at `first` on, in the same memory.
    ///
    /// The caller guarantees that there are so many in the page, though they may lie behind the end of this window.
    @inline(__always)
    func window(from first: Int, count: Int) -> Positions {
        Positions(page: page, start: start + first * stride, count: count, stride: stride)
    }

    /// Gathers positions.
    ///
    /// - Complexity: O(*n*).
    public init(_ positions: some Collection<Position>) {
        let stride = positions.lazy.map { $0.dimension }.max() ?? 2
        var storage: [Double] = []
        storage.reserveCapacity(positions.count * stride)
        for position in positions {
            storage.append(position.longitude)
            storage.append(position.latitude)
            guard stride > 2 else { continue }
            storage.append(position.altitude ?? .nan)
            guard stride > 3 else { continue }
            let further = position.altitude == nil ? [] : position.furtherNumbers
            storage.append(contentsOf: further)
            storage.append(contentsOf: repeatElement(.nan, count: stride - 3 - further.count))
        }
        self.init(storage: storage, stride: stride)
    }

    /// How many numbers each position takes in the flat array: 2, or 3 where any has an altitude, or more.
    public var stride: Int { Int(width) }

    /// The place of one position, without touching altitudes.
    ///
    /// - Complexity: O(1).
    public func coordinate(at index: Int) -> Coordinate {
        precondition(indices.contains(index), "position index out of range")
        return withFlatNumbers { numbers in
            Coordinate(longitude: numbers[index * stride], latitude: numbers[index * stride + 1])
        }
    }

    /// The places in order, without altitudes.
    public var coordinates: some RandomAccessCollection<Coordinate> & Sendable {
        CoordinateView(positions: self)
    }

    /// Calls `body` with the flat numbers, `stride` of them for each position.
    ///
    /// - Throws: what `body` throws.
    public func withFlatNumbers<Result>(_ body: (UnsafeBufferPointer<Double>) throws -> Result) rethrows -> Result {
        guard let page else { return try body(UnsafeBufferPointer(start: nil, count: 0)) }
        return try withExtendedLifetime(page) {
            try body(UnsafeBufferPointer(start: page.numbers + start, count: count * stride))
        }
    }

    private struct CoordinateView: RandomAccessCollection, Sendable {
        let positions: Positions
        var startIndex: Int { 0 }
        var endIndex: Int { positions.count }
        package subscript(index: Int) -> Coordinate { positions.coordinate(at: index) }
    }
}

extension Positions: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
    /// Always 0.
    public var startIndex: Int { 0 }
    /// The number of positions.
    public var endIndex: Int { Int(storedCount) }

    /// One position.
    ///
    /// - Complexity: reading O(1); writing O(*n*), because the numbers may have to be copied.
    public subscript(index: Int) -> Position {
        get {
            precondition(indices.contains(index), "position index out of range")
            return withFlatNumbers { numbers in
                let first = index * stride
                guard stride > 2 else { return Position(longitude: numbers[first], latitude: numbers[first + 1]) }
                let altitude = numbers[first + 2]
                var further: [Double] = []
                for offset in 3..<Swift.max(stride, 3) where !numbers[first + offset].isNaN {
                    further.append(numbers[first + offset])
                }
                return Position(
                    longitude: numbers[first], latitude: numbers[first + 1],
                    altitude: altitude.isNaN ? nil : altitude, furtherNumbers: further)
            }
        }
        set { replaceSubrange(index..<index + 1, with: CollectionOfOne(newValue)) }
    }

    /// Replaces positions.
    ///
    /// - Complexity: O(*n*).
    public mutating func replaceSubrange(_ range: Range<Int>, with positions: some Collection<Position>) {
        var all = Array(self)
        all.replaceSubrange(range, with: positions)
        self = Positions(all)
    }
}

extension Positions: ExpressibleByArrayLiteral {
    /// Gathers positions.
    public init(arrayLiteral elements: Position...) {
        self.init(elements)
    }
}

extension Positions: Hashable {
    /// Whether both hold equal positions in the same order.
    public static func == (left: Positions, right: Positions) -> Bool {
        guard left.count == right.count else { return false }
        guard left.stride == right.stride else { return left.elementsEqual(right) }
        return left.withFlatNumbers { left in
            right.withFlatNumbers { right in
                zip(left, right).allSatisfy { $0 == $1 || ($0.isNaN && $1.isNaN) }
            }
        }
    }

    /// Hashes longitudes and latitudes; altitudes take part only in the comparison.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(count)
        for coordinate in coordinates { hasher.combine(coordinate) }
    }
}

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

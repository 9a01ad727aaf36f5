/// A box on the plane, stored as west, south, and negated east and north, so that one minimum joins two boxes.
struct SegmentBox {
    private var edges: SIMD4<Double>

    /// A box that holds nothing.
    static let empty = SegmentBox(edges: SIMD4(repeating: .infinity))

    private init(edges: SIMD4<Double>) { self.edges = edges }

    /// The box around two points.
    init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        edges = SIMD4(min(start.x, end.x), min(start.y, end.y), min(-start.x, -end.x), min(-start.y, -end.y))
    }

    @inline(__always)
    func joined(with other: SegmentBox) -> SegmentBox { SegmentBox(edges: pointwiseMin(edges, other.edges)) }

    @inline(__always)
    func meets(_ other: SegmentBox) -> Bool {
        // west ≤ other's east and so on, both ways.
        let turned = SIMD4(-other.edges.z, -other.edges.w, -other.edges.x, -other.edges.y)
        return all(edges .<= turned)
    }

    /// Whether a line may go through the box; `false` only where the whole box is certainly on one side of it.
    @inline(__always)
    func mayMeet(_ line: SegmentLine) -> Bool {
        let west = line.normal.x * (edges.x - line.start.x)
        let east = line.normal.x * (-edges.z - line.start.x)
        let south = line.normal.y * (edges.y - line.start.y)
        let north = line.normal.y * (-edges.w - line.start.y)
        return min(west, east) + min(south, north) <= line.margin && max(west, east) + max(south, north) >= -line.margin
    }
}

/// The straight line through two points.
struct SegmentLine {
    fileprivate let start: SIMD2<Double>
    fileprivate let normal: SIMD2<Double>
    /// More than rounding makes of products of coordinates in degrees.
    fileprivate let margin: Double

    init(_ start: SIMD2<Double>, _ end: SIMD2<Double>) {
        self.start = start
        normal = SIMD2(start.y - end.y, end.x - start.x)
        let reach = 1 + max(start.x.magnitude, start.y.magnitude)
        margin = 1e-12 * reach * (normal.x.magnitude + normal.y.magnitude)
    }

    /// Whether two points are certainly on the same side of the line.
    @inline(__always)
    func hasOnOneSide(_ one: SIMD2<Double>, _ other: SIMD2<Double>) -> Bool {
        let (first, second) = ((one - start) * normal, (other - start) * normal)
        let (left, right) = (first.x + first.y, second.x + second.y)
        return left > margin && right > margin || left < -margin && right < -margin
    }
}

/// Boxes of the segments of lines in their order, as a binary tree over them; a box may change.
///
///     1                 all
///     2, 3           left   right
///     4 … 7         a   b   c   d     one for each segment
///
/// Neighbours on a line are neighbours in the plane, so the order of the lines is good enough for a tree. `Geodesy` has a packed
/// tree for boxes that stay as they are; only a simplification changes boxes while it searches.
struct SegmentBoxTree {
    private var boxes: ContiguousArray<SegmentBox>
    private let size: Int

    /// - Complexity: O(*n*).
    init(count: Int, box: (Int) -> SegmentBox) {
        var size = 1
        while size < count { size *= 2 }
        self.size = size
        boxes = ContiguousArray(repeating: .empty, count: 2 * size)
        for index in 0..<count { boxes[size + index] = box(index) }
        for node in stride(from: size - 1, to: 0, by: -1) {
            boxes[node] = boxes[2 * node].joined(with: boxes[2 * node + 1])
        }
    }

    /// Gives the first segment of a range another box, and the others none.
    ///
    /// - Complexity: O(*k* + log *n*) for *k* segments.
    mutating func replace(_ range: Range<Int>, with box: SegmentBox) {
        for index in range { boxes[size + index] = .empty }
        boxes[size + range.lowerBound] = box
        var first = (size + range.lowerBound) / 2
        var last = (size + range.upperBound - 1) / 2
        while first > 0 {
            for node in first...last { boxes[node] = boxes[2 * node].joined(with: boxes[2 * node + 1]) }
            first /= 2
            last /= 2
        }
    }

    /// Gives a segment another box.
    ///
    /// - Complexity: O(log *n*).
    mutating func replace(_ index: Int, with box: SegmentBox) {
        boxes[size + index] = box
        var node = (size + index) / 2
        while node > 0 {
            boxes[node] = boxes[2 * node].joined(with: boxes[2 * node + 1])
            node /= 2
        }
    }

    /// Calls `body` with the segments whose boxes meet a box, and perhaps a line, until it returns `true`; whether it did.
    ///
    /// - Parameters:
    ///   - line: all that lies on one side of it may be left out.
    ///   - range: the segments asked about; `nil` for all.
    /// - Complexity: O(*k* log *n*) for *k* segments, typically.
    func contains(
        meeting box: SegmentBox, and line: SegmentLine? = nil, in range: Range<Int>? = nil, where body: (Int) -> Bool
    ) -> Bool {
        var open = [1]
        while let node = open.popLast() {
            guard boxes[node].meets(box), line.map({ boxes[node].mayMeet($0) }) ?? true else { continue }
            if let range {
                // The leaves below a node.
                let height = size.trailingZeroBitCount - (Int.bitWidth - 1 - node.leadingZeroBitCount)
                let first = (node << height) - size
                guard first < range.upperBound, first + (1 << height) > range.lowerBound else { continue }
            }
            if node >= size {
                if body(node - size) { return true }
            } else {
                open.append(2 * node + 1)
                open.append(2 * node)
            }
        }
        return false
    }
}

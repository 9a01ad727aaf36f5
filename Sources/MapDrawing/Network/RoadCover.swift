/// How much of a picture is covered by roads, in small squares, so that a text can be put where it hides few of them.
struct RoadCover {
    private static let side = 4.0
    private let columns: Int
    private let rows: Int
    private var weights: ContiguousArray<Float>

    /// Adds up the roads of a layer.
    ///
    /// - Complexity: O(length of the roads in pixels).
    init(_ roads: RoadLayer, frame: MapFrame) {
        columns = Int(Double(frame.width) / RoadCover.side) + 1
        rows = Int(Double(frame.height) / RoadCover.side) + 1
        weights = ContiguousArray(repeating: 0, count: columns * rows)
        for (lines, width) in roads.widths {
            for line in 0..<lines.count {
                let points = lines.points[lines.range(of: line)]
                for (start, end) in zip(points, points.dropFirst()) {
                    let steps = max(1, (start.distance(to: end) / RoadCover.side).rounded(.up))
                    for step in 0..<Int(steps) {
                        let share = (Double(step) + 0.5) / steps
                        add(
                            start.x + share * (end.x - start.x), start.y + share * (end.y - start.y),
                            Float(start.distance(to: end) / steps * width))
                    }
                }
            }
        }
    }

    private mutating func add(_ x: Double, _ y: Double, _ weight: Float) {
        let (column, row) = (Int((x / RoadCover.side).rounded(.down)), Int((y / RoadCover.side).rounded(.down)))
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return }
        weights[row * columns + column] += weight
    }

    /// The pixels of roads in a box, about.
    func cover(of box: PictureBox) -> Double {
        func index(_ value: Double, below count: Int) -> Int {
            min(max(Int((value / RoadCover.side).rounded(.down)), 0), count - 1)
        }
        var sum: Float = 0
        for row in index(box.top, below: rows)...index(box.bottom, below: rows) {
            for column in index(box.left, below: columns)...index(box.right, below: columns) {
                sum += weights[row * columns + column]
            }
        }
        return Double(sum)
    }
}

extension RoadLayer {
    /// The lines of all roads with the widths that they are drawn in.
    fileprivate var widths: [(lines: Paths, width: Double)] { groups.map { ($0.lines, $0.look.line.width) } }
}

/// Boxes that nothing else may cover, in a grid over the picture, so that few need to be checked.
struct TakenPlaces {
    private static let side = 64.0
    private let columns: Int
    private let rows: Int
    private var squares: [[PictureBox]]

    package init(width: Int, height: Int) {
        columns = Int(Double(width) / TakenPlaces.side) + 1
        rows = Int(Double(height) / TakenPlaces.side) + 1
        squares = Array(repeating: [], count: columns * rows)
    }

    mutating func insert(_ box: PictureBox) {
        for square in numbers(box) { squares[square].append(box) }
    }

    func overlap(_ box: PictureBox) -> Bool {
        numbers(box).contains { squares[$0].contains { $0.overlaps(box) } }
    }

    /// The grid cells that a box touches; those at the border stand for everything beyond.
    private func numbers(_ box: PictureBox) -> [Int] {
        func index(_ value: Double, below count: Int) -> Int {
            value > 0 ? Int(min(value / TakenPlaces.side, Double(count - 1))) : 0
        }
        let (left, right) = (index(box.left, below: columns), index(box.right, below: columns))
        let (top, bottom) = (index(box.top, below: rows), index(box.bottom, below: rows))
        guard left <= right, top <= bottom else { return [] }
        return (top...bottom).flatMap { row in (left...right).map { row * columns + $0 } }
    }
}

/// Takes points out of a joined line that are not half a pixel off it.
enum TileLineSimplification {
    private static let tolerance = 8.0

    static func simplified(_ line: [TilePoint]) -> [TilePoint] {
        guard line.count > 2 else { return line }
        var isKept = [Bool](repeating: false, count: line.count)
        isKept[0] = true
        isKept[line.count - 1] = true
        var stack = [(0, line.count - 1)]
        while let (first, last) = stack.popLast() {
            guard last - first > 1 else { continue }
            var (farthest, found) = (tolerance * tolerance, -1)
            for index in first + 1..<last {
                let distance = squaredDistance(line[index], line[first], line[last])
                if distance > farthest { (farthest, found) = (distance, index) }
            }
            guard found >= 0 else { continue }
            isKept[found] = true
            stack.append((first, found))
            stack.append((found, last))
        }
        return line.indices.filter { isKept[$0] }.map { line[$0] }
    }

    private static func squaredDistance(_ point: TilePoint, _ from: TilePoint, _ to: TilePoint) -> Double {
        let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
        var (x, y) = (Double(point.x - from.x), Double(point.y - from.y))
        let length = dx * dx + dy * dy
        if length > 0 {
            let share = min(max((x * dx + y * dy) / length, 0), 1)
            x -= share * dx
            y -= share * dy
        }
        return x * x + y * y
    }
}

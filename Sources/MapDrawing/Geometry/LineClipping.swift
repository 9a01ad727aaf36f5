/// Clips lines to a box (Liang and Barsky 1984).
struct LineClipping {
    let box: PictureBox

    /// Appends the parts of a line inside the box to `result`: none, one or several lines.
    func clip(_ line: some RandomAccessCollection<PicturePoint>, into result: inout Paths) {
        guard let first = line.first else { return }
        if line.allSatisfy({ box.contains($0) }) {
            result.append(line)
            return
        }
        var run: [PicturePoint] = []
        var previous = first
        for point in line.dropFirst() {
            if let (start, end) = inside(previous, point) {
                if run.last != start {
                    result.append(run)
                    run = [start]
                }
                run.append(end)
            }
            previous = point
        }
        result.append(run)
    }

    /// The part of a segment inside the box.
    private func inside(_ start: PicturePoint, _ end: PicturePoint) -> (PicturePoint, PicturePoint)? {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        guard dx.isFinite, dy.isFinite else { return nil }
        var (low, high) = (0.0, 1.0)
        for (step, room) in [
            (-dx, start.x - box.left), (dx, box.right - start.x), (-dy, start.y - box.top), (dy, box.bottom - start.y),
        ] {
            if step == 0 {
                if room < 0 { return nil }
            } else if step < 0 {
                low = max(low, room / step)
            } else {
                high = min(high, room / step)
            }
        }
        guard low <= high else { return nil }
        return (
            low == 0 ? start : clamped(start.x + low * dx, start.y + low * dy),
            high == 1 ? end : clamped(start.x + high * dx, start.y + high * dy)
        )
    }

    private func clamped(_ x: Double, _ y: Double) -> PicturePoint {
        PicturePoint(min(max(x, box.left), box.right), min(max(y, box.top), box.bottom))
    }
}

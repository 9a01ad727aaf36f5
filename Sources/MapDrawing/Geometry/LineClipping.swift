/// Cuts lines off at the edges of a box (Liang and Barsky 1984).
struct LineClipping {
    let box: PictureBox

    init(box: PictureBox) { self.box = box }

    /// Adds what lies inside the box of a line to `result`, as no, one or several lines.
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

/// Clips rings to a box (Sutherland and Hodgman 1974).
///
/// A ring that leaves the box and comes back runs along its edge in between, which a filled area does not show where the
/// box is larger than the picture.
package struct RingClipping {
    let box: PictureBox

    package init(box: PictureBox) { self.box = box }

    /// The ring inside the box; empty where nothing of it is.
    package func clip(_ ring: [PicturePoint]) -> [PicturePoint] {
        var points = ring.filter(\.isDrawable)
        cut(&points, inside: { $0.x >= box.left }, at: { crossing($0, $1, x: box.left) })
        cut(&points, inside: { $0.x <= box.right }, at: { crossing($0, $1, x: box.right) })
        cut(&points, inside: { $0.y >= box.top }, at: { crossing($0, $1, y: box.top) })
        cut(&points, inside: { $0.y <= box.bottom }, at: { crossing($0, $1, y: box.bottom) })
        return points
    }

    private func cut(
        _ points: inout [PicturePoint], inside: (PicturePoint) -> Bool,
        at crossing: (PicturePoint, PicturePoint) -> PicturePoint
    ) {
        guard var previous = points.last else { return }
        var kept: [PicturePoint] = []
        for point in points {
            if inside(point) != inside(previous) { kept.append(crossing(previous, point)) }
            if inside(point) { kept.append(point) }
            previous = point
        }
        points = kept
    }

    private func crossing(_ a: PicturePoint, _ b: PicturePoint, x: Double) -> PicturePoint {
        PicturePoint(x, a.y + (b.y - a.y) * ((x - a.x) / (b.x - a.x)))
    }

    private func crossing(_ a: PicturePoint, _ b: PicturePoint, y: Double) -> PicturePoint {
        PicturePoint(a.x + (b.x - a.x) * ((y - a.y) / (b.y - a.y)), y)
    }
}

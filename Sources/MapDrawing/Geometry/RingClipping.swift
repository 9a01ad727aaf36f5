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

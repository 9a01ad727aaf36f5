/// Brings what reaches over the 180th meridian back into the world's square.
enum Antimeridian {
    /// How far shapes go on beyond the edge, so that the cut is not seen: 64/4096 of the world, the buffer of the tile of zoom 0.
    private static let margin = WorldPoint.worldSize / 64

    /// The same lines or rings where all lie within the square; otherwise what of them and of their copies a world's width east and
    /// west lies within it, cut a little beyond its edges.
    static func folded(_ paths: [Path], isArea: Bool) -> [Path] {
        guard let box = WorldBox(paths.lazy.flatMap(\.points)), isBeside(box) else { return paths }
        let edges = [
            HalfPlane(isVertical: true, limit: -margin, isBelow: false),
            HalfPlane(isVertical: true, limit: WorldPoint.worldSize + margin, isBelow: true),
        ]
        return paths.flatMap { copies(of: $0, reach: margin) }.flatMap { path in
            var free: Set<WorldPoint> = []
            for (point, isFixed) in zip(path.points, path.isFixed) where !isFixed { free.insert(point) }
            let parts = edges.reduce([path.points]) { $1.cut($0, isArea) }
            return parts.map { points in
                var part = Path()
                for point in points { part.append(point, isFixed: !free.contains(point)) }
                return part
            }
        }
    }

    /// A path itself and as often as it lies within the square when moved by the world's width; what does not leave the square, once.
    static func copies(of path: Path, reach: Int64 = 0) -> [Path] {
        guard let box = WorldBox(path.points), isBeside(box) || reach > 0 else { return [path] }
        let size = WorldPoint.worldSize
        let least = -((box.maxX + reach) / size)
        let most = (size + reach - box.minX) / size
        guard least <= most else { return [] }
        return (least...most).map { turn in
            var copy = path
            for index in copy.points.indices { copy.points[index].x += turn * size }
            return copy
        }
    }

    private static func isBeside(_ box: WorldBox) -> Bool { box.minX < 0 || box.maxX > WorldPoint.worldSize }
}

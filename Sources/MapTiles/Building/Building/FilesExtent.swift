import Geodesy

/// What area some files cover together.
struct FilesExtent: Sendable {
    /// What each file says it covers; `nil` where it does not.
    let headers: [BoundingBox?]
    /// The box of each file's nodes.
    let nodes: [BoundingBox?]

    /// The box of everything: what files say they cover, and the nodes of those that do not say it.
    var bounds: BoundingBox? {
        let known = headers.indices.compactMap { headers[$0] ?? (nodes.indices.contains($0) ? nodes[$0] : nil) }
        return known.dropFirst().reduce(known.first) { $0?.union($1) }
    }

    /// The boxes within which the sea may be closed, the first in which it can be: all files together, or else each by itself where
    /// they do not touch. None where a file does not say what it covers.
    var seaBoxes: [[BoundingBox]] {
        let boxes = headers.compactMap { $0 }
        guard boxes.count == headers.count, let union = bounds else { return [] }
        guard boxes.count > 1 else { return [[union]] }
        for (number, box) in boxes.enumerated() where boxes[(number + 1)...].contains(where: { $0.touches(box) }) {
            return [[union]]
        }
        return [boxes]
    }
}

extension BoundingBox {
    /// Whether its longitudes go over the 180th meridian.
    private var isOverAntimeridian: Bool { west > east }

    /// The same, from edge to edge of the map where it goes over the 180th meridian.
    var withinMap: BoundingBox {
        isOverAntimeridian ? BoundingBox(west: -180, south: south, east: 180, north: north) : self
    }

    /// The smallest box within the map that holds both.
    func union(_ other: BoundingBox) -> BoundingBox {
        let (one, other) = (withinMap, other.withinMap)
        return BoundingBox(
            west: min(one.west, other.west), south: min(one.south, other.south), east: max(one.east, other.east),
            north: max(one.north, other.north))
    }

    fileprivate func touches(_ other: BoundingBox) -> Bool {
        west <= other.east && other.west <= east && south <= other.north && other.south <= north
    }
}

import CGEOS
public import GeoJSON

/// Many geometries, found by where they are: a packed tree of bounding boxes.
///
///     let index = try SpatialIndex(features.compactMap(\.geometry))
///     for candidate in try index.candidates(meeting: zone) { … }
///
/// Sort-tile-recursive packing: Leutenegger, Lopez and Edgington, *STR: a simple and efficient algorithm for R-tree
/// packing* (1997). Geometries without positions are in it, but never found.
public struct SpatialIndex: ~Copyable {
    private let context: GEOSContext
    private let tree: OpaquePointer
    private let geometries: [OpaquePointer]

    /// Builds the tree.
    ///
    /// - Throws: what `PlanarGeometry` throws for the first geometry it cannot take.
    /// - Complexity: O(n log n).
    public init(_ geometries: [Geometry]) throws(PlanarGeometryError) {
        let context = try GEOSContext()
        guard let tree = GEOSSTRtree_create_r(context.handle, 10) else { throw context.failure(of: .indexing) }
        let builder = GEOSBuilder(context: context)
        var made: [OpaquePointer] = []
        do throws(PlanarGeometryError) {
            for geometry in geometries { made.append(try builder.make(geometry)) }
        } catch {
            GEOSSTRtree_destroy_r(context.handle, tree)
            for handle in made { GEOSGeom_destroy_r(context.handle, handle) }
            throw error
        }
        for (index, handle) in made.enumerated() where GEOSisEmpty_r(context.handle, handle) == 0 {
            // The item is the index plus one, since GEOS takes no null.
            GEOSSTRtree_insert_r(context.handle, tree, handle, UnsafeMutableRawPointer(bitPattern: index + 1))
        }
        self.context = context
        self.tree = tree
        self.geometries = made
    }

    deinit {
        GEOSSTRtree_destroy_r(context.handle, tree)
        for handle in geometries { GEOSGeom_destroy_r(context.handle, handle) }
    }

    /// The indices, ascending, of the geometries whose bounding boxes meet that of another; whether they truly meet,
    /// a predicate tells.
    ///
    /// - Complexity: O(log n + k log k), k the number of results.
    public borrowing func candidates(meeting other: borrowing PlanarGeometry) -> [Int] {
        guard !other.isEmpty else { return [] }
        var found: [Int] = []
        withUnsafeMutablePointer(to: &found) { found in
            GEOSSTRtree_query_r(
                context.handle, tree, other.handle,
                { item, found in
                    found?.assumingMemoryBound(to: [Int].self).pointee.append(Int(bitPattern: item) - 1)
                }, found)
        }
        return found.sorted()
    }

    /// The index of the geometry nearest to another by distance in the plane, the lowest of equally near ones; `nil` where there
    /// are none.
    ///
    /// - Throws: `PlanarGeometryError.failed` where GEOS fails.
    /// - Complexity: O(log n) where geometries lie apart.
    public borrowing func nearest(to other: borrowing PlanarGeometry) throws(PlanarGeometryError) -> Int? {
        guard !other.isEmpty, geometries.contains(where: { GEOSisEmpty_r(context.handle, $0) == 0 }) else { return nil }
        let search = NearestSearch(context: context, geometries: geometries, target: other.handle)
        let found = GEOSSTRtree_nearest_generic_r(
            context.handle, tree, NearestSearch.targetItem, other.handle,
            { first, second, distance, search in
                guard let search, let distance else { return 0 }
                return Unmanaged<NearestSearch>.fromOpaque(search).takeUnretainedValue()
                    .measure(first, second, into: distance)
            }, Unmanaged.passUnretained(search).toOpaque())
        guard found != nil, let best = search.best else { throw context.failure(of: .measurement) }
        return best
    }
}

/// One question for the nearest geometry: what the callback of GEOS needs.
private final class NearestSearch {
    /// Stands for the target where items are indices plus one.
    static var targetItem: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: UInt.max) }

    private let context: GEOSContext
    private let geometries: [OpaquePointer]
    private let target: OpaquePointer
    private var bestDistance = Double.infinity
    private(set) var best: Int?

    package init(context: GEOSContext, geometries: [OpaquePointer], target: OpaquePointer) {
        self.context = context
        self.geometries = geometries
        self.target = target
    }

    func measure(
        _ first: UnsafeRawPointer?, _ second: UnsafeRawPointer?, into distance: UnsafeMutablePointer<Double>
    ) -> Int32 {
        let item = first == NearestSearch.targetItem ? second : first
        let index = Int(bitPattern: item) - 1
        guard geometries.indices.contains(index) else { return 0 }
        let answer = GEOSDistance_r(context.handle, geometries[index], target, distance)
        if answer == 1, distance.pointee < bestDistance || (distance.pointee == bestDistance && index < best ?? .max) {
            bestDistance = distance.pointee
            best = index
        }
        return answer
    }
}

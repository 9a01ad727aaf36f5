import GeoJSON
import Geodesy
import Languages
import SpatialOperations

/// Brings the Features of a file into another reference system, each from the system that it is said to be in.
struct Reprojection {
    /// The system of the file; `nil` where its `crs` members count.
    var source: CoordinateReferenceSystem?
    var target: CoordinateReferenceSystem
    var areas: CoordinateTransformation.AreaPolicy

    /// A text and what is to be said about its Features.
    struct Result {
        var bytes: [UInt8]
        var remarks: [FeatureRemark]
    }

    /// The file in the target system; the text as it was where nothing had to change.
    ///
    /// - Parameter skipsInvalid: whether to go on after a Feature that cannot be transformed.
    func applied(to document: SourceDocument, _ written: WrittenGeometry, skipsInvalid: Bool) -> Result {
        let members = ReferenceSystemMembers(of: document.object)
        let ways = TransformationCache(to: target, areas: areas)
        var changes: [GeometryEditing.Change] = []
        var remarks: [FeatureRemark] = []
        for (index, feature) in document.object.features.enumerated() {
            var pointer: JSONPointer?
            do throws(ReferenceSystemError) {
                let system = try system(of: index, members, ways, &pointer)
                pointer = nil
                guard let geometry = feature.geometry else {
                    changes.append(.kept)
                    continue
                }
                let result = try ways.transformed(geometry, from: system)
                changes.append(
                    written.change(from: geometry, to: result == geometry ? geometry : result.withoutReferenceSystem))
            } catch {
                remarks.append(FeatureRemark(feature: index, message: error.message, pointer: pointer))
                changes.append(.removed)
                if !skipsInvalid { return Result(bytes: [], remarks: remarks) }
            }
        }
        return Result(bytes: text(of: document, changes, members), remarks: remarks)
    }

    /// The system that a Feature is in. All that is said about it has to mean the same.
    private func system(
        of index: Int, _ members: ReferenceSystemMembers, _ ways: TransformationCache, _ pointer: inout JSONPointer?
    ) throws(ReferenceSystemError) -> CoordinateReferenceSystem {
        var result = source
        for member in [members.top].compactMap({ $0 }) + members.inner[index] {
            pointer = member.pointer
            let system = try ways.system(of: member.value)
            try system.requireHorizontal()
            if let known = result, !ways.areEquivalent(known, system) {
                throw .conflictingSystems(known.name, system.name)
            }
            // A part of a collection cannot say more than the whole.
            let isPart = member.pointer.components.contains("geometries")
            if isPart, result == nil, !ways.areEquivalent(system, .longitudeLatitude) {
                throw .conflictingSystems(CoordinateReferenceSystem.longitudeLatitude.name, system.name)
            }
            result = result ?? system
        }
        pointer = nil
        return result ?? .longitudeLatitude
    }

    /// The changed text with one `crs` member where the target is not longitude and latitude, and none otherwise.
    private func text(
        of document: SourceDocument, _ changes: [GeometryEditing.Change], _ members: ReferenceSystemMembers
    ) -> [UInt8] {
        let target = target
        let editing = GeometryEditing(document.bytes, document.object) { object in
            target.isGeographic ? object.computedExtent : object.planarExtent
        }
        let changed = editing.applying(changes)
        guard changed != document.bytes, let object = GeoJSONReader().read(changed).object else { return changed }
        let left = ReferenceSystemMembers(of: object)
        var edits = TextEdits(changed)
        var isMissing = !target.isEquivalent(to: .longitudeLatitude)
        let places = JSONPointer.locate(left.all.map(\.pointer), in: changed)
        for (member, place) in zip(left.all, places) {
            guard let range = place?.byteRange else { continue }
            if isMissing, member == left.top {
                edits.replace(range, with: JSONWriter().write(target.legacyMember))
                isMissing = false
            } else {
                edits.removeMember(withValueAt: range)
            }
        }
        if isMissing, let start = changed.firstIndex(of: UInt8(ascii: "{")) {
            edits.insertMember("crs", target.legacyMember, intoObjectAt: start)
        }
        return edits.applied()
    }
}

extension GeoJSONObject {
    /// The box around all positions in a plane.
    fileprivate var planarExtent: Extent? {
        let places = features.compactMap(\.geometry).flatMap(\.coordinates)
        guard let first = places.first else { return nil }
        var box = Extent(west: first.longitude, south: first.latitude, east: first.longitude, north: first.latitude)
        for place in places {
            box.west = min(box.west, place.longitude)
            box.south = min(box.south, place.latitude)
            box.east = max(box.east, place.longitude)
            box.north = max(box.north, place.latitude)
        }
        return box
    }
}

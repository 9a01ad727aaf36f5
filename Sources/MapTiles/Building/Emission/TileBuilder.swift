package import Geodesy
import JSON
package import OpenStreetMap
import Support

/// Makes an archive of vector tiles out of OpenStreetMap files.
///
///     var builder = TileBuilder(program: "questctl")
///     let summary = try builder.build(from: [OSMFileReader(path: "city.osm.pbf")], to: "city.pmtiles")
///
/// Each file is read four times: relations, nodes, ways for what they share, and ways again for their shapes. What is shown goes to
/// sorted temporary files, tile by tile, so that memory is bounded by the nodes (some twenty bytes each) and the ways of areas.
package struct TileBuilder: Sendable {
    /// The program's name, written into the archive.
    package var program: String
    /// The layers to build.
    package var layers = MapLayer.usual
    /// The deepest zoom, 0 to 14.
    package var maxZoom = 14
    /// The area to build; `nil` for all of the files.
    package var bounds: BoundingBox?
    /// Where heights are known; `nil` where they are not.
    package var steepness: Steepness?
    /// Bytes of records that are held before they go to temporary files.
    package var memoryLimit = 96 << 20

    /// Tiles of a zoom that one line or area may touch, about; larger ones are left out of that zoom and counted.
    var mostTilesOfShape = 1 << 20

    /// The deepest zoom of the schema.
    package static let deepestZoom = 14

    /// What a build is doing.
    package enum Stage: Sendable, Hashable {
        /// Reading relations.
        case relations
        /// Reading nodes.
        case nodes
        /// Reading ways for what they share.
        case ways
        /// Reading ways for their shapes.
        case shapes
        /// Writing tiles.
        case tiles
    }

    /// Prepares builds that name `program` as their maker.
    package init(program: String) { self.program = program }

    /// Builds an archive, which is at `path` when it is complete.
    ///
    /// - Parameters:
    ///   - check: called before the archive is written; what it throws ends the build.
    ///   - progress: called with the stage and the completed share of it, 0 to 1.
    /// - Throws: `OSMReadingError` where a file cannot be read; `FileError` where the archive or temporary files cannot be written;
    ///   `TileBuildingError` where there is nothing to show.
    package func build(
        from readers: [OSMFileReader], to path: String, check: () throws -> Void = {},
        progress: ((Stage, Double) -> Void)? = nil
    ) throws -> TileBuildingSummary {
        // A place that cannot be written to is found out before the work.
        _ = try OutputFile(path: path)
        let scope = TileScope(
            layers: layers, maxZoom: min(max(maxZoom, 0), Self.deepestZoom), mostTiles: mostTilesOfShape)
        let area = BuildArea(bounds, wholeTilesOf: scope.maxZoom)
        let sorter = RecordSorter(memoryLimit: memoryLimit)
        var summary = TileBuildingSummary()
        var reading = GroundReading(readers: readers, scope: scope, area: area, progress: progress)
        var ground = try reading.ground(sorter, &summary)
        ground.steepness = steepness
        try emitWays(readers, ground, scope, area, sorter, &summary, progress)
        try emitRelations(ground, scope, area, sorter, &summary)
        let extent = FilesExtent(headers: readers.map(\.header.bounds), nodes: reading.extents)
        let boxes =
            bounds.map { area.seaBoxes(asked: $0) } ?? extent.seaBoxes.map { $0.flatMap { BuildArea($0).boxes ?? [] } }
        let sea = SeaEmission(scope: scope, area: area, boxes: boxes)
        try sea.emit(ground, sorter, &summary)
        guard sorter.count > 0 else {
            throw TileBuildingError(fileName: readers.map(\.path).joined(separator: ", "), problem: .empty)
        }
        try check()
        let metadata = ArchiveMetadata(
            program: program, files: readers, contents: sorter.contents, maxZoom: scope.maxZoom)
        let header = TileArchiveHeader(
            bounds: (bounds ?? extent.bounds)?.withinMap ?? BoundingBox(west: -180, south: -85, east: 180, north: 85),
            zooms: 0...scope.maxZoom, centerZoom: min(12, scope.maxZoom))
        let writer = try TileArchiveWriter(path: path, header: header, metadata: metadata.object)
        let count = sorter.count
        (summary.tiles, summary.features) = try TileWriting(maxZoom: scope.maxZoom).write(
            try sorter.merged(), count: count, to: writer
        ) { progress?(.tiles, $0) }
        try writer.finish()
        return summary
    }

    private func emitWays(
        _ readers: [OSMFileReader], _ ground: MapGround, _ scope: TileScope, _ area: BuildArea, _ sorter: RecordSorter,
        _ summary: inout TileBuildingSummary, _ progress: ((Stage, Double) -> Void)?
    ) throws {
        let isOne = readers.count == 1
        var earlier = EarlierFiles()
        for (number, reader) in readers.enumerated() {
            let known = earlier.ways
            try reader.read(
                parts: .ways,
                progress: { progress?(.shapes, (Double(number) + $0.fraction) / Double(readers.count)) },
                transform: {
                    (BlockEmission.ways($0, ground, scope, area, isKnown: known.contains), isOne ? [] : $0.ways.ids)
                }
            ) { block, ids in
                try sorter.append(block.batch)
                try LargeShape.emit(block.large, scope, area, sorter, &summary)
                summary.add(block.summary)
                summary.repeatedElements += ids.count { known.contains($0) }
                earlier.note(ways: ids)
            }
            earlier.endFile()
        }
    }

    private func emitRelations(
        _ ground: MapGround, _ scope: TileScope, _ area: BuildArea, _ sorter: RecordSorter,
        _ summary: inout TileBuildingSummary
    ) throws {
        let count = ground.relations.areas.count
        var start = 0
        try Parallel.inOrder(
            Array(repeating: (), count: Parallel.coreCount), ahead: 4 * Parallel.coreCount,
            next: { () -> Range<Int>? in
                guard start < count else { return nil }
                defer { start = min(start + 16, count) }
                return start..<min(start + 16, count)
            },
            work: { _, range in RelationEmission.areas(range, ground, scope, area) },
            take: { output in
                try sorter.append(output.batch)
                try LargeShape.emit(output.large, scope, area, sorter, &summary)
                summary.add(output.summary)
            })
    }
}

/// Why no tiles can be made.
package struct TileBuildingError: Error, Sendable, Hashable, LocalizedMessage {
    /// The files, as the caller named them.
    package var fileName: String
    /// What is wrong.
    package var problem: Problem

    /// What can be wrong.
    package enum Problem: Sendable, Hashable {
        /// Nothing in the files is shown in the layers and the area asked for.
        case empty
        /// More nodes than can be numbered.
        case tooLarge
    }
}

/// What an archive says of itself: the names that map programs look for.
///
/// Source: PMTiles version 3, section 5; TileJSON 3.0.0, `vector_layers`.
struct ArchiveMetadata {
    let program: String
    let files: [OSMFileReader]
    let contents: LayerContents
    let maxZoom: Int

    var object: JSONObject {
        let names = files.compactMap { $0.path.split(separator: "/").last.map(String.init) }
        let isInvented = files.allSatisfy { $0.header.writingProgram == OSMHeader.inventedCityProgram }
        var object = JSONObject()
        object["name"] = .string(names.joined(separator: ", "))
        object["type"] = .string("baselayer")
        object["format"] = .string("pbf")
        object["description"] = .string("Shortbread 1.0 and a layer for cycling")
        object["attribution"] = .string(
            isInvented
                ? "an invented city"
                : "<a href=\"https://www.openstreetmap.org/copyright\">© OpenStreetMap contributors</a>")
        object["generator"] = .string(program)
        object["vector_layers"] = .array(MapLayer.allCases.compactMap { layer($0) })
        return object
    }

    private func layer(_ layer: MapLayer) -> JSONValue? {
        guard let minZoom = contents.minZoom(layer) else { return nil }
        var fields = JSONObject()
        for key in contents.attributes(layer) { fields[key.name] = .string(key.fieldType) }
        var object = JSONObject()
        object["id"] = .string(layer.name)
        object["fields"] = .object(fields)
        object["minzoom"] = .integer(Int64(minZoom))
        object["maxzoom"] = .integer(Int64(maxZoom))
        return .object(object)
    }
}

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

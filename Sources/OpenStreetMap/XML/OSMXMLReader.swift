import Compression
import Geodesy
import Support

/// Reads OSM XML element by element, in bounded memory.
///
/// Elements that JOSM marks as deleted (`action="delete"`) or a history as removed (`visible="false"`) are left out. A
/// node without a place, as Overpass writes it for `out ids` or `out tags`, is an error: no map can be made of it.
///
/// Source: <https://wiki.openstreetmap.org/wiki/OSM_XML>, <https://wiki.openstreetmap.org/wiki/JOSM_file_format>.
struct OSMXMLReader: ~Copyable {
    private static let elementsInBlock = 8000
    private static let partsInBlock = 1 << 17
    private static let largestElement = 1 << 20
    private static let largestText = 8 << 20

    private let path: String
    private let source: XMLFileSource
    private var parser: XMLPullParser
    private var header = OSMHeader()
    private var builder = OSMBlockBuilder()
    private var partsBefore = 0

    package init(path: String, isGzip: Bool) throws(OSMReadingError) {
        self.path = path
        let source: XMLFileSource
        do throws(OSMReadingError.Problem) { source = try XMLFileSource(path: path, isGzip: isGzip) } catch {
            throw OSMReadingError(fileName: path, problem: error)
        }
        self.source = source
        parser = XMLPullParser { room in try source.read(into: room) }
    }

    /// What precedes the first element.
    static func header(of path: String, isGzip: Bool) throws(OSMReadingError) -> OSMHeader {
        var reader = try OSMXMLReader(path: path, isGzip: isGzip)
        do {
            _ = try reader.readHeader()
            return reader.header
        } catch {
            throw reader.located(error)
        }
    }

    static func read(
        _ path: String, isGzip: Bool, parts: OSMElementKinds, progress: ((ReadingProgress) -> Void)?,
        _ consume: (OSMBlock) throws -> Void
    ) throws {
        var reader = try OSMXMLReader(path: path, isGzip: isGzip)
        var isMore = true
        while isMore {
            let block: OSMBlock
            do {
                isMore = try reader.readBlock(parts)
                block = reader.builder.finish()
            } catch {
                throw reader.located(error)
            }
            if block.nodes.count + block.ways.count + block.relations.count > 0 { try consume(block) }
            progress?(ReadingProgress(bytesRead: reader.source.bytesRead, bytesInAll: reader.source.size))
        }
    }

    /// Says where an error happened.
    private mutating func located(_ error: any Error) -> OSMReadingError {
        switch error {
        case let error as OSMReadingError: return error
        case let error as XMLError:
            let problem: OSMReadingError.Problem =
                switch error.problem {
                case .unexpectedEnd, .noElement: .truncated
                default: .xml(error.message)
                }
            return OSMReadingError(
                fileName: path, location: .line(error.line, column: error.column), problem: problem)
        default:
            let place = parser.location
            return OSMReadingError(
                fileName: path, location: .line(place.line, column: place.column),
                problem: error as? OSMReadingError.Problem ?? .unknownFormat)
        }
    }

    /// Reads up to the start of the first node, way or relation; false where there is none.
    private mutating func readHeader() throws -> Bool {
        guard try parser.next() == .startElement else { throw OSMReadingError.Problem.unknownFormat }
        guard parser.isElement("osm") else {
            if parser.isElement("html") { throw OSMReadingError.Problem.webPage }
            if parser.isElement("osmChange") { throw OSMReadingError.Problem.changes }
            throw OSMReadingError.Problem.foreignFormat("XML <\(parser.name.string)>")
        }
        header.writingProgram = parser.attribute("generator")?.string
        header.timestamp = parser.attribute("timestamp").flatMap(Self.timestamp)
        return try readToElement()
    }

    /// Reads up to the start of the next node, way or relation; false at the end.
    private mutating func readToElement() throws -> Bool {
        while true {
            switch try parser.next() {
            case .endOfDocument: return false
            case .endElement, .text: continue
            case .startElement:
                if kind != nil { return true }
                try readOther()
            }
        }
    }

    private mutating func readOther() throws {
        if parser.isElement("bounds") {
            header.bounds = bounds ?? header.bounds
        } else if parser.isElement("bound") {
            header.bounds = oldBounds ?? header.bounds
        } else if parser.isElement("action") {
            // Overpass' augmented diffs have the root `osm` all the same.
            throw OSMReadingError.Problem.changes
        } else if parser.isElement("meta") {
            header.timestamp = parser.attribute("osm_base").flatMap(Self.timestamp) ?? header.timestamp
        } else if parser.isElement("remark") {
            // Overpass reports here that it stopped early.
            try readRemark()
            return
        } else if !["note", "changeset", "user", "upload"].contains(parser.name.string) {
            throw unknownElement()
        }
        try parser.skipElement()
    }

    private mutating func readRemark() throws {
        let outside = parser.depth - 1
        while parser.depth > outside {
            guard try parser.next() == .text, parser.text.string.contains("error") else { continue }
            let words = String(parser.text.string.prefix(200))
            throw OSMReadingError.Problem.xml(Message("xml-broken-off", ["words": .of(words)]))
        }
    }

    private var kind: OSMBlock.Member.Kind? {
        if parser.isElement("node") { return .node }
        if parser.isElement("way") { return .way }
        if parser.isElement("relation") { return .relation }
        return nil
    }

    private var bounds: BoundingBox? {
        guard let west = parser.attribute("minlon")?.number, let south = parser.attribute("minlat")?.number,
            let east = parser.attribute("maxlon")?.number, let north = parser.attribute("maxlat")?.number
        else { return nil }
        return BoundingBox(west: west, south: south, east: east, north: north)
    }

    /// South, west, north and east in one attribute, as Osmosis wrote them.
    private var oldBounds: BoundingBox? {
        let edges = parser.attribute("box")?.string.split(separator: ",").compactMap { Double($0) } ?? []
        guard edges.count == 4, edges.allSatisfy({ $0.isFinite && abs($0) <= 180 }) else { return nil }
        return BoundingBox(west: edges[1], south: edges[0], east: edges[3], north: edges[2])
    }

    private static func timestamp(_ value: XMLValue) -> Int64? {
        ISO8601.seconds(in: value.bytes).map { Int64($0) }
    }

    /// Fills the builder; false at the end of the file.
    private mutating func readBlock(_ parts: OSMElementKinds) throws -> Bool {
        var isMore = parser.depth == 0 ? try readHeader() : try readToElement()
        partsBefore = 0
        while isMore {
            try readElement(parts)
            if builder.count >= Self.elementsInBlock || builder.partCount >= Self.partsInBlock
                || builder.textSize >= 1 << 22
            {
                return true
            }
            isMore = try readToElement()
        }
        return false
    }

    private mutating func readElement(_ parts: OSMElementKinds) throws {
        guard let kind, parts.contains(kind.part), !isDeleted else { return try parser.skipElement() }
        let id = try requiredInteger("id")
        if parts.contains(.revisions) { builder.addRevision(revision, to: kind) }
        partsBefore = builder.partCount
        switch kind {
        case .node:
            let place = try nodePlace(id)
            try readParts(of: kind)
            builder.closeNode(id: id, longitude: place.longitude, latitude: place.latitude)
        case .way:
            try readParts(of: kind)
            builder.closeWay(id: id)
        case .relation:
            try readParts(of: kind)
            builder.closeRelation(id: id)
        }
    }

    private var revision: ElementRevision {
        let version = parser.attribute("version")?.integer
        return ElementRevision(
            version: version.map { UInt32(clamping: $0) } ?? 0,
            timestamp: parser.attribute("timestamp").flatMap(Self.timestamp) ?? 0)
    }

    private var isDeleted: Bool {
        if let action = parser.attribute("action"), action == "delete" { return true }
        if let visible = parser.attribute("visible"), visible == "false" { return true }
        return false
    }

    private func nodePlace(_ id: Int64) throws -> (longitude: Int32, latitude: Int32) {
        guard let longitude = parser.attribute("lon"), let latitude = parser.attribute("lat") else {
            throw OSMReadingError.Problem.xml(Message("xml-node-without-place", ["id": .of(id)]))
        }
        guard let longitude = longitude.tenMillionths, longitude.magnitude <= 1_800_000_000,
            let latitude = latitude.tenMillionths, latitude.magnitude <= 900_000_000
        else { throw OSMReadingError.Problem.damaged(.nodeOutsideEarth(id: id)) }
        return (longitude, latitude)
    }

    private mutating func readParts(of kind: OSMBlock.Member.Kind) throws {
        let outside = parser.depth - 1
        while parser.depth > outside {
            guard try parser.next() == .startElement else { continue }
            // Overpass nests `center`, `bounds` and the nodes of a member in elements of their own.
            if parser.depth == outside + 2 { try readPart(of: kind) }
        }
    }

    private mutating func readPart(of kind: OSMBlock.Member.Kind) throws {
        if parser.isElement("tag") {
            guard let key = parser.attribute("k"), let value = parser.attribute("v") else {
                throw missing("k, v")
            }
            guard OSMXMLReader.isText(key.bytes), OSMXMLReader.isText(value.bytes) else {
                throw OSMReadingError.Problem.xml(Message("xml-no-text"))
            }
            builder.addTag(to: kind, key: key.bytes, value: value.bytes)
        } else if kind == .way, parser.isElement("nd") {
            try readReference()
        } else if kind == .relation, parser.isElement("member") {
            try readMember()
        } else if !parser.isElement("center"), !parser.isElement("bounds"), !parser.isElement("bbox") {
            throw unknownElement()
        }
        guard builder.partCount - partsBefore <= Self.largestElement, builder.textSize <= Self.largestText else {
            throw OSMReadingError.Problem.damaged(.tooLarge)
        }
    }

    /// A node of a way, with its place where Overpass was asked for `out geom`.
    private mutating func readReference() throws {
        let id = try requiredInteger("ref")
        if parser.attribute("lon") != nil, parser.attribute("lat") != nil {
            let place = try nodePlace(id)
            builder.addReference(id, longitude: place.longitude, latitude: place.latitude)
        } else {
            builder.addReference(id)
        }
    }

    private mutating func readMember() throws {
        guard let type = parser.attribute("type") else { throw missing("type") }
        let kind: OSMBlock.Member.Kind
        if type == "node" {
            kind = .node
        } else if type == "way" {
            kind = .way
        } else if type == "relation" {
            kind = .relation
        } else {
            throw OSMReadingError.Problem.damaged(.unknownMemberKind)
        }
        let role = parser.attribute("role")?.bytes ?? UnsafeRawBufferPointer(start: nil, count: 0)
        guard OSMXMLReader.isText(role) else { throw OSMReadingError.Problem.xml(Message("xml-no-text")) }
        builder.addMember(kind, id: try requiredInteger("ref"), role: role)
    }

    private func requiredInteger(_ name: StaticString) throws -> Int64 {
        guard let value = parser.attribute(name)?.integer else { throw missing("\(name)") }
        return value
    }

    /// Whether bytes are UTF-8. Other bytes come back as replacement characters.
    private static func isText(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.allSatisfy { $0 < 0x80 } || String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes)
    }

    /// An element that OSM XML does not have here: a damaged or misspelt name, with which a way or a tag would be lost.
    private func unknownElement() -> OSMReadingError.Problem {
        .xml(Message("xml-unknown-element", ["name": .of(parser.name.string)]))
    }

    private func missing(_ attribute: String) -> OSMReadingError.Problem {
        let element = parser.name.string
        return .xml(Message("xml-missing-attribute", ["element": .of(element), "attribute": .of(attribute)]))
    }
}

extension OSMBlock.Member.Kind {
    /// The set with only this kind.
    var part: OSMElementKinds {
        switch self {
        case .node: .nodes
        case .way: .ways
        case .relation: .relations
        }
    }
}

/// The text of an XML file, unpacked where it is gzipped, in pieces.
///
/// Several gzip members one behind the other are one text (RFC 1952 section 2.2). However much a file unpacks to, no
/// more than the piece asked for is in memory.
final class XMLFileSource {
    private var file: InputFile
    let size: Int
    private(set) var bytesRead = 0
    private let decompression: Decompression?

    package init(path: String, isGzip: Bool) throws(OSMReadingError.Problem) {
        let file = try InputFile.opened(path)
        size = file.size ?? 0
        self.file = file
        decompression = isGzip ? Decompression(.gzip) : nil
    }

    /// The next bytes of the text; 0 at its end.
    func read(into room: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        guard let decompression else { return try readFile(into: room) }
        do {
            return try decompression.read(into: room, from: readFile)
        } catch let error as OSMReadingError.Problem {
            throw error
        } catch {
            throw error as? CompressionError == .truncated ? .truncated : .damaged(.badCompression)
        }
    }

    private func readFile(into room: UnsafeMutableRawBufferPointer) throws(OSMReadingError.Problem) -> Int {
        let count = try file.readSome(into: room)
        bytesRead += count
        return count
    }
}

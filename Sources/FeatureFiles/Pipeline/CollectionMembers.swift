import GeoJSON
public import JSON

/// The members of a file's collection before and after its Features.
public struct CollectionMembers: Sendable {
    /// The members of the collection that the RFC does not define; empty for other texts.
    public private(set) var members = JSONObject()
    /// Whether the collection has a `bbox` member.
    public private(set) var hasBox = false
    /// Whether the file is a single Feature or geometry, or a collection whose structure is damaged from the start.
    public private(set) var isDocument = false
    private var text = CollectionText()
    private var tailOrigin = LineCounter.Place()

    init() {}

    /// Reads a file from its start to its end.
    ///
    /// - Parameter read: puts the next bytes into the buffer and returns how many; 0 at the end, and only there.
    /// - Throws: what `read` throws.
    public init(read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int) throws {
        var splitter = FeatureSplitter(form: .geojson, skipsMark: true, read: read)
        while let batch = try splitter.next() {
            for part in batch.parts {
                switch part.kind {
                case .head: text.head = Array(batch.bytes[part.range])
                case .tail:
                    text.tail = Array(batch.bytes[part.range])
                    tailOrigin = batch.origin
                    batch.bytes.withUnsafeBufferPointer {
                        tailOrigin.pass(UnsafeBufferPointer(rebasing: $0[..<part.range.lowerBound]))
                    }
                case .document:
                    isDocument = text.head.isEmpty
                    if !isDocument { note(behind: batch.bytes[part.range]) }
                case .element, .separator, .damaged: break
                }
            }
        }
        guard !text.head.isEmpty, let collection = text.collection else { return }
        for member in collection.foreignMembers { members[member.key] = member.value }
        hasBox = hasBox || collection.boundingBox != nil
    }

    /// Reads a file whose members named `crs` and `bbox` stand before its Features, if any; other members are known only as far as
    /// they stand there. `nil` where that is not certain.
    ///
    /// - Parameter read: as above.
    /// - Throws: what `read` throws.
    init?(ofHead read: @escaping (UnsafeMutableRawBufferPointer) throws -> Int) throws {
        let source = try PeekedSource(read)
        let end = source.start.withUnsafeBufferPointer { bytes in
            var split = Split(bytes: bytes, isComplete: false)
            return split.head() ? split.parts.first?.range.upperBound : nil
        }
        guard let end, !source.start.starts(with: ByteOrderMark.bytes) else { return nil }
        source.pass(source.start.count)
        guard try !MemberSearch.finds(in: source.start[end...], read: source.read) else { return nil }
        text.head = Array(source.start[..<end])
        guard let collection = text.collection else { return nil }
        members = collection.foreignMembers
        hasBox = collection.boundingBox != nil
    }

    /// Adds the members after a damaged list of Features.
    private mutating func note(behind rest: ArraySlice<UInt8>) {
        let result = GeoJSONReader().read(Array("{\"type\":\"FeatureCollection\",\"features\":[".utf8) + rest)
        guard case .featureCollection(let collection) = result.object else { return }
        for member in collection.foreignMembers { members[member.key] = member.value }
        hasBox = hasBox || collection.boundingBox != nil
    }

    /// The range of a member's value.
    public func location(of member: String) -> SourceLocation? {
        let whole = text.head + text.tail
        guard let found = JSONPointer([member]).locate(in: whole) else { return nil }
        let offset = found.byteRange.lowerBound - text.head.count
        guard offset >= 0 else { return found }
        return text.tail.withUnsafeBufferPointer { bytes in
            var counter = LineCounter(bytes, origin: tailOrigin)
            let start = tailOrigin.offset + offset
            return counter.location(of: start..<start + found.byteRange.count)
        }
    }
}

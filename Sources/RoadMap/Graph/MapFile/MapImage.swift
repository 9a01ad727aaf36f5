package import Support

/// The bytes of a map, either mapped from a file or held in memory, with the sections found in them.
///
/// Layout, little-endian:
///
///     0   magic "VQMAP\r\n\u{1A}"            8 bytes
///     8   format version                     UInt32
///     12  number of sections                 UInt32
///     16  size of the whole file             UInt64
///     24  XXH64 of the section table         UInt64
///     32  section table                      one entry of 32 bytes a section, by rising number:
///             number UInt32, bytes a value UInt32, offset UInt64, values UInt64, XXH64 of the section UInt64
///     …   sections, each at a multiple of 64, zeros between them and seven behind the last
///
/// Size and table are checked when an image is made, and no more than the first page is read; sections when `isIntact`
/// asks for them.
@usableFromInline
package final class MapImage: Sendable {
    static let magic: [UInt8] = Array("VQMAP\r\n\u{1A}".utf8)
    /// The version of a map without heights.
    static let version: UInt32 = 4
    /// The version of a map with heights, which has three sections more.
    static let versionWithHeights: UInt32 = 5
    /// The version of a map with times, which has five sections more, and three for heights or not.
    static let versionWithTimes: UInt32 = 6
    /// The version of a map with places, which has three sections more, and those for heights and times or not.
    static let versionWithPlaces: UInt32 = 7
    /// The version of a map with obvious turns, which has a section more, and those for heights, times and places or not.
    static let versionWithObviousTurns: UInt32 = 8
    static let headerSize = 32
    static let entrySize = 32
    static let alignment = 64
    /// How many zeros end the file, so that the last value of a `NumberColumn` can be loaded.
    static let tail = NumberColumn.loadedBytes - 1

    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer
    private let owner: Owner
    private let places: [MapSection: Place]
    /// The XXH64 of the section table, and so of all that the sections' own are of: what tells one map from another.
    @usableFromInline package let fingerprint: UInt64

    /// Where a section stands.
    private struct Place {
        /// The first byte behind the section before.
        var padding: Int
        var offset: Int
        var stride: Int
        var count: Int
        var end: Int
        var checksum: UInt64

        package init(padding: Int, offset: Int, stride: Int, count: Int, end: Int, checksum: UInt64) {
            self.padding = padding
            self.offset = offset
            self.stride = stride
            self.count = count
            self.end = end
            self.checksum = checksum
        }
    }

    private enum Owner: Sendable {
        case file(MappedFile)
        case memory(MapMemory)
    }

    /// Takes a mapped file.
    package convenience init(file: MappedFile) throws(MapFileError) {
        try self.init(bytes: file.bytes, owner: .file(file))
    }

    /// Takes a copy of bytes.
    package convenience init(copying source: UnsafeRawBufferPointer) throws(MapFileError) {
        let memory = MapMemory(copying: source)
        try self.init(bytes: memory.bytes, owner: .memory(memory))
    }

    private init(bytes: UnsafeRawBufferPointer, owner: Owner) throws(MapFileError) {
        places = try MapImage.sections(of: bytes)
        fingerprint = bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian
        self.bytes = bytes
        self.owner = owner
    }

    /// The values of a section.
    func column<Element: BitwiseCopyable>(_ section: MapSection, of type: Element.Type) throws(MapFileError)
        -> Column<Element>
    {
        guard let place = places[section], MemoryLayout<Element>.stride == place.stride else {
            throw .damaged(part: "\(section)")
        }
        let start = bytes.baseAddress.map { $0 + place.offset }
        return Column(
            values: UnsafeBufferPointer(
                start: start?.assumingMemoryBound(to: Element.self), count: place.count))
    }

    /// The values of a section of whole numbers.
    func numbers(_ section: MapSection) throws(MapFileError) -> NumberColumn {
        guard let place = places[section],
            let column = NumberColumn(
                bytes: UnsafeRawBufferPointer(rebasing: bytes[place.offset...]), width: place.stride, count: place.count
            )
        else { throw .damaged(part: "\(section)") }
        return column
    }

    /// Whether the file has a section.
    func has(_ section: MapSection) -> Bool { places[section] != nil }

    /// The sections of the file, by rising number.
    var sections: [MapSection] { MapSection.allCases.filter(has) }

    /// How many bytes a section has.
    func size(of section: MapSection) -> Int {
        places[section].map { $0.end - $0.offset } ?? 0
    }

    /// Whether a section's bytes are those that were written, and zeros stand before it, and behind it where it is the last.
    ///
    /// - Complexity: O(bytes of the section).
    func isIntact(_ section: MapSection) -> Bool {
        guard let place = places[section] else { return false }
        return bytes[place.padding..<place.offset].allSatisfy { $0 == 0 }
            && (place.end + MapImage.tail < bytes.count || bytes[place.end...].allSatisfy { $0 == 0 })
            && Checksum.xxh64(UnsafeRawBufferPointer(rebasing: bytes[place.offset..<place.end])) == place.checksum
    }

    private static func sections(
        of bytes: UnsafeRawBufferPointer
    ) throws(MapFileError) -> [MapSection: Place] {
        guard bytes.count >= magic.count, bytes.prefix(magic.count).elementsEqual(magic) else { throw .notAMap }
        guard bytes.count >= headerSize else {
            throw .wrongSize(expected: UInt64(headerSize), found: UInt64(bytes.count))
        }
        let version = bytes.loadUnaligned(fromByteOffset: 8, as: UInt32.self).littleEndian
        guard version <= versionWithObviousTurns else {
            throw .newerVersion(found: version, supported: versionWithObviousTurns)
        }
        guard version >= MapImage.version else { throw .olderVersion(found: version, supported: MapImage.version) }
        let size = bytes.loadUnaligned(fromByteOffset: 16, as: UInt64.self).littleEndian
        guard size == UInt64(bytes.count) else { throw .wrongSize(expected: size, found: UInt64(bytes.count)) }
        let sections = bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self).littleEndian
        guard sections <= UInt32(MapSection.allCases.count) else { throw .damaged(part: "header") }
        let tableEnd = headerSize + entrySize * Int(sections)
        guard tableEnd <= bytes.count else { throw .damaged(part: "header") }
        // The table tells which optional sections there are, and the version which of them there may be.
        let numbers = (0..<Int(sections)).map { index in
            bytes.loadUnaligned(fromByteOffset: headerSize + index * entrySize, as: UInt32.self).littleEndian
        }
        let expected = MapSection.sections { numbers.contains($0.rawValue) }
        guard sections == UInt32(expected.count), MapImage.version(of: expected) == version else {
            throw .damaged(part: "header")
        }
        let tableSum = bytes.loadUnaligned(fromByteOffset: 24, as: UInt64.self).littleEndian
        guard Checksum.xxh64(UnsafeRawBufferPointer(rebasing: bytes[headerSize..<tableEnd])) == tableSum else {
            throw .damaged(part: "header")
        }

        var places: [MapSection: Place] = [:]
        var end = tableEnd
        for (index, section) in expected.enumerated() {
            let entry = headerSize + index * entrySize
            let number = bytes.loadUnaligned(fromByteOffset: entry, as: UInt32.self).littleEndian
            let stride = bytes.loadUnaligned(fromByteOffset: entry + 4, as: UInt32.self).littleEndian
            let offset = bytes.loadUnaligned(fromByteOffset: entry + 8, as: UInt64.self).littleEndian
            let count = bytes.loadUnaligned(fromByteOffset: entry + 16, as: UInt64.self).littleEndian
            let sum = bytes.loadUnaligned(fromByteOffset: entry + 24, as: UInt64.self).littleEndian
            let length = count.multipliedReportingOverflow(by: UInt64(stride))
            guard number == section.rawValue, section.strides.contains(Int(stride)), !length.overflow,
                offset == UInt64(aligned(end)), offset <= size, length.partialValue <= size - offset
            else { throw .damaged(part: "\(section)") }
            let place = Place(
                padding: end, offset: Int(offset), stride: Int(stride), count: Int(count),
                end: Int(offset + length.partialValue), checksum: sum)
            places[section] = place
            end = place.end
        }
        guard end + tail == bytes.count else { throw .wrongSize(expected: UInt64(end + tail), found: size) }
        return places
    }

    /// The version of a map with some sections.
    static func version(of sections: [MapSection]) -> UInt32 {
        if sections.contains(.obviousTurns) { return versionWithObviousTurns }
        if sections.contains(.placePoints) { return versionWithPlaces }
        if sections.contains(.decisions) { return versionWithTimes }
        return sections.contains(.nodeHeights) ? versionWithHeights : version
    }

    static func aligned(_ offset: Int) -> Int { (offset + alignment - 1) / alignment * alignment }
}

/// Bytes in memory at an address that suits every column.
final class MapMemory: Sendable {
    nonisolated(unsafe) let bytes: UnsafeRawBufferPointer

    package init(copying source: UnsafeRawBufferPointer) {
        let memory = UnsafeMutableRawBufferPointer.allocate(
            byteCount: max(source.count, 1), alignment: MapImage.alignment)
        memory.copyMemory(from: source)
        bytes = UnsafeRawBufferPointer(rebasing: memory[..<source.count])
    }

    deinit { bytes.deallocate() }
}

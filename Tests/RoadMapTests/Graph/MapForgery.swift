@testable import RoadMap
@testable import Support

/// A map file's bytes, to be changed as nobody should.
struct MapForgery {
    var bytes: [UInt8]

    /// The sections that a file of this version has, going by its first header.
    var sections: [MapSection] {
        guard bytes.count > 12 else { return MapSection.always }
        let version = UInt32(bytes[8])
        if version == MapImage.versionWithObviousTurns {
            let numbers = (0..<Int(bytes[12])).map { number(at: MapImage.headerSize + $0 * MapImage.entrySize) }
            return MapSection.sections { numbers.contains($0.rawValue) }
        }
        let hasPlaces = version == MapImage.versionWithPlaces
        let rest = Int(bytes[12]) - MapSection.always.count - (hasPlaces ? MapSection.places.count : 0)
        let hasTimes = version == MapImage.versionWithTimes || hasPlaces && rest >= MapSection.times.count
        let hasHeights =
            version == MapImage.versionWithHeights
            || rest - (hasTimes ? MapSection.times.count : 0) == MapSection.heights.count
        return MapSection.sections { first in
            switch first {
            case .nodeHeights: hasHeights
            case .conditionStarts: hasTimes
            case .placePoints: hasPlaces
            default: false
            }
        }
    }

    /// Where a section's values lie, going by the table, however wrong this is.
    func place(of section: MapSection) -> Range<Int>? {
        let entry = entry(of: section)
        guard entry + MapImage.entrySize <= bytes.count else { return nil }
        let (offset, count) = (word(at: entry + 8), word(at: entry + 16))
        let (length, overflow) = count.multipliedReportingOverflow(by: width(of: section))
        guard !overflow, offset >= 0, length >= 0, offset <= bytes.count, length <= bytes.count - offset else {
            return nil
        }
        return offset..<(offset + length)
    }

    /// Where a section's entry in the table starts, in a file without times.
    static func entry(of section: MapSection) -> Int {
        MapImage.headerSize + (MapSection.allCases.firstIndex(of: section) ?? 0) * MapImage.entrySize
    }

    func entry(of section: MapSection) -> Int {
        MapImage.headerSize + (sections.firstIndex(of: section) ?? 0) * MapImage.entrySize
    }

    /// How many bytes a value of a section has, going by the table.
    func width(of section: MapSection) -> Int {
        bytes.withUnsafeBytes {
            Int($0.loadUnaligned(fromByteOffset: entry(of: section) + 4, as: UInt32.self))
        }
    }

    /// Puts another value into a section.
    mutating func put<Value: FixedWidthInteger>(_ value: Value, into section: MapSection, at index: Int) {
        guard let place = place(of: section) else { return }
        write(value, at: place.lowerBound + index * MemoryLayout<Value>.size)
    }

    /// Puts another value into a section of whole numbers; as much of it as they are wide.
    mutating func put(number: Int, into section: MapSection, at index: Int) {
        guard let place = place(of: section) else { return }
        let width = self.width(of: section)
        let start = place.lowerBound + index * width
        withUnsafeBytes(of: UInt64(number).littleEndian) {
            bytes.replaceSubrange(start..<(start + width), with: $0.prefix(width))
        }
    }

    /// A value of a section of whole numbers.
    func number(of section: MapSection, at index: Int) -> Int {
        let width = self.width(of: section)
        let start = (place(of: section)?.lowerBound ?? 0) + index * width
        return bytes[start..<(start + width)].reversed().reduce(0) { $0 << 8 | Int($1) }
    }

    /// A value of a section.
    func value<Value: FixedWidthInteger>(of section: MapSection, at index: Int, as type: Value.Type) -> Value {
        let start = (place(of: section)?.lowerBound ?? 0) + index * MemoryLayout<Value>.size
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: start, as: Value.self) }
    }

    /// Makes the checksums right again, so that nothing but the invariants stands between the bytes and the searches.
    mutating func sign() {
        for section in sections {
            if let place = place(of: section) { write(sum(place), at: entry(of: section) + 24) }
        }
        let tableEnd = MapImage.headerSize + MapImage.entrySize * sections.count
        if bytes.count >= tableEnd { write(sum(MapImage.headerSize..<tableEnd), at: 24) }
    }

    mutating func write(_ value: some FixedWidthInteger, at offset: Int) {
        withUnsafeBytes(of: value.littleEndian) { bytes.replaceSubrange(offset..<(offset + $0.count), with: $0) }
    }

    private func number(at offset: Int) -> UInt32 {
        guard offset + 4 <= bytes.count else { return 0 }
        return bytes.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) }
    }

    private func word(at offset: Int) -> Int {
        guard offset + 8 <= bytes.count else { return 0 }
        return bytes.withUnsafeBytes {
            Int(truncatingIfNeeded: $0.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
        }
    }

    private func sum(_ range: Range<Int>) -> UInt64 {
        bytes.withUnsafeBytes { Checksum.xxh64(UnsafeRawBufferPointer(rebasing: $0[range])) }
    }
}

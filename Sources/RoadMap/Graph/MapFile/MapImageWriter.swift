import Support

/// Puts columns together to the bytes of a map file.
package struct MapImageWriter {
    private var sections: [MapSection: (bytes: [UInt8], stride: Int)] = [:]

    package init() {}

    /// Sets a section's values.
    package mutating func set<Element: BitwiseCopyable>(_ section: MapSection, _ values: ContiguousArray<Element>) {
        sections[section] = (values.withUnsafeBytes { Array($0) }, MemoryLayout<Element>.stride)
    }

    /// Sets the values of a section of whole numbers, each as wide as the largest.
    package mutating func set(_ section: MapSection, numbers: [UInt64]) {
        let width = NumberColumn.width(of: numbers.max() ?? 0)
        var bytes: [UInt8] = []
        bytes.reserveCapacity(numbers.count * width)
        for number in numbers {
            withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0.prefix(width)) }
        }
        sections[section] = (bytes, width)
    }

    /// The finished file. A section that was not set is empty.
    package func finish() -> [UInt8] {
        let all = MapSection.sections { first in
            MapSection.groups.contains { $0.first == first && $0.contains { sections[$0] != nil } }
        }
        let tableEnd = MapImage.headerSize + MapImage.entrySize * all.count
        var offsets: [Int] = []
        var end = tableEnd
        for section in all {
            let offset = MapImage.aligned(end)
            offsets.append(offset)
            end = offset + (sections[section]?.bytes.count ?? 0)
        }
        end += MapImage.tail
        var table: [UInt8] = []
        for (section, offset) in zip(all, offsets) {
            let (bytes, stride) = sections[section] ?? ([], section.strides.lowerBound)
            append(section.rawValue, to: &table)
            append(UInt32(stride), to: &table)
            append(UInt64(offset), to: &table)
            append(UInt64(bytes.count / stride), to: &table)
            append(bytes.withUnsafeBytes { Checksum.xxh64($0) }, to: &table)
        }
        var file = MapImage.magic
        file.reserveCapacity(end)
        append(MapImage.version(of: all), to: &file)
        append(UInt32(all.count), to: &file)
        append(UInt64(end), to: &file)
        append(table.withUnsafeBytes { Checksum.xxh64($0) }, to: &file)
        file += table
        for (section, offset) in zip(all, offsets) {
            file.append(contentsOf: repeatElement(0, count: offset - file.count))
            file += sections[section]?.bytes ?? []
        }
        file.append(contentsOf: repeatElement(0, count: MapImage.tail))
        return file
    }

    private func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

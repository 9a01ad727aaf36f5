/// Puts columns together to the bytes of a map file.
struct MapImageWriter {
    private var sections: [MapSection: [UInt8]] = [:]

    /// Sets a section's values.
    mutating func set<Element: BitwiseCopyable>(_ section: MapSection, _ values: ContiguousArray<Element>) {
        sections[section] = values.withUnsafeBytes { Array($0) }
    }

    /// The finished file. A section that was not set is empty.
    func finish() -> [UInt8] {
        let all = MapSection.allCases
        let tableEnd = MapImage.headerSize + MapImage.entrySize * all.count
        var offsets: [Int] = []
        var end = tableEnd
        for section in all {
            let offset = MapImage.aligned(end)
            offsets.append(offset)
            end = offset + (sections[section]?.count ?? 0)
        }
        var table: [UInt8] = []
        for (section, offset) in zip(all, offsets) {
            let bytes = sections[section] ?? []
            append(section.rawValue, to: &table)
            append(UInt32(section.stride), to: &table)
            append(UInt64(offset), to: &table)
            append(UInt64(bytes.count / section.stride), to: &table)
            append(bytes.withUnsafeBytes { Checksum.xxh64($0) }, to: &table)
        }
        var file = MapImage.magic
        file.reserveCapacity(end)
        append(MapImage.version, to: &file)
        append(UInt32(all.count), to: &file)
        append(UInt64(end), to: &file)
        append(table.withUnsafeBytes { Checksum.xxh64($0) }, to: &file)
        file += table
        for (section, offset) in zip(all, offsets) {
            file.append(contentsOf: repeatElement(0, count: offset - file.count))
            file += sections[section] ?? []
        }
        return file
    }

    private func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
        withUnsafeBytes(of: value.littleEndian) { bytes.append(contentsOf: $0) }
    }
}

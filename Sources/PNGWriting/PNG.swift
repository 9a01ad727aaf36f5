import CZlib
public import MapDrawing

/// Files of Portable Network Graphics (W3C recommendation, third edition).
///
///     try OutputFile.write(PNG.encode(list.picture()), to: "map.png")
public enum PNG {
    /// A picture as a file: eight bits each of red, green and blue, no gamma and no time, so that the same picture gives the
    /// same bytes with the same zlib.
    public static func encode(_ picture: Picture) -> [UInt8] {
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header = bytes(UInt32(picture.width)) + bytes(UInt32(picture.height)) + [8, 2, 0, 0, 0]
        append("IHDR", header, to: &file)
        append("sRGB", [0], to: &file)
        append("IDAT", compressed(picture), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private static func append(_ name: String, _ content: [UInt8], to file: inout [UInt8]) {
        let checked = Array(name.utf8) + content
        file += bytes(UInt32(content.count)) + checked
        file += bytes(UInt32(truncatingIfNeeded: crc32(0, checked, uInt(checked.count))))
    }

    /// Every row as it is, with filter type 0: a map is flat colour, which filters would only disturb.
    private static func compressed(_ picture: Picture) -> [UInt8] {
        let rowLength = picture.width * 3
        var rows: [UInt8] = []
        rows.reserveCapacity((rowLength + 1) * picture.height)
        for row in 0..<picture.height {
            rows.append(0)
            rows.append(contentsOf: picture.bytes[(row * rowLength)..<((row + 1) * rowLength)])
        }
        var count = compressBound(uLong(rows.count))
        var result = [UInt8](repeating: 0, count: Int(count))
        // With room for the bound it can fail only for want of memory, which Swift does not survive either.
        let code = compress2(&result, &count, rows, uLong(rows.count), Z_DEFAULT_COMPRESSION)
        precondition(code == Z_OK, "zlib has no memory left")
        result.removeLast(result.count - Int(count))
        return result
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
    }
}

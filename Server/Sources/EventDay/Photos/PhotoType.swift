/// Which pictures are taken, by their first bytes and not by what a sender calls them.
enum PhotoType {
    static func type(of bytes: [UInt8]) -> String? {
        func begins(_ start: [UInt8], at index: Int = 0) -> Bool {
            bytes.count >= index + start.count && Array(bytes[index..<(index + start.count)]) == start
        }
        if begins([0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if begins([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return "image/png" }
        if begins(Array("RIFF".utf8)), begins(Array("WEBP".utf8), at: 8) { return "image/webp" }
        if begins(Array("ftyp".utf8), at: 4),
            ["heic", "heix", "mif1"].contains(where: { begins(Array($0.utf8), at: 8) })
        {
            return "image/heic"
        }
        return nil
    }

    /// What names of files of a type end with.
    static func fileExtension(_ type: String) -> String {
        switch type {
        case "image/png": "png"
        case "image/webp": "webp"
        case "image/heic": "heic"
        default: "jpg"
        }
    }
}

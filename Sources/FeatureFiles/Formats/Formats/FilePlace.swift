import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Files that GDAL opens by name, and the new files that it makes.
enum FilePlace {
    /// - Throws: `FileError` where there is no such file or folder that may be read. Names such as `/vsicurl/…` or
    ///   `PG:…`, which GDAL would understand, are files that do not exist.
    static func requireReadable(_ path: String) throws(FileError) {
        guard access(path, R_OK) == 0 else { throw FileError(path: path, operation: .read, code: errno) }
    }

    /// The folder and the last part of a path.
    static func parts(_ path: String) -> (folder: String, name: String) {
        guard let slash = path.lastIndex(of: "/") else { return (".", path) }
        let folder = path[..<slash]
        return (folder.isEmpty ? "/" : String(folder), String(path[path.index(after: slash)...]))
    }

    /// A file's name without its ending.
    static func stem(_ name: String) -> String {
        guard let dot = name.firstIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// The names in a folder.
    static func names(in folder: String) -> [String] {
        guard let open = opendir(folder) else { return [] }
        defer { closedir(open) }
        var names: [String] = []
        while let entry = readdir(open) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted()
    }
}

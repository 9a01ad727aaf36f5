import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files of MapLibre GL JS, which is not part of this package: `sh .ci/setup.sh maps` fetches them.
enum MapLibreFiles {
    static let names = ["maplibre-gl.js", "maplibre-gl.css"]

    /// The bytes of both files, out of the folder named, or else out of the first of these that has them: `maplibre` beside the program
    /// or in one of the three folders around it, which finds `.build/maplibre`, and `share/veloquest/maplibre` beside its own folder.
    ///
    /// - Throws: `FileError` where the folder named has no such files; `MissingMapLibre` where none has, or they are something else.
    static func bytes(in folder: String?) throws -> [(name: String, bytes: [UInt8])] {
        guard let folder = folder ?? candidates.first(where: { isReadable("\($0)/\(names[0])") }) else {
            throw MissingMapLibre(folder: nil)
        }
        let files = try names.map { (name: $0, bytes: try InputFile.bytes(of: "\(folder)/\($0)")) }
        guard String(decoding: files[0].bytes.prefix(400), as: UTF8.self).contains("MapLibre GL JS") else {
            throw MissingMapLibre(folder: folder)
        }
        return files
    }

    private static var candidates: [String] {
        var folders: [String] = []
        var folder = programPath.split(separator: "/", omittingEmptySubsequences: false).dropLast()
        if folder.count > 1 {
            folders.append((folder.dropLast() + ["share", "veloquest", "maplibre"]).joined(separator: "/"))
        }
        for _ in 0..<4 where !folder.isEmpty {
            folders.append((folder + ["maplibre"]).joined(separator: "/"))
            folder = folder.dropLast()
        }
        return folders
    }

    private static func isReadable(_ path: String) -> Bool { access(path, R_OK) == 0 }

    /// Where this program is, with links followed.
    private static var programPath: String {
        #if canImport(Darwin)
            var size = UInt32(PATH_MAX)
            var path = [CChar](repeating: 0, count: Int(size))
            guard _NSGetExecutablePath(&path, &size) == 0 else { return "" }
            let named = path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" }
        #else
            let named = "/proc/self/exe"
        #endif
        guard let resolved = realpath(named, nil) else { return "" }
        defer { free(resolved) }
        return String(cString: resolved)
    }
}

/// MapLibre GL JS is not there.
struct MissingMapLibre: Error, LocalizedMessage {
    /// The folder with something else under that name; `nil` where there is none at all.
    var folder: String?

    var message: LocalizedText { MapViewTexts.missingMapLibre(folder: folder) }
}

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The files that an argument of a command names: one, those of a folder, or those that a pattern matches.
public enum FileNames {
    /// The files that an argument names, in the order of their names' bytes.
    ///
    /// - An existing file, `-`, and what is neither a folder nor a pattern: the argument itself.
    /// - An existing folder: the files in it and in its folders that `isWanted` accepts; hidden ones do not count, and links
    ///   to folders are not followed.
    /// - A pattern with `*`, `?` or `[` (POSIX `glob`, for shells that leave patterns to the command): what matches; matching
    ///   folders are searched as above.
    ///
    /// - Throws: `FileNamesError` where a folder or pattern names no file; `FileError` where a folder cannot be read.
    /// - Complexity: O(*n* log *n*) for *n* files in the folder.
    public static func named(by argument: String, where isWanted: (String) -> Bool) throws -> [String] {
        if argument == "-" { return [argument] }
        switch kind(argument) {
        case .file: return [argument]
        case .folder:
            let files = try files(in: argument, where: isWanted)
            guard !files.isEmpty else { throw FileNamesError(argument: argument, isFolder: true) }
            return files
        case nil: break
        }
        guard argument.utf8.contains(where: { "*?[".utf8.contains($0) }) else { return [argument] }
        var found: [String] = []
        for match in matches(of: argument) {
            found += kind(match) == .folder ? try files(in: match, where: isWanted) : [match]
        }
        guard !found.isEmpty else { throw FileNamesError(argument: argument, isFolder: false) }
        return found
    }

    private enum Kind {
        case file, folder
    }

    private static func kind(_ path: String, followsLinks: Bool = true) -> Kind? {
        var status = stat()
        guard (followsLinks ? stat(path, &status) : lstat(path, &status)) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    private static func files(in folder: String, where isWanted: (String) -> Bool) throws(FileError) -> [String] {
        guard let stream = opendir(folder) else { throw FileError(path: folder, operation: .read, code: errno) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
            }
            if !name.hasPrefix(".") { names.append(name) }
        }
        closedir(stream)
        names.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var found: [String] = []
        for name in names {
            let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
            if kind(path, followsLinks: false) == .folder {
                found += try files(in: path, where: isWanted)
            } else if kind(path) == .file, isWanted(name) {
                found.append(path)
            }
        }
        return found
    }

    private static func matches(of pattern: String) -> [String] {
        var result = glob_t()
        defer { globfree(&result) }
        guard glob(pattern, 0, nil, &result) == 0 else { return [] }
        let paths = (0..<Int(result.gl_pathc)).compactMap { index in
            result.gl_pathv[index].map { String(cString: $0) }
        }
        return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}

import Languages

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Keeps a command from writing its result over a file that it was given to read, or over another result.
enum InputProtection {
    /// - Throws: `Failure.misused`, after saying so, where `output` leads to the same file as one of `inputs`.
    static func check(_ inputs: [String], against output: String, _ language: Language) throws {
        guard let target = identity(of: output), inputs.contains(where: { identity(of: $0) == target }) else { return }
        Failure.report(
            LocalizedText(
                "\(output) is one of the files to read and would be lost; write to another file",
                "\(output) — один из исходных файлов, он был бы потерян; укажите для результата другой файл"),
            language)
        throw Failure.misused
    }

    /// - Throws: `Failure.misused`, after saying so, where two results would be written to the same place.
    static func checkApart(_ first: String, _ second: String, _ language: Language) throws {
        let isSame =
            first == second || Console.isStandardOutput(first) && Console.isStandardOutput(second)
            || identity(of: first).map { $0 == identity(of: second) } ?? false
        guard isSame else { return }
        Failure.report(
            LocalizedText(
                "\(second) is to hold two results, and one would be lost; write each to a file of its own",
                "в \(second) попали бы сразу два результата, и один был бы потерян; укажите для каждого свой файл"),
            language)
        throw Failure.misused
    }

    /// What two paths to one regular file share.
    private static func identity(of path: String) -> [UInt64]? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
    }
}

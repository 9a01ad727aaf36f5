import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Prevents a command from overwriting its own input, or another of its results.
enum InputProtection {
    /// - Throws: `Failure.misused`, after a message, where `output` is the same file as one of `inputs`.
    static func check(_ inputs: [String], against output: String, _ language: Language) throws {
        guard let target = identity(of: output), inputs.contains(where: { identity(of: $0) == target }) else { return }
        throw Failure.misuse(Message("output-would-overwrite", ["output": .of(output)]), language)
    }

    /// - Throws: `Failure.misused`, after a message, where two results would be written to the same file.
    static func checkApart(_ first: String, _ second: String, _ language: Language) throws {
        let isSame =
            first == second || Console.isStandardOutput(first) && Console.isStandardOutput(second)
            || identity(of: first).map { $0 == identity(of: second) } ?? false
        guard isSame else { return }
        throw Failure.misuse(Message("output-two-results", ["file": .of(second)]), language)
    }

    /// The identity of a regular file, equal for all paths to it.
    private static func identity(of path: String) -> [UInt64]? {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
        return [UInt64(truncatingIfNeeded: status.st_dev), UInt64(truncatingIfNeeded: status.st_ino)]
    }
}

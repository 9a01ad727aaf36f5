import ArgumentParser
import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error.
package enum Console {
    /// Prints results. Where they cannot be written, as on a full disk, the program ends.
    package static func print(_ text: String, terminator: String = "\n") {
        print(Array((text + terminator).utf8))
    }

    /// Prints results as bytes.
    package static func print(_ bytes: [UInt8]) {
        guard let code = write(bytes, to: STDOUT_FILENO) else { return }
        let error = FileError(path: "/dev/stdout", operation: .write, code: code)
        Failure.report(error.message, .ofEnvironment)
        exit(Failure.unreadable.rawValue)
    }

    /// Prints a remark about a written result; on standard error where the result went to standard output.
    package static func summarise(_ text: String, terminator: String = "\n", writtenTo output: String?) {
        if let output, isStandardOutput(output) {
            note(text, terminator: terminator)
        } else {
            print(text, terminator: terminator)
        }
    }

    /// Whether a path means standard output.
    package static func isStandardOutput(_ path: String) -> Bool { path == "-" || path == "/dev/stdout" }

    /// Prints errors, progress and summaries to standard error.
    package static func note(_ text: String, terminator: String = "\n") {
        _ = write(Array((text + terminator).utf8), to: STDERR_FILENO)
    }

    /// Whether standard output is a terminal, and colours are not switched off (<https://no-color.org>).
    package static var showsColours: Bool {
        isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    }

    /// Whether standard error is a terminal.
    package static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb" }

    /// The value of an environment variable that is not empty.
    package static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Seconds since 1970-01-01 00:00 UTC by the clock of the computer.
    package static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// The most memory that this process has used, in bytes.
    package static var peakMemory: Int {
        var usage = rusage()
        // Kibibytes on Linux, bytes on Apple's systems.
        #if canImport(Darwin)
            getrusage(RUSAGE_SELF, &usage)
            return Int(usage.ru_maxrss)
        #elseif canImport(Musl)
            getrusage(RUSAGE_SELF, &usage)
            return Int(usage.ru_maxrss) * 1024
        #else
            getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
            return Int(usage.ru_maxrss) * 1024
        #endif
    }

    /// The error number of a write that failed; `nil` when all is written.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
        var rest = bytes[...]
        while !rest.isEmpty {
            #if canImport(Darwin)
                let count = rest.withUnsafeBytes { Darwin.write(descriptor, $0.baseAddress, $0.count) }
            #elseif canImport(Musl)
                let count = rest.withUnsafeBytes { Musl.write(descriptor, $0.baseAddress, $0.count) }
            #else
                let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            #endif
            if count > 0 {
                rest = rest.dropFirst(count)
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}

import Languages

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error.
enum Console {
    /// Results: what one would redirect into a file.
    static func print(_ text: String, terminator: String = "\n") {
        write(Array((text + terminator).utf8), to: STDOUT_FILENO)
    }

    /// Results as bytes.
    static func print(_ bytes: [UInt8]) {
        write(bytes, to: STDOUT_FILENO)
    }

    /// Everything else: errors, progress, summaries.
    static func note(_ text: String, terminator: String = "\n") {
        write(Array((text + terminator).utf8), to: STDERR_FILENO)
    }

    /// Whether a person reads standard output, and does not mind colours (<https://no-color.org>).
    static var showsColours: Bool {
        isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    }

    /// Whether a person watches standard error.
    static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb" }

    /// An environment variable that is set to something.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// The most memory that this process has used, in bytes.
    static var peakMemory: Int {
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

    private static func write(_ bytes: [UInt8], to descriptor: Int32) {
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
                return
            }
        }
    }
}

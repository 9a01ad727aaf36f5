import ArgumentParser
import CAllocator
import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Standard output and standard error.
enum Console {
    /// Prints results. Where they cannot be written, as on a full disk, the program ends.
    static func print(_ text: String, terminator: String = "\n") {
        print(Array((text + terminator).utf8))
    }

    /// Prints results as bytes.
    static func print(_ bytes: [UInt8]) {
        guard let code = write(bytes, to: STDOUT_FILENO) else { return }
        let error = FileError(path: "/dev/stdout", operation: .write, code: code)
        Failure.report(error.message, .ofEnvironment)
        exit(Failure.unreadable.rawValue)
    }

    /// Prints a remark about a written result; on standard error where the result went to standard output.
    static func summarise(_ text: String, terminator: String = "\n", writtenTo output: String?) {
        if let output, isStandardOutput(output) {
            note(text, terminator: terminator)
        } else {
            print(text, terminator: terminator)
        }
    }

    /// Whether a path means standard output.
    static func isStandardOutput(_ path: String) -> Bool { path == "-" || path == "/dev/stdout" }

    /// Prints errors, progress and summaries to standard error.
    static func note(_ text: String, terminator: String = "\n") {
        _ = write(Array((text + terminator).utf8), to: STDERR_FILENO)
    }

    /// Prints one line of the program to standard error.
    static func report(_ text: Message, _ language: Language) { note("questctl: \(text[language])") }

    /// Prints a note to standard error.
    static func reportNote(_ text: Message, _ language: Language) {
        report(Message("output-note", ["text": .of(text)]), language)
    }

    /// Whether standard output is a terminal, and colours are not switched off (<https://no-color.org>).
    static var showsColours: Bool {
        isatty(STDOUT_FILENO) == 1 && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    }

    /// Whether standard error is a terminal.
    static var showsProgress: Bool { isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb" }

    /// The value of an environment variable that is not empty.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Seconds since 1970-01-01 00:00 UTC by the clock of the computer.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
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

/// The heap of the process.
enum ProcessHeap {
    /// Makes the allocator return freed blocks to the system soon, and share one arena among all threads, where that can be set.
    ///
    /// By default glibc keeps freed blocks of up to 32 MB once a block of that size was freed, and opens up to eight arenas for each
    /// core. A command that streams a file frees large buffers all the time, and would hold several times what it uses.
    static func returnFreedBlocks() {
        allocator_return_freed_blocks(1 << 17, 1)
    }
}

/// A progress bar on a terminal; nothing where standard error is not a terminal.
struct ProgressBar {
    private static let width = 30
    private var shown = ""

    /// Shows nothing yet.
    /// Shows the finished share of the work named `label`.
    mutating func show(_ label: String, _ fraction: Double) {
        guard Console.showsProgress else { return }
        let share = min(max(fraction, 0), 1)
        let filled = Int(share * Double(ProgressBar.width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
        let line = "\(bar) \(Int(share * 100)) % \(label)"
        guard line != shown else { return }
        Console.note("\r\u{1B}[K\(line)", terminator: "")
        shown = line
    }

    /// Clears the line.
    mutating func clear() {
        guard !shown.isEmpty else { return }
        Console.note("\r\u{1B}[K", terminator: "")
        shown = ""
    }
}

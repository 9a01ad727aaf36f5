import Support

#if canImport(Darwin)
    import Darwin
#endif

/// How much memory this process had at most so far, in bytes.
public var peakMemory: Int {
    #if canImport(Darwin)
        var usage = rusage()
        getrusage(RUSAGE_SELF, &usage)
        return Int(usage.ru_maxrss)
    #else
        // What getrusage tells includes what the process that started this one had in memory.
        let status = (try? InputFile.bytes(of: "/proc/self/status")) ?? []
        let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return (line?.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap { Int($0) } ?? 0) * 1024
    #endif
}

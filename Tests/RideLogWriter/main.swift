import Answers
import Quests
import RideLogs
import Support

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

// RideLogWriter LOG [BYTES]: appends entries to a log as fast as it can and says the number of each one that is on the disk,
// until it is killed. With BYTES the log may not grow beyond them: the writer goes on until it cannot, says `full` and the error
// number, gets more room, and adds three entries.

/// Says a line at once: what is said is not lost when the process is killed.
func say(_ line: String) {
    Array("\(line)\n".utf8).withUnsafeBytes { _ = write(STDOUT_FILENO, $0.baseAddress, $0.count) }
}

func setRoom(_ bytes: UInt64) {
    var limit = rlimit()
    #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
    #else
        let resource = RLIMIT_FSIZE
    #endif
    getrlimit(resource, &limit)
    limit.rlim_cur = min(rlim_t(bytes), limit.rlim_max)
    setrlimit(resource, &limit)
}

func append(to file: inout RideLogFile, _ phone: inout DeviceLog) throws(FileError) {
    let next = (phone.log.entries.last?.sequence ?? 0) + 1
    let text = String(repeating: "ель ", count: next % 60)
    let time = 1_700_000_000 + Double(next)
    // The phone of a rider goes on only once the file has the entry.
    var later = phone
    guard let entry = later.append(.answered(task: "tree", answer: text, reported: .rejected), at: time, uptime: time)
    else {
        return
    }
    try file.append(entry)
    phone = later
    say("\(entry.sequence)")
}

do {
    var file = try RideLogFile(path: CommandLine.arguments[1])
    var phone = DeviceLog(device: "a1", rider: "anna", resuming: file.log)
    guard CommandLine.arguments.count > 2, let room = UInt64(CommandLine.arguments[2]) else {
        while true { try append(to: &file, &phone) }
    }
    signal(SIGXFSZ, SIG_IGN)
    setRoom(room)
    do throws(FileError) {
        while true { try append(to: &file, &phone) }
    } catch {
        say("full \(error.code)")
    }
    setRoom(.max)
    for _ in 0..<3 { try append(to: &file, &phone) }
} catch {
    say("\(error)")
    exit(1)
}

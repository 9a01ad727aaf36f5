import FileAccess
import Languages
import QuestEngine

/// Reads the ride logs of a command and says what is wrong with them.
enum ReadLogs {
    /// All logs as one. Faults are told on standard error; they keep nobody from being judged.
    ///
    /// - Throws: `Failure.unreadable` where a file cannot be opened.
    static func log(at paths: [String], _ language: Language) throws -> RideLog {
        var logs: [RideLog] = []
        var sawFault = false
        for path in paths {
            let (log, faults) = try Failure.reporting(language) { try RideLog.reading(contentsOf: path) }
            for fault in faults { Console.note("\(place(of: fault, in: path)): \(fault.message[language])") }
            sawFault = sawFault || !faults.isEmpty
            logs.append(log)
        }
        let log = RideLog(merging: logs)
        for fault in log.faults { Console.note(fault.message[language]) }
        if log.entries.isEmpty, !sawFault {
            Console.note(
                LocalizedText("No entry in the ride logs.", "В журналах заездов нет ни одной записи.")[language])
        }
        return log
    }

    private static func place(of fault: LogFault, in path: String) -> String {
        fault.line.map { "\(path):\($0)" } ?? path
    }
}

import Foundation
import Logging
import VeloQuest

/// Logs as lines of JSON on standard error, for journals and their readers.
struct JSONLogHandler: LogHandler {
    var logLevel: Logger.Level
    var metadata: Logger.Metadata = [:]

    init(level: Logger.Level) { logLevel = level }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) {
        var object: JSONObject = [
            "time": .string(ISO8601.text(Date().timeIntervalSince1970) ?? ""), "level": .string(event.level.rawValue),
            "message": .string(event.message.description),
        ]
        for (key, value) in metadata.merging(event.metadata ?? [:], uniquingKeysWith: { $1 }).sorted(by: {
            $0.key < $1.key
        }) {
            object[key] = .string(value.description)
        }
        FileHandle.standardError.write(Data(JSONWriter().write(.object(object)) + [0x0A]))
    }
}

import Answers
internal import GeoJSON
import JSON
internal import Support

extension MemberReader {
    /// A moment by the clock, in seconds since 1970.
    func clock(_ key: String, _ diagnostics: inout QuestDiagnostics) -> Double? {
        guard let value = value(key) else { return nil }
        if let text = value.stringValue, let seconds = ISO8601.seconds(in: text) {
            if !Self.hasZone(text) { diagnostics.timesWithoutZone.append(pointer.appending(key)) }
            if let offset = ISO8601.utcOffset(in: text) { diagnostics.utcOffsets.append(offset) }
            return seconds
        }
        diagnostics.add(
            QuestRule.wrongType, at: pointer.appending(key),
            says(
                Message("member-date-and-time", ["key": .of(key)])))
        return nil
    }

    /// A moment by the clock, or minutes after the start of the ride.
    func moment(_ key: String, _ diagnostics: inout QuestDiagnostics) -> Quest.Moment? {
        guard let value = value(key) else { return nil }
        if value.doubleValue != nil || value.stringValue.map(isPlainNumber) == true {
            return number(key, .minutes, &diagnostics).map { .afterStart($0 * 60) }
        }
        guard let text = value.stringValue, ISO8601.seconds(in: text) != nil else {
            diagnostics.add(
                QuestRule.wrongType, at: pointer.appending(key),
                says(
                    Message("member-date-and-time-or-minutes", ["key": .of(key)])))
            return nil
        }
        return clock(key, &diagnostics).map { .clock($0) }
    }

    /// Whether a moment in ISO 8601 names its offset from UTC.
    private static func hasZone(_ text: String) -> Bool {
        // Skips the date, which has hyphens of its own.
        let time = AnswerFolding.whiteSpace.apply(to: text).utf8.dropFirst(10)
        return time.contains { $0 == UInt8(ascii: "Z") || $0 == UInt8(ascii: "z") || $0 == 0x2B || $0 == 0x2D }
    }
}

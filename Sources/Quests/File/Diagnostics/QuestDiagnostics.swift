internal import GeoJSON
import JSON
internal import Support

/// Collects the diagnostics by JSON pointer; positions in the text are looked up once at the end.
struct QuestDiagnostics {
    /// A change of the text, in terms of values instead of bytes.
    enum Remedy {
        /// Rename members that all have one name.
        case renameMembers([JSONPointer], to: String)
        /// Exchange the texts of two values, for each pair.
        case exchange([(JSONPointer, JSONPointer)])
        /// Replace a value by this text.
        case replace(JSONPointer, with: String)
    }

    typealias Titled = (title: Message, change: Remedy)

    struct Entry {
        let rule: DiagnosticRule
        let pointer: JSONPointer
        let message: Message
        let remedy: Titled?
    }

    private(set) var list: [Entry] = []
    /// The times without a time zone, which one diagnostic reports together.
    var timesWithoutZone: [JSONPointer] = []
    /// How many minutes east of UTC the times are written that say so.
    var utcOffsets: [Int] = []
    /// The most frequent of these, of equals the first; `nil` without any.
    var utcOffset: Int? {
        var counts: [Int: Int] = [:]
        for offset in utcOffsets { counts[offset, default: 0] += 1 }
        let most = counts.values.max()
        return utcOffsets.first { counts[$0] == most }
    }
    /// The places that one diagnostic reports together as swapped.
    var swapped: [JSONPointer] = []

    mutating func add(
        _ rule: DiagnosticRule, at pointer: JSONPointer, _ message: Message, remedy: Titled? = nil
    ) {
        list.append(Entry(rule: rule, pointer: pointer, message: message, remedy: remedy))
    }
}

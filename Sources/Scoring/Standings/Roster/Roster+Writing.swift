import Quests
import RideLogs
import Support

extension Roster {
    /// The table, in the form that `init(csv:)` reads, with the riders in order of their identifiers.
    ///
    /// Reading it gives the same riders, devices and keys again, if their texts have no white space at the ends and no name of a device
    /// has a semicolon. Texts stay as they are: a spreadsheet may take one that begins with `=` for a formula.
    /// - Complexity: O(*n* log *n*).
    public var csv: String {
        var table = CSVTable()
        // The column is there where it says something, so that tables without children stay as they were.
        table.append(["rider", "name", "team", "class", "device", "key"] + (minors == nil ? [] : ["minor"]))
        for (rider, registration) in riders.sorted(by: { $0.key < $1.key }) {
            var cells = [
                rider.rawValue, registration.name ?? "", registration.team ?? "", registration.category ?? "",
                (devices[rider] ?? []).sorted().joined(separator: ";"),
                (keys[rider] ?? []).map { $0.description }.sorted().joined(separator: ";"),
            ]
            if let minors { cells.append(minors.contains(rider) ? "yes" : "") }
            table.append(cells.map { CSVTable.quoted($0) })
        }
        return table.text
    }
}

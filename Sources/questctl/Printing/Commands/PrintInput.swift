package import ArgumentParser
package import Quests
package import RoadMap
package import Scoring
package import Support

/// Reads what is printed, as other commands do: with their options for trust, and with their messages.
package protocol PrintInput: ParsableArguments {
    /// The files that the options name.
    var files: [String] { get }

    /// Whether a table of riders is named.
    var hasRoster: Bool { get }

    /// The quest in a file, with its own texts.
    func quest(at path: String, _ language: Language) throws -> Quest

    /// The map in a file.
    func graph(at path: String, _ language: Language) throws -> RoadGraph

    /// The riders of the table.
    func roster(_ language: Language) throws -> Roster

    /// The standings by some ride logs.
    func standings(of logs: [String], in quest: Quest, _ language: Language) throws -> Standings
}

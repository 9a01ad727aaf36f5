import Geodesy
import Quests
import RideLogs
import Support
import TestSupport
import Testing

@testable import Scoring

@Suite("A table of riders beside a quest")
struct RosterMismatchTests {
    private func mismatches(
        _ table: String, classes: [String] = [], teams: ClosedRange<Int>? = nil
    ) throws -> [Roster.QuestDiagnostic] {
        var settings = Quest.Settings()
        for name in classes { settings.classes[name] = Quest.StartRules(timeLimit: 3600) }
        settings.teams = teams.map { Quest.TeamRules(sizes: $0) }
        let task = Quest.Task(id: "a", name: "A", coordinate: Coordinate(longitude: 61.4, latitude: 55.16))
        let quest = try Quest(settings: settings, tasks: [task])
        var lines: [RideEntry.Rider: Int] = [:]
        let roster = try Roster(csv: Array(table.utf8), lines: &lines)
        return roster.diagnostics(with: quest, lines: lines)
    }

    @Test("a table that suits the quest has none")
    func suits() throws {
        #expect(try mismatches("rider,class\na,W\nb,M\n").isEmpty)
        #expect(try mismatches("rider,class\na,w\nb,\n", classes: ["W"]).isEmpty)
        #expect(try mismatches("rider,team\na,Owls\nb,Owls\nc,\n", teams: 1...2).isEmpty)
    }

    @Test("a class without start rules is named with its first line, and the one that is meant")
    func classes() throws {
        let table = "rider,class\na,Race\n\nb,Tuor\nc,Tuor\nd,R ace\n"
        let found = try mismatches(table, classes: ["Race", "Tour"])
        #expect(
            found == [
                .unknownClass("Tuor", line: 4, meant: nil, known: ["Race", "Tour"]),
                .unknownClass("R ace", line: 6, meant: "Race", known: ["Race", "Tour"]),
            ])
        #expect(found.map { $0.message[.english].hasPrefix("line ") } == [true, true])
        #expect(found[0].message[.russian].hasPrefix("строка 4: ") && found[0].message[.russian].contains("«Tour»"))
    }

    @Test("teams of another size are named with their lines, and riders without a team")
    func sizes() throws {
        let table = "rider,team\na,Owls\nb,Bats\nc,Owls\nd,Owls\ne,\nf,Bats\ng,Crow\n"
        let found = try mismatches(table, teams: 2...2)
        #expect(
            found == [
                .teamSize("Owls", members: 3, lines: [2, 4, 5], sizes: 2...2),
                .teamSize("Crow", members: 1, lines: [8], sizes: 2...2), .withoutTeam(lines: [6], sizes: 2...2),
            ])
        #expect(
            found[0].message[.english].hasPrefix("lines 2, 4, 5: the team “Owls” has 3 riders"), "\(found[0].message)")
        #expect(try mismatches(table) == [.needlessTeams(count: 3, line: 2)])
    }
}

import EngineTestSupport
import Exchange
import Foundation
import GeoJSON
import Geodesy
import JSON
import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("Standings as tables")
struct StandingsOutputTests {
    /// Two riders of a class and one without, in time, late and on the way.
    static func standings() throws -> Standings {
        var settings = Quest.Settings(title: "Lake", timeLimit: 600)
        settings.scoring.late = LatePenalty(.perMinute(30))
        let plain = try ResultListTests.quest()
        let quest = try Quest(settings: settings, tasks: plain.tasks)
        var log = ResultListTests.ride(
            "a", name: "Анна «Ёлка»", category: "Women", visits: [("32", 100)], end: (.finished, 599.5))
        log.merge(
            ResultListTests.ride(
                "b", name: "=cmd|' /C calc'!A0", category: "Women", visits: [("32", 100)], end: (.finished, 660.5)))
        log.merge(ResultListTests.ride("c", name: "Bo, \"Bobby\"", visits: [("32", 100)]))
        return Standings(of: log, in: quest, authority: log.decided)
    }

    @Test("the CSV has one line a ride, with quotation marks where RFC 4180 wants them")
    func csv() throws {
        let text = String(decoding: StandingsCSV(try Self.standings()).encoded(), as: UTF8.self)
        let lines = text.components(separatedBy: "\r\n")
        #expect(lines.count == 5 && lines[4].isEmpty)
        #expect(
            lines[0]
                == "place,class,id,name,team,riders,points,gross,bonus,penalty,time,seconds,status,solved,tasks,pending,wrong,hints,"
                + "start,finish,log,flags,toBeJudged")
        #expect(
            lines[1]
                == ",,c,\"Bo, \"\"Bobby\"\"\",,c,10,10,0,0,0:01:40,100,underWay,1,3,0,0,0,2023-11-14T22:13:20Z,,unsigned,,"
        )
        #expect(lines[2].hasPrefix("1,Women,a,Анна «Ёлка»,,a,10,10,0,0,0:10:00,599.5,ok,1,3,0,0,0,2023-"))
        #expect(lines[3].contains(",b,'=cmd|' /C calc'!A0,,b,-50,10,0,60,"), "\(lines[3])")
    }

    @Test(
        "no text can be a formula for a spreadsheet, and negative points stay a number",
        arguments: ["=1+1", "+7", "-1-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "＝1", "＋1", "－1", "＠x"])
    func formulas(name: String) throws {
        let quest = try ResultListTests.quest()
        let log = ResultListTests.ride("a", name: name, category: name, end: (.finished, 20))
        let text = String(
            decoding: StandingsCSV(Standings(of: log, in: quest, authority: log.decided)).encoded(), as: UTF8.self)
        let cells = try CSV.cells(text)[1]
        #expect(cells[1] == "'" + name && cells[3] == "'" + name)
    }

    @Test("whatever the names, a reader of CSV finds the same cells", arguments: 0..<20 as Range<UInt64>)
    func cells(seed: UInt64) throws {
        let quest = try RandomQuest.quest(seed: seed)
        let standings = Standings(of: JudgedLog(trusting: RandomLog.log(of: quest, seed: seed)), in: quest)
        let table = try CSV.cells(String(decoding: StandingsCSV(standings).encoded(), as: UTF8.self))
        let rows = standings.groups.flatMap(\.rows)
        #expect(table.count == rows.count + 1 && table.allSatisfy { $0.count == 23 }, "seed \(seed)")
        for (row, cells) in zip(rows, table.dropFirst()) {
            #expect(cells[3] == row.name || cells[3] == "'" + row.name, "seed \(seed)")
            #expect(Double(cells[6]) == row.result.total.doubleValue, "seed \(seed)")
            let sum = [7, 8].map { Double(cells[$0]) ?? .nan }.reduce(0, +) - (Double(cells[9]) ?? .nan)
            #expect((sum - row.result.total.doubleValue).magnitude < 1e-6, "seed \(seed)")
        }
    }

    @Test("the JSON has every line of every result")
    func json() throws {
        let standings = try Self.standings()
        let json = try JSONValue(parsing: JSONWriter().write(standings.json))
        func at(_ pointer: String) -> JSONValue? {
            json[JSONPointer(pointer.split(separator: "/").map(String.init))]
        }
        #expect(at("/classes/1/name") == "Women" && at("/classes/0")?.objectValue?["name"] == nil)
        #expect(at("/classes/1/rows/0/place") == 1 && at("/classes/1/rows/0/name") == "Анна «Ёлка»")
        #expect(at("/classes/1/rows/1/points") == -50 && at("/classes/1/rows/1/extras/0/points") == -60)
        #expect(at("/classes/1/rows/0/tasks/1/outcome") == "solved")
        #expect(at("/classes/0/rows/0/team") == false && at("/classes/0/rows/0/riders/0") == "c")
        #expect(at("/classes/0/rows/0")?.objectValue?["place"] == nil)
    }

    @Test("the text is aligned by what is seen, in both languages")
    func text() throws {
        let standings = try Self.standings()
        #expect(
            StandingsText(standings).text == """
                Without a class
                #  Name         Points     Time  Solved  Status
                –  Bo, "Bobby"      10  0:01:40     1/3  under way

                Women
                #  Name                Points     Time  Solved  Status
                1  Анна «Ёлка»             10  0:10:00     1/3
                2  =cmd|' /C calc'!A0     −50  0:11:01     1/3

                No log is signed.

                """)
        let russian = StandingsText(standings, language: .russian).text
        #expect(
            russian.contains(
                "№  Имя          Баллы    Время  Решено  Статус\n–  Bo, \"Bobby\"     10  0:01:40     1/3  в пути\n"))
    }

    @Test("explained, every line of a result and its sum follow")
    func explained() throws {
        let text = StandingsText(try Self.standings(), isExplained: true).text
        #expect(text.contains("\n    2. Task 1: 10 of 10 points, solved by being there\n"))
        #expect(
            text.contains("\n    late by 0:01:01: −60 points\n    −50 points, 1 of 3 tasks solved in 0:11:01"),
            "\(text)")
    }

    @Test("wide letters take two columns, accents none, and nothing steers the terminal")
    func width() throws {
        let quest = try ResultListTests.quest()
        var log = RideLog()
        let names = [
            "名前", "e\u{301}te\u{301}", "\u{1B}[31mred", "\u{202E}abc", String(repeating: "x", count: 99), "👩‍🚀!", "Й",
        ]
        for (index, name) in names.enumerated() {
            log.merge(ResultListTests.ride("\(index)", name: name, end: (.finished, 20)))
        }
        let text = StandingsText(Standings(of: log, in: quest, authority: log.decided)).text
        #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\u{202E}"))
        let lines = text.split(separator: "\n").dropFirst()
        let padding = { (name: String) in
            lines.first { $0.contains(name) }.map { $0.components(separatedBy: name)[1].prefix { $0 == " " }.count }
        }
        let reference = try #require(padding("Й"))
        #expect(padding("名前") == reference - 3 && padding("e\u{301}te\u{301}") == reference - 2)
        #expect(padding("👩‍🚀!") == reference - 2)
        #expect(text.contains(String(repeating: "x", count: 39) + "…"))
    }

    @Test("nobody rode: the CSV has its header, the text a sentence, in both languages")
    func nobody() throws {
        let standings = Standings(of: RideLog(), in: try ResultListTests.quest())
        #expect(StandingsText(standings).text == "Nobody has ridden yet.\n")
        #expect(StandingsText(standings, language: .russian).text == "Пока никто не стартовал.\n")
        #expect(try CSV.cells(String(decoding: StandingsCSV(standings).encoded(), as: UTF8.self)).count == 1)
    }
}

/// A reader of RFC 4180 by the letter.
enum CSV {
    struct Malformed: Error {}

    static func cells(_ text: String) throws -> [[String]] {
        var rows: [[String]] = [[]]
        var scalars = text.unicodeScalars[...]
        while let first = scalars.first {
            var cell = String.UnicodeScalarView()
            if first == "\"" {
                scalars.removeFirst()
                while true {
                    guard let scalar = scalars.popFirst() else { throw Malformed() }
                    if scalar != "\"" {
                        cell.append(scalar)
                    } else if scalars.first == "\"" {
                        cell.append(scalars.removeFirst())
                    } else {
                        break
                    }
                }
            } else {
                while let scalar = scalars.first, scalar != ",", scalar != "\r" {
                    guard scalar != "\"", scalar != "\n" else { throw Malformed() }
                    cell.append(scalars.removeFirst())
                }
            }
            rows[rows.count - 1].append(String(cell))
            guard let end = scalars.popFirst() else { throw Malformed() }
            if end == "\r" {
                guard scalars.popFirst() == "\n" else { throw Malformed() }
                if !scalars.isEmpty { rows.append([]) }
            } else if end == "," {
                // A comma at the end of a line begins an empty cell.
                if scalars.first == "\r" {
                    rows[rows.count - 1].append("")
                    scalars.removeFirst(2)
                    if !scalars.isEmpty { rows.append([]) }
                }
            } else {
                throw Malformed()
            }
        }
        return rows
    }
}

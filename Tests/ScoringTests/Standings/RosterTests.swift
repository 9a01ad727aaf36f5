import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("A table of riders")
struct RosterTests {
    private func roster(_ text: String) throws -> Roster { try Roster(csv: Array(text.utf8)) }

    @Test("columns come in any order, in English or Russian, with commas, semicolons or tabs")
    func columns() throws {
        let anna = Registration(name: "Anna, the quick", team: "Owls", category: nil)
        for text in [
            "rider,name,team,class\na1,\"Anna, the quick\",Owls,\n",
            "\u{FEFF}Команда;Участник;Имя\r\nOwls;a1;\"Anna, the quick\"\r\n",
            "id\tshoe size\tname\tteam\na1\t39\tAnna, the quick\tOwls",
            "team ; rider ; name\n\n Owls ; a1 ; Anna, the quick\n;;\n",
        ] {
            #expect(try roster(text).riders == ["a1": anna], "\(text)")
        }
    }

    @Test("quotation marks hold separators, line ends and doubled quotation marks")
    func quotes() throws {
        let riders = try roster("rider,name\na,\"one\"\"two\nthree\"\nb,x\n").riders
        #expect(riders["a"]?.name == "one\"two three")
        #expect(riders["b"]?.name == "x")
    }

    @Test(
        "what is no table is reported with its line",
        arguments: [
            ("", Roster.ReadingError.noRiderColumn), ("name\nAnna", .noRiderColumn),
            ("rider,name,имя\n", .repeatedColumn("name", "имя")), ("участник;ID", .repeatedColumn("участник", "ID")),
            ("rider,name\na,\"x\nb,y", .openQuote(line: 2)), ("rider,name\na,x\n,y", .noRider(line: 3)),
            ("rider\na\n\"b\n\"\na", .repeatedRider("a", line: 5)),
        ])
    func faults(text: String, fault: Roster.ReadingError) {
        #expect(throws: fault) { try roster(text) }
        #expect(!fault.message[.english].isEmpty && !fault.message[.russian].isEmpty)
    }

    @Test("no bytes bring the reader down")
    func fuzz() {
        var generator = SeededGenerator(seed: 12)
        let good = Array("rider;name;team\na;\"Anna\";Owls\nb;Bob;\n".utf8)
        for _ in 0..<3000 { _ = try? Roster(csv: Mutation.damaged(good, using: &generator)) }
        #expect(throws: Roster.ReadingError.notText) { try Roster(csv: [0xFF, 0xFE]) }
    }

    @Test("a column tells who is a child; whatever is no “no” counts, and no column says nothing")
    func minors() throws {
        let text = "rider,name,minor\na1,Anna,yes\nb2,Boris,no\nc3,Vera,\nd4,Gleb,?\ne5,Dana,Нет\n"
        let roster = try Roster(csv: Array(text.utf8))
        #expect(roster.minors == ["a1", "d4"])
        #expect(try Roster(csv: Array(roster.csv.utf8)) == roster)
        #expect(try Roster(csv: Array("rider,name\na1,Anna\n".utf8)).minors == nil)
        #expect(try Roster(csv: Array("участник;имя;ребёнок\na1;Анна;да\n".utf8)).minors == ["a1"])
    }
}

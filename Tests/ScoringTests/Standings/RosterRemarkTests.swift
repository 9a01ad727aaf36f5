import Quests
import RideLogs
import Scoring
import Support
import TestSupport
import Testing

@Suite("Remarks on a table of riders")
struct RosterRemarkTests {
    private static let keys = ["7K2M-Q9XD-41TB-RZ0C", "41WT-HMJQ-DWC7-40V6"]

    private func remarks(_ table: String, logs: Set<RideEntry.Rider> = []) throws -> [Roster.Diagnostic] {
        try Roster(csv: Array(table.utf8)).diagnostics(onLogsOf: logs)
    }

    @Test("columns that mean nothing are named, since they may be misspelt")
    func columns() throws {
        #expect(try remarks("rider,kee,clas\na,x,y\n") == [.ignoredColumns(["kee", "clas"])])
        #expect(try remarks("rider,name\tkey\na,b\n") == [.ignoredColumns(["name key"])])
        #expect(try remarks("rider,name,class,team,device\na,b,c,d,e\n").isEmpty)
        #expect(try Roster(csv: Array("rider,Отпечаток\na,\(Self.keys[0])\n".utf8)).keys["a"]?.count == 1)
    }

    @Test("riders without a key beside others with one are named, and a key of two riders")
    func keys() throws {
        #expect(try remarks("rider,key\na,\(Self.keys[0])\nb,\nc\n") == [.withoutKey(["b", "c"])])
        #expect(try remarks("rider,name\na,A\nb,B\n").isEmpty)
        let shared = try remarks("rider,key\na,\(Self.keys[0])\nb,\(Self.keys[0])\nc,\(Self.keys[1])\n")
        #expect(shared.count == 1)
        guard case .sharedKey(let key, let riders) = shared.first else {
            Issue.record("\(shared)")
            return
        }
        #expect("\(key)" == Self.keys[0] && riders == ["a", "b"])
    }

    @Test("classes and teams that look alike are named")
    func alike() throws {
        #expect(try remarks("rider,class\na,W\nb,w\nc,M\n") == [.alike(["W", "w"])])
        #expect(try remarks("rider,team\na,Owls\nb,owls\nc,Ow ls\n") == [.alike(["Ow ls", "Owls", "owls"])])
        // A Cyrillic С and a Latin C.
        #expect(try remarks("rider,class\na,С1\nb,C1\n").count == 1)
    }

    @Test(
        "a rider of the logs who is in the table under a name that looks alike is named with it",
        arguments: ["Anna", "anna\u{200B}", "аnna", "an na", "ANNA"])
    func misspelt(listed: String) throws {
        #expect(
            try remarks("rider\n\(listed)\n", logs: ["anna"])
                == [.misspelt(logged: "anna", listed: .init(listed))])
    }

    @Test("zeros that a spreadsheet took away, and riders whom nobody registered")
    func unlisted() throws {
        #expect(try remarks("rider\n42\n", logs: ["0042"]) == [.misspelt(logged: "0042", listed: "42")])
        #expect(try remarks("rider\nanna\n", logs: ["anna", "carl", "boris"]) == [.unlisted(["boris", "carl"])])
        #expect(try remarks("rider\nanna\nboris\n", logs: ["anna"]).isEmpty)
    }

    @Test("without a table riders who look alike are named")
    func logsAlone() {
        let remarks = Roster().diagnostics(onLogsOf: ["anna", "Anna", "boris"])
        #expect(remarks == [.alikeRiders(["Anna", "anna"])])
        #expect(Roster().diagnostics(onLogsOf: ["anna", "boris"]).isEmpty)
    }

    @Test("where the rider in the table rides too, nobody is told to rename either")
    func bothRide() throws {
        #expect(
            try remarks("rider\nanna\n", logs: ["anna", "Anna"])
                == [.unlistedBeside(logged: "Anna", listed: "anna")])
        #expect(
            try remarks("rider\nANNA\nanna\n", logs: ["anna", "Anna"])
                == [.misspelt(logged: "Anna", listed: "ANNA")])
        let message = Roster.Diagnostic.unlistedBeside(logged: "Anna", listed: "anna").message
        #expect(
            message[.english]
                == "“Anna” and “anna” both ride, and only “anna” is in the table of riders (character 1: U+0061 in the table, U+0041 in the log)"
        )
        #expect(
            message[.russian]
                == "едут и «Anna», и «anna», а в таблице участников есть только «anna» (знак 1: U+0061 в таблице, U+0041 в журнале)"
        )
    }

    @Test("where identifiers look alike, the first character that differs is said")
    func differences() {
        // A Cyrillic а in the table.
        let cyrillic = Roster.Diagnostic.misspelt(logged: "anna", listed: "аnna").message
        #expect(
            cyrillic[.english]
                == "“anna” rides and is not in the table of riders, which has “аnna” (character 1: U+0430 in the table, U+0061 in the log): if they are one, write “anna” there, letter for letter"
        )
        #expect(cyrillic[.russian].contains("«аnna» (знак 1: U+0430 в таблице, U+0061 в журнале)"))
        let longer = Roster.Diagnostic.misspelt(logged: "anna", listed: "anna\u{200B}").message
        #expect(longer[.english].contains("(character 5: U+200B in the table, the end in the log)"))
        #expect(longer[.russian].contains("(знак 5: U+200B в таблице, конец в журнале)"))
        let riders = Roster.Diagnostic.alikeRiders(["Anna", "anna", "аnna"]).message
        #expect(
            riders[.english].hasSuffix(
                ": “Anna”, “anna” (character 1: U+0061, not U+0041), “аnna” (character 1: U+0430, not U+0061)"))
        #expect(
            riders[.russian].hasSuffix(
                ": «Anna», «anna» (знак 1: U+0061, а не U+0041), «аnna» (знак 1: U+0430, а не U+0061)"))
    }

    @Test(
        "nobody is told to write what is not shown as it is",
        arguments: ["anna\u{202E}", "a\u{7}nna", String(repeating: "anna", count: 11)])
    func sanitized(logged: String) {
        let message = Roster.Diagnostic.misspelt(logged: .init(logged), listed: "anna").message
        #expect(
            message[.english].hasSuffix("take the identifier there from the log, since not all of it is shown here"))
        #expect(!message[.russian].contains("напишите"))
        #expect(!message[.english].contains(logged))
    }

    /// One remark of each kind, in turn: a new kind does not compile until it stands here.
    private static func sample(after remark: Roster.Diagnostic) -> Roster.Diagnostic? {
        switch remark {
        case .ignoredColumns: .extraCells(lines: [3, 4], .semicolon)
        case .extraCells: .withoutKey(["a"])
        case .withoutKey: KeyFingerprint(Self.keys[0]).map { Roster.Diagnostic.sharedKey($0, ["a", "b"]) }
        case .sharedKey: .alike(["W", "w"])
        case .alike: .misspelt(logged: "a", listed: "A")
        case .misspelt: .unlistedBeside(logged: "a", listed: "A")
        case .unlistedBeside: .alikeRiders(["a", "A"])
        case .alikeRiders: .unlisted((0..<12).map { .init("r\($0)") })
        case .unlisted: nil
        }
    }

    @Test("every remark is said in both languages, with the quotation marks of each")
    func texts() {
        let all = Array(sequence(first: Roster.Diagnostic.ignoredColumns(["x"]), next: Self.sample))
        #expect(all.count == 9)
        for remark in all {
            let message = remark.message
            #expect(!message[.english].isEmpty && !message[.english].contains("«"))
            #expect(message[.russian].unicodeScalars.contains { $0 >= "а" && $0 <= "я" })
            #expect(!message[.russian].contains("“"))
        }
        #expect(all.last?.message[.english].hasSuffix("“r9”, … (12)") == true)
        #expect(all.last?.message[.russian].hasSuffix("«r9», … (12)") == true)
    }

    @Test("a device may have a name of several words")
    func devices() throws {
        let named = try Roster(csv: Array("rider,device\na,phone of anna\nb,\"x;the y\"\n".utf8)).devices
        #expect(named["a"]?.contains("phone of anna") == true)
        #expect(named["b"] == ["x", "the y"])
    }

    @Test("a separator within a name is an error where it moves known columns, and is called by its name")
    func tornNames() throws {
        for (text, separator, name) in [
            ("rider,name,team\na,A,\nb,Ivanova, Vera,Owls\n", Roster.Separator.comma, "a comma"),
            ("имя;участник\nA;a\nIvanova; Vera;b\n", .semicolon, "a semicolon"),
            ("rider\tname\tkey\na\tA\t\nb\tIvanova\tVera\tx\n", .tab, "a tab"),
        ] {
            let fault = Roster.ReadingError.tooManyCells(line: 3, separator)
            #expect(throws: fault) { try Roster(csv: Array(text.utf8)) }
            #expect(fault.message[.english].contains("a name with \(name) in quotation marks"))
        }
    }

    @Test("other cells beyond the last column are ignored and named with their lines, empty ones are none")
    func extraCells() throws {
        #expect(try Roster(csv: Array("rider,name\na,A,,\n".utf8)).riders.count == 1)
        #expect(try remarks("rider,name\na,A,,\n").isEmpty)
        let table = "rider,name\nanna,Anna,paid\nboris,B\ncarl,C,,later\n"
        #expect(try Roster(csv: Array(table.utf8)).riders["anna"]?.name == "Anna")
        #expect(try remarks(table) == [.extraCells(lines: [2, 4], .comma)])
        // No name that a separator could cut.
        #expect(try remarks("rider;team\na;Owls;paid\n") == [.extraCells(lines: [2], .semicolon)])
        let one = Roster.Diagnostic.extraCells(lines: [2], .semicolon).message
        #expect(one[.english].contains("line 2: ") && one[.english].contains("with a semicolon"))
        #expect(one[.russian].contains("строка 2: ") && one[.russian].contains("с точкой с запятой"))
    }

    @Test("ten names are all reported, and of more the first ten and how many there are")
    func manyNames() {
        for count in [9, 10, 11, 12] {
            let names = (1...count).map { "r\($0)" }
            let shown = names.prefix(10).map { "“\($0)”" }.joined(separator: ", ")
            let ending = shown + (count > 10 ? ", … (\(count))" : "")
            let riders = Roster.Diagnostic.unlisted(names.map { .init($0) }).message
            #expect(riders[.english] == "not in the table of riders: " + ending)
            let alike = Roster.Diagnostic.alike(names).message[.english]
            #expect(alike.contains(", … (\(count))") == (count > 10), "\(count)")
            let lines = Roster.Diagnostic.extraCells(lines: Array(1...count), .comma).message
            #expect(lines[.english].contains("10, … (\(count))") == (count > 10), "\(count)")
        }
    }
}

import Languages
import QuestEngine
import RideLogs
import Testing

@Suite("Remarks on a table of riders")
struct RosterRemarkTests {
    private static let keys = ["7K2M-Q9XD-41TB-RZ0C", "41WT-HMJQ-DWC7-40V6"]

    private func remarks(_ table: String, logs: Set<RideEntry.Rider> = []) throws -> [Roster.Remark] {
        try Roster(csv: Array(table.utf8)).remarks(onLogsOf: logs)
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
        guard case .sharedKey(let key, let riders) = shared.first else { return }
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
        let remarks = Roster().remarks(onLogsOf: ["anna", "Anna", "boris"])
        #expect(remarks == [.alikeRiders(["Anna", "anna"])])
        #expect(Roster().remarks(onLogsOf: ["anna", "boris"]).isEmpty)
    }

    @Test("every remark is said in both languages")
    func texts() {
        let all: [Roster.Remark] = [
            .ignoredColumns(["x"]), .withoutKey(["a"]), .alike(["W", "w"]), .misspelt(logged: "a", listed: "A"),
            .unlisted((0..<12).map { .init("r\($0)") }), .alikeRiders(["a", "A"]),
        ]
        for remark in all {
            #expect(!remark.message.english.isEmpty)
            #expect(remark.message.russian.unicodeScalars.contains { $0 >= "а" && $0 <= "я" })
        }
        #expect(all[4].message.english.hasSuffix("“r9”, … (12)"))
    }

    @Test("a device may have a name of several words")
    func devices() throws {
        let named = try Roster(csv: Array("rider,device\na,phone of anna\nb,\"x;the y\"\n".utf8)).devices
        #expect(named["a"]?.contains("phone of anna") == true)
        #expect(named["b"] == ["x", "the", "y", "the y"])
    }

    @Test("a comma within a name is an error with its line, empty cells at the end are none")
    func cells() throws {
        #expect(throws: Roster.Fault.tooManyCells(line: 3)) {
            try Roster(csv: Array("rider,name\na,A\nb,Ivanova, Vera\n".utf8))
        }
        #expect(try Roster(csv: Array("rider,name\na,A,,\n".utf8)).riders.count == 1)
    }
}

import Testing

@testable import OpenStreetMap

@Suite("Lists of a PBF file that belong together")
struct UnequalListTests {
    private static func numbers(_ count: Int) -> [UInt8] { [UInt8](repeating: 2, count: count) }

    /// Whether a block is read; anything but lists of different lengths is reported.
    private static func isRead(_ group: PBFBytes) -> Bool {
        switch PBFFormatTests.problem(PBFBytes.file(strings: ["", "a", "b"], groups: [group])) {
        case nil: return true
        case .damaged(.unequalLists)?: return false
        case let other?:
            Issue.record("\(other)")
            return false
        }
    }

    @Test("are equally long, or the file is damaged")
    func lengths() {
        for one in 0...2 {
            for two in 0...2 {
                let tags = PBFBytes().content(2, Self.numbers(one)).content(3, Self.numbers(two)).bytes
                let node = PBFBytes().signed(1, 1).signed(8, 1).signed(9, 1)
                #expect(Self.isRead(PBFBytes().content(1, node.bytes + tags)) == (one == two), "\(one), \(two)")
                #expect(Self.isRead(PBFBytes().content(3, PBFBytes().number(1, 1).bytes + tags)) == (one == two))
                #expect(Self.isRead(PBFBytes().content(4, PBFBytes().number(1, 1).bytes + tags)) == (one == two))
                for three in 0...2 {
                    let isEqual = one == two && two == three
                    let dense = PBFBytes().content(1, Self.numbers(one)).content(8, Self.numbers(two))
                        .content(9, Self.numbers(three))
                    #expect(Self.isRead(PBFBytes().content(2, dense.bytes)) == isEqual, "\(one), \(two), \(three)")
                    let members = PBFBytes().number(1, 1).content(8, Self.numbers(one)).content(9, Self.numbers(two))
                        .content(10, Self.numbers(three))
                    #expect(Self.isRead(PBFBytes().content(4, members.bytes)) == isEqual, "\(one), \(two), \(three)")
                    // A way need not say where its nodes are.
                    let way = PBFBytes().number(1, 1).content(8, Self.numbers(one)).content(9, Self.numbers(two))
                        .content(10, Self.numbers(three))
                    let isPlaced = two == one && three == one || two == 0 && three == 0
                    #expect(Self.isRead(PBFBytes().content(3, way.bytes)) == isPlaced, "\(one), \(two), \(three)")
                }
            }
        }
    }

    @Test("texts are those of the table, the last one too")
    func texts() {
        for (number, isThere) in [(0, true), (2, true), (3, false)] as [(UInt8, Bool)] {
            for tags in [
                PBFBytes().content(2, [number]).content(3, [1]), PBFBytes().content(2, [1]).content(3, [number]),
            ] {
                let group = PBFBytes().content(3, PBFBytes().number(1, 1).bytes + tags.bytes)
                let problem = PBFFormatTests.problem(PBFBytes.file(strings: ["", "a", "b"], groups: [group]))
                #expect(problem == (isThere ? nil : .damaged(.missingText)), "\(number)")
            }
            for tags in [[1, UInt64(number), 0], [UInt64(number), 1, 0]] where number > 0 {
                let group = PBFFormatTests.dense(ids: [1], latitudes: [1], longitudes: [1], tags: tags)
                let problem = PBFFormatTests.problem(PBFBytes.file(strings: ["", "a", "b"], groups: [group]))
                #expect(problem == (isThere ? nil : .damaged(.missingText)), "\(number)")
            }
            let members = PBFBytes().number(1, 1).content(8, [number]).content(9, [2]).content(10, [1])
            let problem = PBFFormatTests.problem(
                PBFBytes.file(strings: ["", "a", "b"], groups: [PBFBytes().content(4, members.bytes)]))
            #expect(problem == (isThere ? nil : .damaged(.missingText)), "\(number)")
        }
    }

    @Test("a text that a table does not have is empty")
    func table() {
        var table = StringTable()
        #expect(table.count == 0 && table[0].isEmpty && table.string(0) == "")
        for (number, text) in ["a", "", "ёж"].enumerated() { #expect(table.append(text.utf8) == UInt32(number)) }
        #expect((0..<5).map { table.string($0) } == ["a", "", "ёж", "", ""] && table.string(.max) == "")
        #expect(table.count == 3)
    }
}

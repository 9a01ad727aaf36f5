import GeoJSON
import JSON
import Testing

@Suite("Lists that are decoded by hand")
struct ListDecodingTests {
    private struct Walked: Decodable {
        enum Key: CodingKey { case a }

        var notes: [String] = []

        init(from decoder: any Decoder) throws {
            var list = try decoder.container(keyedBy: Key.self).nestedUnkeyedContainer(forKey: .a)
            notes.append("\(list.count ?? -1)")
            while !list.isAtEnd {
                if try list.decodeNil() {
                    notes.append("nothing")
                } else if let number = try? list.decode(Int.self) {
                    notes.append("\(number)")
                } else if let nested = try? list.nestedContainer(keyedBy: Key.self) {
                    notes.append("a: \(try nested.decode(Bool.self, forKey: .a))")
                } else {
                    var inner = try list.nestedUnkeyedContainer()
                    notes.append("list of \(inner.count ?? -1)")
                    while !inner.isAtEnd { notes.append(try inner.decode(String.self)) }
                }
                notes.append("@\(list.currentIndex)")
            }
            do {
                _ = try list.decodeNil()
                notes.append("more")
            } catch DecodingError.valueNotFound {
                notes.append("end")
            }
        }
    }

    @Test("go on by one with each element, and no further than their end")
    func walked() throws {
        let properties: JSONObject = ["a": [.null, 7, ["a": true], ["x", "y"], .null]]
        let walked = try properties.decoded(as: Walked.self)
        #expect(
            walked.notes == [
                "5", "nothing", "@1", "7", "@2", "a: true", "@3", "list of 2", "x", "y", "@4", "nothing", "@5", "end",
            ])
    }
}

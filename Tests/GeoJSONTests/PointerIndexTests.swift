import Testing

@testable import JSON

@Suite("Indices of pointers, and members taken out")
struct PointerIndexTests {
    @Test("an index has no sign and no leading zero")
    func indices() {
        for (text, index) in [("0", 0), ("7", 7), ("10", 10), ("123456789012345678", 123_456_789_012_345_678)] {
            #expect(JSONPointer.index(text) == index)
        }
        for text in ["", "00", "01", "+1", "-1", " 1", "1a", "1234567890123456789"] {
            #expect(JSONPointer.index(text) == nil, "\(text)")
        }
    }

    @Test(
        "a member is removed with the comma beside it, and nothing else",
        arguments: [
            (#"{"a":1,"b":2,"c":3}"#, "a", #"{"b":2,"c":3}"#), (#"{"a":1,"b":2,"c":3}"#, "b", #"{"a":1,"c":3}"#),
            (#"{"a":1,"b":2,"c":3}"#, "c", #"{"a":1,"b":2}"#), (#"{"a":1}"#, "a", "{}"),
            ("{ \"a\" : [1, 2] ,\n  \"b\" : {} }", "a", #"{ "b" : {} }"#),
            ("{ \"a\" : [1, 2] ,\n  \"b\" : {} }", "b", #"{ "a" : [1, 2]  }"#),
            (#"{"x":"\"a\":1,","a":"]}","z":0}"#, "a", #"{"x":"\"a\":1,","z":0}"#),
        ])
    func removal(text: String, member: String, rest: String) throws {
        let bytes = Array(text.utf8)
        let range = try #require(
            bytes.withUnsafeBufferPointer { PointerLocator.removal(of: JSONPointer().appending(member), in: $0) })
        #expect(String(decoding: bytes[..<range.lowerBound] + bytes[range.upperBound...], as: UTF8.self) == rest)
    }

    @Test("there is nothing to remove where nothing is, and in an array")
    func nothing() {
        for (text, pointer) in [(#"{"a":1}"#, JSONPointer().appending("b")), ("[1,2]", JSONPointer().appending(1))] {
            let range = Array(text.utf8).withUnsafeBufferPointer { PointerLocator.removal(of: pointer, in: $0) }
            #expect(range == nil)
        }
    }
}

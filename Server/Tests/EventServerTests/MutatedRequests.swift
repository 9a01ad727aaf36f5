import EventAccounts
import EventDay
import Foundation
import HTTPTypes
import VeloQuest

/// A request, before or after something went wrong with it.
struct SampleRequest: Sendable {
    var method: HTTPRequest.Method
    var path: String
    var token: String?
    var body: [UInt8]?
    var type = "application/json"
    var headers = HTTPFields()
}

/// Makes mutants of requests: bodies that are cut or have other bytes, values of other types and sizes, lines of logs that are forged
/// with a hash that fits, odd paths, other types of content, headers that no client sends.
struct RequestMutator<Generator: RandomNumberGenerator> {
    var generator: Generator

    private static var texts: [String] {
        [
            "", " ", "\u{0}", "\u{FEFF}", "a\nb", "../..", "%2e%2e%2f", "'; DROP TABLE rider;--", "<script>", "🚲",
            "e\u{301}",
            "\u{202E}", "office", "NaN", "ed25519:", "photo:", String(repeating: "x", count: 5000),
            String(repeating: "\u{301}", count: 400),
        ]
    }

    private static var numbers: [JSONValue] {
        [
            0, -1, 1, .integer(.max), .integer(.min), .double(1e308), .double(-1e308), .double(.leastNonzeroMagnitude),
            .double(0.5),
            .double(9.007199254740993e15), .double(1e19), .integer(8_640_000_000_000_000),
            .integer(-8_640_000_000_000_000),
            .integer(4_294_967_296), .double(180.0000001), .double(-90.5),
        ]
    }

    private static var segments: [String] {
        [
            "..", ".", "%2F", "%2e%2e", "%00", "%", "%zz", "%FF", "", "*", "**", "{event}", ":event", "evening%20",
            "Evening",
            "%D1%8E", "-9223372036854775808", "9223372036854775808", "1e3", String(repeating: "0", count: 64),
            String(repeating: "a", count: 3000),
        ]
    }

    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &generator) == 0 }

    private mutating func any<Value>(of values: [Value], or other: Value) -> Value {
        values.randomElement(using: &generator) ?? other
    }

    /// A mutant of a request; one of some is the request itself.
    mutating func mutant(of sample: SampleRequest) -> SampleRequest {
        var mutant = sample
        if let body = sample.body, !chance(6) { mutant.body = mutated(body) }
        if chance(8) { mutant.path = mutated(path: sample.path) }
        if chance(10) {
            mutant.type = any(
                of: [
                    "", "text/csv", "text/plain", "application/json; charset=utf-16", "image/svg+xml",
                    "multipart/form-data", "/",
                ],
                or: "")
        }
        if chance(10) { mutant.token = any(of: [nil, "", " ", "wrong", String(repeating: "t", count: 9000)], or: nil) }
        if chance(12) {
            mutant.method = any(of: [.get, .post, .put, .patch, .delete, .head, .options, .trace], or: .get)
        }
        if chance(8) { addHeader(to: &mutant) }
        return mutant
    }

    private mutating func addHeader(to mutant: inout SampleRequest) {
        let names = [
            "Accept-Language", "If-None-Match", "Last-Event-ID", "X-Forwarded-For", "Range", "Content-Length", "Expect",
            "Transfer-Encoding", "Authorization", "Content-Encoding", "Host", "Accept",
        ]
        let values = [
            "", "*", "-1", "99999999999999999999", "bytes=0-", "gzip, gzip, gzip", "ru;q=NaN,,;;,en", ", , ,", "Basic",
            "Basic ====",
            "Bearer", "\"", String(repeating: "q,", count: 4000), "z-9223372036854775808", "ру",
        ]
        guard let name = HTTPField.Name(any(of: names, or: "Accept")) else { return }
        mutant.headers[name] = any(of: values, or: "")
    }

    private mutating func mutated(path: String) -> String {
        switch Int.random(in: 0..<4, using: &generator) {
        case 0:
            return path
                + any(
                    of: ["/", "//", "?", "?x", "?=&&=", "?id=%FF", "#", "?edition=", "?lat=1e999&lon=NaN&timestamp=-"],
                    or: "/")
        case 1: return path.replacingOccurrence(of: "/v1", with: any(of: ["", "/v2", "/V1", "//v1"], or: ""))
        default:
            var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
            let place = Int.random(in: 0..<parts.count, using: &generator)
            if place > 0 { parts[place] = any(of: Self.segments, or: "") }
            let text = parts.joined(separator: "/")
            return text.isEmpty ? "/" : text
        }
    }

    private mutating func mutated(_ body: [UInt8]) -> [UInt8] {
        if chance(2), let value = try? JSONValue(parsing: body) {
            return JSONWriter().write(mutated(value, depth: 0))
        }
        var bytes = body
        for _ in 0...Int.random(in: 0..<4, using: &generator) where !bytes.isEmpty {
            let place = Int.random(in: 0..<bytes.count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0: bytes.removeLast(bytes.count - place)
            case 1: bytes[place] = UInt8.random(in: 0...255, using: &generator)
            case 2: bytes[place] ^= 1 << UInt8.random(in: 0...7, using: &generator)
            case 3:
                let end = min(bytes.count, place + Int.random(in: 1...40, using: &generator))
                bytes.insert(contentsOf: bytes[place..<end], at: place)
            case 4: bytes.insert(contentsOf: Array(any(of: Self.texts, or: "").utf8), at: place)
            default:
                let depth = any(of: [1, 100, 2000, 30_000], or: 1)
                bytes.insert(
                    contentsOf: [UInt8](repeating: UInt8(ascii: chance(2) ? "[" : "{"), count: depth), at: place)
            }
        }
        return bytes
    }

    /// A value in which one part, or more, is another.
    private mutating func mutated(_ value: JSONValue, depth: Int) -> JSONValue {
        if chance(5) { return strange() }
        switch value {
        case .object(let object):
            var members = object.members.map { ($0.key, $0.value) }
            guard !members.isEmpty else { return strange() }
            let place = Int.random(in: 0..<members.count, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: members.remove(at: place)
            case 1: members[place].0 = any(of: Self.texts, or: "")
            case 2: members.append((members[place].0 + "2", members[place].1))
            default: members[place].1 = mutated(members[place].1, depth: depth + 1)
            }
            return .object(JSONObject(members))
        case .array(var elements):
            guard !elements.isEmpty else { return [strange()] }
            let place = Int.random(in: 0..<elements.count, using: &generator)
            switch Int.random(in: 0..<8, using: &generator) {
            case 0: elements.remove(at: place)
            case 1: elements.append(elements[place])
            case 2: elements = Array(repeatElement(elements[place], count: any(of: [0, 50, 1200], or: 0)))
            case 3: elements.swapAt(0, place)
            default: elements[place] = mutated(elements[place], depth: depth + 1)
            }
            return .array(elements)
        case .string(let text):
            if let line = forged(text) { return .string(line) }
            return chance(2) ? .string(any(of: Self.texts, or: "")) : .string(text + any(of: Self.texts, or: ""))
        default: return chance(2) ? any(of: Self.numbers, or: 0) : strange()
        }
    }

    private mutating func strange() -> JSONValue {
        switch Int.random(in: 0..<8, using: &generator) {
        case 0: .null
        case 1: .boolean(chance(2))
        case 2: []
        case 3: [:]
        case 4: .string(any(of: Self.texts, or: ""))
        case 5: [any(of: Self.numbers, or: 0), .null, [:]]
        default: any(of: Self.numbers, or: 0)
        }
    }

    /// A line of a log with other contents, whose hash is made anew so that it is read.
    private mutating func forged(_ line: String) -> String? {
        guard let end = line.range(of: ",\"hash\":\"", options: .backwards) else { return nil }
        var text = String(line[..<end.lowerBound])
        if chance(3), let mutant = try? JSONValue(parsing: Array((text + "}").utf8)) {
            text = String(decoding: JSONWriter().write(mutated(mutant, depth: 1)).dropLast(), as: UTF8.self)
        } else {
            // A number of it is another one: the form of a line is strict, so that most mutants of JSON are no lines.
            var places: [Range<String.Index>] = []
            var start: String.Index?
            for index in text.indices {
                if text[index].isASCII, text[index].isNumber {
                    if start == nil { start = index }
                } else if let first = start {
                    places.append(first..<index)
                    start = nil
                }
            }
            guard let place = places.randomElement(using: &generator) else { return nil }
            let numbers = [
                "0", "1", "99999", "8640000000000000", "9007199254740991", "1e+16", "1e-05", "1e+308", "-1", "null",
            ]
            text.replaceSubrange(place, with: any(of: numbers, or: "0"))
        }
        let hash = Secret.digest(of: Array(text.utf8)).prefix(16).map { byte in
            let digits = Array("0123456789abcdef")
            return "\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
        }.joined()
        return text + ",\"hash\":\"" + hash + "\"}"
    }
}

extension String {
    fileprivate func replacingOccurrence(of part: String, with other: String) -> String {
        guard let range = range(of: part) else { return self }
        return replacingCharacters(in: range, with: other)
    }
}

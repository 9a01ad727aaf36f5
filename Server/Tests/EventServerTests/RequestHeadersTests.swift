import EventClient
import EventDay
import Foundation
import HTTPTypes
import Testing
import VeloQuest

@testable import EventServer

@Suite("Headers of requests")
struct RequestHeadersTests {
    @Test(
        "the address of a client is the last part of X-Forwarded-For, with or without a port",
        arguments: [
            ("203.0.113.9", "203.0.113.9"), ("10.0.0.1, 203.0.113.9", "203.0.113.9"),
            ("evil, 203.0.113.9:81", "203.0.113.9"),
            ("2001:db8::1", "2001:db8::1"), ("[2001:db8::1]", "2001:db8::1"), ("[2001:db8::1]:443", "2001:db8::1"),
            ("unknown", "unknown"), ("unix:", "unknown"), ("203.0.113.9,", "203.0.113.9"), ("fe80::1%eth0", "fe80::1"),
            ("[fe80::1%25eth0]:443", "fe80::1"),
        ])
    func addresses(_ header: String, _ expected: String) throws {
        #expect(try ForwardedAddress(lastOf: header)?.text == expected)
    }

    @Test(
        "anything else is refused, with what to correct",
        arguments: [
            "evil", "203.0.113", "1.2.3.4:x", "1.2.3.4:99999", "[::1", "[::1]x", "[]", "203.0.113.9, evil", "%eth0",
        ])
    func wrongAddresses(_ header: String) {
        #expect {
            _ = try ForwardedAddress(lastOf: header)
        } throws: { error in
            guard let error = error as? EventError else { return false }
            return error.code == .malformed && error.message[.english].contains("X-Forwarded-For")
        }
    }

    @Test("a header without parts says nothing", arguments: ["", " ", ", , ,"])
    func blank(_ header: String) throws {
        #expect(try ForwardedAddress(lastOf: header) == nil)
    }

    @Test("an id of the stream is read, and anything else refused")
    func lastEvents() throws {
        let last = try #require(try LastEventID("k3f-17"))
        #expect(try LastEventID("") == nil)
        #expect(last.opening == "k3f" && last.number == 17 && last.text == "k3f-17")
        for text in ["17", "-", "k-", "-17", "k--1", "k-1-2", "K-1", "k-x", "k-99999999999999999999", "*"] {
            #expect(throws: EventError.self, "\(text)") { _ = try LastEventID(text) }
        }
    }

    @Test("a stream is not continued from a Last-Event-ID that is none of it: 400, with the reason")
    func stream() async throws {
        let station = try await Station()
        try await station.run { client in
            let name = try #require(HTTPField.Name("Last-Event-ID"))
            let answer = try await client.send(
                .get, "/v1/events/evening/feed", station.token, headers: [name: "yesterday"])
            #expect(answer.status == 400 && answer.text.contains("Last-Event-ID"), "\(answer.text)")
        }
    }
}

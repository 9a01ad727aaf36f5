import EventAccounts
import EventClient
import EventDay
import EventStore
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdTesting
import NIOCore
import Support
import Testing
import VeloQuest

@testable import EventServer

@Suite("Members of events")
struct AccountsMemberTests {
    private static let event = "/v1/events/evening"

    /// Becomes a member by an invitation of an owner.
    private static func join(
        _ browser: inout TestBrowser, as role: JSONValue, invitedBy owner: inout TestBrowser
    ) async throws {
        let invitation = try await owner.object(.post, event + "/invitations", role)
        let token = invitation["token"] ?? .null
        #expect(invitation["link"]?.stringValue?.hasPrefix("/sign-in#invitation=") == true)
        let accepted = try await browser.send(.post, "/v1/account/invitations/accept", ["token": token])
        #expect(accepted.status == 200, "\(accepted.text)")
    }

    @Test("who has the organiser's token becomes owner, invites others, and the audit says who did what")
    func evening() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var owner = TestBrowser(client)
            let anna = try await owner.signUp("Anna")
            #expect(try await owner.send(.get, Self.event).status == 403, "who is signed in is no organiser yet")
            expectRefusal(
                try await owner.send(
                    .post, Self.event + "/members/claim", token: station.token,
                    headers: [.origin: "https://evil.example"]),
                403, .crossSite)
            #expect(try await owner.send(.post, Self.event + "/members/claim", token: station.token).status == 204)
            #expect(try await owner.send(.post, Self.event + "/members/claim").status == 403, "it needs the token")
            #expect(try await owner.send(.get, Self.event).status == 200)
            var organiser = TestBrowser(client)
            let boris = try await organiser.signUp("Boris")
            try await Self.join(&organiser, as: ["role": "organiser"], invitedBy: &owner)
            #expect(try await organiser.send(.post, Self.event + "/messages", ["text": "Tea"]).status == 204)
            for (method, path) in [
                (HTTPRequest.Method.get, "/members"), (.post, "/invitations"), (.delete, "/members/" + anna),
                (.delete, ""),
            ] {
                #expect(try await organiser.send(method, Self.event + path).status == 403, "\(method) \(path)")
            }
            let audit = try await owner.send(.get, Self.event + "/audit").text
            #expect(audit.contains("\"who\":\"person:\(boris)\",\"what\":\"message to all\""))
            #expect(audit.contains("\"who\":\"person:\(anna)\",\"what\":\"invited organiser for 72 h\""))
            #expect(audit.contains("\"who\":\"organiser\""), "what was done with the token")
            #expect(!audit.contains("Boris"))
            let members = try await owner.send(.get, Self.event + "/members").text
            #expect(members.contains("Anna") && members.contains("Boris"))
            expectRefusal(try await owner.send(.delete, Self.event + "/members/" + anna), 409, .lastOwner)
            expectRefusal(
                try await owner.send(.patch, Self.event + "/members/" + anna, ["role": "spectator"]), 409, .lastOwner)
            #expect(try await owner.send(.patch, Self.event + "/members/" + boris, ["role": "owner"]).status == 204)
            #expect(try await organiser.send(.delete, Self.event + "/members/" + anna).status == 204)
            #expect(try await owner.send(.get, Self.event).status == 403)
            expectRefusal(try await organiser.send(.delete, "/v1/account/memberships/evening"), 409, .lastOwner)
            #expect(try await organiser.send(.delete, Self.event).status == 204)
            #expect(try await organiser.object(.get, "/v1/account")["events"] == [])
        }
    }

    @Test("an invitation is good for once, until it ends or is taken back")
    func invitations() async throws {
        let station = try await AccountsStation()
        try await station.run { client in
            var owner = TestBrowser(client)
            _ = try await owner.signUp("Anna")
            _ = try await owner.send(.post, Self.event + "/members/claim", token: station.token)
            func invite(_ owner: inout TestBrowser) async throws -> JSONObject {
                try await owner.object(.post, Self.event + "/invitations", ["role": "organiser", "hours": 2])
            }
            var (boris, vera) = (TestBrowser(client), TestBrowser(client))
            _ = try await boris.signUp("Boris")
            _ = try await vera.signUp("Vera")
            func accept(_ invitation: JSONObject, _ browser: inout TestBrowser) async throws -> (
                status: Int, text: String, headers: HTTPFields
            ) {
                try await browser.send(
                    .post, "/v1/account/invitations/accept", ["token": invitation["token"] ?? .null])
            }
            let first = try await invite(&owner)
            expectRefusal(try await accept(first, &owner), 409, .memberAlready)
            #expect(try await accept(first, &boris).status == 200)
            expectRefusal(try await accept(first, &vera), 404, .invitationUnknown)
            let second = try await invite(&owner)
            let id = second["id"]?.stringValue ?? ""
            #expect(try await owner.send(.delete, Self.event + "/invitations/" + id).status == 204)
            expectRefusal(try await accept(second, &vera), 404, .invitationUnknown)
            let third = try await invite(&owner)
            station.wait(seconds: 2 * 3600 + 1)
            expectRefusal(try await accept(third, &vera), 404, .invitationUnknown)
            for body: JSONValue in [
                ["role": "god"], ["role": "judge"], ["role": "judge", "task": "nothing"],
                ["role": "owner", "task": "oak"], ["role": "owner", "hours": 100_000],
            ] {
                #expect(try await owner.send(.post, Self.event + "/invitations", body).status == 400)
            }
        }
    }

    @Test("a judge sees and decides what is of the own task, and nothing else")
    func judges() async throws {
        let station = try await AccountsStation()
        let code = try #require(
            try await station.event.add([NewRider(id: "a1", registration: Registration())])["a1"])
        let rider = try await station.event.join(JoinRequest(code: code, device: "p1", key: nil), from: "x").token
        try await station.run { client in
            var owner = TestBrowser(client)
            _ = try await owner.signUp("Anna")
            _ = try await owner.send(.post, Self.event + "/members/claim", token: station.token)
            var judge = TestBrowser(client)
            let person = try await judge.signUp("Jana")
            try await Self.join(&judge, as: ["role": "judge", "task": "oak"], invitedBy: &owner)
            func decision(_ task: String) -> JSONValue {
                ["kind": "judged", "rider": "a1", "task": .string(task), "accepted": true]
            }
            #expect(try await judge.send(.post, Self.event + "/decisions", decision("oak")).status == 200)
            expectRefusal(try await judge.send(.post, Self.event + "/decisions", decision("hidden")), 403, .otherTask)
            for other: JSONValue in [
                ["kind": "adjusted", "rider": "a1", "points": 5, "reason": "x"],
                ["kind": "disqualified", "rider": "a1", "reason": "x"],
            ] {
                expectRefusal(try await judge.send(.post, Self.event + "/decisions", other), 403, .otherTask)
            }
            #expect(try await judge.send(.get, Self.event + "/answers").status == 200)
            #expect(try await judge.send(.get, Self.event + "/quest").status == 200)
            #expect(try await judge.send(.get, Self.event + "/quest?edition=organisers").status == 403)
            let photo = Self.event + "/photos/" + String(repeating: "0", count: 64)
            #expect(try await judge.send(.get, photo).status == 404)
            let photos = try await Self.answerWithPhotos(client, rider)
            #expect(try await judge.send(.get, Self.event + "/photos/" + photos.oak).status == 200)
            #expect(try await judge.send(.get, Self.event + "/photos/" + photos.hidden).status == 404)
            #expect(try await owner.send(.get, Self.event + "/photos/" + photos.hidden).status == 200)
            let audit = try await owner.send(.get, Self.event + "/audit").text
            #expect(audit.contains("\"who\":\"person:\(person)\",\"what\":\"accepted oak of a1\""))
            for route in station.routes where route.path.hasPrefix("/v1/events/") {
                guard ![.judge, .participant, .anybody].contains(route.access) else { continue }
                let status = try await judge.send(route.method, Self.path(of: route)).status
                #expect(status == 403, "\(route.method) \(route.path)")
            }
        }
    }

    /// A rider sends two photos, and answers a task with each.
    private static func answerWithPhotos(
        _ client: any TestClientProtocol, _ rider: String
    ) async throws -> (oak: String, hidden: String) {
        var log = DeviceLog(device: "p1", rider: "a1")
        let now = Date().timeIntervalSince1970
        log.append(.started, at: now)
        var digests: [String] = []
        for (number, task) in ["oak", "hidden"].enumerated() {
            let bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 1, 2, UInt8(number)]
            let digest = Hexadecimal.text(of: Secret.digest(of: bytes))
            digests.append(digest)
            let status = try await client.execute(
                uri: event + "/photos/" + digest, method: .put,
                headers: [.authorization: "Bearer " + rider, .contentType: "image/jpeg"],
                body: ByteBuffer(bytes: bytes)
            ) { $0.status.code }
            #expect(status == 201)
            log.append(
                .answered(task: .init(task), answer: "photo:" + digest, reported: .pending),
                at: now + 1 + Double(number))
        }
        let lines = log.log.entries.map { JSONValue.string(String(decoding: $0.line, as: UTF8.self)) }
        let body = JSONWriter().write(["device": "p1", "lines": .array(lines)] as JSONValue)
        let synced = try await client.send(
            .post, event + "/sync", rider, body: String(decoding: body, as: UTF8.self))
        #expect(synced.status == 200, "\(synced.text)")
        return (digests[0], digests[1])
    }

    @Test("a spectator reads what is shown to spectators, and writes nothing")
    func spectators() async throws {
        let station = try await AccountsStation()
        try await station.event.change(SettingsChange(showsStandings: false))
        try await station.run { client in
            var owner = TestBrowser(client)
            _ = try await owner.signUp("Anna")
            _ = try await owner.send(.post, Self.event + "/members/claim", token: station.token)
            var spectator = TestBrowser(client)
            _ = try await spectator.signUp("Sveta")
            #expect(try await spectator.send(.get, Self.event + "/standings").status == 403)
            try await Self.join(&spectator, as: ["role": "spectator"], invitedBy: &owner)
            let standings = try await spectator.send(.get, Self.event + "/standings")
            #expect(standings.status == 200 && standings.headers[.cacheControl] == "no-store")
            #expect(standings.headers[.vary]?.contains("Cookie") == true)
            for route in station.routes where route.path.hasPrefix("/v1/events/") && route.access != .anybody {
                let status = try await spectator.send(route.method, Self.path(of: route)).status
                #expect(status == 403, "\(route.method) \(route.path)")
            }
        }
    }

    /// An address of a route.
    static func path(of route: APIRoute) -> String {
        let values = [
            "{event}": "evening", "{digest}": String(repeating: "0", count: 64),
            "{share}": String(repeating: "0", count: 16),
        ]
        return route.path.split(separator: "/").map { part in
            part.hasPrefix("{") ? values[String(part)] ?? "nobody" : String(part)
        }.reduce("") { $0 + "/" + $1 }
    }
}

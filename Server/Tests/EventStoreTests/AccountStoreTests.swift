import EventStore
import Foundation
import Testing

/// What every engine promises of accounts.
@Suite("Accounts in stores")
struct AccountStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let event = EventRecord(id: "night", name: "Night ride", created: 1_000)
    private static let anna = PersonRecord(id: "p1", name: "Anna", created: 5)
    private static let boris = PersonRecord(id: "p2", name: "Boris", created: 6)

    private static func passkey(_ credential: UInt8, of person: String) -> PasskeyRecord {
        PasskeyRecord(
            credential: [credential], person: person, key: [4, 1], signCount: 7, created: 5, used: 5, label: "laptop")
    }

    private static func session(_ hash: UInt8, of person: String, created: Int64 = 5) -> AccountSessionRecord {
        AccountSessionRecord(
            hash: [hash], person: person, created: created, expires: created + 100, seen: 0, browser: "Firefox")
    }

    private func store(_ engine: Engine) async throws -> any EventStore {
        let store = try await engine.open(folder.path)
        try await store.commit([.event(Self.event)], to: "night")
        try await store.commit([.person(Self.anna), .person(Self.boris)])
        return store
    }

    @Test("what was committed is there after opening the store again", arguments: Engine.all)
    func reopening(_ engine: Engine) async throws {
        let store = try await store(engine)
        let identity = IdentityRecord(issuer: "https://a.example", subject: "77", person: "p1", created: 5)
        let member = MemberRecord(event: "night", person: "p1", role: .judge, task: "oak", created: 6)
        let owner = MemberRecord(event: "night", person: "p2", role: .owner, created: 6)
        let invitation = InvitationRecord(hash: [8], event: "night", role: .organiser, created: 5, expires: 9)
        try await store.commit([
            .identity(identity), .passkey(Self.passkey(1, of: "p1")), .accountSession(Self.session(2, of: "p1")),
            .member(member), .member(owner), .invitation(invitation),
            .accountAudit(person: "p1", time: 5, action: "signed in"),
            .audit(event: "night", AuditRecord(time: 5, actor: "person:p1", action: "became a judge")),
        ])
        try await store.close()
        let again = try await engine.open(folder.path)
        let account = try #require(try await again.account(of: "p1"))
        #expect(account.person == Self.anna && account.identities == [identity])
        #expect(account.passkeys == [Self.passkey(1, of: "p1")] && account.sessions == [Self.session(2, of: "p1")])
        #expect(account.members == [member])
        #expect(account.audit == [AuditRecord(time: 5, actor: "p1", action: "signed in")])
        #expect(try await again.identity(issuer: "https://a.example", subject: "77") == identity)
        #expect(try await again.identity(issuer: "https://b.example", subject: "77") == nil)
        #expect(try await again.passkey([1]) == Self.passkey(1, of: "p1"))
        #expect(try await again.accountSession([2]) == Self.session(2, of: "p1"))
        #expect(try await again.member("p1", of: "night") == member)
        #expect(
            try await again.members(of: "night") == [
                NamedMember(owner, name: "Boris"), NamedMember(member, name: "Anna"),
            ])
        #expect(try await again.invitations(to: "night") == [invitation])
        #expect(try await again.invitation([8]) == invitation)
        #expect(try await again.audit(of: "night", count: 1).map(\.actor) == ["person:p1"])
        #expect(try await again.account(of: "p3") == nil)
        try await again.close()
    }

    @Test("what a commit demands and does not find changes nothing", arguments: Engine.all)
    func conflicts(_ engine: Engine) async throws {
        let store = try await store(engine)
        let identity = IdentityRecord(issuer: "i", subject: "s", person: "p1", created: 5)
        var stolen = identity
        stolen.person = "p2"
        let invitation = InvitationRecord(hash: [8], event: "night", role: .owner, created: 5, expires: 9)
        try await store.commit([
            .identity(identity), .passkey(Self.passkey(1, of: "p1")), .invitation(invitation),
        ])
        try await store.commit([.identity(identity), .passkey(Self.passkey(1, of: "p1"))])
        let refused: [[AccountChange]] = [
            [.identity(stolen)], [.passkey(Self.passkey(1, of: "p2"))],
            [.usePasskey(credential: [1], from: 6, to: 9, at: 9)],
            [.usePasskey(credential: [9], from: 7, to: 9, at: 9)],
            [.useInvitation([9])], [.demandOwner(event: "night")], [.demandWayIn(person: "p2")],
            [
                .removeIdentity(issuer: "i", subject: "s"), .removePasskey(credential: [1]),
                .demandWayIn(person: "p1"),
            ],
            [.accountSession(Self.session(3, of: "nobody"))],
            [.member(MemberRecord(event: "nothing", person: "p1", role: .owner, created: 1))],
        ]
        for changes in refused {
            await #expect(throws: StoreError.conflict) {
                try await store.commit([.person(PersonRecord(id: "p1", name: "Changed", created: 5))] + changes)
            }
        }
        let account = try #require(try await store.account(of: "p1"))
        #expect(account.person == Self.anna && account.identities.count == 1 && account.passkeys.count == 1)
        try await store.commit([.usePasskey(credential: [1], from: 7, to: 9, at: 12)])
        #expect(try await store.passkey([1])?.signCount == 9)
        #expect(try await store.passkey([1])?.used == 12)
        try await store.commit([.removeIdentity(issuer: "i", subject: "s"), .demandWayIn(person: "p1")])
        try await store.commit([
            .useInvitation([8]), .member(MemberRecord(event: "night", person: "p2", role: .owner, created: 1)),
            .demandOwner(event: "night"),
        ])
        #expect(try await store.invitations(to: "night").isEmpty)
        try await store.close()
    }

    @Test("of many who do one thing that is possible once, one does", arguments: Engine.all)
    func races(_ engine: Engine) async throws {
        let store = try await store(engine)
        let attempt = AttemptRecord(hash: [1], bytes: [2, 3], created: 5, expires: 9)
        try await store.commit([
            .attempt(attempt), .identity(IdentityRecord(issuer: "i", subject: "s", person: "p1", created: 5)),
            .passkey(Self.passkey(1, of: "p1")),
            .invitation(InvitationRecord(hash: [8], event: "night", role: .owner, created: 5, expires: 9)),
        ])
        let counts = await withTaskGroup(of: (Int, Int, Int).self) { group in
            for number in 0..<12 {
                group.addTask {
                    let taken = (try? await store.takeAttempt([1])) == attempt
                    let used = (try? await store.commit([.useInvitation([8])])) != nil
                    let way: AccountChange =
                        number % 2 == 0 ? .removePasskey(credential: [1]) : .removeIdentity(issuer: "i", subject: "s")
                    let left = (try? await store.commit([way, .demandWayIn(person: "p1")])) == nil
                    return (taken ? 1 : 0, used ? 1 : 0, left ? 1 : 0)
                }
            }
            return await group.reduce(into: (0, 0, 0)) { $0 = ($0.0 + $1.0, $0.1 + $1.1, $0.2 + $1.2) }
        }
        #expect(counts.0 == 1 && counts.1 == 1)
        let account = try #require(try await store.account(of: "p1"))
        #expect(account.identities.count + account.passkeys.count == 1, "one way in is left")
        try await store.close()
    }

    @Test("sessions end one by one and all at once; those that are over make room", arguments: Engine.all)
    func sessions(_ engine: Engine) async throws {
        let store = try await store(engine)
        try await store.commit(
            (1...4).map { .accountSession(Self.session($0, of: "p1")) } + [
                .accountSession(Self.session(9, of: "p2"))
            ])
        try await store.commit([.endAccountSession([1]), .seen(session: [2], at: 86_400_000)])
        #expect(try await store.account(of: "p1")?.sessions.map(\.hash) == [[2], [3], [4]])
        #expect(try await store.accountSession([2])?.seen == 86_400_000)
        try await store.commit([.endAccountSessions(person: "p1", except: [3])])
        #expect(try await store.account(of: "p1")?.sessions.map(\.hash) == [[3]])
        try await store.commit([.endAccountSessions(person: "p1", except: nil)])
        #expect(try await store.account(of: "p1")?.sessions.isEmpty == true)
        #expect(try await store.account(of: "p2")?.sessions.count == 1)
        try await store.commit([.accountSession(Self.session(5, of: "p1", created: 200))])
        #expect(try await store.accountSession([9]) == nil, "it was over")
        try await store.close()
    }

    @Test("an event that is deleted takes its members and invitations along", arguments: Engine.all)
    func events(_ engine: Engine) async throws {
        let store = try await store(engine)
        try await store.commit([
            .member(MemberRecord(event: "night", person: "p1", role: .owner, created: 1)),
            .invitation(InvitationRecord(hash: [8], event: "night", role: .owner, created: 5, expires: 9)),
        ])
        try await store.delete("night")
        #expect(try await store.account(of: "p1")?.members.isEmpty == true)
        #expect(try await store.invitation([8]) == nil)
        try await store.close()
    }

    @Test("a person who is deleted is in no file of the folder", arguments: Engine.all)
    func deletion(_ engine: Engine) async throws {
        let store = try await store(engine)
        let canary = "Canary-\(UInt64.random(in: .min ... .max))"
        var passkey = Self.passkey(1, of: "p3")
        passkey.label = canary
        try await store.commit([
            .person(PersonRecord(id: "p3", name: canary, created: 1)), .passkey(passkey),
            .identity(IdentityRecord(issuer: "i", subject: canary, person: "p3", created: 1)),
            .member(MemberRecord(event: "night", person: "p3", role: .owner, created: 1)),
            .accountSession(Self.session(1, of: "p3")), .accountAudit(person: "p3", time: 1, action: canary),
        ])
        #expect(try await engine.hits(of: canary, in: folder.path) > 0, "the search finds what is there")
        try await store.commit([.deletePerson("p3")])
        #expect(try await engine.hits(of: canary, in: folder.path) == 0)
        #expect(try await store.account(of: "p3") == nil)
        #expect(try await store.members(of: "night").isEmpty)
        #expect(try await store.accountSession([1]) == nil)
        try await store.close()
        #expect(try await engine.hits(of: canary, in: folder.path) == 0)
    }
}

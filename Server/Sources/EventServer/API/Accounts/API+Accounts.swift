import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import VeloQuest

extension AccountAPI {
    /// Signing in and out.
    var signing: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/account/ways", access: .visitor,
                summary: "How one signs in here, and the texts of problems that the sign-in page may be opened with.",
                success: (200, .json(Schemas.reference("WaysToSignIn")))
            ) { request in .json(ways(in: request.language)) },
            APIRoute(
                method: .post, path: "/v1/account/sign-up/begin", access: .visitor,
                summary: "Begins a new account with a passkey.", mostBytes: 4096,
                request: .json(Schemas.object(["name": Schemas.text])),
                success: (200, .json(Schemas.reference("PasskeyOptions"))), problems: [.rateLimited, .storageFull]
            ) { request in
                try await service.countAttempt(from: request.address)
                return .json(try await service.beginSignUp(name: try RequestMembers(request.body).text("name")))
            },
            APIRoute(
                method: .post, path: "/v1/account/sign-up/finish", access: .visitor,
                summary: "Makes the account with what the browser answered, and signs in.", mostBytes: 65536,
                request: .json(Schemas.reference("PasskeyAnswer")), success: (200, .json(Schemas.reference("Account"))),
                problems: [.rateLimited, .exists, .notFound, .storageFull]
            ) { request in
                try await service.countAttempt(from: request.address)
                let members = try RequestMembers(request.body)
                let session = try await service.finishSignUp(
                    members.object["credential"], label: try members.optionalText("label"), with: browser(request))
                return try await signedIn(session, request)
            },
            APIRoute(
                method: .post, path: "/v1/account/sign-in/begin", access: .visitor,
                summary: "Begins signing in with a passkey.",
                success: (200, .json(Schemas.reference("PasskeyOptions"))),
                problems: [.rateLimited, .notFound, .storageFull]
            ) { request in
                try await service.countAttempt(from: request.address)
                return .json(try await service.beginSignIn())
            },
            APIRoute(
                method: .post, path: "/v1/account/sign-in/finish", access: .visitor,
                summary: "Signs in with what the browser answered.", mostBytes: 65536,
                request: .json(Schemas.reference("PasskeyAnswer")), success: (200, .json(Schemas.reference("Account"))),
                problems: [.rateLimited, .notFound, .storageFull]
            ) { request in
                try await service.countAttempt(from: request.address)
                let members = try RequestMembers(request.body)
                let session = try await service.finishSignIn(members.object["credential"], with: browser(request))
                return try await signedIn(session, request)
            },
            APIRoute(
                method: .post, path: "/v1/account/sign-out", access: .account, summary: "Ends the session.",
                success: (204, nil), problems: [.storageFull]
            ) { request in
                try await service.signOut(try await session(of: request.request))
                return signedOut
            },
            APIRoute(
                method: .post, path: "/v1/account/sign-out-everywhere", access: .account,
                summary: "Ends all sessions of the account.", success: (204, nil), problems: [.storageFull]
            ) { request in
                try await service.signOutEverywhere(try await session(of: request.request).person)
                return signedOut
            },
        ]
    }

    private func ways(in language: Language) -> JSONValue {
        [
            "passkeys": .boolean(service.address.takesPasskeys),
            "providers": .array(service.providers.map { ["id": .string($0.id), "name": .string($0.name)] }),
            "problems": .object(
                JSONObject(
                    AccountProblem.Reason.allCases.map { ($0.rawValue, .string($0.message[language])) })),
        ]
    }

    /// The account itself.
    var account: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/account", access: .account,
                summary: "Who is signed in, and what the account has.",
                success: (200, .json(Schemas.reference("Account")))
            ) { request in .json(try await service.overview(of: try await session(of: request.request))) },
            APIRoute(
                method: .patch, path: "/v1/account", access: .account, summary: "Changes the name.", mostBytes: 4096,
                request: .json(Schemas.object(["name": Schemas.text])), success: (204, nil), problems: [.storageFull]
            ) { request in
                let session = try await session(of: request.request)
                try await service.rename(session.person, try RequestMembers(request.body).text("name"))
                return .nothing
            },
            APIRoute(
                method: .delete, path: "/v1/account", access: .account,
                summary: "Deletes the account with everything that is kept of the person.", success: (204, nil),
                problems: [.storageFull]
            ) { request in
                try await service.delete(try await session(of: request.request).person)
                return signedOut
            },
            APIRoute(
                method: .get, path: "/v1/account/export", access: .account,
                summary: "All that is kept of the person.", success: (200, .json(["type": "object"]))
            ) { request in
                var response = Response.json(try await service.export(of: try await session(of: request.request)))
                response.headers[.contentDisposition] = "attachment; filename=\"account.json\""
                return response
            },
            APIRoute(
                method: .get, path: "/v1/account/sessions", access: .account, summary: "Where one is signed in.",
                success: (
                    200,
                    .json(
                        Schemas.object(["sessions": ["type": "array", "items": Schemas.reference("AccountSession")]]))
                )
            ) { request in .json(try await service.sessions(of: try await session(of: request.request))) },
            APIRoute(
                method: .delete, path: "/v1/account/sessions/{session}", access: .account, summary: "Ends a session.",
                success: (204, nil), problems: [.notFound, .storageFull]
            ) { request in
                let person = try await session(of: request.request).person
                try await service.endSession(try request.parameter("session"), of: person)
                return .nothing
            },
            APIRoute(
                method: .delete, path: "/v1/account/memberships/{membership}", access: .account,
                summary: "Leaves an event.", success: (204, nil), problems: [.notFound, .exists, .storageFull]
            ) { request in
                let person = try await session(of: request.request).person
                try await service.remove(
                    person, from: try request.parameter("membership"), by: AccountService.actor(person))
                return .nothing
            },
            APIRoute(
                method: .post, path: "/v1/account/invitations/accept", access: .account,
                summary: "Becomes a member of an event by an invitation, which is good for once.", mostBytes: 4096,
                request: .json(Schemas.object(["token": Schemas.text])),
                success: (
                    200,
                    .json(Schemas.object(["event": Schemas.text, "role": Schemas.text], required: ["event", "role"]))
                ),
                problems: [.notFound, .exists, .rateLimited, .storageFull]
            ) { request in
                try await service.countAttempt(from: request.address)
                let person = try await session(of: request.request).person
                let member = try await service.accept(try RequestMembers(request.body).text("token"), by: person)
                return .json(["event": .string(member.event), "role": .string(member.role.rawValue)] as JSONValue)
            },
        ]
    }
}

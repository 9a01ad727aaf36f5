import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging
import VeloQuest

extension AccountAPI {
    /// Further passkeys, and providers.
    var waysIn: [APIRoute] {
        [
            APIRoute(
                method: .post, path: "/v1/account/passkeys/begin", access: .account,
                summary: "Begins a further passkey of the account.",
                success: (200, .json(Schemas.reference("PasskeyOptions"))),
                problems: [.exists, .notFound, .storageFull]
            ) { request in
                try await service.countAttempt(from: request.address)
                return .json(try await service.beginPasskey(of: try await session(of: request.request).person))
            },
            APIRoute(
                method: .post, path: "/v1/account/passkeys/finish", access: .account,
                summary: "Adds the passkey that the browser answered with.", mostBytes: 65536,
                request: .json(Schemas.reference("PasskeyAnswer")), success: (204, nil),
                problems: [.exists, .notFound, .storageFull]
            ) { request in
                let person = try await session(of: request.request).person
                let members = try RequestMembers(request.body)
                try await service.finishPasskey(
                    members.object["credential"], label: try members.optionalText("label"), of: person)
                return .nothing
            },
            APIRoute(
                method: .patch, path: "/v1/account/passkeys/{passkey}", access: .account,
                summary: "Calls a passkey something else.", mostBytes: 4096,
                request: .json(Schemas.object(["label": Schemas.text])), success: (204, nil),
                problems: [.notFound, .storageFull]
            ) { request in
                let person = try await session(of: request.request).person
                let label = try RequestMembers(request.body).text("label")
                try await service.label(passkey: try request.parameter("passkey"), label, of: person)
                return .nothing
            },
            APIRoute(
                method: .delete, path: "/v1/account/passkeys/{passkey}", access: .account,
                summary: "Removes a passkey, unless it is the last way in.", success: (204, nil),
                problems: [.notFound, .exists, .storageFull]
            ) { request in
                let person = try await session(of: request.request).person
                try await service.remove(passkey: try request.parameter("passkey"), of: person)
                return .nothing
            },
            APIRoute(
                method: .delete, path: "/v1/account/identities/{identity}", access: .account,
                summary: "Takes the identity of a provider out of the account, unless it is the last way in.",
                success: (204, nil), problems: [.notFound, .exists, .storageFull]
            ) { request in
                let person = try await session(of: request.request).person
                try await service.remove(identity: try request.parameter("identity"), of: person)
                return .nothing
            },
            APIRoute(
                method: .post, path: "/v1/account/providers/{provider}/begin", access: .visitor,
                summary: "Begins signing in at a provider: where the browser goes.",
                success: (200, .json(Schemas.object(["redirect": ["type": "string"]]))),
                problems: [.rateLimited, .notFound, .storageFull]
            ) { request in
                try await service.countAttempt(from: request.address)
                return try await begin(request, for: nil)
            },
            APIRoute(
                method: .post, path: "/v1/account/providers/{provider}/link", access: .account,
                summary: "Begins adding the identity of a provider to the account.",
                success: (200, .json(Schemas.object(["redirect": ["type": "string"]]))),
                problems: [.rateLimited, .notFound, .storageFull]
            ) { request in
                try await service.countAttempt(from: request.address)
                return try await begin(request, for: try await session(of: request.request).person)
            },
            APIRoute(
                method: .get, path: "/v1/account/providers/{provider}/callback", access: .visitor,
                summary:
                    "Where a provider sends the browser back to. It goes on to the sign-in page; who does not ask for HTML gets the problem.",
                success: (303, nil), query: Self.callbackQuery,
                problems: [.malformed, .rateLimited, .notFound, .exists, .storageFull]
            ) { try await callback($0) },
        ]
    }

    private static var callbackQuery: [QueryParameter] {
        ["code", "state", "iss", "error", "device_id"].map { QueryParameter(name: $0, schema: ["type": "string"]) }
    }

    private func begin(_ request: APIRequest, for person: String?) async throws -> Response {
        let (redirect, token) = try await service.beginProvider(try request.parameter("provider"), for: person)
        return .json(["redirect": .string(redirect)] as JSONValue).setting([
            cookies.header(cookies.attempt, token, seconds: 600)
        ])
    }

    private func callback(_ request: APIRequest) async throws -> Response {
        let isOfBrowser = request.request.headers[.accept]?.contains("text/html") ?? false
        let end = cookies.header(cookies.attempt, "", seconds: 0)
        do {
            try await service.countAttempt(from: request.address)
            let session = try await service.finishProvider(
                try request.parameter("provider"), answer: try request.queryOnce(),
                browserToken: cookies.value(cookies.attempt, in: request.request), with: browser(request))
            guard let session else { return .signInPage("?linked").setting([end]) }
            return .signInPage("").setting([
                end, cookies.header(cookies.session, session.token, seconds: session.seconds),
            ])
        } catch let problem as AccountProblem {
            request.context.logger.notice(
                "nobody signed in",
                metadata: [
                    "provider": "\((try? request.parameter("provider")) ?? "")",
                    "reason": "\(problem.reason.rawValue)",
                ])
            guard isOfBrowser else { return .problem(problem, request.language).setting([end]) }
            return .signInPage("?problem=" + problem.reason.rawValue).setting([end])
        }
    }
}

extension Response {
    /// Goes on to the page where one signs in; nothing of the request is in its address.
    fileprivate static func signInPage(_ query: String) -> Response {
        Response(
            status: .seeOther,
            headers: [.location: "/sign-in" + query, .cacheControl: "no-store", .noReferrer: "no-referrer"])
    }
}

extension APIRequest {
    /// The parameters of the query; each may come once.
    fileprivate func queryOnce() throws(AccountProblem) -> [String: String] {
        var values: [String: String] = [:]
        for (name, value) in request.uri.queryParameters {
            guard values.updateValue(String(value), forKey: String(name)) == nil else {
                throw AccountProblem(.malformed)
            }
        }
        return values
    }
}

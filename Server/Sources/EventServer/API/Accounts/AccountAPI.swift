import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Support
import VeloQuest

/// What the API does with accounts: who a cookie belongs to, and what a request has to prove before it counts.
struct AccountAPI: Sendable {
    let service: AccountService

    /// All routes of accounts.
    var routes: [APIRoute] { signing + account + waysIn + members }

    var cookies: AccountCookies { AccountCookies(address: service.address) }

    /// Refuses tokens in addresses, and whatever a page of another site may have sent in the name of somebody who is signed in.
    ///
    /// Who sends the header `Authorization` is no browser that adds it by itself, so that no other site can make one do so.
    func check(_ request: Request, _ route: APIRoute) throws(AccountProblem) {
        for name in ["access_token", "token", "session"] where request.uri.queryParameters[Substring(name)] != nil {
            throw AccountProblem(.tokenInAddress)
        }
        guard request.method != .get, request.method != .head else { return }
        let isOfAccounts = route.access == .account || route.access == .visitor
        // Signing somebody in as somebody else is an attack too, so that accounts demand it without a cookie as well.
        guard isOfAccounts || (request.headers[.authorization] == nil && cookies.isPresent(in: request)) else { return }
        try cookies.checkOrigin(of: request)
    }

    /// The token of the session that a browser has.
    func token(_ request: Request) -> String? { cookies.value(cookies.session, in: request) }

    /// The session of a request; there has to be one.
    func session(of request: Request) async throws(AccountProblem) -> AccountSessionRecord {
        guard let token = token(request), let session = try await service.session(token) else {
            throw AccountProblem(.signedOut)
        }
        return session
    }

    /// Who asks by a cookie in an event; `nil` for nobody who is signed in.
    func caller(of request: Request, in event: String, _ route: APIRoute) async throws -> Caller? {
        guard let token = token(request), let session = try await service.session(token) else { return nil }
        if let member = try await service.member(session.person, of: event) { return Caller(member) }
        guard route.access == .anybody else { throw EventError(.forbidden, Message("account-no-member")) }
        return nil
    }

    /// The browser of a request.
    func browser(_ request: APIRequest) -> Browser {
        Browser(
            address: request.address, userAgent: request.request.headers[.userAgent], session: token(request.request))
    }

    /// Answers with the cookie of a new session.
    func signedIn(_ session: NewSession, _ request: APIRequest) async throws -> Response {
        guard let record = try await service.session(session.token) else { throw AccountProblem(.signedOut) }
        return try await .json(service.overview(of: record)).setting([
            cookies.header(cookies.session, session.token, seconds: session.seconds)
        ])
    }

    /// Answers with nothing, and takes the cookie of the session away.
    var signedOut: Response { .nothing.setting([cookies.header(cookies.session, "", seconds: 0)]) }
}

extension Caller {
    /// Refuses what a judge may not decide: anything but whether answers to the judge's own task count.
    func checkJudging(_ decision: OfficeDecision) throws(AccountProblem) {
        guard role == .judge else { return }
        guard case .judged(let judgement) = decision, judgement.task.rawValue == task else {
            throw AccountProblem(.otherTask)
        }
    }
}

extension Response {
    /// The same with cookies.
    func setting(_ cookies: [String]) -> Response {
        var response = self
        response.headers[values: .setCookie] = cookies
        return response
    }
}

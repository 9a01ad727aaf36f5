import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import VeloQuest

/// The cookies of accounts, and what makes a request one of the server's own pages.
struct AccountCookies: Sendable {
    let address: PublicAddress

    /// The cookie of a session. With its prefix a browser takes it from this host alone, over https and for all paths (RFC 6265bis,
    /// section 4.1.3).
    var session: String { prefix + "questd" }
    /// The cookie of a browser that is at a provider.
    var attempt: String { prefix + "questd-attempt" }

    private var prefix: String { address.isSecure ? "__Host-" : "" }

    /// The value of a cookie that comes once; `nil` where it is absent, or where somebody planted a second one.
    func value(_ name: String, in request: Request) -> String? {
        let values = request.headers[values: .cookie].flatMap { $0.split(separator: ";") }
            .map { $0.trimmingPrefix(while: \.isWhitespace) }.filter { $0.hasPrefix(name + "=") }
        guard values.count == 1, let value = values.first?.dropFirst(name.utf8.count + 1), !value.isEmpty else {
            return nil
        }
        return String(value)
    }

    /// Whether a request has the cookie of a session, whatever it is worth.
    func isPresent(in request: Request) -> Bool {
        request.headers[values: .cookie].contains { header in
            header.split(separator: ";").contains {
                $0.trimmingPrefix(while: \.isWhitespace).hasPrefix(session + "=")
            }
        }
    }

    /// The header that sets a cookie for some seconds; 0 takes it away.
    func header(_ name: String, _ value: String, seconds: Int) -> String {
        "\(name)=\(value); Path=/; Max-Age=\(seconds); HttpOnly; SameSite=Lax" + (address.isSecure ? "; Secure" : "")
    }

    /// Refuses what a page of another site may have sent (CSRF).
    ///
    /// Browsers say in `Origin` whose page it is, with everything but reads; where they leave it out, `Sec-Fetch-Site` says so.
    func checkOrigin(of request: Request) throws(AccountProblem) {
        let isOwn =
            if let origin = request.headers[.origin] {
                origin == address.origin
            } else {
                request.headers[.secFetchSite] == "same-origin"
            }
        guard isOwn else { throw AccountProblem(.crossSite) }
    }
}

extension HTTPField.Name {
    fileprivate static var secFetchSite: Self { HTTPField.Name("Sec-Fetch-Site") ?? .origin }
    static var noReferrer: Self { HTTPField.Name("Referrer-Policy") ?? .referer }
}

extension Response {
    /// A problem with accounts: that of the API, and the `reason` in particular.
    static func problem(_ problem: AccountProblem, _ language: Language) -> Response {
        let general = EventError(problem.code, problem.message, retryAfter: problem.retryAfter)
        return .problem(
            general, language,
            with: [
                "title": .string(problem.reason.message[language]), "reason": .string(problem.reason.rawValue),
            ])
    }
}

extension AccountProblem {
    /// The code of the API.
    var code: EventError.Code {
        switch reason.kind {
        case .malformed: .malformed
        case .unauthorized: .unauthorized
        case .forbidden: .forbidden
        case .notFound: .notFound
        case .conflict: .exists
        case .rateLimited: .rateLimited
        case .unavailable: .unavailable
        case .storageFull: .storageFull
        }
    }
}

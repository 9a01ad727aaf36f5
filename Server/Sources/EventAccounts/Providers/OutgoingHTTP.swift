import VeloQuest

/// A request to a provider.
public struct OutgoingRequest: Sendable, Hashable {
    /// The method: `GET` or `POST`.
    public let method: String
    /// The address.
    public let url: String
    /// Fields of the header.
    public let headers: [String: String]
    /// The body; empty for none.
    public let body: [UInt8]
}

/// What a provider answered.
public struct OutgoingResponse: Sendable, Hashable {
    /// The status.
    public let status: Int
    /// The body.
    public let body: [UInt8]

    /// An answer.
    public init(status: Int, body: [UInt8]) {
        self.status = status
        self.body = body
    }
}

/// Asks providers. Whoever does it follows no redirection, waits ten seconds at most, and reads no more than `mostBytes`.
public protocol OutgoingHTTP: Sendable {
    /// Sends a request and waits for its answer.
    func send(_ request: OutgoingRequest) async throws -> OutgoingResponse
}

/// What providers may answer at most.
public enum OutgoingLimits {
    /// The most bytes of a body.
    public static let mostBytes = 262_144
    /// How long an answer may take, in seconds.
    public static let seconds = 10
}

extension OutgoingHTTP {
    /// The JSON object at an address.
    func object(at url: String) async throws(AccountProblem) -> JSONObject {
        let answer = try await answer(
            OutgoingRequest(method: "GET", url: url, headers: ["Accept": "application/json"], body: []))
        guard answer.status == 200, let object = Self.object(answer) else { throw AccountProblem(.providerFaulty) }
        return object
    }

    /// What a provider answers to a form: the status, and the JSON object.
    func post(
        _ form: [(String, String)], to url: String, headers: [String: String] = [:]
    ) async throws(AccountProblem) -> (status: Int, JSONObject) {
        var all = headers
        all["Accept"] = "application/json"
        all["Content-Type"] = "application/x-www-form-urlencoded"
        let body = FormEncoding.text(of: form)
        let answer = try await answer(OutgoingRequest(method: "POST", url: url, headers: all, body: Array(body.utf8)))
        guard let object = Self.object(answer) else { throw AccountProblem(.providerFaulty) }
        return (answer.status, object)
    }

    private func answer(_ request: OutgoingRequest) async throws(AccountProblem) -> OutgoingResponse {
        do {
            let answer = try await send(request)
            guard answer.status < 500 else { throw AccountProblem(.providerUnreachable, retryAfter: 30) }
            guard answer.body.count <= OutgoingLimits.mostBytes else { throw AccountProblem(.providerFaulty) }
            return answer
        } catch let problem as AccountProblem {
            throw problem
        } catch {
            throw AccountProblem(.providerUnreachable, retryAfter: 30)
        }
    }

    private static func object(_ answer: OutgoingResponse) -> JSONObject? {
        try? JSONValue(parsing: answer.body).objectValue
    }
}

/// Forms, and the queries of addresses (`application/x-www-form-urlencoded`).
enum FormEncoding {
    /// The text of names and values, with all but the unreserved characters of RFC 3986 as percent and digits.
    static func text(of pairs: [(String, String)]) -> String {
        pairs.map { escaped($0.0) + "=" + escaped($0.1) }.joined(separator: "&")
    }

    /// A text with percent and digits.
    static func escaped(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF")
        var escaped = ""
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E:
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default: escaped += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
            }
        }
        return escaped
    }

    /// An address with further parameters in its query.
    static func address(_ url: String, _ pairs: [(String, String)]) -> String {
        url + (url.contains("?") ? "&" : "?") + text(of: pairs)
    }
}

import Crypto
import Foundation
import NIOConcurrencyHelpers
import Testing
import VeloQuest

@testable import EventAccounts

/// VK ID in memory, as its documentation describes the exchange: for tests.
/// <https://id.vk.com/about/business/go/docs/ru/vkid/latest/vk-id/connection/api-integration/api-description>
final class VKStandIn: OutgoingHTTP {
    struct State {
        var codes: [String: [String: String]] = [:]
        var tokens: Set<String> = []
        var calls: [String] = []
        /// What the answers of a path have besides, or instead.
        var changes: [String: JSONObject] = [:]
    }

    let host = "https://id.vk.ru"
    let state = NIOLockedValueBox(State())

    func change(_ body: (inout State) -> Void) { state.withLockedValue { body(&$0) } }

    /// A person agrees at the address; what the browser comes back with.
    func agree(at address: String) throws -> [String: String] {
        let parts = try #require(URLComponents(string: address))
        var query: [String: String] = [:]
        for item in parts.queryItems ?? [] { query[item.name] = item.value }
        #expect(address.hasPrefix(host + "/authorize?") && query["response_type"] == "code")
        #expect(query["code_challenge_method"]?.lowercased() == "s256" && query["code_challenge"]?.count == 43)
        let code = "vk2.a." + UUID().uuidString
        query["device_id"] = UUID().uuidString
        change { $0.codes[code] = query }
        return [
            "code": code, "state": query["state"] ?? "", "device_id": query["device_id"] ?? "", "expires_in": "600",
            "type": "code_v2",
        ]
    }

    func send(_ request: OutgoingRequest) async throws -> OutgoingResponse {
        #expect(request.method == "POST" && request.headers["Content-Type"] == "application/x-www-form-urlencoded")
        #expect(!request.url.contains("?"), "tokens and codes go in the body")
        var form: [String: String] = [:]
        for item in URLComponents(string: "?" + String(decoding: request.body, as: UTF8.self))?.queryItems ?? [] {
            form[item.name] = item.value
        }
        let path = String(request.url.dropFirst(host.utf8.count))
        change { $0.calls.append(path) }
        var answer: JSONObject =
            switch path {
            case "/oauth2/auth": token(form)
            case "/oauth2/user_info" where knows(form):
                [
                    "user": [
                        "user_id": "1234567890", "first_name": "Иван", "last_name": "Петров", "avatar": "",
                        "sex": 2, "verified": false,
                    ]
                ]
            case "/oauth2/logout" where knows(form): ["response": 1]
            default: ["error": "invalid_token", "error_description": "The access token is invalid"]
            }
        for member in state.withLockedValue({ $0.changes[path] }) ?? [:] { answer[member.key] = member.value }
        if path == "/oauth2/logout" { change { $0.tokens.remove(form["access_token"] ?? "") } }
        return OutgoingResponse(status: 200, body: JSONWriter().write(.object(answer)))
    }

    private func knows(_ form: [String: String]) -> Bool {
        form["client_id"] == "54321" && state.withLockedValue { $0.tokens.contains(form["access_token"] ?? "") }
    }

    private func token(_ form: [String: String]) -> JSONObject {
        let begun = state.withLockedValue { $0.codes.removeValue(forKey: form["code"] ?? "") }
        let challenge = Base64URL.text(of: SHA256.hash(data: Array((form["code_verifier"] ?? "").utf8)))
        guard form["grant_type"] == "authorization_code", let begun, begun["client_id"] == form["client_id"],
            begun["device_id"] == form["device_id"], begun["redirect_uri"] == form["redirect_uri"],
            begun["code_challenge"] == challenge, form["state"]?.isEmpty == false
        else { return ["error": "invalid_grant", "error_description": "Code is invalid or expired"] }
        let token = "vk2.a." + UUID().uuidString
        change { $0.tokens.insert(token) }
        return [
            "access_token": .string(token), "refresh_token": "r", "id_token": "i", "token_type": "Bearer",
            "expires_in": 3600, "user_id": 1_234_567_890, "state": .string(form["state"] ?? ""),
            "scope": "vkid.personal_info",
        ]
    }
}

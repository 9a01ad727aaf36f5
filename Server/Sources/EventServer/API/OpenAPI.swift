import EventAccounts
import EventClient
import EventDay
import HTTPTypes
import VeloQuest

/// The description of the API by OpenAPI 3.1 (<https://spec.openapis.org/oas/v3.1.0>), made from the routes that are served.
enum OpenAPI {
    static func document(of routes: [APIRoute]) -> JSONValue {
        var paths: JSONObject = [:]
        for route in routes {
            var path = paths[route.path]?.objectValue ?? [:]
            path[route.method.rawValue.lowercased()] = operation(route)
            paths[route.path] = .object(path)
        }
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "VeloQuest, event day", "version": "1",
                "license": ["name": "Apache-2.0", "identifier": "Apache-2.0"],
            ],
            "paths": .object(paths),
            "components": [
                "schemas": .object(Schemas.all),
                "securitySchemes": [
                    "token": ["type": "http", "scheme": "bearer"],
                    "tracker": ["type": "http", "scheme": "basic"],
                    "account": ["type": "apiKey", "in": "cookie", "name": "__Host-questd"],
                ],
            ],
        ]
    }

    private static func operation(_ route: APIRoute) -> JSONValue {
        var operation: JSONObject = ["summary": .string(route.summary), "operationId": .string(identifier(of: route))]
        var parameters = route.path.split(separator: "/").filter { $0.hasPrefix("{") }.map { part -> JSONValue in
            [
                "name": .string(String(part.dropFirst().dropLast())), "in": "path", "required": true,
                "schema": schema(ofParameter: String(part.dropFirst().dropLast())),
            ]
        }
        for parameter in route.query {
            parameters.append([
                "name": .string(parameter.name), "in": "query", "required": .boolean(parameter.isRequired),
                "schema": parameter.schema,
            ])
        }
        if !parameters.isEmpty { operation["parameters"] = .array(parameters) }
        if let body = route.request {
            operation["requestBody"] = ["required": true, "content": content(body)]
        }
        operation["security"] =
            switch route.access {
            case .anybody: [[:], ["token": []], ["account": []]]
            case .visitor: [[:]]
            case .tracker: [["tracker": []], [:]]
            case .account: [["account": []]]
            case .judge, .participant, .organiser, .owner, .member: [["token": []], ["account": []]]
            case .rider, .operator: [["token": []]]
            }
        operation["x-access"] = .string(route.access.rawValue)
        var responses: JSONObject = [:]
        var success: JSONObject = ["description": "Done."]
        if let body = route.success.body { success["content"] = content(body) }
        responses[String(route.success.status)] = .object(success)
        // A photo that is known, and an edition that did not change.
        if route.success.status == 201 { responses["200"] = ["description": "It is known already."] }
        for (status, codes) in problems(of: route) {
            responses[String(status)] = [
                "description": .string(codes.map(\.rawValue).joined(separator: ", ")),
                "content": ["application/problem+json": ["schema": Schemas.reference("Problem")]],
            ]
        }
        operation["responses"] = .object(responses)
        return .object(operation)
    }

    private static func schema(ofParameter name: String) -> JSONValue {
        switch name {
        case "digest": ["type": "string", "pattern": "^[0-9a-f]{64}$"]
        case "slot": ["type": "integer", "format": "int64"]
        case "event": ["type": "string", "pattern": "^[a-z0-9-]{1,40}$"]
        case "share": ["type": "string", "pattern": "^[0-9a-f]{16}$"]
        default: ["type": "string", "pattern": "^[A-Za-z0-9._-]{1,64}$"]
        }
    }

    /// The problems of a route by status: its own, those of its access, and those that every route may have.
    private static func problems(of route: APIRoute) -> [(Int, [EventError.Code])] {
        var codes: Set<EventError.Code> = [.unauthorized, .forbidden, .noEvent, .unavailable]
        if route.access == .operator { codes.subtract([.forbidden, .noEvent]) }
        if route.access == .account || route.access == .visitor { codes.subtract([.noEvent]) }
        codes.formUnion(route.problems)
        if route.mostBytes > 0 { codes.formUnion([.malformed, .tooLarge]) }
        return Dictionary(grouping: codes) { $0.status.code }.sorted { $0.key < $1.key }.map { status, codes in
            (status, codes.sorted { $0.rawValue < $1.rawValue })
        }
    }

    private static func content(_ body: BodyDescription) -> JSONValue {
        [body.type: ["schema": body.schema]]
    }

    private static func identifier(of route: APIRoute) -> String {
        if route.path == "/v1/events" { return route.method.rawValue.lowercased() + "-events" }
        let words = route.path.split { !$0.isLetter }.filter { $0 != "v" && $0 != "events" && $0 != "event" }
        return ([route.method.rawValue.lowercased()] + (words.isEmpty ? ["event"] : words.map(String.init))).joined(
            separator: "-")
    }
}

import EventAccounts
import EventClient
import EventDay
import Foundation
import HTTPTypes
import Hummingbird
import HummingbirdCore
import VeloQuest

/// One route of the API: what the router serves, who may, and what the description says, all from one value.
struct APIRoute: Sendable {
    let method: HTTPRequest.Method
    /// The path with its parameters in braces.
    let path: String
    let access: Access
    /// What it is for, in a sentence.
    let summary: String
    /// The most bytes of a body; 0 where none is read.
    var mostBytes = 0
    /// The body of the request, as a JSON schema; `nil` where there is none.
    var request: BodyDescription?
    /// The status and body of success.
    var success: (status: Int, body: BodyDescription?)
    /// The parameters of the query.
    var query: [QueryParameter] = []
    /// The problems that it may answer with, besides those of its access.
    var problems: [EventError.Code] = []
    let handler: @Sendable (APIRequest) async throws -> Response
}

/// A body in the description of the API.
struct BodyDescription: Sendable {
    let type: String
    /// Its schema, or the name of one of the shared ones.
    let schema: JSONValue

    static func json(_ schema: JSONValue) -> BodyDescription {
        BodyDescription(type: "application/json", schema: schema)
    }

    static func bytes(_ type: String) -> BodyDescription {
        BodyDescription(type: type, schema: ["type": "string", "format": "binary"])
    }

    /// A text, or JSON of a type of its own.
    static func text(_ type: String) -> BodyDescription {
        BodyDescription(type: type, schema: type.hasSuffix("json") ? ["type": "object"] : ["type": "string"])
    }
}

/// A parameter of a query in the description of the API.
struct QueryParameter: Sendable {
    let name: String
    let schema: JSONValue
    var isRequired = false
}

/// A request on its way to a handler: the event is found, and the caller may.
struct APIRequest: Sendable {
    let request: Request
    /// The address of the client.
    let address: String
    let context: ServerContext
    /// The event; `nil` where the path names none.
    let found: LiveEvent?
    let caller: Caller?
    let language: Language
    let body: [UInt8]

    /// The value of a parameter of the path.
    func parameter(_ name: String) throws(EventError) -> String {
        guard let value = context.parameters.get(name) else { throw EventError(.notFound) }
        return value.removingPercentEncoding ?? value
    }

    /// The event that the path names.
    var event: LiveEvent {
        get throws(EventError) {
            guard let found else { throw EventError(.noEvent) }
            return found
        }
    }

    /// The caller, for routes that demand one.
    func member() throws(EventError) -> Caller {
        guard let caller else { throw EventError(.unauthorized) }
        return caller
    }
}

extension Language {
    /// The first language of `Accept-Language` that we have.
    init(accepting header: String?) {
        let tags = (header ?? "").split(separator: ",").map { part in
            part.prefix { $0 != ";" }.trimmingPrefix(while: \.isWhitespace)
        }
        self = tags.lazy.compactMap { Language(tag: String($0)) }.first ?? .english
    }
}

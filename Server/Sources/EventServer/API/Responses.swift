import EventClient
import EventDay
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import VeloQuest

extension Response {
    /// Bytes of a type. Nothing of the API is kept by caches unless it says so.
    static func bytes(
        _ bytes: [UInt8], type: String, status: HTTPResponse.Status = .ok, cache: String = "no-store"
    ) -> Response {
        Response(
            status: status,
            headers: [.contentType: type, .cacheControl: cache, .xContentTypeOptions: "nosniff"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: bytes)))
    }

    static func json(_ bytes: [UInt8], status: HTTPResponse.Status = .ok, cache: String = "no-store") -> Response {
        .bytes(bytes, type: "application/json", status: status, cache: cache)
    }

    static func json(_ value: JSONValue, status: HTTPResponse.Status = .ok) -> Response {
        .json(JSONWriter().write(value), status: status)
    }

    static func text(_ bytes: [UInt8], type: String) -> Response { .bytes(bytes, type: type + "; charset=utf-8") }

    /// The lines of a log, which are written while they are sent: as text they take more memory than all else of an event.
    static func log(_ log: RideLog) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "application/jsonl; charset=utf-8", .cacheControl: "no-store",
                .xContentTypeOptions: "nosniff",
            ],
            body: ResponseBody { writer in
                var rest = log.entries[...]
                while !rest.isEmpty {
                    try await writer.write(ByteBuffer(bytes: RideLog.lines(of: rest.prefix(128))))
                    rest = rest.dropFirst(128)
                }
                try await writer.finish(nil)
            })
    }

    static var nothing: Response { Response(status: .noContent, headers: [.cacheControl: "no-store"]) }

    /// A problem by RFC 9457.
    static func problem(
        _ problem: EventError, _ language: Language, with members: JSONObject = [:]
    ) -> Response {
        let status = problem.code.status
        var object: JSONObject = [
            "type": .string("urn:veloquest:problem:" + problem.code.rawValue),
            "title": .string(problem.code.title[language]), "status": .integer(Int64(status.code)),
            "detail": .string(problem.message[language]), "code": .string(problem.code.rawValue),
        ]
        for member in members { object[member.key] = member.value }
        var response = Response.bytes(
            JSONWriter().write(.object(object)), type: "application/problem+json", status: status)
        response.headers[.contentLanguage] = language.tag
        if let seconds = problem.retryAfter { response.headers[.retryAfter] = String(seconds) }
        if status == .unauthorized { response.headers[.wwwAuthenticate] = "Bearer" }
        return response
    }
}

extension EventError.Code {
    /// The status that goes with it.
    var status: HTTPResponse.Status {
        switch self {
        case .noEvent, .noMap, .notFound, .notYet: .notFound
        case .noRoute, .offMap, .invalidQuest, .wrongDigest: .unprocessableContent
        case .unauthorized: .unauthorized
        case .forbidden, .revoked, .codeUnknown: .forbidden
        case .codeInUse, .exists: .conflict
        case .eventOver: .gone
        case .malformed: .badRequest
        case .tooLarge: .contentTooLarge
        case .wrongType: .unsupportedMediaType
        case .rateLimited: .tooManyRequests
        case .storageFull: HTTPResponse.Status(code: 507, reasonPhrase: "Insufficient Storage")
        case .unavailable: .serviceUnavailable
        case .methodNotAllowed: .methodNotAllowed
        }
    }
}

import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import ServiceLifecycle
import Support
import VeloQuest

extension API {
    var joining: [APIRoute] {
        [
            APIRoute(
                method: .post, path: "/v1/events/{event}/join", access: .anybody,
                summary: "Binds a code to a device and gives it a token.", mostBytes: 4096,
                request: .json(Schemas.reference("Join")), success: (200, .json(Schemas.reference("Joined"))),
                problems: [.codeUnknown, .codeInUse, .exists, .eventOver, .malformed, .rateLimited, .storageFull]
            ) { request in
                let join = try JoinRequest(json: request.body)
                return .json(try await request.event.join(join, from: request.address).json)
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/quest", access: .participant,
                summary: "The riders' edition of the quest; for organisers also their own file.",
                success: (200, .text("application/geo+json")),
                query: [
                    QueryParameter(name: "edition", schema: ["type": "string", "enum": ["riders", "organisers"]])
                ],
                problems: [.malformed]
            ) { request in
                let wanted = request.request.uri.queryParameters["edition"] ?? "riders"
                guard wanted == "organisers" || wanted == "riders" else {
                    throw EventError(
                        .malformed,
                        Message("api-joining"))
                }
                if wanted == "organisers" {
                    guard request.caller?.role == .organiser else { throw EventError(.forbidden) }
                    return .text(try await request.event.organisersEdition(), type: "application/geo+json")
                }
                let (bytes, digest) = try await request.event.ridersEdition()
                let tag = "\"\(digest)\""
                if request.request.headers[.ifNoneMatch] == tag {
                    return Response(status: .notModified, headers: [.eTag: tag, .cacheControl: "private, no-cache"])
                }
                var response = Response.text(bytes, type: "application/geo+json")
                response.headers[.eTag] = tag
                response.headers[.cacheControl] = "private, no-cache"
                return response
            },
        ]
    }

    var riding: [APIRoute] {
        [
            APIRoute(
                method: .post, path: "/v1/events/{event}/sync", access: .rider,
                summary: "Lines and positions up, everything new down.", mostBytes: 1 << 20,
                request: .json(Schemas.reference("Sync")), success: (200, .json(Schemas.reference("Synced"))),
                problems: [.revoked, .malformed, .tooLarge, .rateLimited, .storageFull]
            ) { request in
                let sync = try SyncRequest(json: request.body)
                let caller = try request.member()
                let answer = try await withGracefulShutdownHandler {
                    try await request.event.sync(sync, by: caller)
                } onGracefulShutdown: {
                    Task { try? await request.event.endWaiting() }
                }
                return .json(answer.json)
            },
            APIRoute(
                method: .put, path: "/v1/events/{event}/photos/{digest}", access: .rider,
                summary: "Keeps a photo by the SHA-256 of its bytes.", mostBytes: (8 << 20) + 1,
                request: .bytes("image/*"), success: (201, nil),
                problems: [.tooLarge, .wrongType, .wrongDigest, .malformed, .storageFull]
            ) { request in
                let isNew = try await request.event.addPhoto(
                    request.body, digest: request.digest(), of: request.member())
                return Response(status: isNew ? .created : .ok, headers: [.cacheControl: "no-store"])
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/photos/{digest}", access: .participant,
                summary:
                    "A photo, for organisers, for the rider who sent it, and for the judge of the task that it answers.",
                success: (200, .bytes("image/*")), problems: [.notFound, .malformed]
            ) { request in
                let (type, bytes) = try await request.event.photo(request.digest(), for: request.member())
                return .bytes(bytes, type: type, cache: "private, max-age=86400, immutable")
            },
            APIRoute(
                method: .post, path: "/v1/events/{event}/tracker", access: .rider,
                summary: "A token with which a tracker sends positions.",
                success: (200, .json(Schemas.object(["token": ["type": "string"]]))), problems: [.storageFull]
            ) { request in
                let token = try await request.event.trackerToken(for: request.member())
                return .json(["token": .string(token)] as JSONValue)
            },
            APIRoute(
                method: .get, path: "/v1/trackers/osmand", access: .tracker,
                summary: "A position by the OsmAnd protocol, as Traccar Client sends it.",
                success: (200, nil), query: Self.osmandQuery, problems: [.malformed, .rateLimited],
                handler: Self.osmand),
            APIRoute(
                method: .post, path: "/v1/trackers/osmand", access: .tracker,
                summary: "The same as a POST.",
                success: (200, nil), query: Self.osmandQuery, problems: [.malformed, .rateLimited],
                handler: Self.osmand),
            APIRoute(
                method: .post, path: "/v1/trackers/owntracks", access: .tracker,
                summary: "A position as OwnTracks sends it in HTTP mode.", mostBytes: 65536,
                request: .json(Schemas.object(["_type": ["type": "string"]])),
                success: (200, .json(["type": "array"])), problems: [.malformed, .tooLarge, .rateLimited]
            ) { request in
                let fixes = try OwnTracks.fixes(request.body)
                if !fixes.isEmpty { try await request.event.track(fixes, of: request.member()) }
                return .json([] as JSONValue)
            },
            APIRoute(
                method: .post, path: "/v1/events/{event}/route", access: .member,
                summary: "A route on the map of the event, with cues, as a GeoJSON feature.", mostBytes: 4096,
                request: .json(Schemas.reference("RouteRequest")), success: (200, .text("application/geo+json")),
                problems: [.malformed, .noMap, .offMap, .noRoute, .notFound]
            ) { request in
                guard let routing else { throw EventError(.noMap) }
                return try await routing.response(to: request)
            },
        ]
    }

    private static var osmandQuery: [QueryParameter] {
        [
            QueryParameter(name: "id", schema: ["type": "string"], isRequired: true),
            QueryParameter(name: "lat", schema: ["type": "number"], isRequired: true),
            QueryParameter(name: "lon", schema: ["type": "number"], isRequired: true),
            QueryParameter(name: "timestamp", schema: ["type": "string"]),
            QueryParameter(name: "accuracy", schema: ["type": "number"]),
            QueryParameter(name: "speed", schema: ["type": "number"]),
            QueryParameter(name: "bearing", schema: ["type": "number"]),
        ]
    }

    private static let osmand: @Sendable (APIRequest) async throws -> Response = { request in
        let fix = try OsmAnd.fix(request.request.uri.queryParameters)
        try await request.event.track([fix], of: request.member())
        return Response(status: .ok, headers: [.cacheControl: "no-store"])
    }
}

extension APIRequest {
    /// The digest in the path.
    func digest() throws(EventError) -> [UInt8] {
        let text = try parameter("digest")
        guard let digest = Hexadecimal.bytes(of: text), digest.count == 32 else {
            throw EventError(
                .malformed,
                Message("api-request-digest"))
        }
        return digest
    }
}

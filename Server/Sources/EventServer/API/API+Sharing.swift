import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import VeloQuest

extension API {
    /// Links for spectators, and what was done.
    var sharing: [APIRoute] {
        [
            APIRoute(
                method: .post, path: "/v1/events/{event}/shares", access: .organiser,
                summary: "A link with which people follow the event until it expires; it is shown once.",
                mostBytes: 4096,
                request: .json(Schemas.reference("NewShare")), success: (200, .json(Schemas.reference("SharedLink"))),
                problems: [.malformed, .tooLarge, .storageFull]
            ) { request in
                let members = try RequestMembers(request.body)
                return .json(
                    try await request.event.share(
                        label: try members.optionalText("label") ?? "",
                        hours: try members.number("hours", 1...LiveEvent.mostHours) ?? 24))
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/shares", access: .organiser,
                summary: "The links that are good, the latest first.",
                success: (
                    200, .json(Schemas.object(["shares": ["type": "array", "items": Schemas.reference("Share")]]))
                )
            ) { .json(try await $0.event.shares()) },
            APIRoute(
                method: .delete, path: "/v1/events/{event}/shares/{share}", access: .organiser,
                summary: "Takes a link back.", success: (204, nil), problems: [.notFound, .storageFull]
            ) { request in
                try await request.event.endShare(request.parameter("share"))
                return .nothing
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/audit", access: .organiser,
                summary: "Who did what, the latest first, at most 500.",
                success: (200, .json(Schemas.object(["audit": ["type": "array", "items": Schemas.reference("Deed")]])))
            ) { .json(try await $0.event.audit()) },
        ]
    }

    /// What the operator of the server does.
    var operating: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/events", access: .operator, summary: "All events.",
                success: (
                    200,
                    .json(Schemas.object(["events": ["type": "array", "items": Schemas.reference("ListedEvent")]]))
                )
            ) { _ in
                var events: [JSONValue] = []
                for (record, riders) in try await day.list() {
                    var listed: JSONObject = [
                        "event": .string(record.id), "name": .string(record.name),
                        "state": .string(record.finished == nil ? "open" : "finished"),
                        "created": .integer(record.created),
                    ]
                    // Another server knows those of its events.
                    if let riders { listed["riders"] = .integer(Int64(riders)) }
                    events.append(.object(listed))
                }
                return .json(["events": .array(events)] as JSONValue)
            },
            APIRoute(
                method: .post, path: "/v1/events", access: .operator,
                summary: "Makes an event of an organiser's quest file; its organiser's token is shown once.",
                mostBytes: 16 << 20, request: .bytes("application/geo+json"),
                success: (200, .json(Schemas.reference("NewEvent"))),
                query: [
                    QueryParameter(
                        name: "id", schema: ["type": "string", "pattern": "^[a-z0-9-]{1,40}$"], isRequired: true),
                    QueryParameter(name: "name", schema: ["type": "string", "maxLength": 200]),
                ],
                problems: [.malformed, .exists, .invalidQuest, .storageFull]
            ) { request in
                let query = request.request.uri.queryParameters
                let id = query["id"].map(String.init) ?? ""
                let given = query["name"].map(String.init) ?? ""
                guard given.utf8.count <= 200 else {
                    throw EventError(
                        .malformed,
                        Message("api-events"))
                }
                let quest = request.body
                let name = given.isEmpty ? Quest.read(quest).quest?.settings.title ?? id : given
                let (event, token) = try await day.create(id: id, name: name, quest: quest)
                return .json(
                    [
                        "event": .string(event.id), "token": .string(token),
                        "office": .string("/e/\(event.id)/office#\(token)"),
                    ] as JSONValue)
            },
        ]
    }
}

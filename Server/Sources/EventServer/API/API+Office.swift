import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import VeloQuest

extension API {
    var office: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/events/{event}", access: .organiser, summary: "The event and its counts.",
                success: (200, .json(Schemas.reference("Event")))
            ) { .json(withMap(try await $0.event.overview())) },
            APIRoute(
                method: .patch, path: "/v1/events/{event}", access: .organiser,
                summary: "Changes what spectators see.", mostBytes: 4096,
                request: .json(Schemas.reference("Settings")), success: (200, .json(Schemas.reference("Event"))),
                problems: [.malformed, .storageFull]
            ) { request in
                try await request.event.change(try SettingsChange(json: request.body))
                return .json(withMap(try await request.event.overview()))
            },
            APIRoute(
                method: .delete, path: "/v1/events/{event}", access: .owner,
                summary: "Deletes the event with everything in it.", success: (204, nil)
            ) { request in
                try await day.delete(try request.event.id)
                return .nothing
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/riders", access: .organiser,
                summary: "All riders, with their last position.",
                success: (200, .json(["type": "array", "items": Schemas.reference("Rider")]))
            ) { .json(try await $0.event.ridersOverview()) },
            APIRoute(
                method: .post, path: "/v1/events/{event}/riders", access: .organiser,
                summary:
                    "Adds or changes riders, from JSON or a table (CSV); answers with the codes of new ones, which are shown once.",
                mostBytes: 4 << 20, request: .json(["type": "array", "items": Schemas.reference("NewRider")]),
                success: (200, .json(["type": "object", "additionalProperties": ["type": "string"]])),
                problems: [.malformed, .tooLarge, .storageFull]
            ) { request in
                let isTable = request.request.headers[.contentType]?.lowercased().hasPrefix("text/csv") ?? false
                let riders = try isTable ? NewRider.reading(csv: request.body) : NewRider.reading(json: request.body)
                let codes = try await request.event.add(riders)
                return .json(.object(JSONObject(codes.sorted { $0.key < $1.key }.map { ($0.key, .string($0.value)) })))
            },
            APIRoute(
                method: .post, path: "/v1/events/{event}/riders/{rider}/code", access: .organiser,
                summary: "A new code for a rider; the device that was bound writes no more.",
                success: (200, .json(Schemas.object(["code": ["type": "string"]]))),
                problems: [.notFound, .storageFull]
            ) { request in
                .json(["code": .string(try await request.event.newCode(for: request.parameter("rider")))] as JSONValue)
            },
            APIRoute(
                method: .delete, path: "/v1/events/{event}/riders/{rider}", access: .organiser,
                summary: "Erases a person. The result stays, without a name.",
                success: (204, nil), problems: [.notFound, .storageFull]
            ) { request in
                try await request.event.erase(request.parameter("rider"))
                return .nothing
            },
            APIRoute(
                method: .post, path: "/v1/events/{event}/decisions", access: .judge,
                summary: "Decides about a rider: an answer, points, or disqualification.", mostBytes: 16384,
                request: .json(Schemas.reference("Decision")),
                success: (200, .json(Schemas.object(["hash": ["type": "string"]]))),
                problems: [.malformed, .notFound, .storageFull]
            ) { request in
                let (decision, rider) = try OfficeDecision.reading(json: request.body)
                try request.caller?.checkJudging(decision)
                let entry = try await request.event.decide(decision, about: rider)
                return .json(["hash": .string(entry.digest.description)] as JSONValue)
            },
            APIRoute(
                method: .post, path: "/v1/events/{event}/messages", access: .organiser,
                summary: "Says something to a rider, or to all.", mostBytes: 16384,
                request: .json(Schemas.reference("Message")), success: (204, nil),
                problems: [.malformed, .notFound, .storageFull]
            ) { request in
                let message = try MessageRequest(json: request.body)
                try await request.event.say(message.text, to: message.rider)
                return .nothing
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/messages", access: .organiser,
                summary: "What organisers said, the latest first, at most 500.",
                success: (
                    200,
                    .json(Schemas.object(["messages": ["type": "array", "items": Schemas.reference("SaidMessage")]]))
                )
            ) { .json(try await $0.event.messages()) },
            APIRoute(
                method: .get, path: "/v1/events/{event}/answers", access: .judge,
                summary: "Answers that wait for a decision, the oldest first.",
                success: (200, .json(["type": "array", "items": Schemas.reference("OpenAnswer")]))
            ) { .json(try await $0.event.openAnswers(to: $0.caller?.task)) },
            APIRoute(
                method: .put, path: "/v1/events/{event}/quest", access: .organiser,
                summary: "A new edition of the quest. What riders did is judged by it.", mostBytes: 16 << 20,
                request: .bytes("application/geo+json"), success: (204, nil),
                problems: [.invalidQuest, .tooLarge, .storageFull]
            ) { request in
                try await request.event.replaceQuest(sealing: request.body)
                return .nothing
            },
            APIRoute(
                method: .post, path: "/v1/events/{event}/finish", access: .organiser,
                summary: "Ends the event: what happens later does not count.", success: (204, nil),
                problems: [.storageFull]
            ) { request in
                try await request.event.finish()
                return .nothing
            },
        ]
    }
}

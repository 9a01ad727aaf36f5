import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import VeloQuest

extension API {
    /// What is said of an event, with the files of its map, and whether people have accounts here.
    func withMap(_ members: JSONObject) -> JSONValue {
        var object = members
        func file(_ file: StaticFile?, at path: String) -> JSONValue? {
            file.map { ["path": .string(path), "bytes": .integer(Int64($0.size)), "digest": .string($0.digest)] }
        }
        object["map"] = file(map.roads, at: MapServing.roads)
        object["tiles"] = file(map.tiles, at: MapServing.tiles)
        if accounts != nil { object["accounts"] = true }
        object["attribution"] = map.attribution.isEmpty ? nil : .string(map.attribution)
        return .object(object)
    }

    /// What is for everybody as far as the event shows it, and for those with a link that an organiser shared.
    var spectating: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/events/{event}/about", access: .anybody,
                summary: "The name and state of the event, what it shows, and its map.",
                success: (200, .json(Schemas.reference("About")))
            ) { .json(withMap(try await $0.event.shown)) },
            APIRoute(
                method: .get, path: "/v1/events/{event}/standings", access: .anybody,
                summary: "Places, names, points and times, where the event shows them; always for organisers.",
                success: (200, .json(Schemas.reference("Standings"))), problems: [.forbidden]
            ) { request in
                let event = try request.event
                guard await event.showsStandings(to: request.caller) else { throw EventError(.forbidden) }
                return .shown(
                    await event.publicStandings(forOrganiser: request.caller?.role == .organiser), to: request.caller,
                    for: "max-age=2")
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/starters", access: .anybody,
                summary: "Who rides, where the event shows standings or positions; names where it shows them.",
                success: (
                    200, .json(Schemas.object(["starters": ["type": "array", "items": Schemas.reference("Starter")]]))
                ),
                problems: [.forbidden]
            ) { request in
                let event = try request.event
                let caller = request.caller
                let isShown = await event.showsStandings(to: caller)
                guard await event.showsPositions(to: caller) || isShown else { throw EventError(.forbidden) }
                return .shown(await event.starters(for: caller), to: caller, for: "max-age=30")
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/live", access: .anybody,
                summary: "The newest slot of positions that may be seen, and the delay.",
                success: (200, .json(Schemas.reference("Live"))), problems: [.forbidden]
            ) { request in
                let event = try request.event
                guard await event.showsPositions(to: request.caller) else { throw EventError(.forbidden) }
                return .shown(JSONWriter().write(await event.live()), to: request.caller, for: "max-age=1")
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/live/{slot}", access: .anybody,
                summary: "The positions of a slot. They never change, so that caches keep them.",
                success: (200, .json(Schemas.reference("Slot"))), problems: [.notFound, .forbidden]
            ) { request in
                let event = try request.event
                guard await event.showsPositions(to: request.caller) else { throw EventError(.forbidden) }
                guard let number = Int64(try request.parameter("slot")), let bytes = await event.slot(number)
                else { throw EventError(.notFound) }
                return .shown(bytes, to: request.caller, for: "max-age=300, immutable")
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/replay", access: .anybody,
                summary: "The rides of a finished event, when the delay is over.",
                success: (200, .json(Schemas.reference("Replay"))), problems: [.forbidden, .notYet]
            ) { request in
                let event = try request.event
                guard await event.showsPositions(to: request.caller) else { throw EventError(.forbidden) }
                return .shown(try await event.replay(), to: request.caller, for: "max-age=60")
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/team", access: .rider,
                summary: "The team of a rider, with the last position of each.",
                success: (200, .json(Schemas.reference("Team"))), problems: [.rateLimited]
            ) { request in .json(try await request.event.team(of: request.member())) },
        ]
    }
}

extension Response {
    /// What spectators read: for everybody it may be kept by any cache for a while; for who has a token it may differ, and only the own
    /// browser keeps it.
    fileprivate static func shown(_ bytes: [UInt8], to caller: Caller?, for time: String) -> Response {
        let isOwn = time.contains("immutable") || time == "max-age=60"
        var response = Response.json(
            bytes, cache: caller == nil ? "public, " + time : isOwn ? "private, " + time : "no-store")
        response.headers[.vary] = "Authorization, Cookie"
        return response
    }
}

import EventAccounts
import EventDay
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import VeloQuest

extension API {
    /// What organisers take with them.
    var results: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/events/{event}/logs.jsonl", access: .organiser,
                summary: "The log of all riders, as ‘questctl judge’ takes it.",
                success: (200, .text("application/jsonl"))
            ) { .log(try await $0.event.riddenLog) },
            APIRoute(
                method: .get, path: "/v1/events/{event}/office.jsonl", access: .organiser,
                summary: "The log of the office, for ‘questctl judge --office’.",
                success: (200, .text("application/jsonl"))
            ) { .log(try await $0.event.decidedLog) },
            APIRoute(
                method: .get, path: "/v1/events/{event}/riders.csv", access: .organiser,
                summary: "The riders as a table, for ‘questctl judge --riders’.", success: (200, .text("text/csv"))
            ) { .text(try await $0.event.ridersTable(), type: "text/csv") },
            APIRoute(
                method: .get, path: "/v1/events/{event}/export.zip", access: .organiser,
                summary: "Everything in one archive: quest, logs, riders, standings, messages, tracks and photos.",
                success: (200, .bytes("application/zip"))
            ) { request in
                let (event, language) = (try request.event, request.language)
                return .archive(named: "\(event.id).zip") { try await event.export(in: language, $0) }
            },
        ]
            + LiveEvent.StandingsFormat.allCases.map { format in
                APIRoute(
                    method: .get, path: "/v1/events/{event}/standings.\(format.rawValue)", access: .organiser,
                    summary: "The standings with every point, as ‘questctl standings’ writes them.",
                    success: (200, .text(format.type))
                ) { request in
                    .text(try await request.event.standings(as: format, in: request.language), type: format.type)
                }
            }
    }
}

extension LiveEvent.StandingsFormat {
    var type: String {
        switch self {
        case .json: "application/json"
        case .csv: "text/csv"
        case .xml: "application/xml"
        }
    }
}

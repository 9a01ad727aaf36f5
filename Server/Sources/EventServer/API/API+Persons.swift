import EventAccounts
import EventClient
import EventDay
import HTTPTypes
import Hummingbird
import HummingbirdCore
import VeloQuest

extension API {
    /// What the event knows of a person: to have it, and to have it erased.
    var persons: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/events/{event}/me/data.zip", access: .rider,
                summary: "All that the event knows of the rider: name, devices, lines, positions, messages and photos.",
                success: (200, .bytes("application/zip"))
            ) { request in
                try Self.data(of: request.member().rider, in: request.event)
            },
            APIRoute(
                method: .delete, path: "/v1/events/{event}/me", access: .rider,
                summary: "Erases the rider's person. The result stays, without a name.",
                success: (204, nil), problems: [.storageFull]
            ) { request in
                let rider = try request.member().rider
                try await request.event.erase(rider, by: "rider \(rider)")
                return .nothing
            },
            APIRoute(
                method: .get, path: "/v1/events/{event}/riders/{rider}/data.zip", access: .organiser,
                summary: "All that the event knows of a person.",
                success: (200, .bytes("application/zip")), problems: [.notFound]
            ) { request in
                let (rider, event) = (try request.parameter("rider"), try request.event)
                guard await event.has(rider: rider) else { throw EventError(.notFound) }
                return Self.data(of: rider, in: event)
            },
        ]
    }

    private static func data(of rider: String, in event: LiveEvent) -> Response {
        .archive(named: "\(event.id)-\(rider).zip") { write in try await event.exportPerson(rider, write) }
    }
}

extension Response {
    /// An archive that is written while it is sent.
    static func archive(
        named name: String, _ export: @escaping @Sendable (ZIPStream.Writing) async throws -> Void
    ) -> Response {
        Response(
            status: .ok,
            headers: [
                .contentType: "application/zip", .cacheControl: "no-store", .xContentTypeOptions: "nosniff",
                .contentDisposition: "attachment; filename=\"\(name)\"",
            ],
            body: ResponseBody { writer in try await ZIPStream.write(to: writer, export) })
    }
}

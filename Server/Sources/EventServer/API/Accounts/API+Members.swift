import EventAccounts
import EventClient
import EventDay
import EventStore
import HTTPTypes
import Hummingbird
import HummingbirdCore
import Support
import VeloQuest

extension AccountAPI {
    /// Who may what in an event.
    var members: [APIRoute] {
        [
            APIRoute(
                method: .get, path: "/v1/events/{event}/members", access: .owner,
                summary: "The members of the event, and the invitations that are open.",
                success: (200, .json(Schemas.reference("Members")))
            ) { request in .json(try await service.members(of: try request.event.id)) },
            APIRoute(
                method: .post, path: "/v1/events/{event}/members/claim", access: .owner,
                summary: "Makes the account of the cookie an owner, for who has the organiser's token.",
                success: (204, nil), problems: [.storageFull]
            ) { request in
                guard try request.member().person == nil else {
                    throw EventError(.forbidden, Message("account-needs-token"))
                }
                // The cookie counts here beside the token, so that it has to come from a page of this server.
                try cookies.checkOrigin(of: request.request)
                try await service.claim(
                    try request.event.id, for: try await session(of: request.request).person)
                return .nothing
            },
            APIRoute(
                method: .patch, path: "/v1/events/{event}/members/{member}", access: .owner,
                summary: "Gives a member another role.", mostBytes: 4096,
                request: .json(Schemas.reference("NewRole")), success: (204, nil),
                problems: [.notFound, .exists, .storageFull]
            ) { request in
                let (role, task) = try await role(in: request)
                try await service.change(
                    try request.parameter("member"), of: try request.event.id, to: role, task: task,
                    by: request.member().actor)
                return .nothing
            },
            APIRoute(
                method: .delete, path: "/v1/events/{event}/members/{member}", access: .owner,
                summary: "Takes a member out of the event, but not the last owner.", success: (204, nil),
                problems: [.notFound, .exists, .storageFull]
            ) { request in
                try await service.remove(
                    try request.parameter("member"), from: try request.event.id, by: request.member().actor)
                return .nothing
            },
            APIRoute(
                method: .post, path: "/v1/events/{event}/invitations", access: .owner,
                summary: "A link with which one person becomes a member; it is shown once.", mostBytes: 4096,
                request: .json(Schemas.reference("NewInvitation")),
                success: (200, .json(Schemas.reference("SharedLink"))), problems: [.exists, .storageFull]
            ) { request in
                let (role, task) = try await role(in: request)
                let hours = try RequestMembers(request.body).number("hours", 1...AccountService.mostHours) ?? 72
                return .json(
                    try await service.invite(
                        to: try request.event.id, as: role, task: task, hours: hours, by: request.member().actor))
            },
            APIRoute(
                method: .delete, path: "/v1/events/{event}/invitations/{invitation}", access: .owner,
                summary: "Takes an invitation back.", success: (204, nil), problems: [.notFound, .storageFull]
            ) { request in
                try await service.endInvitation(
                    try request.parameter("invitation"), to: try request.event.id, by: request.member().actor)
                return .nothing
            },
        ]
    }

    /// The role of a body, with the task of a judge, which the quest has to have.
    private func role(in request: APIRequest) async throws -> (MemberRecord.Role, task: String) {
        let members = try RequestMembers(request.body)
        guard let role = MemberRecord.Role(rawValue: try members.text("role")) else {
            throw RequestError.wrong("role", Message("account-role"))
        }
        let task = try members.optionalText("task")
        guard role == .judge else {
            guard task == nil else { throw RequestError.wrong("task", Message("account-no-task")) }
            return (role, "")
        }
        guard let task, try await request.event.hasTask(task) else {
            throw RequestError.wrong("task", Message("account-task-of-judge"))
        }
        return (role, task)
    }
}

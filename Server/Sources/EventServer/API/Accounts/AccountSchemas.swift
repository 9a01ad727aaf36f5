import EventAccounts
import VeloQuest

extension Schemas {
    private static let moment: JSONValue = [
        "type": "integer", "description": "Milliseconds since 1970-01-01 00:00 UTC.",
    ]
    private static let plain: JSONValue = ["type": "string"]
    private static let role: JSONValue = ["type": "string", "enum": ["owner", "organiser", "judge", "spectator"]]

    private static func list(_ members: JSONObject, required: [String]? = nil) -> JSONValue {
        ["type": "array", "items": object(members, required: required ?? members.keys)]
    }

    /// The bodies of accounts.
    static let accounts: JSONObject = [
        "PasskeyOptions": object([
            "publicKey": [
                "type": "object",
                "description":
                    "What PublicKeyCredential.parseCreationOptionsFromJSON or parseRequestOptionsFromJSON takes.",
            ]
        ]),
        "PasskeyAnswer": object(
            [
                "credential": ["type": "object", "description": "What PublicKeyCredential.toJSON() gives."],
                "label": text,
            ], required: ["credential"]),
        "WaysToSignIn": object([
            "passkeys": ["type": "boolean"], "providers": list(["id": plain, "name": plain]),
            "problems": ["type": "object", "additionalProperties": plain],
        ]),
        "Account": object([
            "person": plain, "name": plain, "created": moment,
            "passkeys": list(["id": plain, "label": plain, "created": moment, "used": moment]),
            "identities": list(["id": plain, "issuer": plain, "subject": plain, "created": moment]),
            "events": list(
                ["event": plain, "role": role, "task": plain, "since": moment], required: ["event", "role", "since"]),
        ]),
        "AccountSession": object([
            "id": plain, "browser": plain, "created": moment, "seen": moment, "expires": moment,
            "current": ["type": "boolean"],
        ]),
        "Members": object([
            "members": list(
                ["person": plain, "name": plain, "role": role, "task": plain, "since": moment],
                required: ["person", "name", "role", "since"]),
            "invitations": list(
                ["id": plain, "role": role, "task": plain, "created": moment, "expires": moment],
                required: ["id", "role", "created", "expires"]),
        ]),
        "NewRole": object(["role": role, "task": text], required: ["role"]),
        "NewInvitation": object(
            [
                "role": role, "task": text,
                "hours": ["type": "integer", "minimum": 1, "maximum": .integer(Int64(AccountService.mostHours))],
            ], required: ["role"]),
    ]
}

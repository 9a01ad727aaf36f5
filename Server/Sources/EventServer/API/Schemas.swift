import EventDay
import EventStore
import VeloQuest

/// The bodies of the API, for its description.
enum Schemas {
    static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/components/schemas/" + name)] }

    /// An object with these members, all of which have to be there.
    static func object(_ members: JSONObject) -> JSONValue { object(members, required: members.keys) }

    static func object(_ members: JSONObject, required: [String]) -> JSONValue {
        var schema: JSONObject = ["type": "object", "properties": .object(members)]
        if !required.isEmpty { schema["required"] = .array(required.map(JSONValue.string)) }
        return .object(schema)
    }

    static let text: JSONValue = ["type": "string", "minLength": 1, "maxLength": 200]
    private static let time: JSONValue = ["type": "integer", "description": "Milliseconds since 1970-01-01 00:00 UTC."]
    private static let hash: JSONValue = ["type": "string", "pattern": "^[0-9a-f]{32}$"]
    private static let name: JSONValue = ["type": "string", "pattern": "^[A-Za-z0-9._-]{1,64}$"]
    private static let fix: JSONValue = [
        "type": "array", "minItems": 3, "maxItems": 8, "items": ["type": ["number", "null"]],
        "description": "Time in seconds, longitude, latitude, accuracy, speed, course, accuracies of speed and course.",
    ]
    private static let position: JSONValue = [
        "type": "array", "description": "Rider, time in milliseconds, longitude, latitude, speed in metres per second.",
    ]
    private static let late: JSONValue = object([
        "lines": ["type": "integer"], "longest": ["type": "integer"], "afterEnd": ["type": "integer"],
        "ahead": ["type": "integer"],
    ])
    private static let coordinate: JSONValue = [
        "type": "array", "minItems": 2, "maxItems": 2, "items": ["type": "number"],
        "description": "Longitude and latitude in degrees.",
    ]

    /// What an event shows.
    private static let shown: JSONObject = [
        "state": ["type": "string", "enum": ["open", "finished"]], "finished": time, "frozen": time,
        "delay": ["type": "integer"], "showsStandings": ["type": "boolean"], "showsPositions": ["type": "boolean"],
        "showsNames": ["type": "boolean"], "time": time, "retention": ["type": "integer"],
    ]
    private static let file: JSONValue = object([
        "path": ["type": "string"], "bytes": ["type": "integer"], "digest": ["type": "string"],
    ])

    /// The files of its map, where the server has them, and whether it has accounts.
    private static let ground: JSONObject = [
        "map": file, "tiles": file, "attribution": ["type": "string"], "accounts": ["type": "boolean"],
    ]

    static let all: JSONObject =
        accounts + [
            "Problem": object(
                [
                    "type": ["type": "string"], "title": ["type": "string"], "status": ["type": "integer"],
                    "detail": ["type": "string"], "code": ["type": "string"],
                ]),
            "Join": object(
                ["code": text, "device": name, "key": text, "agreed": ["type": "boolean"]],
                required: ["code", "device"]),
            "Joined": object(
                [
                    "rider": name, "name": text, "team": text, "class": text, "token": text, "quest": hash,
                    "time": time,
                ], required: ["rider", "token", "quest", "time"]),
            "Sync": object(
                [
                    "device": name,
                    "lines": ["type": "array", "maxItems": 1000, "items": ["type": "string", "maxLength": 65536]],
                    "fixes": ["type": "array", "maxItems": 5000, "items": fix],
                    "after": ["type": "integer", "minimum": 0, "maximum": 2_147_483_647],
                    "wait": ["type": "integer", "minimum": 0, "maximum": 25],
                ], required: ["device"]),
            "Synced": object(
                [
                    "time": time, "head": object(["seq": ["type": "integer"], "hash": hash]),
                    "gaps": ["type": "array", "items": ["type": "array", "items": ["type": "integer"]]],
                    "refused": [
                        "type": "array", "items": object(["line": ["type": "integer"], "code": ["type": "string"]]),
                    ],
                    "feed": [
                        "type": "array", "items": object(["number": ["type": "integer"], "kind": ["type": "string"]]),
                    ],
                    "quest": hash,
                ], required: ["time", "gaps", "refused", "feed", "quest"]),
            "RouteRequest": object(
                [
                    "from": coordinate, "to": ["anyOf": [coordinate, object(["task": ["type": "string"]])]],
                    "profile": text,
                ], required: ["from", "to"]),
            "Event": object(
                [
                    "event": ["type": "string"], "name": ["type": "string"], "created": time, "quest": hash,
                    "riders": ["type": "integer"], "joined": ["type": "integer"], "lines": ["type": "integer"],
                    "positions": ["type": "integer"],
                ] + shown + ground, required: ["event", "name", "created", "quest"]),
            "Settings": object(
                [
                    "name": text, "showsStandings": ["type": "boolean"], "showsPositions": ["type": "boolean"],
                    "showsNames": ["type": "boolean"], "frozen": ["type": "boolean"],
                    "retention": ["type": "integer", "minimum": 0, "maximum": 3650],
                    "delay": ["type": "integer", "minimum": 0, "maximum": 86400],
                ], required: []),
            "Rider": object(
                [
                    "rider": name, "name": ["type": "string"], "team": ["type": "string"], "class": ["type": "string"],
                    "joined": ["type": "boolean"], "device": name, "lines": ["type": "integer"], "seen": time,
                    "late": late, "withheld": ["type": "integer"], "position": position, "minor": ["type": "boolean"],
                ], required: ["rider", "joined", "lines"]),
            "NewRider": object(
                ["rider": name, "name": text, "team": text, "class": text, "minor": ["type": "boolean"]],
                required: ["rider"]),
            "Decision": [
                "oneOf": [
                    object(
                        [
                            "kind": ["type": "string", "const": "judged"], "rider": text, "task": text, "answer": hash,
                            "accepted": ["type": "boolean"], "reason": text,
                        ], required: ["kind", "rider", "task", "accepted"]),
                    object(
                        [
                            "kind": ["type": "string", "const": "adjusted"], "rider": text,
                            "points": ["type": "number", "minimum": -1_000_000, "maximum": 1_000_000], "reason": text,
                        ], required: ["kind", "rider", "points", "reason"]),
                    object(
                        ["kind": ["type": "string", "const": "disqualified"], "rider": text, "reason": text],
                        required: ["kind", "rider", "reason"]),
                ]
            ],
            "Message": object(
                ["text": ["type": "string", "minLength": 1, "maxLength": 2000], "rider": text], required: ["text"]),
            "SaidMessage": object(
                ["time": time, "text": ["type": "string"], "rider": name], required: ["time", "text"]),
            "OpenAnswer": object(
                [
                    "rider": name, "task": ["type": "string"], "answer": hash, "text": ["type": "string"], "time": time,
                    "arrived": time,
                ], required: ["rider", "task", "answer", "text", "time"]),
            "Live": object(
                [
                    "slot": ["type": "integer"], "first": ["type": "integer"], "length": ["type": "integer"],
                    "delay": ["type": "integer"], "time": time,
                ]),
            "About": object(
                ["event": ["type": "string"], "name": ["type": "string"]] + shown + ground,
                required: ["event", "name"] + shown.keys.filter { !["finished", "frozen", "retention"].contains($0) }),
            "Starter": object(
                ["rider": name, "name": ["type": "string"], "team": ["type": "string"], "class": ["type": "string"]],
                required: ["rider"]),
            "Team": object(
                [
                    "team": ["type": "string"],
                    "riders": [
                        "type": "array",
                        "items": object(
                            [
                                "rider": name, "name": ["type": "string"],
                                "last": ["type": "array", "description": "Time in milliseconds, longitude, latitude."],
                            ], required: ["rider"]),
                    ],
                ], required: ["riders"]),
            "NewShare": object(
                [
                    "label": text,
                    "hours": ["type": "integer", "minimum": 1, "maximum": .integer(Int64(LiveEvent.mostHours))],
                ], required: []),
            "SharedLink": object(
                ["id": ["type": "string"], "token": ["type": "string"], "expires": time, "link": ["type": "string"]]),
            "Share": object(
                ["id": ["type": "string"], "label": ["type": "string"], "created": time, "expires": time]),
            "Deed": object(["time": time, "who": ["type": "string"], "what": ["type": "string"]]),
            "ListedEvent": object(
                [
                    "event": ["type": "string"], "name": ["type": "string"], "state": ["type": "string"],
                    "riders": ["type": "integer"], "created": time,
                ], required: ["event", "name", "state", "created"]),
            "NewEvent": object(
                ["event": ["type": "string"], "token": ["type": "string"], "office": ["type": "string"]]),
            "Replay": object(
                [
                    "start": time, "step": ["type": "integer"], "end": time,
                    "riders": [
                        "type": "object",
                        "additionalProperties": [
                            "type": "array", "items": ["type": "array", "items": ["type": "integer"]],
                        ],
                    ],
                ]),
            "Slot": object(["slot": ["type": "integer"], "positions": ["type": "array", "items": position]]),
            "Standings": object(
                ["version": ["type": "integer"], "groups": ["type": "array"], "frozen": time],
                required: ["version", "groups"]),
        ]
}

extension JSONObject {
    /// The members of both.
    static func + (first: JSONObject, second: JSONObject) -> JSONObject {
        var all = first
        for member in second { all[member.key] = member.value }
        return all
    }
}

internal import GeoJSON
public import JSON
import RideLogs
public import Scoring

extension Standings {
    /// The standings as JSON, with every line of every result.
    ///
    ///     let bytes = JSONWriter(options: .pretty).write(standings.json)
    ///
    /// The members; those without a value are left out:
    ///
    ///     {
    ///       "frozenAt": 1715248800,
    ///       "classes": [{
    ///         "name": "Women",
    ///         "rows": [{"place": 1, "id": "anna", "name": "Anna", "team": false, "riders": ["anna"], …}]
    ///       }]
    ///     }
    ///
    /// In a row the members of `RideResult.json` follow. Moments are seconds since 1970-01-01 00:00 UTC. Answers are not included.
    public var json: JSONValue { json { .object(JSONObject(members: $0.jsonMembers)) } }

    /// `json` without the `tasks` of the rows, which are larger than all the rest.
    public var jsonWithoutTasks: JSONValue {
        json { row in .object(JSONObject(members: row.jsonMembers.filter { $0.key != "tasks" })) }
    }

    private func json(_ row: (Row) -> JSONValue) -> JSONValue {
        var object: JSONObject = [:]
        object["frozenAt"] = frozenAt.map { .double($0) }
        object["classes"] = .array(
            groups.map { group in
                var object: JSONObject = [:]
                object["name"] = group.category.map { .string($0) }
                object["rows"] = .array(group.rows.map(row))
                return .object(object)
            })
        return .object(object)
    }
}

extension Standings.Row {
    fileprivate var jsonMembers: [JSONObject.Member] {
        var members: [JSONObject.Member] = []
        if let rank { members.append(.init(key: "place", value: .integer(Int64(rank)))) }
        members += [
            .init(key: "id", value: .string(id)), .init(key: "name", value: .string(name)),
            .init(key: "team", value: .boolean(isTeam)),
            .init(key: "riders", value: .array(self.members.map { .string($0.rawValue) })),
        ]
        return members + result.json.members
    }
}

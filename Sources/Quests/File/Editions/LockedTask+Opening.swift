import Answers
internal import GeoJSON
package import JSON

extension LockedTask {
    /// The key to the task from the keys of solved ones; `nil` where these are not enough.
    func key(_ keys: [Quest.Task.ID: SealKey], with opener: AnswerOpener) -> SealKey? {
        var shares: [SealKey] = []
        for (requirement, ways) in requirements.enumerated() {
            let share = ways.indices.lazy.compactMap { way -> SealKey? in
                let known = ways[way].tasks.compactMap { keys[$0] }
                guard !known.isEmpty, known.count == ways[way].tasks.count else { return nil }
                let key = SealKey(known, for: .share(id, requirement: requirement, way: way))
                return opener.open(ways[way].box, key: key.bytes).flatMap(SealKey.init)
            }.first
            guard let share else { return nil }
            shares.append(share)
        }
        return shares.isEmpty ? nil : SealKey(shares, for: .task(id))
    }

    /// The task as a Feature; `nil` where the key does not fit, or another task is in the box.
    func feature(_ key: SealKey, with opener: AnswerOpener) -> Feature? {
        guard let bytes = opener.open(box, key: key.bytes),
            case .feature(let feature)? = GeoJSONReader().read(bytes).object, feature.id?.description == id.rawValue
        else { return nil }
        return feature
    }

    /// The task's entry in the member `locked`.
    package var json: JSONValue {
        let locks = requirements.map { ways in
            JSONValue.array(
                ways.map { way in
                    .object([
                        "of": .array(way.tasks.map { .string($0.rawValue) }), "share": .string(Base64.text(way.box)),
                    ])
                })
        }
        return .object([
            "id": .string(id.rawValue), "number": .integer(Int64(number)), "at": .integer(Int64(place)),
            "locks": .array(locks), "task": .string(Base64.text(box)),
        ])
    }
}

import AnswerJudging
internal import GeoJSON
package import JSON

/// A task of a riders' edition that is hidden until others are solved.
///
/// Its key is combined from one share for each of its requirements. For each set of tasks that meets a requirement, the share is
/// encrypted with the keys of these tasks.
public struct LockedTask: Sendable, Hashable, Identifiable {
    /// A set of tasks that meets a requirement.
    package struct Way: Sendable, Hashable {
        /// The tasks to solve.
        package let tasks: [Quest.Task.ID]
        /// The encrypted share.
        package let box: [UInt8]

        package init(tasks: [Quest.Task.ID], box: [UInt8]) {
            self.tasks = tasks
            self.box = box
        }
    }

    /// The identifier.
    public let id: Quest.Task.ID
    /// The place in the quest, from 1.
    public let number: Int

    /// The index among the features of the organiser's edition, from 0.
    package let place: Int
    /// For each requirement, the sets of tasks that meet it.
    package let requirements: [[Way]]
    /// The encrypted Feature of the task.
    package let box: [UInt8]

    package init(id: Quest.Task.ID, number: Int, place: Int, requirements: [[Way]], box: [UInt8]) {
        self.id = id
        self.number = number
        self.place = place
        self.requirements = requirements
        self.box = box
    }

    /// The tasks that it requires, in the order of its requirements.
    public var waitsFor: [Quest.Task.ID] {
        var seen: Set<Quest.Task.ID> = []
        return requirements.joined().flatMap { $0.tasks }.filter { seen.insert($0).inserted }
    }

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

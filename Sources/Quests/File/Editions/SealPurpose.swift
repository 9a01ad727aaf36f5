package import Answers
import Support

/// What a box is for.
package enum SealPurpose: Sendable, Hashable {
    /// The texts that riders read once a task is solved.
    case success(Quest.Task.ID)
    /// A task that is hidden as a whole.
    case task(Quest.Task.ID)
    /// The share of a hidden task's key for one set of tasks that meets one of its requirements.
    case share(Quest.Task.ID, requirement: Int, way: Int)

    func text(count: Int) -> String {
        let name =
            switch self {
            case .success(let id): "success \(id)"
            case .task(let id): "task \(id)"
            case .share(let id, let requirement, let way): "share \(requirement) \(way) \(id)"
            }
        return "VeloQuest seal 1, \(count) keys, \(name)"
    }
}

extension SealKey {
    /// The key to one box: SHA-256 of keys and of the purpose, so that no box can take the place of another.
    ///
    /// All keys have the same length, and the purpose determines their number.
    package init(_ keys: [SealKey], for purpose: SealPurpose) {
        let text = keys.flatMap { $0.bytes } + Array(purpose.text(count: keys.count).utf8)
        let words = text.withUnsafeBytes { SHA256.digest($0) }
        let list: [UInt32] = [words.0, words.1, words.2, words.3, words.4, words.5, words.6, words.7]
        self.init(
            counted: list.flatMap { word in
                stride(from: 24, through: 0, by: -8).map { UInt8(word >> UInt32($0) & 0xFF) }
            })
    }
}

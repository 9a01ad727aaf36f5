internal import Quests
internal import RideLogs
internal import Support

/// The texts of result lists.
enum ResultTexts {
    static func log(_ authentication: RideAuthentication) -> Message {
        let keys = authentication.keys.map(\.description).joined(separator: ", ")
        return switch authentication {
        case .unsigned: Message("result-log-unsigned")
        case .unchecked: Message("result-log-unchecked", ["keys": .of(keys)])
        case .signed: Message("result-log-signed", ["keys": .of(keys)])
        }
    }

    static func unsignedLogs(_ names: [String]) -> Message {
        let listed = names.prefix(10).joined(separator: ", ")
        let more = names.count - 10
        return Message("result-unsigned-logs", ["listed": .of(listed), "has-more": .of(more > 0), "more": .of(more)])
    }
}

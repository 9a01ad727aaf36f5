internal import Quests
internal import RideLogs
internal import Support

/// The texts of result lists.
enum ResultTexts {
    static let openCategory = Message("result-open-category")

    static func disqualifiedFor(_ reason: String) -> Message {
        Message("result-disqualified-for", ["reason": .of(reason)])
    }

    static func log(_ authentication: RideAuthentication) -> Message {
        let keys = authentication.keys.map(\.description).joined(separator: ", ")
        return switch authentication {
        case .unsigned: Message("result-log-unsigned")
        case .unchecked: Message("result-log-unchecked", ["keys": .of(keys)])
        case .signed: Message("result-log-signed", ["keys": .of(keys)])
        }
    }

    static let noLogIsSigned = Message("result-no-log-is-signed")

    static func unsignedLogs(_ names: [String]) -> Message {
        let listed = names.prefix(10).joined(separator: ", ")
        let more = names.count - 10
        return Message("result-unsigned-logs", ["listed": .of(listed), "has-more": .of(more > 0), "more": .of(more)])
    }

    static let signaturesNotChecked = Message("result-signatures-not-checked")

    static let worthALook = Message("result-worth-a-look")

    static let noted = Message("result-noted")

    static let toBeJudged = Message("result-to-be-judged")

    static let disqualifiedByRule = Message("result-disqualified-by-rule")

    static func asOf(_ time: String) -> Message { Message("result-as-of", ["time": .of(time)]) }

    static let nobodyHasRidden = Message("result-nobody-has-ridden")
    static let withoutClass = Message("result-without-class")
    static let name = Message("result-name")
    static let points = Message("result-points")
    static let time = Message("result-time")
    static let solved = Message("result-solved")
    static let status = Message("result-status")

    static func toJudge(_ count: Int) -> Message { Message("result-to-judge", ["count": .of(count)]) }

    static let notStarted = Message("result-not-started")
    static let underWay = Message("result-under-way")
    static let gaveUp = Message("result-gave-up")
    static let overTime = Message("result-over-time")
    static let controlMissing = Message("result-control-missing")
    static let disqualified = Message("result-disqualified")
}

public import JSON
import Quests

extension LogReceipt {
    /// The receipt as JSON: `key`, `quest` if known, `seq`, `head` and `sig` as logs have them; `device`, `rider` and `time` for readers.
    public var json: JSONObject {
        var object: JSONObject = ["key": .string(key.description)]
        object["quest"] = quest.map(JSONValue.string)
        object["seq"] = .integer(Int64(sequence))
        object["head"] = .string(head.description)
        object["sig"] = .string(signature.description)
        object["device"] = .string(device)
        object["rider"] = .string(rider.rawValue)
        object["time"] = .integer(time)
        return object
    }

    /// Reads a receipt; `nil` where a member is missing or has another form.
    public init?(json: JSONObject) {
        guard let key = json["key"]?.stringValue.flatMap(PublicKey.init),
            let sequence = json["seq"]?.integerValue.flatMap({ Int(exactly: $0) }), sequence >= 1,
            let head = json["head"]?.stringValue.flatMap(LogHead.init),
            let signature = json["sig"]?.stringValue.flatMap(Signature.init),
            let device = json["device"]?.stringValue, let rider = json["rider"]?.stringValue,
            let time = json["time"]?.integerValue
        else { return nil }
        self.init(
            key: key, quest: json["quest"]?.stringValue, sequence: sequence, head: head, signature: signature,
            device: device, rider: RideEntry.Rider(rider), time: time)
    }

    /// Receipts as JSON Lines.
    public static func lines(of receipts: [LogReceipt]) -> [UInt8] {
        receipts.flatMap { JSONWriter().write(.object($0.json)) + [UInt8(ascii: "\n")] }
    }

    /// Reads receipts as JSON Lines; empty lines are ignored.
    /// - Returns: the receipts, and the numbers of the lines that are none, from 1.
    public static func reading(_ bytes: [UInt8]) -> (receipts: [LogReceipt], unreadable: [Int]) {
        var receipts: [LogReceipt] = []
        var unreadable: [Int] = []
        for (number, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated()
        {
            guard !line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }) else { continue }
            if let object = try? JSONValue(parsing: Array(line)).objectValue, let receipt = LogReceipt(json: object) {
                receipts.append(receipt)
            } else {
                unreadable.append(number + 1)
            }
        }
        return (receipts, unreadable)
    }
}

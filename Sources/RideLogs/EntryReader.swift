import Quests

/// Reads lines that `EntryLine` wrote.
struct EntryReader {
    /// Why a line is not accepted as an entry.
    enum Failure: Error {
        /// It does not end as an entry does.
        case incomplete
        /// The digest at its end is not that of the line.
        case altered
        /// The digest is right, but the rest is not in the form of a log.
        case unreadable
    }

    /// The text before the digest at the end of a line.
    static let hashKey: StaticString = ",\"hash\":\""
    /// The number of bytes after those that the digest is computed from.
    static let tailCount = 43

    var interned = InternedTexts()

    /// The entry of a line without its line feed.
    mutating func entry(_ line: UnsafeBufferPointer<UInt8>) throws(Failure) -> RideEntry {
        guard line.count > Self.tailCount else { throw .incomplete }
        let body = UnsafeBufferPointer(rebasing: line[..<(line.count - Self.tailCount)])
        var tail = EntryScanner(UnsafeBufferPointer(rebasing: line[body.count...]))
        guard tail.skip(Self.hashKey), let stated = tail.digest(), tail.skip("\"}") else { throw .incomplete }
        guard EntryDigest(of: UnsafeRawBufferPointer(body)) == stated else { throw .altered }
        let (content, signature) = Self.split(body)
        guard let entry = entry(content, signature, stated) else { throw .unreadable }
        return entry
    }

    /// The bytes that a signature is for, and the signature.
    private static func split(_ body: UnsafeBufferPointer<UInt8>) -> (UnsafeBufferPointer<UInt8>, Signature?) {
        let count = body.count - EntryScanner.signatureDigits - 9
        guard count > 0 else { return (body, nil) }
        var tail = EntryScanner(UnsafeBufferPointer(rebasing: body[count...]))
        // Within a text the quotation marks would be escaped.
        guard tail.skip(",\"sig\":\""), let signature = tail.signature(), tail.skip("\"") else { return (body, nil) }
        return (UnsafeBufferPointer(rebasing: body[..<count]), signature)
    }

    /// The device and sequence number that a line states, verified or not.
    mutating func statedPlace(_ line: UnsafeBufferPointer<UInt8>) -> (device: String, sequence: Int)? {
        var scanner = EntryScanner(line)
        return place(&scanner)
    }

    private mutating func place(_ scanner: inout EntryScanner) -> (device: String, sequence: Int)? {
        guard scanner.skip("{\"device\":"), let device = scanner.name(&interned),
            scanner.skip(",\"seq\":"), let sequence = scanner.count()
        else { return nil }
        return (device, sequence)
    }

    private mutating func entry(
        _ body: UnsafeBufferPointer<UInt8>, _ signature: Signature?, _ digest: EntryDigest
    ) -> RideEntry? {
        var scanner = EntryScanner(body)
        guard let (device, sequence) = place(&scanner), sequence >= 1,
            scanner.skip(",\"prev\":\""), let previous = scanner.digest(),
            scanner.skip("\",\"rider\":"), let rider = scanner.name(&interned),
            scanner.skip(",\"time\":"), let time = scanner.integer(), Self.isTime(time)
        else { return nil }
        var uptime: Int64?
        if scanner.skip(",\"uptime\":") {
            uptime = scanner.integer()
            guard let uptime, Self.isTime(uptime) else { return nil }
        }
        guard scanner.skip(",\"type\":") else { return nil }
        var known = scanner
        var event = event(&known, at: time)
        if event == nil || !known.isAtEnd { event = unknownEvent(&scanner, in: body) }
        guard let event else { return nil }
        return RideEntry(
            verified: digest, rider: RideEntry.Rider(rider), device: device, sequence: sequence, time: time,
            uptime: uptime, event: event, previous: previous, signature: signature)
    }

    private static func isTime(_ milliseconds: Int64) -> Bool { milliseconds.magnitude <= RideEntry.latestTime }

    /// An unknown event, if the rest of the line is JSON.
    private func unknownEvent(_ scanner: inout EntryScanner, in body: UnsafeBufferPointer<UInt8>) -> RideEvent? {
        guard let type = scanner.text(), let members = InternedTexts.text(scanner.rest) else { return nil }
        guard Self.isObject(Array(body) + [UInt8(ascii: "}")]) else { return nil }
        return .unknown(UnknownEvent(type: type, members: members))
    }
}

import Support

extension XMLElementReader {
    /// Reads a child of a point if it tells how well the receiver knew the place.
    mutating func readReception(into reception: inout GPXReception) throws {
        if isElement("hdop") {
            reception.hdop = try readPositive()
        } else if isElement("vdop") {
            reception.vdop = try readPositive()
        } else if isElement("pdop") {
            reception.pdop = try readPositive()
        } else if isElement("sat") {
            reception.satellites = try readNumber().flatMap { Int(exactly: $0) }.flatMap { $0 >= 0 ? $0 : nil }
        } else if isElement("extensions") {
            try eachChild { (reader) throws in try reader.readExtension(into: &reception) }
        } else if isAccuracy {
            reception.accuracy = try readPositive() ?? reception.accuracy
        }
    }

    /// Extensions have the accuracy in themselves or in an element around several, as `TrackPointExtension`.
    private mutating func readExtension(into reception: inout GPXReception) throws {
        if isAccuracy {
            reception.accuracy = try readPositive() ?? reception.accuracy
        } else {
            try eachChild { (reader) throws in
                if reader.isAccuracy { reception.accuracy = try reader.readPositive() ?? reception.accuracy }
            }
        }
    }

    /// Whether the element under way is one in which some program writes the horizontal accuracy in metres.
    private var isAccuracy: Bool {
        isElementOfAnyNamespace("accuracy") || isElementOfAnyNamespace("accuracy_horizontal")
            || isElementOfAnyNamespace("hacc") || isElementOfAnyNamespace("horizontal_accuracy")
            || isElementOfAnyNamespace("horizontalAccuracy")
    }

    /// A number that is positive; programs write 0 or −1 for what they do not know.
    private mutating func readPositive() throws -> Double? {
        guard let number = try readNumber(), number > 0, number.isFinite else { return nil }
        return number
    }
}

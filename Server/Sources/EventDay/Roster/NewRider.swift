import EventClient
public import VeloQuest

/// A rider as the organiser enters one.
public struct NewRider: Sendable, Hashable {
    /// The identifier in ride logs.
    public var id: String
    /// The name for standings, and team and class.
    public var registration: Registration
    /// Whether the public does not see the name, since the rider is a child; `nil` where nothing is said of it, and what is known stays.
    public var isMinor: Bool?

    /// A rider.
    public init(id: String, registration: Registration, isMinor: Bool? = nil) {
        self.id = id
        self.registration = registration
        self.isMinor = isMinor
    }

    /// Whether all identifiers can be used.
    /// - Throws: `EventError` for the first that cannot.
    public static func check(_ riders: [NewRider]) throws(EventError) {
        for rider in riders where !PlainName.isValid(rider.id) || rider.id == "office" {
            throw EventError(
                .wrong(
                    "rider", Message("new-rider-id", ["expected": .of(PlainName.expected), "id": .of(rider.id)])))
        }
        for rider in riders {
            let registration = rider.registration
            for (name, text) in ["name": registration.name, "team": registration.team, "class": registration.category]
                as KeyValuePairs
            {
                guard let text, !PlainText.isValid(text) else { continue }
                throw EventError(.wrong(name, PlainText.expected))
            }
        }
    }
}

/// A name that stands in logs, tables and addresses.
enum PlainName {
    /// Whether it has 1 to 64 letters, digits, points, hyphens and underscores.
    static func isValid(_ text: String) -> Bool {
        // A name of points alone would be another folder in an address, or in an export.
        (1...64).contains(text.utf8.count) && !text.utf8.allSatisfy { $0 == 0x2E }
            && text.utf8.allSatisfy {
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 == 0x2D
                    || $0 == 0x2E || $0 == 0x5F
            }
    }

    /// What it has to be.
    static let expected = Message("plain-name-expected")
}

/// A text that stands in tables and on one line: stores end texts at U+0000, and terminals obey others.
enum PlainText {
    /// Whether it has no control characters.
    static func isValid(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control }
    }

    /// What it has to be.
    static let expected = Message("plain-expected")
}

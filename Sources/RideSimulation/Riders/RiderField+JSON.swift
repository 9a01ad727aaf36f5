internal import Geodesy
internal import JSON
internal import Navigation
public import Support

extension RiderField {
    /// Reads the description of a field from JSON.
    ///
    ///     {
    ///       "riders": 300,
    ///       "pace": [0.8, 1.2],
    ///       "puncturesPerKilometre": 0.002,
    ///       "strategies": { "planned": 1, "nearest": 4 }
    ///     }
    ///
    /// The members are the properties of `RiderField`, but for classes and starts; absent ones are as usual. `riders` and `teamSize` are
    /// whole numbers; `strategies` are weights by `RideStrategy`; `puncturesPerKilometre`, `repairs` and `sleepingPhones` are numbers;
    /// all others are ranges, written as a list of the least and the greatest number.
    ///
    /// - Throws: `RiderFieldError` for the first error, with line and column; unknown members and those given twice are errors, so that
    ///   none is silently ignored.
    public init(json bytes: [UInt8]) throws(RiderFieldError) {
        self.init(riders: 0)
        let (parsed, findings) = JSONValue.read(bytes)
        // Of a member given twice one would be ignored, which is only a warning where JSON is the only rule.
        guard let value = parsed, findings.isEmpty else { throw RiderFieldError(findings) }
        guard case .object(let members) = value else {
            throw RiderFieldError(Message("field-object"), at: [], in: bytes)
        }
        for member in members {
            do throws(Unfit) {
                try read(member.value, of: member.key)
            } catch {
                throw RiderFieldError(error.text, at: [member.key] + error.path, in: bytes)
            }
        }
    }

    /// Why a value does not fit, and where in it.
    private struct Unfit: Error {
        let text: Message
        var path: [String] = []
    }

    private static var ranges: [String: (WritableKeyPath<RiderField, ClosedRange<Double>>, ClosedRange<Double>)] {
        [
            "pace": (\.pace, 0.2...4), "fatigue": (\.fatigue, 0...0.5),
            "descending": (\.descending, 0...3),
            "breaksPerHour": (\.breaksPerHour, 0...20), "givingUpPerHour": (\.givingUpPerHour, 0...10),
            "wrongTurns": (\.wrongTurns, 0...1), "wrongAnswers": (\.wrongAnswers, 0...1),
            "helplessness": (\.helplessness, 0...1), "skill": (\.skill, 0.1...10),
            "hintTaking": (\.hintTaking, 0...1),
            "receivers": (\.receivers, 0.1...worstReceiver), "outagesPerHour": (\.outagesPerHour, 0...60),
        ]
    }
    /// The standard deviation in whole metres from which on navigation refuses every fix, so that nobody could even start.
    private static let worstReceiver = (FixFilter.Limits().worstAccuracy / Fix.accuracyPerDeviation).rounded(.down)
    private static var numbers: [String: (WritableKeyPath<RiderField, Double>, ClosedRange<Double>)] {
        [
            "puncturesPerKilometre": (\.puncturesPerKilometre, 0...1), "repairs": (\.repairs, 0...1),
            "sleepingPhones": (\.sleepingPhones, 0...1),
        ]
    }
    private static var counts: [String: (WritableKeyPath<RiderField, Int>, ClosedRange<Int>)] {
        ["riders": (\.riders, 1...100_000), "teamSize": (\.teamSize, 1...50)]
    }

    private mutating func read(_ value: JSONValue, of member: String) throws(Unfit) {
        if let (path, limits) = Self.ranges[member] {
            guard case .array(let ends) = value, ends.count == 2, let least = ends[0].number,
                let most = ends[1].number, least <= most, limits.contains(least), limits.contains(most)
            else { throw Unfit(text: FieldTexts.range(limits)) }
            self[keyPath: path] = least...most
        } else if let (path, limits) = Self.numbers[member] {
            guard let number = value.number, limits.contains(number) else {
                throw Unfit(text: FieldTexts.number(limits))
            }
            self[keyPath: path] = number
        } else if let (path, limits) = Self.counts[member] {
            guard let number = value.number, let count = Int(exactly: number), limits.contains(count)
            else {
                throw Unfit(
                    text: Message(
                        "field-count", ["lower-bound": .of(limits.lowerBound), "upper-bound": .of(limits.upperBound)]))
            }
            self[keyPath: path] = count
        } else if member == "strategies" {
            strategies = try Self.strategies(value)
        } else {
            let known = [
                Array(Self.counts.keys), Array(Self.ranges.keys), Array(Self.numbers.keys), ["strategies"],
            ]
            throw Unfit(
                text: Message("field-unknown", ["joined": .of((known.flatMap { $0 }.sorted()).joined(separator: ", "))])
            )
        }
    }

    private static func strategies(_ value: JSONValue) throws(Unfit) -> [RideStrategy: Int] {
        guard case .object(let members) = value else { throw Unfit(text: Message("field-object")) }
        var weights: [RideStrategy: Int] = [:]
        for member in members {
            guard let strategy = RideStrategy(rawValue: member.key) else {
                throw Unfit(
                    text: Message(
                        "field-unknown", ["joined": .of(RideStrategy.allCases.map(\.rawValue).joined(separator: ", "))]),
                    path: [member.key])
            }
            guard let number = member.value.number, let weight = Int(exactly: number),
                (0...1000).contains(weight)
            else {
                throw Unfit(
                    text: Message(
                        "field-count",
                        ["lower-bound": .of(0), "upper-bound": .of(1000)]),
                    path: [member.key])
            }
            weights[strategy] = weight
        }
        guard weights.values.contains(where: { $0 > 0 }) else {
            throw Unfit(text: Message("field-no-strategy"))
        }
        return weights
    }
}

extension JSONValue {
    fileprivate var number: Double? {
        switch self {
        case .integer(let value): Double(value)
        case .double(let value): value
        default: nil
        }
    }
}

/// Why a file does not describe a field of riders.
public struct RiderFieldError: Error, Sendable, Hashable, LocalizedMessage {
    /// What is wrong, where, and what to do.
    public let message: Message

    init(_ findings: [Diagnostic]) {
        guard !findings.containsErrors, let first = findings.first else {
            message = JSONError(diagnostics: findings).message
            return
        }
        message = FieldTexts.located(first.message, nil, first.location?.line, first.location?.column)
    }

    init(_ text: Message, at path: [String], in bytes: [UInt8]) {
        let pointer = JSONPointer(path)
        let location = JSONPointer.locate([pointer], in: bytes).first ?? nil
        message = FieldTexts.located(
            text, path.isEmpty ? nil : "\(pointer)", location?.line, location?.column)
    }
}

internal import Support

/// What is wrong with well-known text and binary.
enum WellKnownTexts {
    static func message(of error: WellKnownGeometryError) -> Message {
        let fault = message(of: error.fault)
        guard let offset = error.offset else { return fault }
        return Message("well-known", ["offset": .of(offset), "fault": .of(fault)])
    }

    private static func message(of fault: WellKnownGeometryError.Fault) -> Message {
        switch fault {
        case .expected(let expectation): return message(of: expectation)
        case .truncated: return Message("well-known-truncated")
        case .unknownType(let type): return Message("well-known-unknown-type", ["type": .of(type)])
        case .unsupportedType(let type): return Message("well-known-unsupported-type", ["type": .of(type)])
        case .unknownByteOrder(let byte): return Message("well-known-unknown-byte-order", ["byte": .of(byte)])
        case .notFinite: return Message("well-known-not-finite")
        case .wrongDimension(let expected, let found):
            return Message("well-known-wrong-dimension", ["found": .of(found), "expected": .of(expected)])
        case .measureWithoutAltitude: return Message("well-known-measure-without-altitude")
        case .shortLine: return Message("well-known-short-line")
        case .ring(let fault): return message(of: fault)
        case .countTooLarge(let count): return Message("well-known-count-too-large", ["count": .of(count)])
        case .wrongMember: return Message("well-known-wrong-member")
        case .tooDeep: return Message("well-known-too-deep")
        case .conflictingSRID: return Message("well-known-conflicting-srid")
        case .unwritableDimension: return Message("well-known-unwritable-dimension")
        case .tooManyParts: return Message("well-known-too-many-parts")
        }
    }

    private static func message(of expectation: WellKnownGeometryError.Expectation) -> Message {
        switch expectation {
        case .type: return Message("well-known-type")
        case .coordinates: return Message("well-known-coordinates")
        case .number: return Message("well-known-number")
        case .separator: return Message("well-known-separator")
        case .character(let character): return Message("well-known-character", ["character": .of(character)])
        case .srid: return Message("well-known-srid")
        case .hexadecimal: return Message("well-known-hexadecimal")
        case .end: return Message("well-known-end")
        }
    }

    private static func message(of fault: PolygonError.Fault) -> Message {
        switch fault {
        case .tooFewPositions(let count): return Message("well-known-too-few-positions", ["count": .of(count)])
        case .notClosed: return Message("well-known-not-closed")
        case .notFinite(let position): return Message("well-known-not-finite-2", ["position": .of(position)])
        }
    }
}

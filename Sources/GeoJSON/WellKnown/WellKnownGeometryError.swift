public import Support

/// Why well-known text or binary could not be read or written.
public struct WellKnownGeometryError: Error, Sendable, Hashable, LocalizedMessage {
    /// What is wrong.
    public var fault: Fault
    /// The byte where it is, counted from 0, in the UTF-8 text or the binary; `nil` where something could not be written.
    public var offset: Int?

    /// Names a fault and its place.
    public init(_ fault: Fault, offset: Int? = nil) {
        self.fault = fault
        self.offset = offset
    }

    /// What is wrong with a text or binary.
    public enum Fault: Sendable, Hashable {
        /// Something else should stand there.
        case expected(Expectation)
        /// It ends too early.
        case truncated
        /// No type of geometry has this name or number.
        case unknownType(String)
        /// Curves and surfaces, which GeoJSON does not have.
        case unsupportedType(String)
        /// The first byte of a geometry is neither 0 nor 1.
        case unknownByteOrder(UInt8)
        /// A number that is infinite, not a number, or beyond the range of `Double`.
        case notFinite
        /// A position has another number of numbers than those before it or than the type says.
        case wrongDimension(expected: Int, found: Int)
        /// Measures (M) without altitudes, for which GeoJSON positions have no place.
        case measureWithoutAltitude
        /// A line of one position.
        case shortLine
        /// A ring that is none.
        case ring(PolygonError.Fault)
        /// More parts than the bytes that follow can hold.
        case countTooLarge(UInt32)
        /// A part of a MULTI geometry is of another type.
        case wrongMember
        /// Collections nest deeper than `WellKnownLimits.depth`.
        case tooDeep
        /// A part names another SRID than the whole.
        case conflictingSRID
        /// Some positions have an altitude and others do not, or more than four numbers: there is no such text or binary.
        case unwritableDimension
        /// More than 2³² − 1 parts.
        case tooManyParts
    }

    /// What may stand somewhere.
    public enum Expectation: Sendable, Hashable {
        /// The name of a type, such as POINT.
        case type
        /// `(` or EMPTY.
        case coordinates
        /// A decimal number.
        case number
        /// `,` or `)`.
        case separator
        /// A character.
        case character(String)
        /// A whole number of 32 bits.
        case srid
        /// Pairs of hexadecimal digits.
        case hexadecimal
        /// Nothing.
        case end
    }

    /// What is wrong and where.
    public var message: Message { WellKnownTexts.message(of: self) }
}

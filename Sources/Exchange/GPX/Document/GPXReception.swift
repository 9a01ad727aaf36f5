/// How well a receiver knew where it was at a point.
///
/// Source: GPX 1.1, <https://www.topografix.com/GPX/1/1/>, for all but `accuracy`, which has no element there. Programs write that as
/// an extension: OpenTracks as `accuracy_horizontal`, Trails and others as `hacc`, and many as `accuracy`.
public struct GPXReception: Sendable, Hashable {
    /// The radius in metres within which the true place lies with a probability of 68 %; `nil` where the file does not tell it.
    public var accuracy: Double?
    /// How many satellites were used (`sat`).
    public var satellites: Int?
    /// The horizontal dilution of precision (`hdop`).
    ///
    /// What is written there differs: OsmAnd and Locus write the accuracy in metres (OsmAnd's issue 3445), others what receivers mean
    /// by it. So it only tells which points of a track are better than others.
    public var hdop: Double?
    /// The vertical dilution of precision (`vdop`).
    public var vdop: Double?
    /// The dilution of precision in all three directions (`pdop`).
    public var pdop: Double?

    /// Describes what is known.
    public init(
        accuracy: Double? = nil, satellites: Int? = nil, hdop: Double? = nil, vdop: Double? = nil, pdop: Double? = nil
    ) {
        self.accuracy = accuracy
        self.satellites = satellites
        self.hdop = hdop
        self.vdop = vdop
        self.pdop = pdop
    }

    /// `hdop`; where there is none, √(pdop² − vdop²), and where that cannot be said, `pdop`; `nil` where none is positive.
    public var horizontalDilution: Double? {
        if let hdop, hdop > 0 { return hdop }
        guard let pdop, pdop > 0 else { return nil }
        guard let vdop, vdop > 0, vdop < pdop else { return pdop }
        return (pdop * pdop - vdop * vdop).squareRoot()
    }
}

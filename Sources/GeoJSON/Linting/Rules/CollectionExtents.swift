/// The extent of Features, in each way that ambiguous ones can be read.
package struct CollectionExtents: Sendable {
    private var likely = ExtentBuilder()
    /// Used only where something can be read in two ways.
    private var others: (asWritten: ExtentBuilder, shortWay: ExtentBuilder)?

    package init() {}

    package mutating func add(_ geometry: Geometry) {
        var own = ExtentBuilder()
        own.add(geometry)
        guard !own.isCertain || others != nil else { return likely.formUnion(own) }
        part()
        likely.formUnion(own)
        var (asWritten, shortWay) = (own, own)
        if !own.isCertain {
            asWritten = ExtentBuilder(.asWritten)
            asWritten.add(geometry)
            shortWay = ExtentBuilder(.shortWay)
            shortWay.add(geometry)
        }
        others?.asWritten.formUnion(asWritten)
        others?.shortWay.formUnion(shortWay)
    }

    package mutating func add(_ other: CollectionExtents) {
        if other.others != nil { part() }
        likely.formUnion(other.likely)
        others?.asWritten.formUnion(other[.asWritten])
        others?.shortWay.formUnion(other[.shortWay])
    }

    private mutating func part() {
        if others == nil { others = (likely.choosing(.asWritten), likely.choosing(.shortWay)) }
    }

    subscript(choice: ExtentBuilder.Choice) -> ExtentBuilder {
        switch choice {
        case .likely: likely
        case .asWritten: others?.asWritten ?? likely
        case .shortWay: others?.shortWay ?? likely
        }
    }
}

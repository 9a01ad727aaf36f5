/// What a map knows about one edge, packed into 64 bits.
///
///     bit 0   class 5 │ traffic 3 │
///         8   surface 4 │ smoothness 3 │ track grade 3 │
///         18  mountain bike scale 3 │ lighting 2 │ bicycle route 3 │ destination only 1 │ incline 3 │
///         30  forward:  travel 2 │ cycleway 3 │ delay 3 │
///         38  backward: travel 2 │ cycleway 3 │ delay 3 │
///         46  roundabout · bridge · tunnel · island │
///         50  ferry's speed in km/h 6 │
///         56  0 … 0
///
/// Costs are computed from this by a `BicycleProfile`, so one map serves several profiles.
///
///     var street = EdgeAttributes(roadClass: .residential, surface: .paved, backward: .push)
///     street.traffic = .light
///     street.reversed.forward  // .push
public struct EdgeAttributes: Sendable, Hashable, BitwiseCopyable {
    @usableFromInline var packed: UInt64

    /// The packed bits, as they stand in the map file.
    @inlinable
    public var bits: UInt64 { packed }

    /// Describes an edge; all that is not named is unknown or absent.
    /// - Parameters:
    ///   - forward: how it may be travelled from its first node to its last.
    ///   - backward: how it may be travelled the other way.
    public init(roadClass: RoadClass, surface: Surface = .unknown, forward: Travel = .ride, backward: Travel = .ride) {
        packed = 0
        self.roadClass = roadClass
        self.surface = surface
        self.forward = forward
        self.backward = backward
    }

    /// Takes packed bits; `nil` where they stand for nothing that this version knows.
    package init?(bits: UInt64) {
        packed = bits
        guard bits >> EdgeAttributes.usedBits == 0, isWithin(.roadClass, RoadClass.ramp.rawValue),
            isWithin(.traffic, Traffic.heavy.rawValue), isWithin(.surface, Surface.soft.rawValue),
            isWithin(.trackGrade, TrackGrade.grade5.rawValue), isWithin(.lighting, Lighting.lit.rawValue),
            isWithin(.route, BicycleRoute.international.rawValue), self[.incline] != 4,
            isWithin(.forward, Travel.push.rawValue), isWithin(.backward, Travel.push.rawValue),
            isWithin(.forwardCycleway, Cycleway.separate.rawValue),
            isWithin(.backwardCycleway, Cycleway.separate.rawValue),
            self[.ferrySpeed] == 0 || self[.roadClass] == RoadClass.ferry.rawValue
        else { return nil }
    }

    /// Takes any bits; what stands for nothing reads as unknown, absent or forbidden.
    @inlinable
    package init(uncheckedBits bits: UInt64) { packed = bits }

    private static let usedBits: UInt64 = 56

    /// Where a value lies in the bits.
    @usableFromInline
    package struct Field {
        @usableFromInline package let start: UInt64
        @usableFromInline let width: UInt64

        @inlinable
        init(start: UInt64, width: UInt64) {
            self.start = start
            self.width = width
        }

        @inlinable package static var roadClass: Field { Field(start: 0, width: 5) }
        @inlinable static var traffic: Field { Field(start: 5, width: 3) }
        @inlinable static var surface: Field { Field(start: 8, width: 4) }
        @inlinable static var smoothness: Field { Field(start: 12, width: 3) }
        @inlinable static var trackGrade: Field { Field(start: 15, width: 3) }
        @inlinable static var mountainBikeScale: Field { Field(start: 18, width: 3) }
        @inlinable static var lighting: Field { Field(start: 21, width: 2) }
        @inlinable static var route: Field { Field(start: 23, width: 3) }
        @inlinable static var destinationOnly: Field { Field(start: 26, width: 1) }
        @inlinable static var incline: Field { Field(start: 27, width: 3) }
        @inlinable package static var forward: Field { Field(start: 30, width: 2) }
        @inlinable static var forwardCycleway: Field { Field(start: 32, width: 3) }
        @inlinable static var forwardNodeDelay: Field { Field(start: 35, width: 3) }
        @inlinable package static var backward: Field { Field(start: 38, width: 2) }
        @inlinable static var backwardCycleway: Field { Field(start: 40, width: 3) }
        @inlinable static var backwardNodeDelay: Field { Field(start: 43, width: 3) }
        @inlinable package static var roundabout: Field { Field(start: 46, width: 1) }
        @inlinable static var bridge: Field { Field(start: 47, width: 1) }
        @inlinable static var tunnel: Field { Field(start: 48, width: 1) }
        @inlinable static var island: Field { Field(start: 49, width: 1) }
        @inlinable package static var ferrySpeed: Field { Field(start: 50, width: 6) }
    }

    @inline(__always)
    @usableFromInline
    package subscript(field: Field) -> UInt8 {
        @inlinable get { UInt8(truncatingIfNeeded: packed >> field.start & (1 << field.width - 1)) }
        set {
            let mask: UInt64 = (1 << field.width - 1) << field.start
            packed = packed & ~mask | UInt64(newValue) << field.start & mask
        }
    }

    @inline(__always)
    private func isWithin(_ field: Field, _ last: UInt8) -> Bool { self[field] <= last }

    /// The same edge seen from its other end: forward and backward have changed places, up is down.
    public var reversed: EdgeAttributes {
        var other = self
        (other.forward, other.backward) = (backward, forward)
        (other.forwardCycleway, other.backwardCycleway) = (backwardCycleway, forwardCycleway)
        (other.forwardNodeDelay, other.backwardNodeDelay) = (backwardNodeDelay, forwardNodeDelay)
        other.incline = incline.reversed
        return other
    }
}

extension WayTags {
    /// The keys that mean something to the rules.
    package enum Tag: UInt8, Sendable, CaseIterable {
        /// Access for everybody.
        case access
        /// The same against the way.
        case accessBackward
        /// The same against the way at certain times.
        case accessBackwardConditional
        /// The same at certain times.
        case accessConditional
        /// The same along the way.
        case accessForward
        /// The same along the way at certain times.
        case accessForwardConditional
        /// Access for bicycles.
        case bicycle
        /// The same against the way.
        case bicycleBackward
        /// The same against the way at certain times.
        case bicycleBackwardConditional
        /// The same at certain times.
        case bicycleConditional
        /// The same along the way.
        case bicycleForward
        /// The same along the way at certain times.
        case bicycleForwardConditional
        /// A street where bicycles come first.
        case bicycleRoad
        /// A bridge.
        case bridge
        /// What is being built.
        case construction
        /// Steps that move.
        case conveying
        /// A Dutch or Belgian street where bicycles come first.
        case cyclestreet
        /// Lanes and tracks for bicycles.
        case cycleway
        /// The same on both sides.
        case cyclewayBoth
        /// Where those on both sides lead.
        case cyclewayBothOneway
        /// Lanes and tracks on the left.
        case cyclewayLeft
        /// Where those on the left lead.
        case cyclewayLeftOneway
        /// Where lanes and tracks lead.
        case cyclewayOneway
        /// Lanes and tracks on the right.
        case cyclewayRight
        /// Where those on the right lead.
        case cyclewayRightOneway
        /// The public right of way in England and Wales.
        case designation
        /// On which side traffic keeps, where the way is an exception.
        case drivingSide
        /// How long a ferry takes.
        case duration
        /// Access for people on foot.
        case foot
        /// The same against the way.
        case footBackward
        /// The same against the way at certain times.
        case footBackwardConditional
        /// The same at certain times.
        case footConditional
        /// The same along the way.
        case footForward
        /// The same along the way at certain times.
        case footForwardConditional
        /// The kind of road.
        case highway
        /// On an international bicycle route.
        case icn
        /// Whether nothing passes.
        case impassable
        /// How steep it is.
        case incline
        /// Roundabouts.
        case junction
        /// A ladder on a path.
        case ladder
        /// How many lanes there are.
        case lanes
        /// On a local bicycle route.
        case lcn
        /// Lamps.
        case lit
        /// Piers, among others.
        case manMade
        /// The speed limit.
        case maxspeed
        /// Access for motor vehicles.
        case motorVehicle
        /// A road built like a motorway.
        case motorroad
        /// How hard it is for mountain bicycles.
        case mtbScale
        /// The road's name.
        case name
        /// On a national bicycle route.
        case ncn
        /// One-way streets.
        case oneway
        /// One-way streets, for bicycles.
        case onewayBicycle
        /// One-way streets, for bicycles at certain times.
        case onewayBicycleConditional
        /// One-way streets at certain times.
        case onewayConditional
        /// One-way streets, for people on foot.
        case onewayFoot
        /// Platforms.
        case publicTransport
        /// Platforms, among others.
        case railway
        /// Whether steps have a ramp.
        case ramp
        /// The same for bicycles.
        case rampBicycle
        /// The same for prams.
        case rampStroller
        /// The same for wheelchairs.
        case rampWheelchair
        /// On a regional bicycle route.
        case rcn
        /// The road's number.
        case ref
        /// Ferries, among others.
        case route
        /// How hard it is for hikers.
        case sacScale
        /// Whether one may ride on the pavement.
        case sidewalkBicycle
        /// The same on both sides.
        case sidewalkBothBicycle
        /// The same on the left.
        case sidewalkLeftBicycle
        /// The same on the right.
        case sidewalkRightBicycle
        /// How even it is.
        case smoothness
        /// Whether nothing passes.
        case status
        /// What the way is covered with.
        case surface
        /// How firm a track is.
        case tracktype
        /// A tunnel.
        case tunnel
        /// Access for vehicles, bicycles among them.
        case vehicle
        /// The same against the way.
        case vehicleBackward
        /// The same against the way at certain times.
        case vehicleBackwardConditional
        /// The same at certain times.
        case vehicleConditional
        /// The same along the way.
        case vehicleForward
        /// The same along the way at certain times.
        case vehicleForwardConditional

        /// The OSM key.
        package var key: String {
            switch self {
            case .accessBackward: "access:backward"
            case .accessBackwardConditional: "access:backward:conditional"
            case .accessConditional: "access:conditional"
            case .accessForward: "access:forward"
            case .accessForwardConditional: "access:forward:conditional"
            case .bicycleBackward: "bicycle:backward"
            case .bicycleBackwardConditional: "bicycle:backward:conditional"
            case .bicycleConditional: "bicycle:conditional"
            case .bicycleForward: "bicycle:forward"
            case .bicycleForwardConditional: "bicycle:forward:conditional"
            case .bicycleRoad: "bicycle_road"
            case .cyclewayBoth: "cycleway:both"
            case .cyclewayBothOneway: "cycleway:both:oneway"
            case .cyclewayLeft: "cycleway:left"
            case .cyclewayLeftOneway: "cycleway:left:oneway"
            case .cyclewayOneway: "cycleway:oneway"
            case .cyclewayRight: "cycleway:right"
            case .cyclewayRightOneway: "cycleway:right:oneway"
            case .drivingSide: "driving_side"
            case .footBackward: "foot:backward"
            case .footBackwardConditional: "foot:backward:conditional"
            case .footConditional: "foot:conditional"
            case .footForward: "foot:forward"
            case .footForwardConditional: "foot:forward:conditional"
            case .manMade: "man_made"
            case .motorVehicle: "motor_vehicle"
            case .mtbScale: "mtb:scale"
            case .onewayBicycle: "oneway:bicycle"
            case .onewayBicycleConditional: "oneway:bicycle:conditional"
            case .onewayConditional: "oneway:conditional"
            case .onewayFoot: "oneway:foot"
            case .publicTransport: "public_transport"
            case .rampBicycle: "ramp:bicycle"
            case .rampStroller: "ramp:stroller"
            case .rampWheelchair: "ramp:wheelchair"
            case .sacScale: "sac_scale"
            case .sidewalkBicycle: "sidewalk:bicycle"
            case .sidewalkBothBicycle: "sidewalk:both:bicycle"
            case .sidewalkLeftBicycle: "sidewalk:left:bicycle"
            case .sidewalkRightBicycle: "sidewalk:right:bicycle"
            case .vehicleBackward: "vehicle:backward"
            case .vehicleBackwardConditional: "vehicle:backward:conditional"
            case .vehicleConditional: "vehicle:conditional"
            case .vehicleForward: "vehicle:forward"
            case .vehicleForwardConditional: "vehicle:forward:conditional"
            default: String(describing: self)
            }
        }

        /// The tag with an OSM key; `nil` for a key without meaning to the rules.
        package init?(key: String) {
            guard let tag = Tag.byKey[key] else { return nil }
            self = tag
        }

        private static let byKey = Dictionary(uniqueKeysWithValues: allCases.map { ($0.key, $0) })
    }
}

/// A signed bicycle route, as far as the map names it.
///
/// Source: OSM wiki, *Cycle routes*.
struct SignedRoute: Sendable, Hashable {
    /// How far a route leads.
    enum Network: String, CaseIterable, Sendable {
        case icn
        case ncn
        case rcn
        case lcn
        case mtb

        /// The first zoom of its ways.
        var minZoom: Int {
            switch self {
            case .icn, .ncn: 6
            case .rcn: 8
            case .lcn: 10
            case .mtb: 11
            }
        }

        var attribute: AttributeKey {
            switch self {
            case .icn: .icn
            case .ncn: .ncn
            case .rcn: .rcn
            case .lcn: .lcn
            case .mtb: .mtb
            }
        }
    }

    var network: Network
    var ref: String?
    var name: String?

    /// `nil` where the tags of a relation are none of a bicycle route, or of one that is only planned.
    init?(_ tags: ElementTags) {
        guard tags[.type] == "route" || tags[.type] == "superroute", tags[.state] != "proposed" else { return nil }
        switch (tags[.route], tags[.network]) {
        case ("mtb", _), ("bicycle", "mtb"): network = .mtb
        case ("bicycle", "icn"): network = .icn
        case ("bicycle", "ncn"): network = .ncn
        case ("bicycle", "rcn"): network = .rcn
        case ("bicycle", _): network = .lcn
        default: return nil
        }
        ref = tags[.ref]
        name = tags[.name]
    }
}

/// The temporal functions (clause 7.7), after the Time Ontology in OWL (W3C and OGC, 2022).
///
///     before      ├──┤                meets      ├──┤            overlaps   ├────┤
///                       ├──┤                        ├──┤                      ├────┤
///     starts      ├──┤                during       ├──┤          finishes      ├──┤
///                 ├─────┤                        ├──────┤                   ├─────┤
enum TemporalRelation: String, Sendable, Hashable, CaseIterable {
    case after = "T_AFTER"
    case before = "T_BEFORE"
    case contains = "T_CONTAINS"
    case disjoint = "T_DISJOINT"
    case during = "T_DURING"
    case equals = "T_EQUALS"
    case finishedBy = "T_FINISHEDBY"
    case finishes = "T_FINISHES"
    case intersects = "T_INTERSECTS"
    case meets = "T_MEETS"
    case metBy = "T_METBY"
    case overlappedBy = "T_OVERLAPPEDBY"
    case overlaps = "T_OVERLAPS"
    case startedBy = "T_STARTEDBY"
    case starts = "T_STARTS"

    /// Whether an instant in the filter may be an operand; the standard allows only periods for the others.
    var takesInstants: Bool {
        switch self {
        case .after, .before, .disjoint, .equals, .intersects: true
        default: false
        }
    }

    /// Whether it holds.
    func holds(_ left: Period, _ right: Period) -> Bool {
        let starts = Period.Bound.compare(left.start, right.start)
        let ends = Period.Bound.compare(left.end, right.end)
        let endToStart = Period.Bound.compare(left.end, right.start)
        let startToEnd = Period.Bound.compare(left.start, right.end)
        return switch self {
        case .after: startToEnd > 0
        case .before: endToStart < 0
        case .disjoint: startToEnd > 0 || endToStart < 0
        case .intersects: startToEnd <= 0 && endToStart >= 0
        case .equals: starts == 0 && ends == 0
        case .contains: starts < 0 && ends > 0
        case .during: starts > 0 && ends < 0
        case .finishedBy: starts < 0 && ends == 0
        case .finishes: starts > 0 && ends == 0
        case .meets: endToStart == 0
        case .metBy: startToEnd == 0
        case .overlaps: starts < 0 && endToStart > 0 && ends < 0
        case .overlappedBy: starts > 0 && startToEnd < 0 && ends > 0
        case .starts: starts == 0 && ends < 0
        case .startedBy: starts == 0 && ends > 0
        }
    }
}

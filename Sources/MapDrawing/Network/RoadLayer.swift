import RoadMap
import Routing
import Support

/// The roads of a map, each kind with its own look: cycleways stand out, main roads are wide, paths thin and dashed, and bridges are
/// drawn over what they cross.
///
///     let roads = RoadLayer(graph, frame: frame)
///     roads.kinds  // the visible kinds, for a legend
///
/// Kinds that would clutter the map at the frame's scale are left out, and lines are simplified to less than half a pixel.
struct RoadLayer: MapLayer {
    /// The name of the layer in an SVG file.
    var name: String { "roads" }
    /// The visible kinds of road, from the lowest to the highest.
    let kinds: [RoadKind]
    /// Whether any of the roads has a lane or a track for bicycles.
    let hasLanes: Bool

    let groups: [(group: RoadGroup, look: RoadLook, lines: Paths)]

    /// Collects the roads of a map within a frame.
    ///
    /// - Parameter isMuted: whether all roads are thin and grey, as a background.
    /// - Complexity: O(points of the map), and O(n log n) for the n edges inside the frame.
    init(_ graph: RoadGraph, frame: MapFrame, isMuted: Bool = false) {
        let looks = RoadLayer.looks(frame)
        let found = RoadLayer.lines(graph, frame: frame) { looks[$0] != nil }
        var groups: [(group: RoadGroup, look: RoadLook, lines: Paths)] = []
        for (number, lines) in found.enumerated() where !lines.isEmpty {
            guard let (group, look) = looks[number] else { continue }
            groups.append((group, isMuted ? look.muted : look, lines.tidied()))
        }
        self.groups = groups
        kinds = Set(groups.map(\.group.kind)).sorted()
        hasLanes = groups.contains(where: \.group.hasLane)
    }

    /// Draws the roads.
    func draw(on sheet: inout MapSheet) {
        for level in RoadGroup.Level.allCases {
            let here = groups.filter { $0.group.level == level }
                .map { (isMinor: $0.group.kind < .service, look: $0.look, number: sheet.number($0.lines)) }
            for isMinor in [true, false] {
                let part = here.filter { $0.isMinor == isMinor }
                for road in part {
                    if let number = road.number {
                        for casing in road.look.casings { sheet.draw(number, casing) }
                    }
                }
                for road in part {
                    if let number = road.number { sheet.draw(number, road.look.line) }
                }
            }
        }
    }

    /// All groups shown at a frame's scale, by number.
    private static func looks(_ frame: MapFrame) -> [Int: (group: RoadGroup, look: RoadLook)] {
        var looks: [Int: (group: RoadGroup, look: RoadLook)] = [:]
        for kind in RoadKind.allCases {
            for level in RoadGroup.Level.allCases {
                for (isPushed, hasLane) in [(false, false), (false, true), (true, false), (true, true)] {
                    let group = RoadGroup(kind: kind, level: level, isPushed: isPushed, hasLane: hasLane)
                    if let look = RoadLook(group, metresPerPixel: frame.metresPerPixel) {
                        looks[group.number] = (group, look)
                    }
                }
            }
        }
        return looks
    }

    /// The edges inside the frame as lines, by the number of their group.
    private static func lines(_ graph: RoadGraph, frame: MapFrame, isShown: (Int) -> Bool) -> [Paths] {
        let isShown = (0..<RoadGroup.count).map(isShown)
        let clipping = LineClipping(box: frame.drawnBox)
        var lines = [Paths](repeating: Paths(), count: RoadGroup.count)
        var points: [PicturePoint] = []
        for edge in graph.edges {
            let attributes = graph.attributes(of: edge)
            guard !attributes.isClosed else { continue }
            let number = RoadGroup(attributes).number
            guard isShown[number] else { continue }
            points.removeAll(keepingCapacity: true)
            for place in graph.shape(of: edge) { points.append(frame.point(place)) }
            guard mayShow(points, in: clipping.box) else { continue }
            clipping.clip(points, into: &lines[number])
        }
        return lines
    }

    private static func mayShow(_ points: [PicturePoint], in box: PictureBox) -> Bool {
        var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
        for point in points {
            left = min(left, point.x)
            right = max(right, point.x)
            top = min(top, point.y)
            bottom = max(bottom, point.y)
        }
        return left <= box.right && right >= box.left && top <= box.bottom && bottom >= box.top
    }

    /// The rows of a legend for the roads of the picture: those for bicycles first.
    func legend(_ language: Language, frame: MapFrame) -> [Legend.Row] {
        var rows: [Legend.Row] = []
        func add(_ kind: RoadKind, hasLane: Bool = false, _ text: Message) {
            let group = RoadGroup(kind: kind, hasLane: hasLane)
            guard let look = RoadLook(group, metresPerPixel: frame.metresPerPixel) else { return }
            rows.append(Legend.Row(.line(look.strokes), text[language]))
        }
        let has = { (kind: RoadKind) in kinds.contains(kind) }
        if has(.cycleway) { add(.cycleway, Message("legend-cycleway")) }
        if hasLanes { add(.tertiary, hasLane: true, Message("legend-cycle-lane")) }
        if has(.main) { add(.main, Message("legend-main-road")) }
        if let kind = [RoadKind.secondary, .tertiary].first(where: has) {
            add(kind, Message("legend-secondary-road"))
        }
        if has(.street) { add(.street, Message("legend-street")) }
        if has(.quiet) { add(.quiet, Message("legend-quiet-street")) }
        if has(.track) { add(.track, Message("legend-track")) }
        if has(.path) { add(.path, Message("legend-path")) }
        if has(.footway) { add(.footway, Message("legend-on-foot")) }
        if has(.steps) { add(.steps, Message("legend-steps")) }
        if has(.ferry) { add(.ferry, Message("legend-ferry")) }
        return rows
    }
}

/// Roads that are drawn in the same way and at the same level.
struct RoadGroup: Hashable {
    /// The vertical order.
    enum Level: UInt8, CaseIterable {
        case tunnel
        case ground
        case bridge
    }

    var kind: RoadKind
    var level: Level
    /// Whether the bicycle is pushed in both directions.
    var isPushed: Bool
    /// Whether the road has a lane or a track for bicycles.
    var hasLane: Bool

    package init(_ attributes: EdgeAttributes) {
        kind = RoadKind(attributes)
        level = attributes.isTunnel ? .tunnel : attributes.isBridge ? .bridge : .ground
        let isRidden = attributes.forward == .ride || attributes.backward == .ride
        isPushed = !isRidden && kind != .footway && kind != .steps && kind != .ferry
        hasLane = [attributes.forwardCycleway, attributes.backwardCycleway].contains { $0 == .lane || $0 == .track }
        if kind < .service || kind == .cycleway { hasLane = false }
    }

    package init(kind: RoadKind, level: Level = .ground, isPushed: Bool = false, hasLane: Bool = false) {
        self.kind = kind
        self.level = level
        self.isPushed = isPushed
        self.hasLane = hasLane
    }

    static let count = RoadKind.allCases.count * 12

    /// A number below `count`.
    var number: Int {
        Int(kind.rawValue) * 12 + Int(level.rawValue) * 4 + (isPushed ? 2 : 0) + (hasLane ? 1 : 0)
    }
}

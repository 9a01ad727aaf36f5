import Support

extension DemoCity {
    /// The city while it is being built: first a plan (lines, cells), then a drawing (nodes, ways, relations).
    struct Site {
        let scale: Scale
        let warp: Warp
        let names: Names
        /// The seed from which each street draws its own generator, so that streets do not depend on one another.
        let streetSeed: UInt64
        var generator: SeededGenerator

        var network = Network()
        /// Land that is still to be cut up.
        var cells: [Cell] = []
        var river = Strip.none
        var railway = Strip.none
        /// Pieces of the motorway's strip of land, each from one street that crosses it to the next.
        var motorwayCells: [Cell] = []
        /// Streets across water, rails or motorway that the network of lines does not have.
        var crossings: [Crossing] = []
        /// Edges of the network that lead over the motorway, by their two junctions.
        var overpasses: Set<UInt64> = []
        package var ferry: (UInt32, UInt32)?
        /// Sides of the block at hand from which something begins, and those that nothing else may begin from.
        var usedSides: Set<Int> = []
        var closedSides: Set<Int> = []
        /// From the middle of the block at hand to its nearest side.
        var blockDepth = 0.0
        /// Whether there are streets yet that nothing leads to; every city has some.
        var hasIsland = false
        /// Junctions that are landmarks and stay plain junctions.
        var squares: [UInt32] = []
        /// The middles of the ponds in parks drawn so far.
        var ponds: [Vector] = []
        package var landmarks: [Landmark] = []

        var drawing: Drawing
        /// The node of each junction that has been drawn.
        var nodes: ContiguousArray<UInt32> = []
        /// Where a street crosses the cycle track along another one.
        var trackCrossings: [TrackCrossing] = []
        /// The ends of streets at each roundabout.
        var roundabouts: [UInt32: [RoundaboutEnd]] = [:]
        /// What meets at junctions that get a turn restriction.
        var restricted: [UInt32: [StreetEnd]] = [:]
        /// The ways that bicycle routes follow, by the street's name.
        var routes: [UInt64: [(along: Double, way: UInt32)]] = [:]

        package init(seed: UInt64, size: Size, names: Names) {
            var root = SeededGenerator(seed: seed)
            scale = Scale(size)
            warp = Warp(seed: root.next(), scale: scale)
            streetSeed = root.next()
            generator = root.split()
            self.names = names
            drawing = Drawing()
        }

        /// A straight strip of land across the city that no street crosses by itself.
        struct Strip: Sendable {
            /// A point in its middle, the nearest to the city's centre.
            var middle: Vector
            /// The direction, in turns counterclockwise from east.
            var turns: Double
            var direction: Vector
            var width: Double

            package static let none = Strip(turns: 0, offset: 0, width: 0)

            /// A strip that passes the centre on its right, where `offset` is positive.
            package init(turns: Double, offset: Double, width: Double) {
                self.turns = turns
                self.width = width
                direction = Vector.direction(turns: turns)
                middle = direction.left * offset
            }
        }

        /// A street from one side of a strip to the other.
        struct Crossing: Sendable {
            enum Obstacle: Sendable { case river, railway }

            var obstacle: Obstacle
            var from: UInt32
            var to: UInt32
            var kind: StreetKind
            var name: UInt64
        }

        struct TrackCrossing: Sendable {
            var line: UInt32
            var junction: UInt32
            var node: UInt32
            /// The street of the plan that crosses it; `nil` for a way inside a block.
            var sideLine: UInt32?
        }

        struct RoundaboutEnd: Sendable {
            var node: UInt32
            /// From the middle of the roundabout, one metre long.
            var direction: Vector
        }

        struct StreetEnd: Sendable {
            var way: UInt32
            /// Away from the junction, one metre long.
            var direction: Vector
            var isOneWay: Bool
        }

        /// Where a point of the plan lies on the map, in metres from the centre.
        func place(of junction: UInt32) -> Vector {
            let row = network.junctions[Int(junction)]
            return warp(row.place + row.bend)
        }
    }
}

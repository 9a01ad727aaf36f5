extension DemoCity {
    /// The streets of the plan: straight lines between junctions, with the junctions on them.
    ///
    ///     line      from ●──────●────────●──────● to
    ///                          attachments (along 0…1)
    ///
    /// A junction lies inside at most one line, its parent; every other line at the junction begins or ends there.
    struct Network: Sendable {
        struct Junction: Sendable, BitwiseCopyable {
            /// Where the plan's straight lines meet.
            var place: Vector
            /// How far the bow of the parent line carries it from there.
            var bend: Vector
            /// The line that it lies inside of.
            var parent: UInt32
            /// Whether a street passes or ends here; otherwise a street that reaches it is a dead end.
            var isOpen: Bool
            /// The first line that began or ended here, for a street that goes on across its parent to keep its name.
            var arm = Network.noLine
            /// Whether something narrower than a street begins here, so that no roundabout fits.
            var isOccupied = false
        }

        struct Line: Sendable, BitwiseCopyable {
            var from: UInt32
            var to: UInt32
            var kind: StreetKind
            /// A cycle track on its left side.
            var hasCycleTrack = false
            /// How far its middle is bowed to the left of the straight line, in metres.
            var bow: Double
            /// Lines of one name are one street.
            var name: UInt64
            var district: DistrictKind = .inner
            var firstAttachment: Int32 = -1
        }

        private struct Attachment: Sendable, BitwiseCopyable {
            var along: Double
            var junction: UInt32
            var next: Int32
        }

        static let noLine = UInt32.max

        var junctions: ContiguousArray<Junction> = []
        var lines: ContiguousArray<Line> = []
        private var attachments: ContiguousArray<Attachment> = []

        /// Adds a junction that lies on no line.
        mutating func addJunction(at place: Vector, isOpen: Bool = true) -> UInt32 {
            junctions.append(Junction(place: place, bend: .zero, parent: Self.noLine, isOpen: isOpen))
            return UInt32(junctions.count - 1)
        }

        mutating func addLine(from: UInt32, to: UInt32, kind: StreetKind, bow: Double = 0, name: UInt64 = 0) -> UInt32 {
            lines.append(Line(from: from, to: to, kind: kind, bow: bow, name: name))
            return UInt32(lines.count - 1)
        }

        /// Adds a junction inside a line at the point of it nearest to `place`.
        mutating func attach(to line: UInt32, at place: Vector) -> UInt32 {
            let row = lines[Int(line)]
            let from = junctions[Int(row.from)].place
            let span = junctions[Int(row.to)].place - from
            let along = min(max((place - from).dot(span) / max(span.dot(span), 1e-9), 0), 1)
            let junction = UInt32(junctions.count)
            junctions.append(
                Junction(
                    place: place, bend: bend(of: row, along: along), parent: line, isOpen: row.kind.isStreet))
            attachments.append(Attachment(along: along, junction: junction, next: row.firstAttachment))
            lines[Int(line)].firstAttachment = Int32(attachments.count - 1)
            return junction
        }

        /// The junction inside a line nearest to `place`, if it is within `distance`.
        func attachment(on line: UInt32, near place: Vector, within distance: Double) -> UInt32? {
            var best: UInt32?
            var bestSquare = distance * distance
            var next = lines[Int(line)].firstAttachment
            while next >= 0 {
                let attachment = attachments[Int(next)]
                let offset = junctions[Int(attachment.junction)].place - place
                if offset.dot(offset) < bestSquare {
                    bestSquare = offset.dot(offset)
                    best = attachment.junction
                }
                next = attachment.next
            }
            return best
        }

        /// The junctions inside a line in the order of travel.
        func stops(of line: UInt32) -> [(along: Double, junction: UInt32)] {
            var stops: [(along: Double, junction: UInt32)] = []
            var next = lines[Int(line)].firstAttachment
            while next >= 0 {
                stops.append((attachments[Int(next)].along, attachments[Int(next)].junction))
                next = attachments[Int(next)].next
            }
            stops.sort { ($0.along, $0.junction) < ($1.along, $1.junction) }
            return stops
        }

        /// The point of a line before the warp, its bow included.
        func point(of line: UInt32, along: Double) -> Vector {
            let row = lines[Int(line)]
            let from = junctions[Int(row.from)].place
            return from.moved(toward: junctions[Int(row.to)].place, by: along) + bend(of: row, along: along)
        }

        /// The straight length of a line.
        func length(of line: UInt32) -> Double {
            let row = lines[Int(line)]
            return junctions[Int(row.from)].place.distance(to: junctions[Int(row.to)].place)
        }

        private func bend(of line: Line, along: Double) -> Vector {
            let from = junctions[Int(line.from)]
            let to = junctions[Int(line.to)]
            let left = (to.place - from.place).unit.left
            return from.bend.moved(toward: to.bend, by: along) + left * (line.bow * 4 * along * (1 - along))
        }
    }
}

extension DemoCity {
    /// A convex piece of land with lines of the network all round it, its corners counterclockwise.
    struct Cell: Sendable {
        struct Corner: Sendable, BitwiseCopyable {
            var junction: UInt32
            var place: Vector
            /// The line along the side from this corner to the next.
            var line: UInt32
        }

        var corners: [Corner]

        func next(_ corner: Int) -> Int { corner + 1 == corners.count ? 0 : corner + 1 }

        func point(side: Int, at fraction: Double) -> Vector {
            corners[side].place.moved(toward: corners[next(side)].place, by: fraction)
        }

        func length(side: Int) -> Double { corners[side].place.distance(to: corners[next(side)].place) }

        /// From a side straight into the cell, one metre long.
        func inward(from side: Int) -> Vector {
            (corners[next(side)].place - corners[side].place).unit.left
        }

        /// From the centroid to the nearest side.
        var depth: Double {
            let centre = centroid
            var nearest = Double.infinity
            for side in corners.indices { nearest = min(nearest, inward(from: side).dot(centre - corners[side].place)) }
            return nearest
        }

        /// The longest side's direction.
        var grain: Vector {
            var longest = Vector(x: 1, y: 0)
            var best = 0.0
            for side in corners.indices {
                let span = corners[next(side)].place - corners[side].place
                if span.length > best { (best, longest) = (span.length, span) }
            }
            return longest.unit
        }

        var area: Double {
            var twice = 0.0
            for corner in corners.indices { twice += corners[corner].place.cross(corners[next(corner)].place) }
            return twice / 2
        }

        var centroid: Vector {
            let origin = corners[0].place
            var sum = Vector.zero
            var twice = 0.0
            for corner in corners.indices {
                let a = corners[corner].place - origin
                let b = corners[next(corner)].place - origin
                let weight = a.cross(b)
                sum = sum + (a + b) * weight
                twice += weight
            }
            return origin + sum * (1 / max(3 * twice, 1e-9))
        }

        /// From where to where it reaches along a direction.
        func reach(along direction: Vector) -> (low: Double, high: Double) {
            var low = Double.infinity
            var high = -Double.infinity
            for corner in corners {
                let position = corner.place.dot(direction)
                low = min(low, position)
                high = max(high, position)
            }
            return (low, high)
        }

        /// Where a line through `point` enters and leaves: two sides, each with the share of it that lies before.
        func crossings(through point: Vector, direction: Vector) -> ((Int, Double), (Int, Double))? {
            var found: [(Int, Double)] = []
            for side in corners.indices {
                let here = direction.cross(corners[side].place - point)
                let there = direction.cross(corners[next(side)].place - point)
                if (here < 0) != (there < 0) { found.append((side, here / (here - there))) }
            }
            return found.count == 2 ? (found[0], found[1]) : nil
        }

        /// Where the circle round the centre crosses the boundary, if it does so exactly twice.
        func crossings(circle radius: Double) -> ((Int, Double), (Int, Double))? {
            var found: [(Int, Double)] = []
            for side in corners.indices {
                let start = corners[side].place
                let span = corners[next(side)].place - start
                let a = span.dot(span)
                let b = start.dot(span)
                let discriminant = b * b - a * (start.dot(start) - radius * radius)
                guard a > 0, discriminant > 0 else { continue }
                let root = discriminant.squareRoot()
                for fraction in [(-b - root) / a, (-b + root) / a] where fraction >= 0 && fraction < 1 {
                    found.append((side, fraction))
                }
            }
            return found.count == 2 && found[0].0 != found[1].0 ? (found[0], found[1]) : nil
        }
    }
}

/// A line through coordinates that knows how long it is at each of them.
///
///     let line = Polyline(coordinates)
///     line.length                       // metres
///     line.coordinate(at: 250)          // the place 250 m from its start
///     line.nearest(to: here).distance   // metres from here to the line
///
/// Lengths are geodesic on WGS 84; between two neighbouring coordinates, which should lie less than a few kilometres
/// apart, the line runs straight in longitude and latitude.
public struct Polyline: Sendable, Hashable {
    /// The coordinates, in order.
    public let coordinates: [Coordinate]
    /// Metres from the start to each coordinate.
    public let distances: [Double]

    /// Makes a line; none or one coordinate gives a line without length.
    public init(_ coordinates: [Coordinate]) {
        self.coordinates = coordinates
        distances = Array(unsafeUninitializedCapacity: coordinates.count) { distances, count in
            var total = 0.0
            var measure = StepMeasure()
            for index in coordinates.indices {
                if index > 0 { total += measure.distance(from: coordinates[index - 1], to: coordinates[index]) }
                distances[index] = total
            }
            count = coordinates.count
        }
    }

    /// Metres from the start to the end.
    public var length: Double { distances.last ?? 0 }

    /// The place `distance` metres along the line, held within its ends (not a number counts as 0); `nil` for a line
    /// without coordinates.
    ///
    /// - Complexity: O(log n).
    public func coordinate(at distance: Double) -> Coordinate? {
        guard let first = coordinates.first else { return nil }
        let index = segment(at: distance)
        guard index + 1 < coordinates.count else { return first }
        let length = distances[index + 1] - distances[index]
        let fraction = length > 0 && !distance.isNaN ? min(max((distance - distances[index]) / length, 0), 1) : 0
        return Polyline.between(coordinates[index], coordinates[index + 1], fraction)
    }

    /// The direction of travel `distance` metres along the line, in degrees clockwise from true north; 0 for a line
    /// without length. Where coordinates repeat, it is the direction of the next step, and at the end of the last.
    public func bearing(at distance: Double) -> Double { bearing(ofSegment: segment(at: distance)) }

    /// The direction of travel on the segment that starts at a coordinate, as `bearing(at:)`.
    package func bearing(ofSegment number: Int) -> Double {
        var index = number
        while index + 1 < coordinates.count, coordinates[index] == coordinates[index + 1] { index += 1 }
        if index + 1 >= coordinates.count {
            index = coordinates.count - 2
            while index >= 0, coordinates[index] == coordinates[index + 1] { index -= 1 }
        }
        guard index >= 0 else { return 0 }
        return coordinates[index].bearing(to: coordinates[index + 1])
    }

    /// A place on a line.
    public struct Place: Sendable, Hashable {
        /// Metres from the line's start.
        public var along: Double
        /// Metres from the line to the coordinate that was asked about.
        public var distance: Double
        /// The place itself.
        public var coordinate: Coordinate

        package init(along: Double, distance: Double, coordinate: Coordinate) {
            self.along = along
            self.distance = distance
            self.coordinate = coordinate
        }
    }

    /// The place on the line nearest to a coordinate, looking only at the part `range` in metres from the start; of
    /// places equally near the first. `nil` for a line without coordinates, a range off the line, or coordinates that are
    /// not finite.
    ///
    /// Distances are compared in a flat plane around `coordinate`, which suits lines that pass within some
    /// 20 km of it; `distance` is geodesic.
    ///
    /// - Complexity: O(log n + k), k the number of segments within the range.
    public func nearest(
        to coordinate: Coordinate, within range: ClosedRange<Double> = 0...Double.infinity
    ) -> Place? {
        guard let first = coordinates.first, range.lowerBound <= length, range.upperBound >= 0 else { return nil }
        let plane = LocalPlane(origin: coordinate)
        let here = PlanePoint(east: 0, north: 0)
        guard coordinates.count > 1 else {
            let distance = first.distance(to: coordinate)
            return distance.isFinite ? Place(along: 0, distance: distance, coordinate: first) : nil
        }
        var best: (along: Double, squared: Double)?
        var index = segment(at: range.lowerBound)
        while index + 1 < coordinates.count, distances[index] <= range.upperBound {
            let line = PlaneSegment(plane.point(coordinates[index]), plane.point(coordinates[index + 1]))
            let length = distances[index + 1] - distances[index]
            var (fraction, squared) = line.nearest(to: here)
            let along = distances[index] + fraction * length
            let held = min(max(along, range.lowerBound), range.upperBound)
            if held != along, length > 0 {
                fraction = min(max((held - distances[index]) / length, 0), 1)
                let miss = line.point(at: fraction)
                squared = miss.east * miss.east + miss.north * miss.north
            }
            if squared < (best?.squared ?? .infinity) { best = (distances[index] + fraction * length, squared) }
            index += 1
        }
        guard let best, let place = self.coordinate(at: best.along) else { return nil }
        return Place(along: best.along, distance: coordinate.distance(to: place), coordinate: place)
    }

    /// The part of the line between two distances from its start, both clamped to its ends: at least two coordinates,
    /// equal ones where the part has no length; empty for a line without coordinates.
    public func slice(from start: Double, to end: Double) -> [Coordinate] {
        guard let first = coordinate(at: start), let last = coordinate(at: max(start, end)) else { return [] }
        var result = [first]
        var index = segment(at: start) + 1
        while index < coordinates.count, distances[index] < min(end, length) {
            if distances[index] > start { result.append(coordinates[index]) }
            index += 1
        }
        result.append(last)
        return result
    }

    /// The segment that holds a distance: its first coordinate's index.
    package func segment(at distance: Double) -> Int {
        guard distance.isFinite || distance > 0 else { return 0 }
        var low = 0
        var high = max(distances.count - 2, 0)
        while low < high {
            let middle = (low + high + 1) / 2
            if distances[middle] <= distance { low = middle } else { high = middle - 1 }
        }
        return low
    }

    private static func between(_ start: Coordinate, _ end: Coordinate, _ fraction: Double) -> Coordinate {
        // Beside the meridian of Greenwich and the equator the sum would miss the end by its rounding.
        guard fraction < 1 else { return end }
        let step = Angle.longitudeStep(from: start.longitude, to: end.longitude)
        let longitude = Angle.wrapped(start.longitude + step * fraction)
        return Coordinate(
            longitude: longitude, latitude: start.latitude + (end.latitude - start.latitude) * fraction)
    }
}

// MARK: - Decoding

#if !hasFeature(Embedded)
    extension Polyline: Codable {
        /// Decodes a line.
        ///
        /// - Throws: `DecodingError`, also where there is not one distance for each coordinate, 0 first and never less than the one
        ///   before.
        public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: CodingKeys.self)
            coordinates = try values.decode([Coordinate].self, forKey: .coordinates)
            distances = try values.decode([Double].self, forKey: .distances)
            guard distances.count == coordinates.count, distances.first ?? 0 == 0,
                zip(distances, distances.dropFirst()).allSatisfy({ $0 <= $1 })
            else {
                throw DecodingError.dataCorruptedError(
                    forKey: .distances, in: values, debugDescription: "not this line’s")
            }
        }
    }
#endif

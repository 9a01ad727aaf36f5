extension Polyline {
    /// The rest of a line behind one of its coordinates, reached another way.
    ///
    /// Distances of the rest are shifted, not measured again.
    ///
    /// - Parameters:
    ///   - front: leads to the coordinate of `rest` at `index`, which is its last; one that is empty gives an empty line.
    ///   - index: of a coordinate of `rest`; the last one, where there is no such.
    /// - Complexity: O(coordinates), of which those of the rest are copied.
    package init(_ front: [Coordinate], joining rest: Polyline, at index: Int) {
        let front = Polyline(front)
        guard let last = front.distances.last, rest.distances.indices.contains(index) else {
            self = front
            return
        }
        let shift = last - rest.distances[index]
        let count = front.coordinates.count + rest.coordinates.count - index - 1
        coordinates = Array(unsafeUninitializedCapacity: count) { coordinates, filled in
            let (_, end) = coordinates.initialize(from: front.coordinates)
            (_, filled) = coordinates[end...].initialize(from: rest.coordinates[(index + 1)...])
        }
        distances = Array(unsafeUninitializedCapacity: count) { distances, filled in
            var (_, end) = distances.initialize(from: front.distances)
            rest.distances.withUnsafeBufferPointer { given in
                for place in index + 1..<given.count {
                    distances.initializeElement(at: end, to: given[place] + shift)
                    end += 1
                }
            }
            filled = end
        }
    }
}

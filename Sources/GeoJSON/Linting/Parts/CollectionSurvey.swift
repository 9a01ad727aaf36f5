package import Geodesy
package import JSON
import Support

/// Collects what rules about all Features of a file need, Feature by Feature, with memory that does not grow with the file.
///
/// Identifiers are compared by ranges and digests (`SeenIdentifiers`). For swapped coordinates the middle of the file is that of a sample
/// (`PlaceSample`; of all Features up to 131,072). Suspicious Features are stored: the first 1,024, and then up to 4 in
/// each cell of one degree, 4,096 in all. Others are counted and reported as a number.
package struct CollectionSurvey: Sendable {
    private var identifiers = SeenIdentifiers()
    private var sample = PlaceSample()
    private var seen = 0
    private var held: [Held] = []
    private var cells: [Int: Int] = [:]
    package var extents = CollectionExtents()

    /// What the survey needs from a Feature.
    package struct Facts: Sendable {
        /// The index of the element or record.
        package var index: Int
        package var id: Feature.Identifier?
        package var place: Coordinate?

        package init(_ feature: Feature, index: Int) {
            self.index = index
            id = feature.id
            place = feature.geometry?.firstCoordinate
        }
    }

    /// A Feature whose coordinates may turn out to be swapped.
    private struct Held: Sendable {
        var place: Coordinate
        var finding: Diagnostic
        var text: SourceText
    }

    private static let heldAtFirst = 1024
    private static let heldInAll = 4096
    private static let heldInCell = 4

    package init() {}

    /// Compares the identifier of the next Feature with those before.
    ///
    /// - Returns: the finding, with a pointer from the Feature and without a place; `nil` where there is none.
    package mutating func compare(_ facts: Facts, areRecords: Bool) -> Diagnostic? {
        guard let id = facts.id,
            let first = identifiers.insert(id, at: facts.index)
        else { return nil }
        return Diagnostic(
            .duplicateIdentifier, pointer: JSONPointer(["id"]),
            message: areRecords
                ? Message("lint-duplicate-in-record", ["id": .of(id), "record": .of(first + 1)])
                : Message("lint-duplicate-identifier", ["id": .of(id), "feature": .of(first + 1)]))
    }

    /// Adds the location of the next Feature; `true` where its text must be stored with `hold`.
    package mutating func take(_ place: Coordinate) -> Bool {
        sample.add(place)
        seen += 1
        let isHeld =
            held.count < Self.heldInAll
            && (seen <= Self.heldAtFirst || cells[Self.cell(of: place), default: 0] < Self.heldInCell)
        cells[Self.cell(of: place), default: 0] += 1
        return isHeld
    }

    /// Stores a Feature.
    ///
    /// - Parameters:
    ///   - finding: the possible finding, without its message.
    ///   - text: some text around it.
    package mutating func hold(_ place: Coordinate, _ finding: Diagnostic, text: SourceText) {
        held.append(Held(place: place, finding: finding, text: text))
    }

    /// The final findings, each with some text around it.
    package func findings() -> [(finding: Diagnostic, text: SourceText)] {
        var result: [(finding: Diagnostic, text: SourceText)] = []
        if sample.count >= 3, let region = sample.region {
            for one in held where region.isSwapped(one.place) {
                var finding = one.finding
                finding.message = Message("lint-swapped", ["middle": .of(region.middle)])
                result.append((finding, one.text))
            }
            // How many Features were not stored, by the centres of their cells.
            var inCells: [Int: Int] = [:]
            for one in held { inCells[Self.cell(of: one.place), default: 0] += 1 }
            let more = cells.reduce(0) { sum, cell in
                let count = cell.value - inCells[cell.key, default: 0]
                return count > 0 && region.isSwapped(Self.middle(of: cell.key)) ? sum + count : sum
            }
            if more > 0 {
                result.append(
                    (Diagnostic(.swapped, message: Message("lint-more-swapped", ["count": .of(more)])), SourceText([])))
            }
        }
        if identifiers.unremembered > 0 {
            let message = Message("lint-uncompared-identifiers", ["count": .of(identifiers.unremembered)])
            result.append(
                (Diagnostic(.duplicateIdentifier, severity: .note, message: message), SourceText([])))
        }
        return result
    }

    private static func cell(of place: Coordinate) -> Int {
        func degree(_ value: Double) -> Int { Int(min(max(value.rounded(.down), -1000), 1000)) }
        return degree(place.longitude) * 4096 + degree(place.latitude)
    }

    private static func middle(of cell: Int) -> Coordinate {
        let longitude = Int((Double(cell) / 4096).rounded())
        return Coordinate(longitude: Double(longitude) + 0.5, latitude: Double(cell - longitude * 4096) + 0.5)
    }
}

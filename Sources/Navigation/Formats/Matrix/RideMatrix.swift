import GeoJSON
public import JSON
public import RoadMap
public import Routing
import Support

/// How far it is from each of some places to each other.
///
///     let matrix = RideMatrix(names: names, stops: snaps, router: router)
///     matrix.csv(of: .duration)  // minutes
public struct RideMatrix: Sendable, Hashable {
    /// What the places are called.
    public let names: [String]
    /// One row a place where one starts, one column a place where one ends; `nil` where no way leads.
    public let rows: [[RideMeasures?]]

    /// Works out all pairs.
    ///
    /// - Parameters:
    ///   - names: one a stop; those missing are the stops' numbers from 1.
    ///   - stops: places on the router's map.
    /// - Complexity: one search of the map a stop, on all cores.
    public init(names: [String], stops: [Snap], router: borrowing Router) {
        self.names = stops.indices.map { $0 < names.count ? names[$0] : "\($0 + 1)" }
        rows = router.measures(from: stops, to: stops)
    }

    /// The table as CSV by RFC 4180: names above and beside, minutes with one decimal or whole metres, nothing where no way
    /// leads.
    public func csv(of measure: Reach.Measure) -> String {
        let corner = measure == .duration ? "minutes" : "metres"
        var table = CSVTable()
        table.append([corner] + names.map(CSVTable.cell))
        for (name, row) in zip(names, rows) {
            let cells = row.map { cell in
                guard let cell else { return "" }
                return measure == .duration
                    ? "\((cell.duration / 6).rounded() / 10)" : "\(Int(min(cell.distance, 1e12).rounded()))"
            }
            table.append([CSVTable.cell(name)] + cells)
        }
        return table.text
    }

    /// Both tables as JSON: `places`, `minutes` and `metres`, `null` where no way leads.
    public var json: JSONValue {
        func table(_ value: (RideMeasures) -> JSONValue) -> JSONValue {
            .array(rows.map { row in .array(row.map { $0.map(value) ?? .null }) })
        }
        return [
            "places": .array(names.map(JSONValue.string)),
            "minutes": table { .double(($0.duration / 6).rounded() / 10) },
            "metres": table { .double(($0.distance * 10).rounded() / 10) },
        ]
    }
}

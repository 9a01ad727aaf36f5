import JSON
import RoadMap
import Routing
import Support

extension RouteReport {
    /// A table of what each street costs and why, then the whole of the route. Parts that are nothing everywhere have no column.
    func costTable(of route: Route, _ costs: ArcCosts) -> [String] {
        let legs = route.legs.map { $0.costSpans(graph: graph, costs: costs) }
        let whole = legs.joined().reduce(into: CostBreakdown()) { $0 += $1.costs }
        let parts = CostPart.allCases.filter { part in legs.joined().contains { Self.shows($0.costs[part]) } }
        func row(_ metres: Double, _ costs: CostBreakdown, _ name: String) -> [String] {
            [Measures.distance(metres)[language]]
                + parts.map { Self.shows(costs[$0]) ? seconds(costs[$0]) : "" } + [seconds(costs.sum), name]
        }
        let heads =
            [Message("cost-length")] + parts.map { CostTexts.head($0) } + [Message("cost-sum"), Message("cost-street")]
        var table = [heads.map { $0[language] }]
        table += legs.joined().map { row($0.distance, $0.costs, $0.name ?? Message("route-no-name")[language]) }
        table.append(row(route.distance, whole, Message("cost-whole")[language]))
        var lines = aligned(table)
        // Headings stand between the rows of the legs.
        var place = lines.count - 1
        for (number, spans) in legs.enumerated().reversed() {
            place -= spans.count
            lines.insert(contentsOf: heading(number, of: route), at: place)
        }
        return [Message("cost-unit")[language]] + lines
    }

    /// What each street costs and why: `name`, `distance` in metres, and in seconds the parts that are not nothing and their `sum`.
    func costs(of leg: RouteLeg, _ costs: ArcCosts) -> JSONValue {
        .array(
            leg.costSpans(graph: graph, costs: costs).map { span in
                var object: JSONObject = ["distance": .tenths(span.distance)]
                object["name"] = span.name.map(JSONValue.string)
                for part in CostPart.allCases where Self.shows(span.costs[part], digits: 3) {
                    object["\(part)"] = .thousandths(span.costs[part])
                }
                object["sum"] = .thousandths(span.costs.sum)
                return .object(object)
            })
    }

    /// Whether a number of seconds is not nothing to so many digits.
    private static func shows(_ seconds: Double, digits: Int = 1) -> Bool {
        seconds.magnitude >= (digits == 1 ? 0.05 : 0.0005)
    }

    private func seconds(_ seconds: Double) -> String { Measures.decimal(seconds, digits: 1)[language] }

    /// Rows with all columns to the right but the last, which stays as it is.
    private func aligned(_ table: [[String]]) -> [String] {
        let widths = table[0].indices.map { column in table.map { $0[column].count }.max() ?? 0 }
        return table.map { row in
            "  "
                + row.indices.map { column in
                    column == row.count - 1 ? row[column] : right(row[column], widths[column])
                }.joined(separator: "  ")
        }
    }
}

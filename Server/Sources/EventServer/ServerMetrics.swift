import NIOConcurrencyHelpers

/// Counters of the server, in the text format of Prometheus (<https://prometheus.io/docs/instrumenting/exposition_formats/>).
final class ServerMetrics: Sendable {
    private struct Route: Sendable {
        var counts: [Int: Int] = [:]
        var buckets = [Int](repeating: 0, count: ServerMetrics.bounds.count + 1)
        var seconds = 0.0
    }

    /// Upper bounds of the buckets of durations, in seconds.
    static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 30]

    private let routes = NIOLockedValueBox<[String: Route]>([:])

    func count(_ route: String, _ status: Int, _ duration: Duration) {
        let seconds = duration / .seconds(1)
        let bucket = Self.bounds.firstIndex { seconds <= $0 } ?? Self.bounds.count
        routes.withLockedValue { routes in
            routes[route, default: Route()].counts[status, default: 0] += 1
            routes[route, default: Route()].buckets[bucket] += 1
            routes[route, default: Route()].seconds += seconds
        }
    }

    /// The counters, with those that are read at the moment.
    func text(gauges: [(name: String, help: String, value: Int)]) -> String {
        var text = ""
        for gauge in gauges {
            text += "# HELP \(gauge.name) \(gauge.help)\n# TYPE \(gauge.name) gauge\n\(gauge.name) \(gauge.value)\n"
        }
        let routes = routes.withLockedValue { $0 }.sorted { $0.key < $1.key }
        text += "# HELP questd_requests_total Requests by route and status.\n# TYPE questd_requests_total counter\n"
        for (name, route) in routes {
            for (status, count) in route.counts.sorted(by: { $0.key < $1.key }) {
                text += "questd_requests_total{route=\"\(name)\",status=\"\(status)\"} \(count)\n"
            }
        }
        text += "# HELP questd_request_seconds How long requests took.\n# TYPE questd_request_seconds histogram\n"
        for (name, route) in routes {
            var sum = 0
            for (bound, count) in zip(Self.bounds.map { "\($0)" } + ["+Inf"], route.buckets) {
                sum += count
                text += "questd_request_seconds_bucket{route=\"\(name)\",le=\"\(bound)\"} \(sum)\n"
            }
            text += "questd_request_seconds_sum{route=\"\(name)\"} \(route.seconds)\n"
            text += "questd_request_seconds_count{route=\"\(name)\"} \(sum)\n"
        }
        return text
    }
}

/// Round time steps for the axes of charts.
enum TimeStep {
    private static let all: [Double] = [60, 120, 300, 600, 900, 1800, 3600, 7200, 14_400, 28_800, 86_400]

    /// The shortest round step, in seconds, that divides a span into no more than this many parts.
    static func dividing(_ span: Double, into count: Int) -> Double {
        all.first { span / $0 <= Double(count) } ?? (span / Double(count)).rounded(.up)
    }
}

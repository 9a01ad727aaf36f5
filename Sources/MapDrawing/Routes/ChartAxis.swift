/// An axis of a chart: round numbers on it, and where values lie between two ends in pixels.
struct ChartAxis: Sendable {
    /// The least and the greatest value.
    let range: ClosedRange<Double>
    /// The difference between neighbouring round numbers.
    let step: Double
    private let pixels: (from: Double, to: Double)

    /// An axis from the least to the greatest value.
    ///
    /// - Parameters:
    ///   - pixels: the positions of both in the picture.
    ///   - count: how many round numbers there may be about.
    ///   - isRounded: whether the axis goes on to the round numbers around the values.
    init(_ range: ClosedRange<Double>, from: Double, to: Double, count: Int, isRounded: Bool = false) {
        let span = max(range.upperBound - range.lowerBound, 1e-9)
        step = ChartAxis.step(span / Double(max(count, 1)))
        if isRounded {
            let low = (range.lowerBound / step).rounded(.down) * step
            let high = (range.upperBound / step).rounded(.up) * step
            self.range = low...max(high, low + step)
        } else {
            self.range = range.lowerBound...(range.lowerBound + span)
        }
        pixels = (from, to)
    }

    /// 1, 2 or 5 times a power of ten, at least as large as a number above 0.
    private static func step(_ least: Double) -> Double {
        var power = 1.0
        while power < least { power *= 10 }
        while power / 10 >= least { power /= 10 }
        return [0.2, 0.5].map { $0 * power }.first { $0 >= least } ?? power
    }

    /// The position of a value in the picture.
    func position(_ value: Double) -> Double {
        let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
        return pixels.from + (pixels.to - pixels.from) * share
    }

    /// The round numbers.
    var marks: [Double] {
        let first = (range.lowerBound / step - 1e-9).rounded(.up)
        let last = (range.upperBound / step + 1e-9).rounded(.down)
        guard last >= first, last - first < 1000 else { return [] }
        return (0...Int(last - first)).map { (first + Double($0)) * step }
    }

    /// How many decimals one of the round numbers needs.
    func digits(of mark: Double) -> Int {
        if abs(mark - mark.rounded()) < 1e-6 { return 0 }
        return step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3
    }
}

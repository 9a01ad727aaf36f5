import ArgumentParser
import RideSimulation

/// Weather on the command line: `1h-1h30=0.8`.
package struct WeatherArgument: ExpressibleByArgument {
    let weather: EventConditions.Weather

    package init?(argument: String) {
        let parts = argument.split(separator: "=", omittingEmptySubsequences: false)
        guard parts.count == 2, let speed = Double(parts[1]), (0.1...2).contains(speed) else {
            return nil
        }
        let times = parts[0].split(separator: "-", omittingEmptySubsequences: false)
            .compactMap { DurationArgument(argument: String($0))?.seconds }
        guard times.count == 2, times[0] < times[1] else { return nil }
        weather = EventConditions.Weather(from: times[0], until: times[1], speed: speed)
    }
}

/// A range of seconds on the command line: `30-90`.
package struct SecondsRange: ExpressibleByArgument {
    let range: ClosedRange<Double>

    package init?(argument: String) {
        let numbers = argument.split(separator: "-", omittingEmptySubsequences: false).map {
            Double($0)
        }
        guard numbers.count == 2, let least = numbers[0], let most = numbers[1], least >= 1,
            least <= most,
            most <= 86_400
        else { return nil }
        range = least...most
    }
}

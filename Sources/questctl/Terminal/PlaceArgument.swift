public import ArgumentParser
import BikeRouting
import CommandOutput
import Geodesy
package import Languages
import PathSearch

extension Coordinate {
    /// Reads `61.4026,55.1599`, with spaces around the numbers or not.
    package init?(_ text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.split(separator: " ") }
        guard parts.count == 2, parts.allSatisfy({ $0.count == 1 }), let longitude = Double(parts[0][0]),
            let latitude = Double(parts[1][0]), longitude.isFinite, latitude.isFinite
        else { return nil }
        self.init(longitude: longitude, latitude: latitude)
    }

    /// A place on the command line.
    /// - Throws: `Failure.misused`, after a message with the syntax.
    package init(argument text: String, _ language: Language) throws {
        if let place = Coordinate(text) {
            self = place
            return
        }
        let isOption = text.hasPrefix("-")
        Failure.report(
            CommonTexts.notAPlace(text, isOption), language)
        throw Failure.misused
    }
}

extension SearchMethod: ExpressibleByArgument {}

public import Foundation
public import RideLogs

extension RideEntry {
    /// When it happened by the device's clock.
    public var date: Date { Date(timeIntervalSince1970: Double(time) / 1000) }
}

public import Foundation
public import Geodesy

extension Fix {
    /// When it was measured.
    public var date: Date {
        get { Date(timeIntervalSince1970: time) }
        set { time = newValue.timeIntervalSince1970 }
    }
}

/// A cost: a number of points, or a share of the task's value.
public enum Charge: Sendable, Hashable {
    /// This many points.
    case points(Points)
    /// This share of the task's value, in hundredths: a hint that halves the points costs 50.
    case percent(Int)

    /// Nothing.
    public static let none = Charge.points(.zero)

    /// The cost at a task of this value.
    public func amount(of value: Points) -> Points {
        switch self {
        case .points(let points): points
        case .percent(let percent): value.scaled(by: Int64(percent), over: 100)
        }
    }
}

/// The operators of arithmetic (rules `arithmeticOperatorPlusMinus`, `arithmeticOperatorMultDiv` and `powerTerm`).
enum ArithmeticOperator: String, Sendable, Hashable, CaseIterable {
    case plus = "+"
    case minus = "-"
    case times = "*"
    case divided = "/"
    case modulo = "%"
    case integerDivided = "DIV"
    case toThePower = "^"
}

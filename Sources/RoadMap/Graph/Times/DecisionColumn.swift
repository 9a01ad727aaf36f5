/// The decision tables of a map, one after the other in a column of numbers:
///
///     n │ the numbers of n conditions │ standing │ 3ⁿ outcomes     n from 1 to 4; see `DecisionTable`
///
/// The outcome of an edge's table is the number of one of the map's attribute values, that of an arc's ban 0 or 1.
struct DecisionColumn: Sendable {
    let numbers: NumberColumn

    /// One table: where it starts, and how many conditions it has.
    struct Table: Sendable {
        var start: Int
        var conditionCount: Int
        var standing: Int { start + 1 + conditionCount }
        var outcomes: Range<Int> {
            standing + 1..<standing + 1 + DecisionRow.outcomeCount(conditions: conditionCount)
        }
    }

    /// Where each table is; those behind one that is damaged are left out.
    ///
    /// - Complexity: O(tables).
    var tables: [Table] { read(conditions: .max).tables }

    /// The first number that starts no table, or is no condition in one.
    func firstFault(conditions: Int) -> Int? { read(conditions: conditions).fault }

    private func read(conditions: Int) -> (tables: [Table], fault: Int?) {
        var tables: [Table] = []
        var start = 0
        while start < numbers.count {
            let count = numbers[start]
            guard (1...UInt64(DecisionRow.mostConditions)).contains(count) else { return (tables, start) }
            let table = Table(start: start, conditionCount: Int(count))
            guard table.outcomes.upperBound <= numbers.count else { return (tables, start) }
            for place in start + 1..<table.standing where numbers[place] >= UInt64(conditions) {
                return (tables, place)
            }
            tables.append(table)
            start = table.outcomes.upperBound
        }
        return (tables, nil)
    }

    /// All outcomes of a table, the standing one among them.
    func outcomes(of table: Table) -> some Sequence<UInt64> {
        (table.standing..<table.outcomes.upperBound).lazy.map { numbers[$0] }
    }

    /// What holds where no time is given.
    func standing(_ table: Table) -> UInt64 { numbers[table.standing] }

    /// What holds where the map's conditions are as true as said.
    func outcome(of table: Table, _ truths: [TimeCondition.Truth]) -> UInt64 {
        outcome(of: table, number: DecisionRow.number(of: conditions(of: table).map { truths[$0] }))
    }

    /// The outcome with a number.
    func outcome(of table: Table, number: Int) -> UInt64 { numbers[table.outcomes.lowerBound + number] }

    /// The numbers of a table's conditions, in its order.
    func conditions(of table: Table) -> [Int] { (table.start + 1..<table.standing).map { Int(numbers[$0]) } }
}

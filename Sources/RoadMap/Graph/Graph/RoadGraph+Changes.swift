extension RoadGraph {
    /// When an edge becomes worse in a direction than at the departure, and is so some seconds later; `nil` where it does not.
    ///
    /// - Returns: the first minute, and whether it is closed from then on.
    /// - Complexity: O(log edges); O(minutes) for an edge that depends on the time.
    package func worsening(
        of edge: EdgeID, isReversed: Bool, within seconds: Double
    ) -> (time: LocalTime, isClosed: Bool)? {
        guard let columns = timed?.columns, let table = columns.table(of: edge) else { return nil }
        let now = attributes(of: edge)
        return firstChange(of: table, within: seconds) { number in
            let then = EdgeAttributes(uncheckedBits: attributeValues[Int(number)])
            let travel = isReversed ? then.backward : then.forward
            let isPushed = travel == .push && (isReversed ? now.backward : now.forward) == .ride
            guard travel == .forbidden || isPushed || then.isDestinationOnly && !now.isDestinationOnly else {
                return nil
            }
            return travel == .forbidden
        }.map { ($0.time, $0.value) }
    }

    /// When an arc is banned that was not at the departure, and still is some seconds later; `nil` where it is not.
    package func ban(of arc: ArcID, within seconds: Double) -> LocalTime? {
        guard let columns = timed?.columns else { return nil }
        return columns.tables(of: arc).compactMap { table in
            firstChange(of: table, within: seconds) { $0 == 1 ? true : nil }?.time
        }.min { ($0.dayNumber, $0.minute) < ($1.dayNumber, $1.minute) }
    }

    /// The first minute from which on, until some seconds after the departure, an outcome is something.
    private func firstChange<Value>(
        of table: DecisionColumn.Table, within seconds: Double, _ value: (UInt64) -> Value?
    ) -> (time: LocalTime, value: Value)? {
        guard let timed, let departure = timed.departure, seconds >= 60 else { return nil }
        let decisions = timed.columns.decisions
        let conditions = decisions.conditions(of: table).map { TimeCondition(timed.columns.condition($0)) }
        let area = bounds
        var found: (time: LocalTime, value: Value)?
        // Back from the arrival, since what closes may have been open in between.
        for minute in stride(from: Int(min(seconds / 60, 2 * 1440)), through: 1, by: -1) {
            let time = departure.adding(minutes: minute)
            let number = DecisionRow.number(of: conditions.map { $0.truth(at: time, in: area) })
            guard let worse = value(decisions.outcome(of: table, number: number)) else { break }
            found = (time, worse)
        }
        return found
    }
}

extension TimeColumns {
    /// The table of an edge; `nil` for one that is always alike.
    fileprivate func table(of edge: EdgeID) -> DecisionColumn.Table? {
        let row = firstRow(of: UInt64(edge.rawValue), in: edges)
        guard row < edges.count / 2, edges[2 * row] == UInt64(edge.rawValue) else { return nil }
        return decisions.tables[Int(edges[2 * row + 1])]
    }

    /// The tables of an arc's bans.
    fileprivate func tables(of arc: ArcID) -> [DecisionColumn.Table] {
        var row = firstRow(of: UInt64(arc.rawValue), in: arcs)
        var found: [DecisionColumn.Table] = []
        while row < arcs.count / 2, arcs[2 * row] == UInt64(arc.rawValue) {
            found.append(decisions.tables[Int(arcs[2 * row + 1])])
            row += 1
        }
        return found
    }

    /// The first row of two numbers whose first is at least one given.
    private func firstRow(of number: UInt64, in rows: NumberColumn) -> Int {
        var (low, high) = (0, rows.count / 2)
        while low < high {
            let middle = (low + high) / 2
            if rows[2 * middle] < number { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

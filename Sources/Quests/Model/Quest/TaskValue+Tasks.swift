extension TaskValue {
    /// The value of a task without the bonus controls of a rule set.
    func points(of task: Quest.Task) -> Points {
        switch self {
        case .file(let otherwise): task.statedPoints.map { Points($0) } ?? task.difficultyPoints ?? otherwise
        case .same(let points): points
        case .numberRoundedDown(let unit): Points(task.code / max(unit, 1) * max(unit, 1))
        case .numberRoundedUp(let unit): Points((task.code + max(unit, 1) - 1) / max(unit, 1) * max(unit, 1))
        }
    }
}

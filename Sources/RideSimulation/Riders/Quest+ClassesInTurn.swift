public import Quests

extension Quest {
    /// The classes that simulated riders ride in, in turn: every class that has start rules of its own, by name.
    ///
    /// Where the quest has start rules too there are riders without a class, who ride by these, and they come first. A quest whose
    /// riders all start alike gives `[nil]`.
    public var classesInTurn: [String?] {
        let classes = settings.classes.keys.sorted()
        let isRuled = settings.startRules != StartRules()
        return (classes.isEmpty || isRuled ? [nil] : []) + classes.map(Optional.some)
    }
}

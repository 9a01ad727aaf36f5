extension Dictionary {
    /// The values with those of another table in place of their own.
    @inline(never)
    func overridden(by others: [Key: Value]) -> [Key: Value] {
        var result = self
        for (key, value) in others { result[key] = value }
        return result
    }
}

extension Paths {
    /// Lines joined and simplified to less than half a pixel; smaller ones are left out.
    func tidied() -> Paths {
        var simplification = LineSimplification(tolerance: 0.4)
        var joining = LineJoining(self)
        var result = Paths()
        joining.joined { line in
            let simple = simplification.simplified(line)
            if simple.count > 2 || simple[0].distance(to: simple[simple.count - 1]) > 0.5 { result.append(simple) }
        }
        return result
    }
}

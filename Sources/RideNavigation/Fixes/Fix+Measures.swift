import Geodesy

extension Fix {
    /// The fix without what was measured to be no number: nothing is to be learnt from that, and JSON knows none to save it as.
    var withoutSenselessMeasures: Fix {
        var fix = self
        for measure in [\Fix.speed, \.course, \.speedAccuracy, \.courseAccuracy] {
            if fix[keyPath: measure]?.isFinite == false { fix[keyPath: measure] = nil }
        }
        return fix
    }
}

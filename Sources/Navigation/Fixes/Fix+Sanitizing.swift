import Geodesy

extension Fix {
    /// The fix without what was measured to be no number: nothing is to be learnt from that, and JSON knows none to save it as.
    var droppingNonFinite: Fix {
        var fix = self
        if fix.speed?.isFinite == false { fix.speed = nil }
        if fix.course?.isFinite == false { fix.course = nil }
        if fix.speedAccuracy?.isFinite == false { fix.speedAccuracy = nil }
        if fix.courseAccuracy?.isFinite == false { fix.courseAccuracy = nil }
        if fix.dilution?.isFinite == false { fix.dilution = nil }
        return fix
    }
}

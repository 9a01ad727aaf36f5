import CommandOutput

/// One line that fills up on a terminal, and nothing where no person watches.
struct ProgressBar {
    private static let width = 30
    private var shown = ""

    /// Shows that a share of what `label` says is done.
    mutating func show(_ label: String, _ fraction: Double) {
        guard Console.showsProgress else { return }
        let share = min(max(fraction, 0), 1)
        let filled = Int(share * Double(ProgressBar.width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
        let line = "\(bar) \(Int(share * 100)) % \(label)"
        guard line != shown else { return }
        Console.note("\r\u{1B}[K\(line)", terminator: "")
        shown = line
    }

    /// Wipes the line.
    mutating func clear() {
        guard !shown.isEmpty else { return }
        Console.note("\r\u{1B}[K", terminator: "")
        shown = ""
    }
}

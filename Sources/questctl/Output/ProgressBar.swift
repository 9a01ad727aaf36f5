/// A progress bar on a terminal; nothing where standard error is not a terminal.
package struct ProgressBar {
    private static let width = 30
    private var shown = ""

    /// Shows nothing yet.
    package init() {}

    /// Shows the finished share of the work named `label`.
    package mutating func show(_ label: String, _ fraction: Double) {
        guard Console.showsProgress else { return }
        let share = min(max(fraction, 0), 1)
        let filled = Int(share * Double(ProgressBar.width))
        let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: ProgressBar.width - filled)
        let line = "\(bar) \(Int(share * 100)) % \(label)"
        guard line != shown else { return }
        Console.note("\r\u{1B}[K\(line)", terminator: "")
        shown = line
    }

    /// Clears the line.
    package mutating func clear() {
        guard !shown.isEmpty else { return }
        Console.note("\r\u{1B}[K", terminator: "")
        shown = ""
    }
}

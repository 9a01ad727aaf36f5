/// Safe file names made of values in a file.
enum PartName {
    /// A name that is valid on every system: letters, digits and few marks, no path, no device of Windows, at most 100 bytes.
    ///
    /// Different values may have equal names; see `Names`.
    static func safe(_ value: String) -> String {
        var name = ""
        for scalar in value.unicodeScalars {
            let isSafe =
                scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "-_. ()+,".unicodeScalars.contains(scalar)
            guard name.utf8.count + 4 <= 100 else { break }
            name.unicodeScalars.append(isSafe ? scalar : "_")
        }
        while let first = name.first, first == "." || first == " " || first == "-" { name.removeFirst() }
        while let last = name.last, last == "." || last == " " { name.removeLast() }
        if name.isEmpty { name = "_" }
        let stem = name.split(separator: ".", maxSplits: 1).first.map { $0.uppercased() } ?? ""
        let devices = ["CON", "PRN", "AUX", "NUL"] + (0...9).flatMap { ["COM\($0)", "LPT\($0)"] }
        return devices.contains(stem) ? "_" + name : name
    }

    /// Names given to values, each value its own.
    struct Names {
        /// Keyed by bytes, since accented letters can be encoded in two ways.
        private var names: [[UInt8]: String] = [:]
        private var taken: Set<String> = []

        /// The safe name of a value, different from those of other values even without regard to case.
        mutating func name(of value: String, key: String) -> String {
            let key = Array(key.utf8)
            if let known = names[key] { return known }
            let base = PartName.safe(value)
            var name = base
            var number = 2
            while !taken.insert(name.lowercased()).inserted {
                name = "\(base)-\(number)"
                number += 1
            }
            names[key] = name
            return name
        }
    }
}

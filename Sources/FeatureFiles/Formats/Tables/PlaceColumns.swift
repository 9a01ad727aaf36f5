import GeoJSON

/// The columns of a table with the position of a feature.
enum PlaceColumns {
    case coordinates(longitude: Int, latitude: Int, names: [String])
    case wellKnownText(Int)

    /// Finds them by the names that the user gives, or by the usual names.
    ///
    /// - Throws: `noSuchColumn`, `noCoordinateColumns`.
    init(_ columns: [String], _ options: TableOptions, path: String) throws(VectorFormatError) {
        func column(_ wanted: String?, _ usual: [String]) throws(VectorFormatError) -> Int? {
            if let wanted {
                guard let index = columns.firstIndex(of: wanted) else {
                    throw .noSuchColumn(wanted, path: path, columns: columns)
                }
                return index
            }
            let found = columns.map { $0.lowercased() }
            for name in usual { if let index = found.firstIndex(of: name) { return index } }
            return nil
        }
        if options.wellKnownText == nil, let x = try column(options.longitude, TableOptions.longitudes),
            let y = try column(options.latitude, TableOptions.latitudes)
        {
            self = .coordinates(longitude: x, latitude: y, names: columns)
        } else if let text = try column(options.wellKnownText, TableOptions.texts) {
            self = .wellKnownText(text)
        } else {
            throw .noCoordinateColumns(path: path, columns: columns)
        }
    }

    /// Whether a column is one of them, and therefore not a property.
    func holds(_ index: Int) -> Bool {
        switch self {
        case .coordinates(let x, let y, _): index == x || index == y
        case .wellKnownText(let text): index == text
        }
    }

    /// The position of a row's feature; `nil` where its cells are empty.
    func geometry(of cells: [CSVRows.Cell], _ options: TableOptions) throws(VectorFeatureFault) -> Geometry? {
        switch self {
        case .wellKnownText(let index):
            guard !cells[index].text.isEmpty else { return nil }
            return try options.placed(.reading(cells[index].text, hasTransform: options.transform != nil))
        case .coordinates(let x, let y, let names):
            guard !(Self.trimmed(cells[x].text).isEmpty && Self.trimmed(cells[y].text).isEmpty) else { return nil }
            let longitude = try Self.number(cells[x].text, names[x])
            let latitude = try Self.number(cells[y].text, names[y])
            return try options.placed(.point(Position(longitude: longitude, latitude: latitude)))
        }
    }

    /// A number with a decimal point or a decimal comma.
    private static func number(_ cell: String, _ column: String) throws(VectorFeatureFault) -> Double {
        let text = trimmed(cell).replacing(",", with: ".").replacing("\u{2212}", with: "-")
        guard !text.isEmpty else { throw .noCoordinates }
        guard text.utf8.allSatisfy({ Self.numeric.contains($0) }), let number = Double(text), number.isFinite else {
            throw .notANumber(column: column, cell: cell)
        }
        return number
    }

    private static let numeric = Set("0123456789+-.eE".utf8)

    private static func trimmed(_ text: String) -> String {
        String(text.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
    }
}

extension Geometry {
    /// Whether a text is well-known binary in hexadecimal digits, which begins with the order of bytes: 00 or 01.
    private static func isHexadecimal(_ text: String) -> Bool {
        (text.hasPrefix("00") || text.hasPrefix("01"))
            && text.utf8.allSatisfy { byte in
                (0x30...0x39).contains(byte) || (0x41...0x46).contains(byte & 0xDF)
            }
    }

    /// Reads well-known text, or well-known binary in hexadecimal digits, whose SRID, if any, says longitude and latitude on
    /// WGS 84, unless it is transformed anyway.
    static func reading(_ text: String, hasTransform: Bool) throws(VectorFeatureFault) -> Geometry {
        let read: ReferencedGeometry
        do throws(WellKnownGeometryError) {
            read =
                try isHexadecimal(text)
                ? ReferencedGeometry(hexadecimal: text) : ReferencedGeometry(wellKnownText: text)
        } catch { throw .of(error) }
        if !hasTransform, let srid = read.srid, srid != 4326, srid > 0 { throw .otherSystem(srid) }
        return read.geometry
    }
}

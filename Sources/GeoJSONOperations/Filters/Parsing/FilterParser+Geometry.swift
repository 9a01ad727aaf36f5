import GeoJSON

extension FilterParser {
    /// `S_INTERSECTS(…, …)` and the like, behind the bracket.
    mutating func spatial(_ relation: SpatialRelation, _ token: Token) throws(FilterSyntaxError) -> Expression {
        let left = try spatialOperand()
        try expect(sign: ",")
        let right = try spatialOperand()
        try expect(sign: ")")
        // The literal becomes the second operand, since that one can be prepared.
        let (asked, literal) = right == .feature ? (relation.converse, left) : (relation, right)
        if literal == .feature {
            tests.append(nil)
        } else {
            guard let test = spatial.prepare(asked, literal) else {
                throw FilterSyntaxError(token.range, SyntaxTexts.unsupportedRelation(relation.rawValue))
            }
            tests.append(test)
        }
        return .spatial(relation, left, right, test: tests.count - 1)
    }

    private mutating func spatialOperand() throws(FilterSyntaxError) -> SpatialOperand {
        let start = current.range.lowerBound
        let operand = try sum()
        guard case .geometry(let geometry) = operand else {
            throw FilterSyntaxError(start..<max(start, previousEnd), SyntaxTexts.noGeometry)
        }
        return geometry
    }

    /// Rule `bboxText`, behind the bracket.
    mutating func box() throws(FilterSyntaxError) -> Extent {
        let start = current.range.lowerBound
        var numbers: [Double] = []
        repeat { numbers.append(try coordinate()) } while take(sign: ",")
        guard let extent = Extent(numbers: numbers), extent.south <= extent.north else {
            throw FilterSyntaxError(start..<previousEnd, SyntaxTexts.noBox)
        }
        try expect(sign: ")")
        return extent
    }

    /// A geometry from its tag on, to the bracket that closes it.
    mutating func wellKnownText() throws(FilterSyntaxError) -> Geometry {
        let start = take().range.lowerBound
        _ = take(word: "Z")
        guard current.isSign("(") else { throw unexpected(SyntaxTexts.sign("(")) }
        var open = 0
        repeat {
            // CQL2 has no empty geometries.
            guard current.kind != .end, !current.isWord("EMPTY") else { throw unexpected(SyntaxTexts.coordinate) }
            open += current.isSign("(") ? 1 : current.isSign(")") ? -1 : 0
            take()
        } while open > 0
        let text = self.text(in: start..<previousEnd)
        var limits = WellKnownLimits()
        limits.depth = 1
        do throws(WellKnownGeometryError) {
            return try Geometry(wellKnownText: text, limits: limits)
        } catch {
            let place = min(start + (error.offset ?? 0), previousEnd - 1)
            throw FilterSyntaxError(range(around: place), WellKnownGeometryError(error.fault).message)
        }
    }

    /// Rule `signedNumericLiteral`.
    private mutating func coordinate() throws(FilterSyntaxError) -> Double {
        let isNegative = current.isSign("-")
        if isNegative || current.isSign("+") { take() }
        guard current.kind == .number else { throw unexpected(SyntaxTexts.coordinate) }
        let range = current.range
        let number = try number(isNegative: isNegative).double
        guard number.isFinite else { throw FilterSyntaxError(range, SyntaxTexts.notANumber) }
        return number
    }
}

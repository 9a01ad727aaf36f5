internal import Support

/// What is wrong with well-known text and binary.
enum WellKnownTexts {
    static func message(of error: WellKnownGeometryError) -> LocalizedText {
        let fault = message(of: error.fault)
        guard let offset = error.offset else { return fault }
        return LocalizedText("byte \(offset): \(fault.english)", "байт \(offset): \(fault.russian)")
    }

    private static func message(of fault: WellKnownGeometryError.Fault) -> LocalizedText {
        switch fault {
        case .expected(let expectation): return message(of: expectation)
        case .truncated: return LocalizedText("it ends too early", "запись обрывается")
        case .unknownType(let type):
            return LocalizedText("\(type) is no type of geometry", "\(type) — не тип геометрии")
        case .unsupportedType(let type):
            return LocalizedText(
                "GeoJSON has no \(type); make lines and polygons of it first",
                "в GeoJSON нет типа \(type); сначала превратите его в линии и полигоны")
        case .unknownByteOrder(let byte):
            return LocalizedText(
                "the byte order is 0 or 1, not \(byte)", "порядок байтов — 0 или 1, а не \(byte)")
        case .notFinite:
            return LocalizedText(
                "a number is infinite, not a number or too large", "число бесконечно, не число или слишком велико")
        case .wrongDimension(let expected, let found):
            return LocalizedText(
                "this position has \(found) numbers, the others have \(expected)",
                "в этой позиции чисел: \(found), а в других: \(expected)")
        case .measureWithoutAltitude:
            return LocalizedText(
                "measures (M) without altitudes have no place in GeoJSON; leave them out, or add Z",
                "для мер (M) без высот в GeoJSON нет места; уберите их или добавьте Z")
        case .shortLine:
            return LocalizedText(
                "a line has at least two positions", "в линии не меньше двух позиций")
        case .ring(let fault): return message(of: fault)
        case .countTooLarge(let count):
            return LocalizedText(
                "\(count) parts do not fit into the bytes that follow",
                "в оставшиеся байты столько частей не поместится: \(count)")
        case .wrongMember:
            return LocalizedText(
                "this part is of another type than the whole allows", "тип этой части не подходит к целому")
        case .tooDeep: return LocalizedText("collections nest too deeply", "коллекции вложены слишком глубоко")
        case .conflictingSRID:
            return LocalizedText("this part has another SRID than the whole", "у этой части другой SRID, чем у целого")
        case .unwritableDimension:
            return LocalizedText(
                "all positions need the same number of numbers, two to four",
                "во всех позициях должно быть поровну чисел, от двух до четырёх")
        case .tooManyParts: return LocalizedText("too many parts", "слишком много частей")
        }
    }

    private static func message(of expectation: WellKnownGeometryError.Expectation) -> LocalizedText {
        switch expectation {
        case .type:
            return LocalizedText(
                "a type such as POINT or POLYGON should stand here", "здесь должен быть тип, например POINT или POLYGON"
            )
        case .coordinates: return LocalizedText("( or EMPTY should stand here", "здесь должно быть ( или EMPTY")
        case .number: return LocalizedText("a number should stand here", "здесь должно быть число")
        case .separator: return LocalizedText(", or ) should stand here", "здесь должно быть , или )")
        case .character(let character):
            return LocalizedText("\(character) should stand here", "здесь должно быть \(character)")
        case .srid:
            return LocalizedText(
                "the SRID is a whole number of 32 bits", "SRID — целое число из 32 бит")
        case .hexadecimal:
            return LocalizedText(
                "two hexadecimal digits should stand here", "здесь должны быть две шестнадцатеричные цифры")
        case .end: return LocalizedText("the geometry ends before this", "геометрия закончилась раньше")
        }
    }

    private static func message(of fault: PolygonError.Fault) -> LocalizedText {
        switch fault {
        case .tooFewPositions(let count):
            return LocalizedText(
                "a ring has at least four positions, not \(count)", "в кольце не меньше четырёх позиций, а не \(count)")
        case .notClosed:
            return LocalizedText(
                "the ring is not closed; repeat its first position at its end",
                "кольцо не замкнуто; повторите в конце первую позицию")
        case .notFinite(let position):
            return LocalizedText(
                "position \(position) of the ring is not finite", "позиция \(position) кольца не конечна")
        }
    }
}

import Testing

@testable import RoadMap

@Suite("A column of whole numbers")
struct NumberColumnTests {
    @Test("a value takes as many bytes as the largest needs, and reads as it was", arguments: 1...8)
    func widths(width: Int) throws {
        let largest = UInt64.max >> UInt64(64 - 8 * width)
        #expect(NumberColumn.width(of: largest) == width)
        #expect(width == 8 || NumberColumn.width(of: largest + 1) == width + 1)
        let numbers = [largest, 0, largest / 3, 1, largest - 1]
        let bytes = numbers.flatMap { number in (0..<width).map { UInt8(truncatingIfNeeded: number >> UInt64(8 * $0)) }
        }
        (bytes + [UInt8](repeating: 0xAA, count: 7)).withUnsafeBytes { raw in
            let column = NumberColumn(bytes: raw, width: width, count: numbers.count)
            #expect(column.map { column in (0..<5).map { column[$0] } } == numbers)
        }
    }

    @Test("a column whose last value cannot be loaded is none")
    func cutOff() {
        [UInt8](repeating: 0, count: 20).withUnsafeBytes { raw in
            #expect(NumberColumn(bytes: raw, width: 3, count: 5) != nil)
            #expect(NumberColumn(bytes: raw, width: 3, count: 6) == nil)
            #expect(NumberColumn(bytes: raw, width: 8, count: 2) != nil)
            #expect(NumberColumn(bytes: raw, width: 8, count: 3) == nil)
            #expect(NumberColumn(bytes: raw, width: 8, count: .max) == nil)
            #expect(NumberColumn(bytes: raw, width: 0, count: 1) == nil)
            #expect(NumberColumn(bytes: raw, width: 9, count: 1) == nil)
            #expect(NumberColumn(bytes: raw, width: 2, count: -1) == nil)
            #expect(NumberColumn(bytes: UnsafeRawBufferPointer(rebasing: raw[..<7]), width: 1, count: 1) == nil)
            #expect(NumberColumn(bytes: UnsafeRawBufferPointer(rebasing: raw[..<0]), width: 1, count: 0) != nil)
        }
    }
}

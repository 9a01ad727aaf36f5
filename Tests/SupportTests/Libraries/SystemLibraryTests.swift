import Support
import TestSupport
import Testing

@Suite("Libraries that are loaded when they are first needed")
struct SystemLibraryTests {
    /// Fills a table with the functions of some names, and gives their addresses.
    private func load(
        _ files: [String], _ names: [StaticString], isOptional: Bool = false
    ) -> (Result<Void, SystemLibraryError>, [UnsafeMutableRawPointer?]) {
        let library = SystemLibrary("GEOS", files: files, apt: "libgeos-dev", brew: "geos")
        let texts = names.map { name -> UnsafePointer<CChar>? in
            UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)
        }
        var addresses = [UnsafeMutableRawPointer?](repeating: nil, count: names.count)
        let result = texts.withUnsafeBufferPointer { texts in
            addresses.withUnsafeMutableBufferPointer { addresses in
                library.load(
                    .init(texts.baseAddress, addresses.baseAddress, count: names.count, isOptional: isOptional))
            }
        }
        return (result, addresses)
    }

    private func fault(_ result: Result<Void, SystemLibraryError>) -> SystemLibraryError? {
        if case .failure(let error) = result { error } else { nil }
    }

    private let mathematics = DynamicLibrary.names("m", versions: [6])

    @Test("functions are found in the first file that is there")
    func found() throws {
        let (result, addresses) = load(["libnothing.so.1"] + mathematics, ["cos", "sin"])
        #expect(fault(result) == nil)
        typealias Function = @convention(c) (Double) -> Double
        let cosine = unsafeBitCast(try #require(addresses[0]), to: Function.self)
        #expect(cosine(0) == 1)
    }

    @Test("a missing library is an error that says what to install, in both languages")
    func missing() throws {
        let error = try #require(fault(load(["libnothing.so.1"], ["cos"]).0))
        #expect(error == .missing(library: "GEOS", apt: "libgeos-dev", brew: "geos"))
        #expect(error.message[.english].contains("apt-get install libgeos-dev"))
        #expect(error.message[.russian].contains("не установлена"))
        #expect(error.message[.russian].contains("brew install geos"))
    }

    @Test("a library without a function is an error, unless the table is optional: then it stays empty")
    func tooOld() throws {
        let (result, addresses) = load(mathematics, ["cos", "veloquest_nothing"])
        #expect(addresses == [nil, nil])
        let error = try #require(fault(result))
        guard case .unusable("GEOS", _, "veloquest_nothing") = error else {
            Issue.record("\(error)")
            return
        }
        #expect(error.message[.english].contains("too old"))
        let (optional, empty) = load(mathematics, ["cos", "veloquest_nothing"], isOptional: true)
        #expect(fault(optional) == nil)
        #expect(empty == [nil, nil])
    }
}

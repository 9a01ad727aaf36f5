#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Collects GDAL's messages on one thread instead of printing them.
final class GDALMessages {
    /// Warnings, each once.
    private(set) var warnings: [String] = []
    /// How many further different warnings there were.
    private(set) var furtherWarnings = 0
    private var failure: String?

    private static let most = 20
    /// GDAL's handlers are per thread, and so is this variable: a C function cannot capture a value.
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()

    private init() {}

    /// Collects GDAL's messages on this thread while `body` runs.
    ///
    /// - Parameter configuration: GDAL's options on this thread meanwhile.
    static func gathering<Value>(
        _ functions: GDALFunctions, _ configuration: [String: String], _ body: (GDALMessages) throws -> Value
    ) rethrows -> Value {
        let messages = GDALMessages()
        for (name, value) in configuration { functions.setConfiguration(name, value) }
        defer { for name in configuration.keys { functions.setConfiguration(name, nil) } }
        let outer = pthread_getspecific(key)
        pthread_setspecific(key, Unmanaged.passUnretained(messages).toOpaque())
        functions.pushErrorHandler { severity, _, text in GDALMessages.take(severity, text) }
        defer {
            functions.popErrorHandler()
            pthread_setspecific(key, outer)
        }
        return try withExtendedLifetime(messages) { try body(messages) }
    }

    private static func take(_ severity: Int32, _ text: UnsafePointer<CChar>?) {
        guard let context = pthread_getspecific(key), let text else { return }
        let messages = Unmanaged<GDALMessages>.fromOpaque(context).takeUnretainedValue()
        // 1 is debug output, 2 a warning, 3 a failure, 4 the end of the program.
        switch severity {
        case 2: messages.note(String(cString: text))
        case 3...: messages.failure = messages.failure ?? String(cString: text)
        default: break
        }
    }

    private func note(_ text: String) {
        // This package reports renamed columns itself, in the user's language.
        guard !text.hasPrefix("Normalized/laundered field name"), !warnings.contains(text) else { return }
        if warnings.count < Self.most { warnings.append(text) } else { furtherWarnings += 1 }
    }

    /// How many different warnings there were.
    var warningCount: Int { warnings.count + furtherWarnings }

    /// The first failure since the last call; `nil` where there was none.
    func takeFailure() -> String? { failure.take() }

    /// Counts a failure as a warning, where GDAL continued in another way.
    func forgive() {
        if let text = failure.take() { note(text) }
    }
}

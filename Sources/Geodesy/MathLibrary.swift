// The platform's C math library without Foundation; the only file that names the platforms.
#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Sine of an angle in radians.
@inline(__always) package func sine(_ angle: Double) -> Double { sin(angle) }
/// Cosine of an angle in radians.
@inline(__always) package func cosine(_ angle: Double) -> Double { cos(angle) }
/// Tangent of an angle in radians.
@inline(__always) package func tangent(_ angle: Double) -> Double { tan(angle) }
/// The angle of the vector (x, y) in radians, −π to π.
@inline(__always) package func arcTangent(_ y: Double, _ x: Double) -> Double { atan2(y, x) }
/// The natural logarithm.
@inline(__always) package func logarithm(_ value: Double) -> Double { log(value) }
/// e to the power of a number.
@inline(__always) package func exponential(_ value: Double) -> Double { exp(value) }
/// A number to the power of another; not-a-number where that is no real number.
@inline(__always) package func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
/// The error function (ISO C 7.12.8.1).
@inline(__always) package func errorFunction(_ value: Double) -> Double { erf(value) }

extension Double {
    /// An angle in degrees, as radians.
    @inlinable @inline(__always) package var radians: Double { self * (.pi / 180) }
    /// An angle in radians, as degrees.
    @inlinable @inline(__always) package var degrees: Double { self * (180 / .pi) }
}

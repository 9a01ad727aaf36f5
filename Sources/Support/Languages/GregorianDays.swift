/// Days of the Gregorian calendar, counted from 1 January 1970; the calendar is taken to hold before it was invented.
///
/// Source: Howard Hinnant, *chrono-compatible low-level date algorithms*.
package enum GregorianDays {
    /// How many days a month has, 1 to 12.
    package static func inMonth(_ month: Int64, year: Int64) -> Int64 {
        let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
        return month == 2 ? (isLeap ? 29 : 28) : [4, 6, 9, 11].contains(month) ? 30 : 31
    }

    /// The number of a day, negative before 1970.
    package static func number(year: Int64, month: Int64, day: Int64) -> Int64 {
        let year = month <= 2 ? year - 1 : year
        let era = floorDivide(year, 400)
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The date of a day's number.
    package static func date(ofNumber number: Int64) -> (year: Int64, month: Int64, day: Int64) {
        let shifted = number + 719_468
        let era = floorDivide(shifted, 146_097)
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth + (shiftedMonth < 10 ? 3 : -9)
        let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        return (year, month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }

    /// The number of the day that a moment is in, and the seconds since its midnight.
    package static func split(seconds: Int64) -> (day: Int64, seconds: Int64) {
        let day = floorDivide(seconds, 86_400)
        return (day, seconds - day * 86_400)
    }

    private static func floorDivide(_ value: Int64, _ divisor: Int64) -> Int64 {
        let result = value.quotientAndRemainder(dividingBy: divisor)
        return result.remainder < 0 ? result.quotient - 1 : result.quotient
    }
}

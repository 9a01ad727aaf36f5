/// Counted nouns.
public enum Plural {
    /// `1 task`, `2 tasks`: the number and the right English form.
    public static func english(_ count: Int, _ one: String, _ many: String) -> String {
        "\(count) \(count == 1 || count == -1 ? one : many)"
    }

    /// `1 задание`, `2 задания`, `5 заданий`: the number and the right Russian form.
    ///
    /// Follows the Unicode CLDR plural rules for Russian integers: *one* for 1, 21, 31 … but not 11; *few* for 2–4,
    /// 22–24 … but not 12–14; *many* for the rest.
    public static func russian(_ count: Int, _ one: String, _ few: String, _ many: String) -> String {
        let hundred = count.magnitude % 100
        let ten = count.magnitude % 10
        let form =
            if (11...14).contains(hundred) {
                many
            } else if ten == 1 {
                one
            } else if (2...4).contains(ten) {
                few
            } else {
                many
            }
        return "\(count) \(form)"
    }
}

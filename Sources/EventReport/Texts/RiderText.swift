import Support

/// The texts of the page about single riders: search, comparison, what came of their tasks, and what is to be judged.
enum RiderText {
    static let all: [(key: String, text: Message)] = choosing + comparison + outcomes + states + judging

    private static let choosing = [
        ("riders", Message("report-riders")),
        ("search", Message("report-search")),
        ("found", Message("report-found")),
        (
            "chooseNote",
            Message("rider-choosing-4")
        ),
        (
            "chosenFull",
            Message("rider-choosing-5")
        ),
        ("chosenNow", Message("report-chosen-now")),
        ("chosenNoMore", Message("report-chosen-no-more")),
        ("chosenNobody", Message("report-chosen-nobody")),
        ("clear", Message("report-clear")),
        ("remove", Message("report-remove")),
        ("follow", Message("report-follow")),
        ("showOnMap", Message("report-show-on-map")),
        ("showInStandings", Message("report-show-in-standings")),
        ("noTrack", Message("report-no-track")),
        ("nobodyRode", Message("report-nobody-rode")),
        ("pointsShort", Message("report-points-short")),
        ("tail", Message("report-tail")),
        ("tailNone", Message("report-tail-none")),
        ("tailMinutes", Message("report-tail-minutes")),
        ("tailWhole", Message("report-tail-whole")),
    ]

    private static let comparison = [
        ("comparison", Message("report-comparison")),
        (
            "comparisonNote",
            Message("rider-comparison-2")
        ),
        ("leg", Message("report-leg")),
        ("stay", Message("report-stay")),
    ]

    private static let outcomes = [
        ("outcome-solved", Message("rider-outcomes")),
        ("outcome-pending", Message("rider-outcomes-2")),
        ("outcome-unsolved", Message("rider-outcomes-3")),
        ("outcome-missed", Message("rider-outcomes-4")),
        ("outcome-skipped", Message("rider-outcomes-5")),
        ("outcome-revealed", Message("rider-outcomes-6")),
        ("outcome-tooLate", Message("rider-outcomes-7")),
        ("outcome-outOfOrder", Message("rider-outcomes-8")),
    ]

    private static let states = [
        ("now-waiting", Message("rider-states")),
        ("now-riding", Message("rider-states-2")),
        ("now-standing", Message("rider-states-3")),
        ("now-home", Message("rider-states-4")),
        ("now-gaveUp", Message("rider-states-5")),
    ]

    private static let judging = [
        ("toBeJudged", Message("report-to-be-judged")),
        ("pendingAnswers", Message("report-pending-answers")),
        (
            "pendingPlace",
            Message("rider-judging-3")
        ),
        (
            "pendingNote",
            Message("rider-judging-4")
        ),
        ("pendingFrom", Message("report-pending-from")),
    ]
}

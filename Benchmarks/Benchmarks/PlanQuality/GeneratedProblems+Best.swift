extension GeneratedProblems {
    /// The best prizes found in several searches.
    static let best = """
        clusters-100-gen1 61
        clusters-100-gen3 2455
        clusters-150-gen1 85
        clusters-150-gen3 3931
        clusters-226-gen1 135
        clusters-226-gen3 6460
        clusters-76-gen1 41
        clusters-76-gen3 2504
        drill-100-gen1 42
        drill-100-gen3 1608
        drill-150-gen1 89
        drill-150-gen3 3130
        drill-226-gen1 113
        drill-226-gen3 6368
        drill-76-gen1 34
        drill-76-gen3 1689
        grid-100-gen1 55
        grid-100-gen3 3437
        grid-150-gen1 83
        grid-150-gen3 5360
        grid-226-gen1 126
        grid-226-gen3 8057
        grid-76-gen1 41
        grid-76-gen3 2590
        uniform-100-gen1 58
        uniform-100-gen3 2906
        uniform-150-gen1 87
        uniform-150-gen3 4488
        uniform-226-gen1 136
        uniform-226-gen3 7124
        uniform-76-gen1 41
        uniform-76-gen3 2412
        """
}

import Support

/// What commands say of files and findings.
enum OutputTexts {
    static let warning = LocalizedText("warning", "предупреждение")

    static let error = LocalizedText("error", "ошибка")

    static func note(_ text: LocalizedText) -> LocalizedText {
        LocalizedText("note: \(text.english)", "замечание: \(text.russian)")
    }

    static func wouldOverwrite(_ output: String) -> LocalizedText {
        LocalizedText(
            "\(output) is one of the files to read and would be lost; write to another file",
            "\(output) — один из исходных файлов, он был бы потерян; укажите для результата другой файл")
    }

    static func twoResults(_ file: String) -> LocalizedText {
        LocalizedText(
            "\(file) is to hold two results, and one would be lost; write each to a file of its own",
            "в \(file) попали бы сразу два результата, и один был бы потерян; укажите для каждого свой файл")
    }

    static func files(_ count: Int) -> LocalizedText {
        LocalizedText(
            Plural.english(count, "file", "files"),
            Plural.russian(count, "файл", "файла", "файлов"))
    }

    static func findings(_ errors: Int, _ warnings: Int) -> LocalizedText {
        LocalizedText(
            "\(Plural.english(errors, "error", "errors")), \(Plural.english(warnings, "warning", "warnings"))",
            Plural.russian(errors, "ошибка", "ошибки", "ошибок") + ", "
                + Plural.russian(warnings, "предупреждение", "предупреждения", "предупреждений"))
    }

    static func givenTwice(_ option: String) -> LocalizedText {
        LocalizedText(
            "\(option) is given more than once; only one counts, so take the others away",
            "\(option) указан несколько раз, а учесть можно только один; уберите лишние")
    }
}

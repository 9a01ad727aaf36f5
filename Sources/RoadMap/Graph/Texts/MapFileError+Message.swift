public import Support

extension MapFileError: LocalizedMessage {
    /// What is wrong and what to do.
    public var message: LocalizedText {
        switch self {
        case .unreadable(let error):
            error.message
        case .notAMap:
            LocalizedText(
                "this is not a VeloQuest map; build one with: questctl map build city.osm.pbf -o city.vqmap",
                "это не карта VeloQuest; постройте её: questctl map build city.osm.pbf -o city.vqmap")
        case .newerVersion(let found, let supported):
            LocalizedText(
                "map format version \(found) is newer than this program understands (\(supported)); update the program "
                    + "or build the map again",
                "версия формата карты \(found) новее, чем понимает эта программа (\(supported)); обновите программу "
                    + "или постройте карту заново")
        case .olderVersion(let found, let supported):
            LocalizedText(
                "map format version \(found) is older than the one this program reads (\(supported)); build the map "
                    + "again with: questctl map build",
                "версия формата карты \(found) старее, чем читает эта программа (\(supported)); постройте карту "
                    + "заново: questctl map build")
        case .wrongSize(let expected, let found):
            LocalizedText(
                "the map should have \(expected) bytes but has \(found); copy the file again or build the map again",
                "в файле карты должно быть байт: \(expected), а есть: \(found); скопируйте файл ещё раз или постройте "
                    + "карту заново")
        case .damaged(let part):
            LocalizedText(
                "the map is damaged (section \(part)); copy the file again or build the map again",
                "файл карты повреждён (раздел \(part)); скопируйте файл ещё раз или постройте карту заново")
        }
    }
}

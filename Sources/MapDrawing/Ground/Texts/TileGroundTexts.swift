import Support

/// Messages about the ground of a picture.
enum TileGroundTexts {
    static func tooManyTiles(count: Int, zoom: Int, limit: Int) -> LocalizedText {
        LocalizedText(
            "the picture would need \(Plural.english(count, "tile", "tiles")) at zoom \(zoom), the lowest here, and at most \(limit) are "
                + "drawn; draw a smaller area, or take tiles with lower zooms",
            "для картинки нужно \(Plural.russian(count, "тайл", "тайла", "тайлов")) на масштабе \(zoom), мельче здесь нет, а рисуется не "
                + "больше \(limit); возьмите участок поменьше или тайлы с более мелкими масштабами")
    }

    static func tooManyPoints(limit: Int) -> LocalizedText {
        LocalizedText(
            "the areas of the tiles have more than \(limit) points within the picture; draw a smaller area",
            "у площадей тайлов в пределах картинки больше \(limit) точек; возьмите участок поменьше")
    }
}

extension Phrases {
    static let digits = table(
        """
        12 | 12.0 | 12,0 | №12 | #12 | 12. | (12) | 12! | +12 | +-12 | -+12 | -12 | - 12 | −12 | --12 | 12- | ٣٤ | 12a | a12 | 12 a | 1e5 | 0x10
        1,000 | 1,000.5 | 1.000,5 | 12 000 | 12 00 | 1 2345 | 1234 567 | 123 456 | 1'000 | 1’000 | 1,00,000 | 12..5 | 12.5.6 | 12.5,6 | 12,5.6
        .5 | ,5 | -.5 | . 5 | 5. | 5, | 007 | 00 | 0 | 0.5 | 0.50 | 000 | 0.0 | -0 | 1 000 000 | 1 000 00 | 1 000,5 | 1,000 000 | 1 000.000
        1.234.567 | 1,234,567.89 | 0,001 | 0,0015 | 1,0000 | 123,456,789,012 | 1,234,567,890,123 | 12,345 | 1234,567 | ,000 | 1,,000 | 1  000
        1984 г. | 1984 год | 1984 года | 1984 году | 1984 year | 1984 YEAR | 1984 годы | 198 г | 98 г | 99 год | 1984 г 5 | 1984 g | 1984г | г 1984
        minus 5 | Minus 5 | negative 5 | minus five | минус 5 | МИНУС 5 | минус пять | minus | minus- | minu 5 | minuss 5 | plus 5 | minus minus 5
        5 minus | minus 12 | minus-5 | negatives 5 | 5-6 | 5 - 6 | a-5 | a -5 | a - 5 | 1 -2 | 12 34 | 12 345 | 12, 345 | 12,34 | 12, 34
        """)

    static let numbersInWords = table(
        """
        zero | oh | nought | one | a one | a | and | a hundred | hundred | one hundred | a a hundred | a twenty | hundred and one | a hundred and one
        one hundred one | one hundred and | and hundred | two hundred three | two hundred and three | two hundred thirty | twenty one | Twenty-One
        twenty eleven | twenty ten | twenty nine | twenty zero | twenty twenty | ten one | ten nine | ten ten | one one | nine nine | hundred hundred
        nineteen one | nine ten | ten hundred | nine hundred | nine hundred ninety nine | nine hundred nine hundred | zero hundred | twenty hundred
        a thousand | thousand | one thousand | two thousand five | two thousand and five | two thousand five hundred | two thousand and | thousand and one
        thousand thousand | two thousand three thousand | zero thousand | nine hundred ninety nine thousand nine hundred ninety nine | five and six
        twenty and one | ninety nine and thousand | and one | one and | dozen | a dozen | one dozen | two dozen | 2 dozen | 2.5 dozen | a dozen eggs | dozen one | dozen dozen
        a dozen one | zero one | one zero | five thousand | 5 thousand | 5 hundred | 5 million | 3 billion | 2.5 million | twenty-one oaks
        nineteen sixty-one | nineteen oh five | nineteen oh nine | nineteen oh one | nineteen oh ten | nineteen oh zero | nineteen nine | nineteen ten
        nineteen hundred | nineteen hundred and five | nineteen hundred five | nineteen hundred and | nineteen hundred ninety nine | ten sixty six
        nineteen hundred one hundred | ten hundred and five | eleven hundred | ninety nine hundred | ninety nine ninety nine | nine ninety nine
        ninety nine ten | ten oh one | nineteen one hundred | sixty one nineteen | nineteen sixty-one oaks | oaks nineteen sixty-one | two thousand ten
        first | the first | third | twenty first | twenty-first | first second | second first | hundredth | one hundred first | thousandth | a third
        сто | сто один | сто двадцать один | сто двадцать | двести тысяч | тысяча | тысяча сто | две тысячи | двух тысяч пяти | сорок два | сорок двадцать
        тысяча девятьсот шестьдесят первый | двадцать первый век | трёх | дюжина | две дюжины | 5 дюжин | пять тысяч | 5 тысяч | 5 тыс | 5 тыс. | 2.5 млн
        первый | первый дуб | двадцать первый второй | сто тысяч сто | восемьюдесятью восемью | один, два | один, два, три | пять, шесть дубов | ни одного
        5-й | 5й | 5 й | 5-я | 5м | 5-м | 5 м | 5m | 5-m | 5 m | 21st | 21 st | 21-st | 22nd | 5th oak | 5-й дуб | 5-й, 6-й | 5 -й | oak 5-й | oak-й | 21st. | 5x
        """)

    static let shares = table(
        """
        half | a half | one half | half mile | half a mile | half km | half oak | half past two | oak half | half mile oak | quarter | quarter mile | a quarter
        third | one third | a third | two thirds | two thirds km | three quarters | two and three quarters | two and a half | two and half | two and a half km
        2 and a half | 2.5 and a half | 20 and a half | oak and a half | and a half | and a quarter | two oaks and a half | twenty and a half | hundred and a half
        половина | пол | полтора | полтора км | полторы | половина км | треть | две трети | два с половиной | два и половина | два с половиной км | с половиной
        ½ | 2½ | 2 ½ | ⅓ | 2⅓ | ⅔ | ¼ | ¾ | ⅛ | ⅚ | 2⅞ | 2¼ | 2¾ | 2⅐ | 2⅟ | ⅞ | 1½ км | 1/2 | 2 1/2 | 1/3 | 2 1/3 | 3/2 | 2/2 | 1/10 | 1/11 | 1/1 | 0/2 | 9/10 | 1/2 км | 1/2/3 | 1 / 2 | 2-1/2 | 21/2
        """)

    static let romanNumerals = table(
        """
        II | ii | i | I | v | x | l | IV | VI | XIV | xiv | IIII | IIV | IXI | IC | XL | L | LX | MCMXCIV | mm | MM | MMMM | XXXX | XXX | VV | VX | VL | IL | XC | XD | CD | MMXXIV
        Peter I | Peter II | Peter i. | Louis XIV | Elizabeth II | I век | V век | v век | i century | L century | x | x x | oak x | oak x. | 5x | 5 x | oak l | oak m | oak c | oak d
        dill | civil | mild | mix | vi | di | liv | cv | mdc | lid | CCCC | MMMI | MMMCM | MMMCMXCIX | XVIIII | Henry VIII | VIII Henry | XIX век | 19 век | XIX | XXI
        MCMXCIX | MDCCCLXXXVIII | MMDCCCLXXXVIII | MMMDCCCLXXXVIII | MMMMDCCCLXXXVIII | XIIX | IXX | VIIII | CDC | DCD | CMC | CMXC | XCIX | XLIX | XLX | LXL | IVI | oak IVI | VIV
        Пётр I | Пётр II | Людовик XIV | ХІХ век | XX век | XXI в. | I в. | в. I | Karl V | Karl V. | Karl IX | Karl IIX | Karl i | глава II | глава i | глава х
        """)
}

extension Phrases {
    static let dates = table(
        """
        12.04.1961 | 12.4.61 | 4/20/1969 | 20/4/1969 | 1961-04-12 | 12 April 1961 | April 12, 1961 | 1961 April 12 | 1961, 12 April | April 1961 | 1961 April | April 12 | 12 April
        31 April | 32 April | April 31 | April 32 | April 0 | 0 April | 31 32 April | 32 31 April | 31 31 April | 32 32 April | April 12 13 | April 12 1961 5 | in April 1961
        the 12th of April 1961 | May 5 | May | may be | 1 May 2 June | May June | 7 November | 07 November | 10 November | 9 October | 10 October | 7 May | 10 May | 9 September
        7.11 | 07.11 | 7.10 | 10.10 | 9.10 | 9.9 | 09.09 | 11.2017 | 9.2017 | 09.2017 | 1.05 | 1.5 | 12.3456 | 12.34567 | 123.4567 | 1234.567 | 7.0 | 10.0
        November 2017 | September 2017 | October 2017 | 1 November 2017 | 01 November 17 | 1 November '17 | 7 November 1917 | 07.11.1917 | 07.11.17 | 7 November 17 | 7 November 7
        12 апреля 1961 года | 12 апреля 1961 г. | 12 апреля | апрель | апреля | апрель 1961 | 12 апреля 61 | двенадцатое апреля | 12-го апреля | 12 апр. | 12345 April | 9999 April | 999 April
        in the year 1961 on the 12 of April | in the year 1961 on the 12 of April oak | the 12 of the year 1961 of April | on the 12 of the April of the year 1961 | oak April 12 | April oak
        1.5 April | April 1.5 | 12 April BC | 12 April 1961 AD | Monday 12 April | 12, April | 31 December | 31 December 0 | 31 December 00 | 31 January 1961 | 1961 31 January
        """)

    static let measures = table(
        """
        5 km | 5 км | 5km | 5км | km 5 | км 5 | м 5 | м5 | m 5 | m5 | 5 m | 5 m² | 5 m2 | 5m2 | 5 м2 | 5 м3 | 5 m2 3 | 5 m4 | 5 m23 | 5 m23 cm | 5 m2 cm | 5 kg2 | 5 кг 3 | 5 °C | 5°C | 5°c | 5° | ° 5 | 5% | % 5 | 5 % | 5‰
        5 km/h | 5 км/ч | 5 kmh | $5 | $ 5 | 5 $ | 5$ | €5 | £5 | 5 £ | ₽5 | 5 руб. | 5 руб | 5 рублей | 5 coins | coins 5 | coins 5 km | $5 km | km 5 km | 5 km km | 5 тыс. руб. | 5 тыс. | 5 thousand km | 5 million
        1 h 30 min | 30 min 1 h | 1 h 1 h | 1 h 30 | 1 30 min | 1 h 30 km | 1 h 30 min 10 s | 1 ч 30 мин | 1 ч. 30 мин. | -1 h 30 min | 1 h -30 min | 5 °C 3 °C | 1 km 200 m | 1 km, 200 m | 1 m 20 cm 5 mm | oak 1 h 30 min
        about 5 km | 5 km about | -5 km | - 5 km | −5 км | -5 | (5 km) | 5 km. | 5,5 km | 5.5 km | ,5 km | .5 km | 5 .5 km | x.5 km | 1 000 km | 1'000 km | 1’000 km | 1.000,5 km | 12..5 km | 12.5.6 km | 5' | 5’ | 5'' | 5 ' 5
        five km | five kilometres | twenty one metres | двадцать один метр | двадцать пять кв.м | пять квадратных метров | five square metres | five oaks | five big oaks | a hundred metres | minus five metres | oak five metres
        five | five km km | one two three four five six seven eight nine ten eleven twelve | five miles per hour | пять километров в час | five-mile | пятьдесят пять с половиной км | hundred percent | сто процентов | 100 percent
        5 kilo oaks | 5.km | 5,km | 5/km | 5 °F | 5 k | 5 minutes | 5 min. | 5 mins | 5 months | 5 years | 5 лет | 1 year 6 months | 1 year 6 days | 5 weeks 3 days | 5 lb 3 oz | 5 ft 3 in | 5 in 3 ft | 5 l | 5 ц | 5 c | 5 с
        """)
}

extension Phrases {
    static let frames = table(
        """
        the oak | a oak | an oak | the | a | the the | a the oak | the a oak | the old oak | old the oak | A 113 | a 113 | the 113 | a b | A b | A B | a B | A. B | A. Pushkin | a. Pushkin | a Pushkin | A pushkin | A Pushkin | a oaks | The Who | an x | an ox | А дуб | а дуб
        it is oak | it is | it is the oak | it is an old oak | I think it is 5 | i think | i think oak | this is the oak | these are oaks | maybe oak | probably the oak | answer oak | answer is oak | answer: 5 | only 5 | just | it oak
        oak please | please oak | please | oak please please | oak tree | tree | tree oak | 5 trees | trees 5 | 5 pieces | 5 items total | 5 times | in oak | in | in the oak | in in oak | on the red roof | to king Peter | king | the king Peter
        это дуб | это | это есть дуб | это большой дуб | там дуб | ровно 5 | 5 штук | штук 5 | ответ 5 | ответ: дуб | думаю что дуб | думаю | по моему дуб | по моему | по дубу | в году 1961 | в 1961 году | 1961 год | год 1961 | год
        oak and elm | oak & elm | oak + elm | oak, elm | oak; elm | oak/elm | oak⏎elm | oak, elm and fir | oak, red elm | red oak, elm | oak, | ,oak | oak and | and oak | & oak | oak & | and | & | oak n elm | oak, elm, | oak,, elm | oak and and elm
        дуб и клён | дуб, клён | дуб, клён, ель | и | и дуб | и. о. | 5 and 6 | 5, 6 | 5, 6, oak | 5 & 6 | five, six | first, second | 5 km, 6 km | 5-й, oak | half, oak
        5 oaks | 21 steps | 21 ступенька | 21 ab | 21 abc | 21 big steps | 21 km | 21 century | 21 centuries | 21 dozen | 21 dozens | 21 five | 21 may | 21 million | not 21 | 21a | 21 a | steps 21 | 21, steps | 21 21 | 2 half | 5 about
        year 1961 | 1961 year | 1961 AD | AD 1961 | 1961 н.э. | 1961 BC | 500 BC | № 5 | no 5 | No. 5 | number 5 | 5 number | 5 no | number oak | year oak | 19th century | 19 century | 19 c | 19 c. | 19th c. | century | century 19 | век | век 19 | 19 в | 19 в. | в. 19 | 19 вв | 19 века
        """)

    static let signs = table(
        """
        🚲 | 🚲 5 | 5 🚲 | oak 🚲 | 🚲 oak | ♥ | → | ↏ | <5 | =5 | >5 | a < b | $ | % | ° | £ | €, $ | ¢ | ¥5 | ^ | ~5 | | @oak | #oak | oak… | «oak» | “oak” | (oak) | oak! | oak? | -oak | oak- | oak-elm | oak - elm | oak -elm | oak–elm | oak—elm | oak_elm
        l’arbre | L'arbre | o'clock | rock’n’roll | 'oak' | ’tis | ' | '' | d'Artagnan | д’Артаньян | café | cafe\u{301} | Straße | naïve | ёлка | ЁЛКА | й | за́мок | oʼclock | rock'n'roll | rock & roll | rock and roll | fish n chips
        vtkmybwf | мельница | ghbdtn | привет | йцу | йцук | abc | abcd | дуб 5 | дуб, ель | oak;elm | oak. | [ | ж | хъ-хъ | xyz\\ | дуб дуб | .kz | ЮЛЯ | юля | я | Я 5 | яна | Яна | Яблоко | Yana | Jana | oakя | яoak
        one two six ten | one two six ten red | дом oak | дoмz | ok | ум | Kremlin | Кремль | Khabarovsk | Хабаровск | Tsvetaeva | Цветаева | Shchors | Щорс | Vyborg | Выборг | Nevsky | Невский | Nevskiy | Max | Макс | Mats | Matss | Macs | Sts | tsk
        Yuri | Юрий | Iosif | Йосиф | Maya | Майя | Alexey | Алексей | Aiya | ayia | iya | yi | kkh | khk | wwx | Watson | Ватсон | objekt | объект | Ilya | Илья | Lviv | Львiв | éclair | 5 éclairs | ελλας | Ωmega | þorn | straße
        """)
}

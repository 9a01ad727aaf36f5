## Сам язык

language-name = Русский
language-voice = ru-RU
language-plurals = one: v = 0 and i % 10 = 1 and i % 100 != 11; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0
language-decimal-separator = ,

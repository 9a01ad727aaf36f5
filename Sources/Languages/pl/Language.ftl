## The language itself

language-name = Polski
language-voice = pl-PL
language-plurals = one: i = 1 and v = 0; few: v = 0 and i % 10 = 2..4 and i % 100 != 12..14; many: v = 0
language-decimal-separator = ,

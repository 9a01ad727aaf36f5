## The language itself

language-name = Deutsch
language-voice = de-DE
language-plurals = one: i = 1 and v = 0
language-decimal-separator = ,

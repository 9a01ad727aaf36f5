## What is printed on the cards for riders

title = Karty uczestników
scan = Link, aby dołączyć
code = Twój kod
step1 = Przed startem: zeskanuj obrazek telefonem, z którym pojedziesz, albo otwórz adres obok i wpisz kod.
step2 = Zezwól na dostęp do lokalizacji i nie zamykaj strony. Działa ona też bez sieci.
step3 = Kod jest tylko na jeden telefon: nikomu go nie pokazuj.

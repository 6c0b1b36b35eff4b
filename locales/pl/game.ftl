# The game: its editions and players, refusals, faults of a move, what happened.

edition-name = { $edition ->
    [standard] Standard
    [twist] Twist
    [expert] Expert
    [original] Original
    [family] Rodzinna
    [xp] XP
    [championship-2019] Mistrzostwa 2019
    [championship] Mistrzostwa
    [championship-twist] Mistrzostwa Twist
    [championship-expert] Mistrzostwa Expert
   *[other] { $edition }
}
# What is printed on the box, or where an edition without a box is played.
edition-box = { $edition ->
    [standard] 3 w 1
    [twist] 3 w 1
    [expert] 3 w 1
    [original] Original
    [family] Standard, Mundo, Exclusive
    [xp] XP
   *[other] Mistrzostwa Polski
}
edition-of-box = { $edition ->
    [championship-2019] { $box }
    [championship] { $box }
    [championship-twist] { $box }
    [championship-expert] { $box }
    [family] Pudełka: { $box }
   *[other] Pudełko: { $box }
}
# What is in the box, and how its rulebook is known from another's.
edition-box-holds = { $edition ->
    [family] 106 kostek, w tym 2 jokery. Według instrukcji brak otwarcia kosztuje 100 albo 200 punktów.
    [original] 106 kostek, w tym 2 jokery. Według instrukcji brak otwarcia nic dodatkowo nie kosztuje; trzy kostki dobiera się, gdy nie da się odtworzyć stołu.
    [xp] 160 kostek, w tym 4 jokery, i 6 tabliczek.
   *[other] 112 kostek, w tym 8 jokerów w czterech kolorach. W Standardzie grają dwa czerwone, pozostałych sześć zostaje w pudełku.
}
edition-no-box = Na twoim pudełku jest inna nazwa? Policz kostki i zajrzyj do instrukcji. Nie masz pudełka? Zacznij od Standardu z „3 w 1”.
name-to-type = { $name } ({ $id })
name-and-box-to-type = { $name } ({ $id }; pudełko { $box })
level-name = { $level ->
    [novice] początkujący
    [casual] amator
    [steady] solidny
    [sharp] mocny
    [master] mistrz
   *[other] bot
}

refusal-not-now = { $phase ->
    [start-draw] Najpierw losowanie, kto zaczyna
    [deal] Najpierw rozdanie
    [play] Partia już trwa
    [paused] Partia czeka na sędziego
   *[over] Partia jest skończona
}
refusal-no-such-seat = Na miejscu { $seat } nikt nie gra
refusal-not-your-turn = Teraz ruch ma { $turn }
refusal-pool-empty = Bank jest pusty: wyłóż kostki albo spasuj
refusal-pool-not-empty = Pasować można tylko przy pustym banku: wyłóż kostki albo dobierz
refusal-no-stack-choice = Teraz nie wybiera się stosu
refusal-no-such-stack = Stosu { $stack } już nie ma
refusal-no-claims = W tej edycji nie ma nowego rozdania przy trzech dubletach
refusal-claims-closed = Pierwszy ruch już był, więc rozdanie zostaje
refusal-too-few-doublets = { $found ->
    [0] Nie masz dubletów, a potrzeba trzech
    [one] Masz { $found } dublet, a potrzeba trzech
    [few] Masz { $found } dublety, a potrzeba trzech
    [many] Masz { $found } dubletów, a potrzeba trzech
   *[other] Masz { $found } dubletu, a potrzeba trzech
}
refusal-no-announcements = W tej edycji nie ma zapowiedzi
refusal-already-opened = Otwarcie masz już za sobą
refusal-not-after-draw = Zapowiadaj zaraz po własnym dobraniu, zanim następny gracz coś zrobi
refusal-wrong-deck = To nie są kostki tej edycji
refusal-nothing-to-take-back = Nie ma ruchu, który można cofnąć

fault-not-there = Nie ma ani na stole, ani na twojej tabliczce: { $tile }
fault-not-a-meld = { $tiles }: { $reason }
fault-left-the-table = Ze stołu nie wolno zabrać: { $tile }
fault-nothing-laid = Wyłóż co najmniej jedną kostkę z tabliczki
fault-table-touched = Przy otwarciu nie ruszaj stołu i wykładaj układy z własnych kostek
fault-worth-too-little = Do otwarcia potrzeba { $needed }, a jest { $worth }
fault-freed-joker = Uwolniony joker musi trafić do układu z kostką z twojej tabliczki

event-starter-drawn = Losowanie: { $draws }. Zaczyna { $name }.
event-draw-for-start = { $name } – { $tile }
event-you-draw-for-start = ty – { $tile }
event-draws-again = { $draws }. Jeszcze raz: { $again }
event-dealt = Kostki są rozdane.
event-claimed = { $name } pokazuje trzy dublety ({ $pairs }): nowe rozdanie.
event-stack-opened = { $name } zaczyna stos { $stack }.
event-drawn = { $count ->
    [one] { $name } dobiera kostkę.
    [few] { $name } dobiera { $count } kostki.
    [many] { $name } dobiera { $count } kostek.
   *[other] { $name } dobiera { $count } kostki.
}
event-laid = { $count ->
    [one] { $name } wykłada { $tiles }.
    [few] { $name } wykłada { $count } kostki: { $tiles }.
    [many] { $name } wykłada { $count } kostek: { $tiles }.
   *[other] { $name } wykłada { $count } kostki: { $tiles }.
}
event-passed = { $name } pasuje.
event-announced = { $name } zapowiada: „Wyłożę się w następnej rundzie”.
event-time-up = { $name }: koniec czasu.
event-your-time-up = Twój czas minął.
event-taken-back = { $name }: błędny ruch zostaje cofnięty.
event-you-taken-back = Twój błędny ruch zostaje cofnięty.
event-judge-called = { $name } wzywa sędziego.
event-paused = Partia czeka na sędziego.
event-ruled = Decyzja sędziego: { $reason }
event-ended-out = { $name }: ostatnia kostka wyłożona!
event-ended-pool = Bank jest pusty, partia skończona.

# Where a player's points come from (section 7). `sum` is what each of the others lost, `rack` what the own tiles count.
rack-sum = { $jokers ->
    [0] { $value }
    [1] { $numbers } + { $penalty } (joker) = { $value }
   *[other] { $numbers } + { $jokers } × { $penalty } (jokery) = { $value }
}
reason-won = { $others ->
    [1] strata przeciwnika
   *[other] straty pozostałych
}{ $less ->
    [0] : { $sum }
   *[other] { "" } minus własne kostki: { $sum } − { $less }
}
reason-won-shared = { $less ->
    [0] straty pozostałych podzielone przez { $shared }: { $sum } / { $shared }
   *[other] straty pozostałych podzielone przez { $shared }, minus własne kostki: { $sum } / { $shared } − { $less }
}
reason-won-all = wszystkie tabliczki mają równą wartość, więc nikt nic nie traci (zasada 7.6)
reason-rack = { $less ->
    [0] wartość tabliczki: { $rack }
   *[other] wartość tabliczki: { $rack }, minus najniższa wartość: { $less } (zasada 7.5)
}
reason-unopened = { $less ->
    [0] bez otwarcia: { $points } zamiast wartości tabliczki { $value } (zasada 7.2)
   *[other] bez otwarcia: { $points } zamiast różnicy { $value } − { $less } (zasada 7.5)
}
reason-announced = { $less ->
    [0] bez otwarcia, ale z zapowiedzią w porę: { $points } zamiast wartości tabliczki { $value } (zasada 7.4)
   *[other] bez otwarcia, ale z zapowiedzią w porę: { $points } zamiast różnicy { $value } − { $less } (zasada 7.5)
}
reason-could-have = { $less ->
    [0] bez otwarcia, choć było możliwe: { $points } zamiast wartości tabliczki { $value } (zasada 7.2)
   *[other] bez otwarcia, choć było możliwe: { $points } zamiast różnicy { $value } − { $less } (zasada 7.5)
}
reason-opening = Możliwe otwarcie:

# The game: refusals, faults of a lay, what happened.

refusal-not-now = { $phase ->
    [start-draw] najpierw losowanie, kto zaczyna
    [deal] najpierw rozdanie
    [play] partia już trwa
    [paused] partia czeka na sędziego
   *[over] partia jest skończona
}
refusal-no-such-seat = miejsce { $seat } nie gra
refusal-not-your-turn = teraz ruch ma { $turn }
refusal-pool-empty = bank jest pusty: wyłóż kostki albo spasuj
refusal-pool-not-empty = pasować można tylko przy pustym banku: wyłóż kostki albo dobierz
refusal-no-stack-choice = teraz nie wybiera się stosu
refusal-no-such-stack = stosu { $stack } już nie ma
refusal-no-claims = w tej edycji nie ma nowego rozdania za trzy dublety
refusal-claims-closed = pierwszy ruch już był, więc rozdanie zostaje
refusal-too-few-doublets = { $found ->
    [0] nie ma dubletów: potrzeba trzech
    [one] { $found } dublet: potrzeba trzech
    [few] { $found } dublety: potrzeba trzech
    [many] { $found } dubletów: potrzeba trzech
   *[other] { $found } dubletu: potrzeba trzech
}
refusal-no-announcements = w tej edycji nie ma zapowiedzi
refusal-already-opened = otwarcie masz już za sobą
refusal-not-after-draw = zapowiadaj zaraz po własnym dobraniu, zanim następny gracz coś zrobi
refusal-wrong-deck = to nie są kostki tej edycji
refusal-nothing-to-take-back = nie ma ruchu, który można cofnąć

fault-not-there = { $tile }: nie ma ani na stole, ani na twojej tabliczce
fault-not-a-meld = { $tiles }: { $reason }
fault-left-the-table = { $tile } jest ze stołu i musi na nim zostać
fault-nothing-laid = wyłóż co najmniej jedną kostkę z tabliczki
fault-table-touched = przy otwarciu nie ruszaj stołu i wykładaj układy z własnych kostek
fault-worth-too-little = do otwarcia potrzeba { $needed }, a jest { $worth }
fault-freed-joker = uwolniony joker idzie do układu z kostką z twojej tabliczki

event-starter-drawn = Losowanie: { $draws }. Zaczyna { $name }.
event-draw-for-start = { $name } – { $tile }
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
    [one] { $name } wykłada: { $tiles }.
    [few] { $name } wykłada { $count } kostki: { $tiles }.
    [many] { $name } wykłada { $count } kostek: { $tiles }.
   *[other] { $name } wykłada { $count } kostki: { $tiles }.
}
event-passed = { $name } pasuje.
event-announced = { $name } zapowiada: otwieram w następnej rundzie.
event-time-up = { $name }: koniec czasu.
event-taken-back = { $name }: błędny ruch zostaje cofnięty.
event-judge-called = { $name } prosi o sędziego.
event-paused = Partia czeka na sędziego.
event-ruled = Sędzia orzeka: { $reason }
event-ended-out = { $name } wykłada ostatnią kostkę!
event-ended-pool = Bank jest pusty, ruchy się skończyły.

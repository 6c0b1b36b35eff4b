# Страница о матчах, которую пишет `dublet arena --report`.

# Язык страницы, как его называет HTML, и знак между целой и дробной частью числа.
report-language = ru
report-decimal = ,

report-title = { $first } — { $others }
report-edition = Версия
report-seats = Мест
report-deals = Раздач в матче
report-games = Партии
report-seed = Зерно
report-states = Состояний на ход
report-program = Программа
report-repeat = Та же страница ещё раз:

report-figures = Итоги
report-column-second = Соперник
report-column-deals = Раздачи / партии
report-column-wins = Победы
report-column-elo = Эло
report-column-points = Очки за партию
report-column-llr = LLR
report-verdict = { $verdict ->
    [better] сильнее хотя бы на { $better } Эло
    [worse] сильнее не более чем на { $worse } Эло
   *[open] не решено
}

report-rate = Победы по соперникам
report-rate-across = выигранные партии ({ $first }), %
report-rate-told = Доля выигранных партий ({ $first }) с интервалом 95 %: { $rates }. При равной силе { $par } %.
report-par = равная сила { $par } %

report-against = { $first } — { $second }
report-of-games = % партий
report-of-turns = % ходов
report-numbers = Числа
report-games-of = { $bin }: { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}, { $share } %
report-turns-of = { $bin }: { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}, { $share } %
report-median = медиана { $median }
report-mean = среднее { $mean }

report-length = Длина партии
report-length-across = ходы в партии, всех мест
report-length-told = { $games ->
    [one] { $games } партия: медиана ходов { $median }, самая короткая { $least }, самая длинная { $most }.
    [few] { $games } партии: медиана ходов { $median }, самая короткая { $least }, самая длинная { $most }.
   *[many] { $games } партий: медиана ходов { $median }, самая короткая { $least }, самая длинная { $most }.
}

report-points = Очки: { $first }
report-points-across = очки в партии
report-points-told = { $first } получает в среднем { $mean } за партию; половина партий лежит между { $quarter } и { $three }, все — между { $least } и { $most }.

report-tiles = Фишки, выложенные за ход
report-tiles-across = фишки, выложенные за ход (0: взятие или пас)
report-tiles-told = В среднем фишек за ход: { $first } { $first-turn }, { $second } { $second-turn }. За ход с выкладыванием: { $first-lay } и { $second-lay }.

report-about-deals = Каждая раздача играется столько раз, сколько мест ({ $seats }): { $first } сидит на каждом по разу, соперник — на остальных, поэтому удача в раздаче не помогает никому. Такой блок партий считается за один результат; ± — интервал 95 % по блокам.
report-about-elo = Эло 0 — равная сила: одна победа на столько партий, сколько мест ({ $seats }). Очки считаются по правилам версии; при равенстве на первом месте победа делится.
report-about-test = LLR — логарифм отношения правдоподобия «сильнее хотя бы на { $better } Эло» к «сильнее не более чем на { $worse } Эло»; за пределами ±{ $decisive } он решает, с 5 % на каждую из ошибок.

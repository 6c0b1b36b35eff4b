# Tournaments: seating, checking, standings.

tournament-round = Тур { $round }
tournament-table = стол { $table }: { $players }
tournament-seat-found = есть
tournament-seat-bound = не меньше
tournament-seat-greedy = подряд
tournament-seat-repeats = повторные встречи
tournament-seat-back-to-back = в двух турах подряд
tournament-seat-uneven = малые столы, квадраты
tournament-seat-seats = места, квадраты
tournament-seat-apart = пары за одним столом, которым сидеть порознь: { $count }
tournament-seat-best = Меньше повторных встреч быть не может: доказано.
tournament-seat-open = Меньше повторных встреч не найдено, но они и не исключены.
tournament-standings-place = место
tournament-standings-name = имя
tournament-standings-games = партии
tournament-standings-points = очки
tournament-check-right = { $events ->
    [one] всё верно: пересчитано { $events } событие
    [few] всё верно: пересчитано { $events } события
   *[many] всё верно: пересчитано { $events } событий
}
tournament-check-wrong = { $count ->
    [one] не сходится: { $count } расхождение
    [few] не сходится: { $count } расхождения
   *[many] не сходится: { $count } расхождений
}
tournament-at-event = событие { $event }: { $why }
tournament-error-version = файл версии { $found }, а программа знает { $known }
tournament-error-differs = из него следует другое
tournament-error-nothing-to-seat = в турнире нет тура, который нужно рассадить
tournament-error-stage = этапов: { $stages }
tournament-error-nobody = в списке никого нет
tournament-organiser = Организатор

tournament-at-line = строка { $line }: { $why }
tournament-refused-name-empty = нет имени
tournament-refused-name-too-long = в имени не больше { $most } букв
tournament-refused-name-twice = имя { $name } повторяется
tournament-refused-not-founded = турнир ещё не начался
tournament-refused-already-founded = турнир уже начался
tournament-refused-not-yours = { $role ->
    [organiser] это не дело организатора
    [judge] это не дело судьи
   *[player] это не дело игрока
}
tournament-refused-bad-plan = план нельзя сыграть: { $why }
tournament-refused-already-seated = после рассадки план не меняют
tournament-refused-no-plan = порядок турнира не задан
tournament-refused-unknown-player = игрок { $player } не заявлен
tournament-refused-already-registered = игрок { $player } уже заявлен
tournament-refused-already-present = игрок { $player } уже отмечен
tournament-refused-withdrawn = игрок { $player } уже выбыл
tournament-refused-not-present = игрока { $player } нет на месте
tournament-refused-too-late = игроку { $player } поздно заявляться
tournament-refused-same-player = это один игрок, а не два
tournament-refused-already-apart = эта пара уже разведена
tournament-refused-no-reason = не указана причина
tournament-refused-no-rule = не указан номер правила
tournament-refused-over = турнир окончен
tournament-refused-wrong-rounds = туров для рассадки: { $expected }, а не { $found }
tournament-refused-table-size = тур { $round }, стол { $table }: игроков { $found }, а за столом от { $least } до { $most }
tournament-refused-seated-twice = тур { $round }: у игрока { $player } два места
tournament-refused-not-seated = тур { $round }: у игрока { $player } нет места
tournament-refused-not-entrant = игрок { $player } не играет в этом этапе
tournament-refused-not-by-rank = тур { $round }: столы не по занятым местам
tournament-refused-too-few-players = осталось меньше двух игроков
tournament-refused-no-round-left = начинать больше нечего
tournament-refused-sheet-open = листа тура { $round }, стола { $table } нет, или он не подписан
tournament-refused-no-such-table = в туре { $round } нет стола { $table }
tournament-refused-not-played = тур { $round } ещё не начался, и у стола { $table } нет результата
tournament-refused-not-at-table = игрок { $player } не за этим столом
tournament-refused-already-entered = тур { $round }, стол { $table }: лист уже сдан
tournament-refused-not-entered = тур { $round }, стол { $table }: лист не сдан
tournament-refused-signed-by-enterer = кто внёс лист, тот его не подписывает: это делает другой игрок стола
tournament-refused-already-signed = тур { $round }, стол { $table }: лист уже подписан или решён
tournament-refused-disputed = тур { $round }, стол { $table }: лист оспорен, решает судья
tournament-refused-wrong-games = партий в листе: { $expected }, а не { $found }
tournament-refused-bad-game = партия { $game }: { $why }
tournament-refused-hand-missing = партия { $game }: нет результата игрока { $player }
tournament-refused-no-such-call = вызов { $call } не ждёт судью
tournament-refused-call-open = вызов { $call } ждёт судью
tournament-refused-nothing-changed = исправление ничего не меняет
tournament-refused-no-penalty = штраф ничего не отнимает
tournament-refused-no-such-penalty = штрафа { $penalty } нет или он снят
tournament-refused-no-tie = эти игроки не делят место, или это не все, кто его делит
tournament-refused-tie-at-cut-off = игроки { $players } делят место, а дальше проходят не все: ничью нужно разрешить
tournament-refused-rounds-left = осталось сыграть туров: { $rounds }
tournament-refused-cannot-reopen = ни один этап не окончен, или следующий уже начался

tournament-why-no-stages = в нём нет этапов
tournament-why-entrants = все играют в первом этапе и только в нём
tournament-why-counts = туров и партий от 1 до 20
tournament-why-table = за столом от 2 до { $most } игроков
tournament-why-wrong-chairs = результатов { $hands }, а мест за столом { $chairs }
tournament-why-too-few-players = в партии не меньше двух игроков
tournament-why-not-one-out = если кто-то выложил последнюю фишку, пуста ровно одна подставка, а не { $found } (правило 6.1)
tournament-why-empty-rack = если партия кончилась пустым магазином, пустых подставок нет (правило 6.2)
tournament-why-more-than-deck = фишек больше, чем в комплекте (правило 1.2)
tournament-why-bad-announcement = объявление, которого не могло быть (правило 7.4)
tournament-why-does-not-sum = записанные очки не следуют из подставок (раздел 7)

tournament-found-version = версия { $found } неизвестна
tournament-found-not-founded = что-то до начала турнира
tournament-found-founded-twice = турнир начался дважды
tournament-found-wrong-role = { $role ->
    [organiser] организатор сделал то, что не его дело
    [judge] судья сделал то, что не его дело
   *[player] игрок сделал то, что не его дело
}
tournament-found-no-reason = не указана причина
tournament-found-no-rule = не указан номер правила
tournament-found-plan-unplayable = план нельзя сыграть
tournament-found-plan-late = план изменён после рассадки
tournament-found-no-plan = плана нет
tournament-found-unknown-player = игрок { $player } не был заявлен
tournament-found-twice = игрок { $player } заявлен, отмечен, разведён или посажен второй раз
tournament-found-not-there = игрока { $player } нет на месте, или он выбыл
tournament-found-over = что-то после конца последнего этапа
tournament-found-rounds-seated = рассажено туров: { $recorded }, а осталось { $reckoned }
tournament-found-table-size = тур { $round }, стол { $table }: не бывает стола на { $found } игроков
tournament-found-seated-twice = тур { $round }: у игрока { $player } два места
tournament-found-not-seated = тур { $round }: у игрока { $player } нет места
tournament-found-not-entrant = тур { $round }: у игрока { $player } есть место, а он не играет
tournament-found-not-by-rank = тур { $round }: столы не по занятым местам
tournament-found-certificate = в свидетельстве { $recorded }, а на деле { $reckoned }: { $figure ->
    [apart] пары, которым сидеть порознь
    [repeats] повторные встречи
    [repeats-bound] наименьшее число повторных встреч
    [back-to-back] встречи в двух турах подряд
    [back-to-back-bound] наименьшее число встреч в двух турах подряд
    [uneven] малые столы
    [uneven-bound] самый ровный раздел малых столов
    [seats] места
   *[seats-bound] самый ровный раздел мест
}
tournament-found-outcome-missing = нет того, что из него следует, или оно другого рода
tournament-found-no-round = начинать больше нечего
tournament-found-sheet-missing = листа тура { $round }, стола { $table } нет, или он не считается
tournament-found-no-table = тур { $round }, стол { $table }: такого стола нет, или тур не начался
tournament-found-not-at-table = игрок { $player } не за столом { $table } тура { $round }
tournament-found-entered-twice = тур { $round }, стол { $table }: лист сдан дважды
tournament-found-signed-by-enterer = тур { $round }, стол { $table }: подписал тот, кто внёс
tournament-found-sheet-state = тур { $round }, стол { $table }: лист был не в том состоянии
tournament-found-games = тур { $round }, стол { $table }: партий { $recorded } вместо { $reckoned }
tournament-found-hands = тур { $round }, стол { $table }, партия { $game }: результаты не подходят к местам
tournament-found-tiles = тур { $round }, стол { $table }, партия { $game }: фишек больше, чем в комплекте (правило 1.2)
tournament-found-announcement = тур { $round }, стол { $table }, партия { $game }: объявление, которого не могло быть (правило 7.4)
tournament-found-end = тур { $round }, стол { $table }, партия { $game }: подставки не подходят к концу партии (раздел 6)
tournament-found-score = тур { $round }, стол { $table }, партия { $game }: у игрока { $player } { $reckoned }, а не { $recorded }
tournament-found-win = тур { $round }, стол { $table }, партия { $game }: побед у игрока { $player } { $reckoned }, а не { $recorded }
tournament-found-written = тур { $round }, стол { $table }, партия { $game }: записанные очки не следуют из подставок
tournament-found-nothing-changed = тур { $round }, стол { $table }: исправление ничего не меняет
tournament-found-no-call = вызов { $call } не ждёт судью
tournament-found-call-open = на вызов { $call } никто не ответил
tournament-found-penalty = штраф игрока { $player } ничего не отнимает, или он не играет
tournament-found-no-penalty = нет штрафа { $penalty }, который можно снять
tournament-found-tie = разрешена ничья, которой нет
tournament-found-rounds-left = этап окончен, а туров осталось сыграть: { $rounds }
tournament-found-standing = у игрока { $player } { $reckoned }, а не { $recorded }
tournament-found-standings-people = игрока { $player } нет в таблице, или он в ней, хотя не играл
tournament-found-standings-order = таблица не по порядку
tournament-found-advancing = дальше проходят { $reckoned }, а не { $recorded }
tournament-found-tie-at-cut-off = { $players } делят место, а дальше проходят не все
tournament-found-too-few-players = дальше проходит слишком мало игроков
tournament-found-reopened = этап открыт снова, хотя этого нельзя

# What the server answers about a tournament.
tournament-unknown-pass = этот пропуск недействителен или больше не действует
tournament-not-for-pass = этот пропуск такого права не даёт
tournament-bad-lines = в списке есть строки, которые нельзя использовать
tournament-too-long = не больше { $most } знаков
tournament-no-title = турниру нужно название
tournament-full = в турнире не больше { $most } человек
tournament-no-clock = таких часов нет
tournament-not-an-event = это не файл турнира
tournament-impossible = файл был изменён: запись { $event } его журнала не могла быть такой

# Tournaments: seating, checking, standings.

tournament-round = Тур { $round }
tournament-table = стол { $table }: { $players }
tournament-seat-found = найдено
tournament-seat-bound = не меньше
tournament-seat-greedy = жадный алгоритм
tournament-seat-repeats = повторные встречи
tournament-seat-back-to-back = в двух турах подряд
tournament-seat-uneven = неполные столы (сумма квадратов)
tournament-seat-seats = места (сумма квадратов)
tournament-seat-apart = пары за одним столом, которые просили посадить порознь: { $count }
tournament-seat-elsewhere = игроки не за своим постоянным столом: { $count }
tournament-seat-best = Меньше повторных встреч быть не может: доказано.
tournament-seat-open = Рассадки с меньшим числом повторных встреч не найдено, но не исключено, что она есть.
tournament-standings-place = место
tournament-standings-name = имя и фамилия
tournament-standings-games = партии
tournament-standings-points = победы/очки
tournament-check-right = { $events ->
    [one] Всё верно: пересчитано { $events } событие.
    [few] Всё верно: пересчитано { $events } события.
   *[many] Всё верно: пересчитано { $events } событий.
}
tournament-check-wrong = { $count ->
    [one] Не сходится: { $count } расхождение.
    [few] Не сходится: { $count } расхождения.
   *[many] Не сходится: { $count } расхождений.
}
tournament-draws-none = В этом турнире ещё ничего не разыгрывали.
tournament-draws-line = Строка { $line }, { $what }: { $again }
tournament-draws-tables = { $count ->
    [1] столы тура { $first }
   *[other] столы туров с { $first } по { $last }
}
tournament-draws-order = порядок { $players }
tournament-draws-same = жребий с этим кодом, выходит то же самое
tournament-draws-other = жребий НЕ с этим кодом: выходит другое
tournament-draws-by-rank = по таблице, без жребия
tournament-draws-no-lots = кода жребия в файле нет
tournament-draws-another-way = разыграно другой версией программы, эта воспроизвести не может
tournament-at-event = событие { $event }: { $why }
tournament-error-version = файл в формате { $found }, а программа знает { $known }
tournament-error-differs = из него следует другое
tournament-error-nothing-to-seat = в турнире нет тура, которому нужна рассадка
tournament-error-stage = этапов: { $stages }
tournament-error-nobody = в списке никого нет
tournament-organiser = Организатор

tournament-at-line = Строка { $line }. { $why }
tournament-refused-name-empty = Нет имени.
tournament-refused-name-too-long = { $most ->
    [one] В имени не больше { $most } знака.
   *[many] В имени не больше { $most } знаков.
}
tournament-refused-detail-too-long = Клуб — не длиннее { $most } знаков, номер — не длиннее { $digits } знаков.
tournament-refused-name-twice = Имя { $name } повторяется. Различить их поможет клуб или номер.
tournament-refused-not-founded = Турнир ещё не начался.
tournament-refused-already-founded = Турнир уже начался.
tournament-refused-not-yours = { $role ->
    [organiser] Организатору это недоступно.
    [judge] Судье это недоступно.
   *[player] Игроку это недоступно.
}
tournament-refused-bad-plan = План нельзя сыграть: { $why }.
tournament-refused-already-seated = После рассадки план не меняют.
tournament-refused-no-plan = План турнира не задан.
tournament-refused-unknown-player = Игрок { $player } не заявлен.
tournament-refused-already-registered = Игрок { $player } уже заявлен.
tournament-refused-already-present = Игрок { $player } уже отмечен.
tournament-refused-withdrawn = Игрок { $player } уже выбыл.
tournament-refused-not-present = Игрок { $player } отсутствует.
tournament-refused-too-late = Игроку { $player } поздно заявляться.
tournament-refused-same-player = Это один игрок, а не два.
tournament-refused-already-apart = Эту пару уже просили посадить порознь.
tournament-refused-not-apart = Эту пару не просили сажать порознь.
tournament-refused-no-table-number = У столов номера от 1 до { $most }.
tournament-refused-table-taken = Стол { $table } уже закреплён: { $player }.
tournament-refused-has-played = { $player }: уже есть сыгранные партии, поэтому отменить нельзя.
tournament-refused-not-ahead = Тур { $round } уже начат, или для него ещё нет рассадки.
tournament-refused-no-reason = Укажите причину.
tournament-refused-no-rule = Выберите правило.
tournament-refused-over = Турнир окончен.
tournament-refused-wrong-rounds = Туров для рассадки: { $expected }, а не { $found }.
tournament-refused-table-size = Тур { $round }, стол { $table }: игроков { $found }, а за столом от { $least } до { $most }.
tournament-refused-seated-twice = Тур { $round }: у игрока { $player } два места.
tournament-refused-not-seated = Тур { $round }: у игрока { $player } нет места.
tournament-refused-not-entrant = Игрок { $player } не играет в этом этапе.
tournament-refused-not-by-rank = Тур { $round }: столы не по занятым местам.
tournament-refused-too-few-players = Осталось меньше двух игроков.
tournament-refused-no-round-left = Начинать больше нечего.
tournament-refused-rounds-begun = { $rounds ->
    [one] В этапе не меньше { $rounds } тура.
   *[other] В этапе не меньше { $rounds } туров: столько уже начато.
}
tournament-refused-sheet-open = Протокола тура { $round }, стола { $table } нет, или он не подписан.
tournament-refused-no-such-table = В туре { $round } нет стола { $table }.
tournament-refused-not-played = Тур { $round } ещё не начался, и у стола { $table } нет результата.
tournament-refused-not-at-table = Игрок { $player } не за этим столом.
tournament-refused-round-over = Тур { $round } для стола { $table } закрыт. Обратитесь к судье или организатору.
tournament-refused-already-entered = Тур { $round }, стол { $table }: протокол уже сдан.
tournament-refused-not-entered = Тур { $round }, стол { $table }: протокол не сдан.
tournament-refused-signed-by-enterer = Кто сдал протокол, тот его не подписывает: это делает другой игрок за этим столом.
tournament-refused-own-case = Это касается игрока: { $player }. Решает другой судья или организатор. Если больше некому, организатор делает пропуск судьи для того, кто там не играет.
tournament-refused-already-signed = Тур { $round }, стол { $table }: протокол уже подписан, или судья уже решил.
tournament-refused-disputed = Тур { $round }, стол { $table }: протокол оспорен, решает судья.
tournament-refused-wrong-games = Партий в протоколе: { $expected }, а не { $found }.
tournament-refused-bad-game = Партия { $game }: { $why }.
tournament-refused-hand-missing = Партия { $game }: нет результата игрока { $player }.
tournament-refused-no-such-call = Вызов { $call } не ждёт судью.
tournament-refused-call-open = Вызов { $call } ждёт судью.
tournament-refused-nothing-changed = Это ничего не меняет.
tournament-refused-no-penalty = Штраф ничего не отнимает.
tournament-refused-no-such-penalty = Штрафа { $penalty } нет, или он отменён.
tournament-refused-no-tie = Эти игроки не делят место, или это не все, кто его делит.
tournament-refused-tie-at-cut-off = Игроки { $players } делят место, а дальше проходят не все: расставьте их по порядку.
tournament-refused-rounds-left = Осталось сыграть туров: { $rounds }.
tournament-refused-cannot-reopen = Ни один этап не окончен, или следующий уже начался.

tournament-why-no-stages = в нём нет этапов
tournament-why-entrants = все играют в первом этапе и только в нём
tournament-why-counts = туров и партий от 1 до 20
tournament-why-table = за столом от 2 до { $most } игроков
tournament-why-wrong-chairs = результатов { $hands }, а мест за столом { $chairs }
tournament-why-too-few-players = в партии не меньше двух игроков
tournament-why-not-one-out = если кто-то выложил последнюю фишку, пуста ровно одна подставка, а не { $found } (правило 6.1)
tournament-why-empty-rack = если партия закончилась, потому что магазин опустел, пустых подставок не бывает (правило 6.2)
tournament-why-more-than-deck = фишек больше, чем в комплекте (правило 1.2)
tournament-why-bad-announcement = объявление, которого не могло быть (правило 7.4)
tournament-why-does-not-sum = записанные очки не следуют из подставок (раздел 7)

tournament-found-version = формат { $found } неизвестен
tournament-found-not-founded = что-то до начала турнира
tournament-found-founded-twice = турнир начался дважды
tournament-found-wrong-role = { $role ->
    [organiser] действие вне полномочий организатора
    [judge] действие вне полномочий судьи
   *[player] действие вне полномочий игрока
}
tournament-found-no-reason = не указана причина
tournament-found-no-rule = не указан номер правила
tournament-found-plan-unplayable = план нельзя сыграть
tournament-found-plan-late = план изменён после рассадки
tournament-found-replanned = такими числа этапа быть не могут: туров { $rounds }, партий { $games }
tournament-found-no-plan = плана нет
tournament-found-unknown-player = игрок { $player } не был заявлен
tournament-found-twice = игрок { $player } второй раз заявлен, отмечен, внесён в пару или посажен
tournament-found-not-there = игрок { $player } отсутствует или выбыл
tournament-found-had-played = отменено то, что относится к игроку { $player }, который уже играл
tournament-found-not-apart = разрешено встретиться паре, которую не просили сажать порознь
tournament-found-own-table = постоянный стол игрока { $player } закреплён за другим, не существует или уже был таким
tournament-found-not-ahead = игроки поменялись местами в туре { $round }, который уже начат или без рассадки
tournament-found-over = что-то после конца последнего этапа
tournament-found-rounds-seated = туров в рассадке: { $recorded }, а осталось { $reckoned }
tournament-found-table-size = тур { $round }, стол { $table }: не бывает стола на { $found ->
    [one] { $found } игрока
   *[many] { $found } игроков
}
tournament-found-seated-twice = тур { $round }: у игрока { $player } два места
tournament-found-not-seated = тур { $round }: у игрока { $player } нет места
tournament-found-not-entrant = тур { $round }: у игрока { $player } есть место, а он не играет
tournament-found-not-by-rank = тур { $round }: столы не по занятым местам
tournament-found-certificate = в записи о рассадке { $recorded }, а на деле { $reckoned }: { $figure ->
    [apart] пары, которые просили посадить порознь
    [elsewhere] места не за постоянным столом
    [repeats] повторные встречи
    [repeats-bound] наименьшее число повторных встреч
    [back-to-back] встречи в двух турах подряд
    [back-to-back-bound] наименьшее число встреч в двух турах подряд
    [uneven] неполные столы
    [uneven-bound] самое равномерное распределение неполных столов
    [seats] места
   *[seats-bound] самое равномерное распределение мест
}
tournament-found-outcome-missing = нет того, что из него следует, или оно другого рода
tournament-found-no-round = начинать больше нечего
tournament-found-sheet-missing = протокола тура { $round }, стола { $table } нет, или он не засчитан
tournament-found-no-table = тур { $round }, стол { $table }: такого стола нет, или тур не начался
tournament-found-not-at-table = игрок { $player } не за столом { $table } тура { $round }
tournament-found-round-over = игрок стола { $table } что-то сделал, когда тур { $round } был уже закрыт
tournament-found-entered-twice = тур { $round }, стол { $table }: протокол сдан дважды
tournament-found-signed-by-enterer = тур { $round }, стол { $table }: подписал тот, кто сдал
tournament-found-own-case = { $player } решает дело, которое касается его самого как игрока
tournament-found-sheet-state = тур { $round }, стол { $table }: протокол был не в том состоянии
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
tournament-found-no-penalty = нет штрафа { $penalty }, который можно отменить
tournament-found-tie = разрешено равенство, которого нет
tournament-found-rounds-left = этап окончен, а туров осталось сыграть: { $rounds }
tournament-found-standing = у игрока { $player } { $reckoned }, а не { $recorded }
tournament-found-standings-people = игрока { $player } нет в таблице, или он в ней, хотя не играл
tournament-found-standings-order = порядок в таблице неверен
tournament-found-advancing = дальше проходят { $reckoned }, а не { $recorded }
tournament-found-tie-at-cut-off = { $players } делят место, а дальше проходят не все
tournament-found-too-few-players = дальше проходит слишком мало игроков
tournament-found-reopened = этап открыт снова, хотя это запрещено

# What the server answers about a tournament.
tournament-unknown-pass = Этот пропуск недействителен или больше не действует.
tournament-not-for-pass = Этот пропуск такого права не даёт.
tournament-other-round = Этот код не для тура { $round }. Отсканируйте код с листка этого тура за вашим столом.
tournament-bad-lines = В списке есть строки, которые нельзя использовать.
tournament-too-long = { $most ->
    [one] Не больше { $most } знака.
   *[many] Не больше { $most } знаков.
}
tournament-no-title = Турниру нужно название.
tournament-full = { $most ->
    [one] В турнире не больше { $most } человека.
   *[many] В турнире не больше { $most } человек.
}
tournament-no-clock = Таких часов нет.
tournament-not-an-event = Это не файл турнира.
tournament-impossible = Файл был изменён: запись { $event } его журнала не могла быть такой.

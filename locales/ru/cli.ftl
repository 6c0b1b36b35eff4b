# The program's own words.

error-unknown-edition = неизвестная версия «{ $edition }»; есть { $known }; dublet editions покажет, что в какой коробке
error-not-in-edition = { $tile }: в версии { $edition } такой фишки нет
error-plain-joker-not-in-edition = обычный джокер: в версии { $edition } такой фишки нет
error-too-many-copies = { $tile }: указано { $found }, а в версии { $edition } их { $copies }
error-no-tiles = фишки не указаны
error-cannot-read = не удаётся прочитать { $file }: { $error }
error-cannot-write = не удаётся записать { $file }: { $error }
error-in-file = { $file }: { $error }
error-in-game = партия { $game }: { $error }
error-no-games = нет ни одной партии
error-seats = игроков { $seats }, а эти правила для { $min }–{ $max }
error-name-twice = имя { $name } повторяется
error-names-differ = игроки не те, что в партии 1
error-not-one-out = если кто-то выложил последнюю фишку, пустая подставка ровно одна, а не { $found }
error-empty-rack = если партия закончилась, потому что магазин опустел, пустых подставок не бывает
error-last-drawn = { $name }: { $tile } — не последняя взятая фишка, её нет на подставке
error-announced-without-draw = { $name }: есть объявление, поэтому нужно last_drawn
error-unknown-player = неизвестный уровень бота «{ $player }»; есть { $known }
error-column = столбец { $column }: { $error }
error-empty-meld = комбинация без фишек
error-expected = ожидается: { $what }
error-misplaced = «{ $text }» здесь не на месте; фишки разделяются пробелами
error-not-a-meld = «{ $tiles }» — не комбинация
error-more-than-edition = { $tile }: больше, чем есть в этой версии
error-too-long = фишек больше, чем в любом комплекте
error-unknown-tile = «{ $tile }» — не фишка; фишки пишут так: к7, с12, ж1, ч13 (красная, синяя, жёлтая, чёрная), латиницей r7, b12, y1, k13; джокер — дж или J
error-not-a-position = это не позиция: { $error }
error-not-a-sheet = это не таблица очков: { $error }

# Tiles as they are typed.
short-number = { $colour ->
    [black] ч
    [red] к
    [blue] с
   *[yellow] ж
}{ $number }
short-joker = дж
short-coloured-joker = дж{ $colour ->
    [black] ч
    [red] к
    [blue] с
   *[yellow] ж
}
short-double = D
short-mirror = M
short-colour-change = C

# Why the system refuses a file.
io-not-found = такого файла нет
io-not-allowed = нет доступа
io-exists = уже существует
io-folder = это папка
io-no-folder = часть пути — файл, а не папка
io-read-only = записывать туда нельзя
io-full = на диске нет места
io-not-text = это не текст
io-other = система сообщает: { $error }

# What is wrong with JSON.
json-at = строка { $line }, столбец { $column }: { $error }
json-ends = текст обрывается
json-syntax = это не JSON
json-unread = это не удаётся прочитать
json-missing = нет поля «{ $name }»
json-twice = поле «{ $name }» указано дважды
json-unknown = неизвестное поле «{ $name }»
json-misplaced = «{ $name }» здесь не подходит
json-another = здесь должно быть другое

# A command line that cannot be used.
misuse-more = { $fault }; подробнее: { $command } --help
misuse-suggested = { $fault }; может быть, { $suggested }?
misuse-missing = не хватает: { $arguments }
misuse-no-value = для { $argument } нужно значение
misuse-value = для { $argument } не подходит «{ $value }»
misuse-value-known = для { $argument } не подходит «{ $value }»; можно: { $known }
misuse-value-range = для { $argument } не подходит «{ $value }»; можно от { $from } до { $to }
misuse-unknown = неизвестный аргумент «{ $argument }»
misuse-command = неизвестная команда «{ $command }»
misuse-no-command = не хватает команды
misuse-conflict = { $argument } нельзя указать вместе с { $other }
misuse-twice = { $argument } можно указать только один раз
misuse-other = такую команду выполнить нельзя

house-unknown-value = неизвестное правило «{ $name }»; есть { $known }
house-bad-value = { $name } не может быть «{ $given }»; можно: { $allowed }
house-number = целое число от { $from } до { $to }
house-either = { $one } или { $other }
house-players-reversed = min_players больше, чем max_players
house-too-many-copies = с цветными, двойными, зеркальными джокерами и джокерами смены цвета copies не больше 2
house-mixed-jokers = цветными джокерами играют без других джокеров
house-too-few-tiles = фишек мало: всего { $tiles }, а при максимуме игроков ({ $players }) нужно { $needed }
house-no-edition = в файле нет edition = "…"
house-not-simple = { $name }: нужно число, слово в кавычках, true или false

edition-players = игроки
edition-tiles = фишки
edition-joker = штраф за джокера
edition-time = секунд на ход
edition-no-limit = без часов
edition-house = { $edition }, домашние правила
edition-differs = Версия «{ $name }» отличается от версии «{ $edition }»:
edition-same = Значения такие же, как в версии { $edition }.
edition-value = значение
edition-rule = правило

value-min_players = минимум игроков
value-max_players = максимум игроков
value-copies = экземпляров каждой фишки с числом
value-plain_jokers = обычные джокеры
value-coloured_jokers = джокеры каждого цвета
value-double_jokers = двойные джокеры
value-mirror_jokers = зеркальные джокеры
value-colour_change_jokers = джокеры смены цвета
value-joker_penalty = штраф за джокера на подставке
value-move_seconds = секунд на ход (0: без часов)
value-tournament_seconds = секунд на ход в турнире
value-first_starter = кто начинает первую партию
value-next_starter = кто начинает следующие партии
value-dealing = как раздают стопки
value-three_doublets = новая раздача при трёх дублетах
value-round = партий в раунде
value-opening = стоимость первого выхода
value-mirror_worth = сколько стоит зеркальный джокер в первом выходе
value-freed_jokers = высвобожденный джокер идёт
value-wrong_lay_tiles = сколько фишек берут за неверный ход
value-open_drafts = другие видят фишки с подставки, пока их выкладывают
value-time_up = когда время вышло
value-time_up_tiles = сколько фишек берут, если ход не засчитан
value-lost_layout = настоящие фишки: если никто не помнит, как они лежали
value-empty_pool = при пустом магазине партия заканчивается
value-unopened_penalty = штраф тому, кто не сделал первого выхода (0 — считают подставку)
value-could_have_opened_penalty = штраф, если первый выход был возможен
value-jokers_could_open = джокеры учитываются при проверке, был ли возможен первый выход
value-announcement = первый выход можно объявить
value-pool_score = при пустом магазине проигравшие теряют
value-penalties_at_pool_end = штраф без первого выхода действует и тогда, когда магазин опустел

choice-yes = да
choice-no = нет
choice-draw = у кого наибольшее число
choice-seat-a = место A
choice-clockwise = следующий по часовой стрелке
choice-players-choose = каждый выбирает две стопки
choice-judge-gives = судья даёт по две стопки
choice-neighbours = по стопке от каждого соседа
choice-players = по числу игроков
choice-middle-number = среднее число
choice-nothing = ничего
choice-any-meld = в любую комбинацию
choice-with-rack-tile = в комбинацию с фишкой с подставки
choice-put-back = всё возвращается
choice-stand-if-valid = ход засчитан, если стол правильный
choice-keep-valid = свои отдельные фишки возвращаются; ход засчитан, если остальное правильно
choice-to-pool = отдельные фишки идут в магазин
choice-three-tiles-to-pool = отдельные фишки идут в магазин, игрок берёт три штрафные
choice-player-takes = игрок забирает отдельные фишки
choice-all-pass = когда все по очереди спасуют
choice-last-moves = после одного последнего хода каждого
choice-values = сумму на своей подставке
choice-differences = разницу с победителем

score-game = партия { $game }
score-total = итого
score-place = место
score-points = { $big }/{ $small }
score-head = победы/очки
meld-joker-may-stand = { $tile }: { $what }

verify-good = { $events ->
    [one] Запись проверена: { $events } событие, всё по правилам.
    [few] Запись проверена: { $events } события, всё по правилам.
    [many] Запись проверена: { $events } событий, всё по правилам.
   *[other] Запись проверена: { $events } события, всё по правилам.
}
verify-deal = Раздача та самая, что была зафиксирована до начала партии.
verify-no-commitment = В записи нет обязательства, поэтому раздачу не проверить.
verify-bad = Запись не прошла проверку: { $error }.
verify-line = строка { $line }, столбец { $column }: { $error }
verify-event = событие { $event }: { $error }
verify-uncaused = ничто к нему не ведёт
verify-differs = по правилам получается иначе
verify-missing = запись обрывается здесь, посреди хода
verify-not-over = партия не окончена
verify-no-secret = нет секрета раздачи
verify-wrong-secret = секрет не подходит к обязательству
verify-wrong-shuffle = перемешивание { $shuffle } не соответствует обязательству

simulate-games = { $games ->
    [one] { $games } партия, ходов: { $turns }, партий в секунду: { $rate }
    [few] { $games } партии, ходов: { $turns }, партий в секунду: { $rate }
    [many] { $games } партий, ходов: { $turns }, партий в секунду: { $rate }
   *[other] { $games } партии, ходов: { $turns }, партий в секунду: { $rate }
}
simulate-ends = выложена последняя фишка: { $out }, опустел магазин: { $pool }
simulate-seat = { $seat } { $player }: побед { $big }, очков за партию { $small }

arena-bounds = первая сила в --elo должна быть меньше второй
arena-games = { $first } — { $second }: { $deals ->
    [one] { $deals } раздача
    [few] { $deals } раздачи
   *[many] { $deals } раздач
}, партий { $games }, { $rate } в секунду
arena-wins =   победы    { $rate } % ± { $error }, при равной силе { $par } %
arena-elo =   Эло       { $elo } ± { $error }
arena-llr =   LLR       { $llr } (решает ±{ $decisive }): { $verdict ->
    [better] сильнее хотя бы на { $better } Эло
    [worse] сильнее не более чем на { $worse } Эло
   *[open] не решено между { $worse } и { $better } Эло
}
arena-small =   очки      { $small } за партию
arena-pace =   ход       в среднем { $mean } мс, самый долгий { $longest } мс

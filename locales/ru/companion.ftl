# Around a real table.

companion = За настоящим столом
companion-score = Очки
companion-clock = Часы
companion-solve = Вопросы

# Choosing tiles.
picker-tile = { $left ->
    [0] { $tile }, выбрано { $count }, больше нет
   *[other] { $tile }, выбрано { $count }, осталось { $left }
}
picker-remove = Убрать: { $tile }

# The score sheet.
sheet-about = Для игры настоящими фишками. Таблица знает правила, сама считает и остаётся на этом устройстве.
sheet-start = Начать таблицу
sheet-next = Раунд { $round }, партия { $game }
sheet-next-starter = Начинает { $name }.
sheet-next-draw = Каждый берёт фишку; начинает тот, у кого число больше.
sheet-deal-players-choose = Каждый выбирает две стопки по семь фишек.
sheet-deal-judge-gives = Судья даёт каждому две стопки по семь фишек, начиная с первого игрока.
sheet-deal-neighbours = Каждый даёт по стопке из семи фишек соседям с обеих сторон.
sheet-write = Записать партию
sheet-empty = { $edition }. Партий пока нет.
sheet-order = Места
sheet-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
sheet-game-column = Партия
sheet-open = Изменить партию { $game }
sheet-won = победа
sheet-round = Раунд { $round }
sheet-total = Сумма
sheet-wins-row = Победы
sheet-place = Место
sheet-share = Взять с собой
sheet-picture = Картинка
sheet-csv = Таблица (CSV)
sheet-print = Печать
sheet-new = Новая таблица
sheet-new-sure = Партии этой таблицы исчезнут с этого устройства. Если они нужны, сначала сохраните картинку или таблицу.
sheet-new-yes = Начать заново
sheet-game = Партия { $game }
sheet-end = Чем кончилась?
sheet-end-out = Кто-то выложил всё
sheet-end-pool = Магазин опустел
sheet-who-out = Кто выложил всё?
sheet-who-started = Кто начинал?
sheet-by = Как записать
sheet-by-sum = Сумма
sheet-by-tiles = Фишки
sheet-left = Остались фишки
sheet-value = считается { $value }
sheet-sum = Сумма чисел
sheet-jokers = Джокеры
sheet-opening = Был первый выход?
sheet-opening-opened = был
sheet-opening-not = не было
sheet-opening-excused = нельзя или объявлен
sheet-opening-could-have = можно было выйти
sheet-could = С этими фишками можно было выйти: { $points } очков.
sheet-could-not = С этими фишками выйти было нельзя: { $points } очков.
sheet-announced = Первый выход объявлен вовремя?
sheet-announced-no = нет
sheet-announced-after = да, взята фишка: { $tile }
sheet-tap-tiles = Коснитесь оставшихся фишек
sheet-tiles-change = Изменить: { $tiles }
sheet-tiles-done = Готово
sheet-missing = Что осталось: { $name }?
sheet-keep = Записать
sheet-change = Изменить партию
sheet-cancel = К таблице
sheet-delete = Удалить эту партию

# The move clock.
timer-about = Положите устройство так, чтобы все его видели. Касание в любом месте передаёт ход; пробел и Enter тоже.
timer-own = своё
timer-own-seconds = Секунды
timer-way = Предупреждения
timer-way-sound = звуки
timer-way-voice = голос
timer-way-none = без звука
timer-start = Поставить часы
timer-used = Потрачено времени
timer-tap-start = Коснитесь, чтобы начать
timer-tap-next = Коснитесь: следующий ход — { $name }
timer-tap-resume = Пауза. Коснитесь, чтобы продолжить
timer-judge-comes = Вызван судья: после этого хода часы остановятся.
timer-judge-stands = Вызван судья: часы стоят, пока нет решения.
timer-tap-judge = Коснитесь, чтобы играть дальше, не дожидаясь
timer-back = Назад
timer-pause = Пауза
timer-resume = Дальше
timer-end = Конец
timer-say-ten = { $name }, десять секунд.
timer-say-up = { $name }, время вышло.
timer-up-put-back = { $count ->
    [one] Стол возвращается к прежнему виду, свои фишки на подставку; взять { $count } фишку.
    [few] Стол возвращается к прежнему виду, свои фишки на подставку; взять { $count } фишки.
   *[other] Стол возвращается к прежнему виду, свои фишки на подставку; взять { $count } фишек.
}
timer-up-stand-if-valid = { $count ->
    [one] Если всё на столе верно и фишка выложена, ход засчитан. Если нет, всё возвращается; взять { $count } фишку.
    [few] Если всё на столе верно и фишка выложена, ход засчитан. Если нет, всё возвращается; взять { $count } фишки.
   *[other] Если всё на столе верно и фишка выложена, ход засчитан. Если нет, всё возвращается; взять { $count } фишек.
}
timer-up-keep-valid = { $count ->
    [one] Свои лишние фишки возвращаются на подставку. Если остальное верно и фишка выложена, ход засчитан; если нет, всё возвращается; взять { $count } фишку.
    [few] Свои лишние фишки возвращаются на подставку. Если остальное верно и фишка выложена, ход засчитан; если нет, всё возвращается; взять { $count } фишки.
   *[other] Свои лишние фишки возвращаются на подставку. Если остальное верно и фишка выложена, ход засчитан; если нет, всё возвращается; взять { $count } фишек.
}
timer-lost-to-pool = Никто не помнит, как лежало? Фишки без места идут в магазин.
timer-lost-three-tiles-to-pool = Никто не помнит, как лежало? Свои фишки назад и три штрафные; фишки без места идут в магазин.
timer-lost-player-takes = Никто не помнит, как лежало? Игрок берёт все фишки вне верных комбинаций.

# Questions.
question = Что вы хотите узнать?
question-open = Можно ли было выйти?
question-table = Верен ли стол?
question-best = Лучший ход
question-answer = Ответ
question-rack = Подставка
question-tap = Коснитесь фишек
question-meld = Комбинация { $meld }
question-new-meld = Новая комбинация
question-opened = Первый выход уже был
question-clear = Очистить
question-rack-empty = Коснитесь фишек с подставки.
question-table-empty = Коснитесь фишек одной комбинации, потом следующей.
question-table-yes = Да, всё верно.
question-table-no = { $count ->
    [one] Нет: неверна { $count } комбинация.
    [few] Нет: неверны { $count } комбинации.
   *[other] Нет: неверны { $count } комбинаций.
}
question-other-order = В таком порядке комбинация верна: { $tiles }
question-open-yes = Да: стоимость { $worth }, а нужно было { $needed }.
question-open-short = Нет: больше { $worth } не набрать, а нужно было { $needed }.
question-open-none = Нет: из этих фишек комбинации нет, а нужно было { $needed }.
question-worth = стоимость { $worth }
question-no-opening = С этими фишками выйти нельзя.
question-after = Стол после хода

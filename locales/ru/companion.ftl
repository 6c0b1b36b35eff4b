# Around a real table.

companion = За настоящим столом
companion-score = Очки
companion-clock = Часы
companion-solve = Решатель
companion-cards = Карточки для печати

# Choosing tiles.
picker-tile = { $left ->
    [0] { $tile }, выбрано { $count }, больше нет
   *[other] { $tile }, выбрано { $count }, можно ещё { $left }
}
picker-remove = Убрать: { $tile }

# The score sheet.
sheet-about = Для игры настоящими фишками. Таблица очков знает правила, сама считает и остаётся на этом устройстве.
sheet-start = Начать таблицу
sheet-next = Раунд { $round }, партия { $game }
sheet-kept = Записано. Места сейчас: { $scores }.
sheet-next-starter = Начинает { $name }.
sheet-next-draw = Каждый берёт фишку; начинает тот, у кого наибольшее число.
sheet-dealing = Как раздавать
sheet-piles = Сложите все фишки ({ $tiles }) числами вниз в { $stacks ->
    [one] { $stacks } стопку
    [few] { $stacks } стопки
   *[many] { $stacks } стопок
} по семь.
sheet-piles-odd = Сложите все фишки ({ $tiles }) числами вниз в { $stacks ->
    [one] { $stacks } стопку
    [few] { $stacks } стопки
   *[many] { $stacks } стопок
} по семь и ещё одну, где { $odd ->
    [few] { $odd } фишки
   *[many] { $odd } фишек
}.
sheet-deal-players-choose = Каждый выбирает две стопки по семь фишек.
sheet-deal-judge-gives = Судья даёт каждому две стопки по семь фишек, начиная с первого игрока.
sheet-deal-neighbours = Начиная с первого игрока, каждый даёт по стопке из семи фишек соседу слева и соседу справа.
sheet-pool-odd = Остальное — магазин; сначала берут из стопки, где { $odd ->
    [few] { $odd } фишки
   *[many] { $odd } фишек
}.
sheet-pool-even = Остальное — магазин; первый игрок выбирает стопку, из которой берут сначала.
sheet-pool-middle-odd = Стопка, где { $odd ->
    [few] { $odd } фишки
   *[many] { $odd } фишек
}, стоит в середине, и сначала берут из неё. Когда она закончится, тот, кто должен взять фишку, ставит туда следующую.
sheet-pool-middle-even = Первый игрок ставит в середину стопку, и сначала берут из неё. Когда она закончится, тот, кто должен взять фишку, ставит туда следующую.
sheet-write = Записать итог партии
sheet-empty = { $edition }. Партий пока нет.
sheet-order = Таблица
sheet-wins = { $count ->
    [one] { $count } победа
    [few] { $count } победы
    [many] { $count } побед
   *[other] { $count } победы
}
sheet-game-column = Партия
sheet-open = Изменить партию { $game } раунда { $round }
sheet-won = победа
sheet-racks = Подставки
sheet-why = Откуда эти очки?
sheet-round = Раунд { $round }
sheet-total = Итого
sheet-wins-row = Победы
sheet-place = Место
sheet-share = Сохранить
sheet-picture = Картинка
sheet-csv = Файл CSV
sheet-print = Печать
sheet-new = Новая таблица
sheet-new-sure = Партии этой таблицы исчезнут с этого устройства. Если они нужны, сначала сохраните картинку или файл CSV.
sheet-new-yes = Начать заново
sheet-game = Партия { $game }
sheet-end-pool = Никто: магазин опустел
sheet-went-out = всё выложено
sheet-who-out = Кто выложил последнюю фишку?
sheet-who-started = Кто начинал?
sheet-by-sum = Сумма
sheet-by-tiles = Фишки
sheet-left = Остались фишки
sheet-sum = Сумма чисел
sheet-field = { $name }: { $field }
sheet-wrong = Введите целое число до { $most }.
sheet-jokers = Джокеры
sheet-opening = Был ли первый выход?
sheet-opening-opened = первый выход был
sheet-opening-not = первого выхода не было
sheet-opening-excused = первого выхода не было: невозможен или объявлен
sheet-opening-could-have = первого выхода не было, хотя был возможен
sheet-could-too-little = { $sum } не хватило бы на первый выход: нужно { $needed }. Сумма верна?
sheet-could = Первый выход был возможен: штраф { $points }.
sheet-announced-late = Первый выход был возможен и до того, как взяли эту фишку, поэтому объявление не считается: штраф { $points }.
sheet-could-not = { $jokers ->
    [left-out] Без джокеров первый выход был невозможен: штраф { $points }.
   *[counted] Первый выход был невозможен: штраф { $points }.
}
sheet-announced = Сказано вовремя: «Сделаю первый выход в следующем круге»?
sheet-announced-no = нет
sheet-announced-which = да; какую фишку взяли последней?
sheet-announced-after = да, взята фишка: { $tile }
sheet-announced-also = Взято тем же ходом
sheet-announced-alone = других этим ходом не брали
sheet-announced-with = и ещё: { $tile }
sheet-heard = Часы слышали: «Сделаю первый выход в следующем круге».
sheet-in-time = Объявлено вовремя: штраф { $points }.
sheet-tap-tiles = Коснитесь оставшихся фишек
sheet-tiles-change = Изменить: { $tiles }
sheet-tiles-done = Готово
sheet-missing-end = Кто выложил последнюю фишку? Отметьте выше игрока или «Никто: магазин опустел».
sheet-missing = { $name }: введите сумму или отметьте оставшиеся фишки.
sheet-missing-unopened = { $name }: введите сумму или отметьте оставшиеся фишки. Очки от суммы не зависят: она нужна, чтобы узнать, был ли возможен первый выход.
sheet-nothing-left = { $name }: сумма 0 значит, что выложено всё. Отметьте это выше или введите, что осталось.
sheet-missing-drawn = { $name }: какую фишку взяли перед объявлением первого выхода?
sheet-keep = Записать
sheet-change = Изменить партию
sheet-cancel = К таблице
sheet-delete = Удалить эту партию
cards-about = Кто начинает партию, берёт одну карточку, кто потом убирает — другую. На странице четыре пары: распечатайте её и разрежьте по пунктирным линиям.
cards-start = Начинаю
cards-tidy = Убираю
cards-table = стол { $table }

# The move clock.
timer-about = Часы занимают весь экран. Касание в любом месте, кроме маленьких кнопок, передаёт ход.
timer-keys = То же делают пробел и Enter. Клавиша T говорит, сколько осталось времени.
timer-paused = Пауза.
timer-own = своё
timer-own-seconds = Секунды
timer-way = Предупреждения
timer-way-sound = звуки
timer-way-voice = голос
timer-way-none = без звука
timer-start = Открыть часы
timer-used = Потрачено времени
timer-tap-start = Коснитесь, чтобы начать
timer-tap-next = Коснитесь: дальше ходит { $name }
timer-tap-resume = Пауза. Коснитесь, чтобы продолжить
timer-judge-comes = Вызван судья: после этого хода часы остановятся.
timer-judge-stands = Вызван судья: часы стоят, пока нет решения.
timer-tap-judge = Коснитесь, чтобы играть дальше, не дожидаясь
timer-announce-about = Считается только для игрока, который ещё не сделал первый выход и только что взял фишку, с которой он возможен. Если сказать это до передачи хода, а партия закончится раньше следующего хода этого игрока, он потеряет { $less }, а не { $more }. Таблица очков это запомнит (правило 7.4).
timer-announced = Считается, только если первый выход стал возможен с последней взятой фишкой.
timer-back = Вернуть ход
timer-pause = Пауза
timer-begin = Начать
timer-resume = Продолжить
timer-end = Конец
timer-larger = Во весь экран
timer-smaller = Свернуть
timer-up = Время вышло.
timer-say-ten = { $name }, десять секунд.
timer-say-up = { $name }, время вышло.
timer-up-put-back = { $count ->
    [one] Верните стол к прежнему виду, а свои фишки — на подставку, и возьмите { $count } фишку.
    [few] Верните стол к прежнему виду, а свои фишки — на подставку, и возьмите { $count } фишки.
   *[other] Верните стол к прежнему виду, а свои фишки — на подставку, и возьмите { $count } фишек.
}
timer-up-stand-if-valid = { $count ->
    [one] Если на столе всё правильно и фишка выложена, ход засчитан. Если нет, верните всё и возьмите { $count } фишку.
    [few] Если на столе всё правильно и фишка выложена, ход засчитан. Если нет, верните всё и возьмите { $count } фишки.
   *[other] Если на столе всё правильно и фишка выложена, ход засчитан. Если нет, верните всё и возьмите { $count } фишек.
}
timer-up-keep-valid = { $count ->
    [one] Свои фишки, лежащие отдельно, верните на подставку. Если остальное правильно и фишка выложена, ход засчитан. Если нет, верните всё и возьмите { $count } фишку.
    [few] Свои фишки, лежащие отдельно, верните на подставку. Если остальное правильно и фишка выложена, ход засчитан. Если нет, верните всё и возьмите { $count } фишки.
   *[other] Свои фишки, лежащие отдельно, верните на подставку. Если остальное правильно и фишка выложена, ход засчитан. Если нет, верните всё и возьмите { $count } фишек.
}
timer-lost-to-pool = Никто не помнит, как лежали фишки? Фишки, которым не найти места, идут в магазин.
timer-lost-three-tiles-to-pool = Никто не помнит, как лежали фишки? Заберите свои фишки и возьмите три штрафные; фишки, которым не найти места, идут в магазин.
timer-lost-player-takes = Никто не помнит, как лежали фишки? Игрок забирает все фишки вне правильных комбинаций.

# Questions.
question = Что вы хотите узнать?
question-open = Был ли возможен первый выход?
question-table = Всё ли правильно на столе?
question-best = Лучший ход
question-answer = Ответ
question-rack = Подставка
question-tap = Коснитесь фишек.
question-tap-table = Ряд: коснитесь первой и последней фишки. Группа: коснитесь одной фишки, потом цветов.
question-group = Группа: { $tiles }
question-meld = Комбинация { $meld }
question-new-meld = Новая комбинация
question-opened = Первый выход уже был
question-clear = Очистить
question-tools = Инструменты
question-undo = Шаг назад
question-by-taps = Фишки
question-by-text = Ввести
question-link = Ссылка
question-example-table = с3 с4 с5 | ч7 к7 ж7
question-example-rack = к9 к10 дж
question-notation = ч7 к7 с7 ж7 или k7 r7 b7 y7 — чёрная, красная, синяя и жёлтая 7, дж или J — джокер. Осторожно: русская «к» — красная, латинская «k» — чёрная. Комбинации разделяет черта | или косая черта /. Можно вставить и всю позицию или ссылку.
question-unread = Ответа пока нет: не всё введённое удалось прочесть.
question-typed-unknown = «{ $text }» — не фишка этой версии.
question-typed-excess = Больше таких фишек нет: { $tile }.
question-rack-empty = { $way ->
    [text] Введите фишки с подставки.
   *[taps] Коснитесь фишек с подставки.
}
question-table-empty = { $way ->
    [text] Введите комбинации со стола.
   *[taps] Коснитесь фишек одной комбинации, потом следующей.
}
question-unfinished = Комбинация { $meld } ещё не готова, пока без неё.
question-table-yes = Да, всё правильно.
question-table-no = { $count ->
    [one] Нет: неверна { $count } комбинация.
    [few] Нет: неверны { $count } комбинации.
   *[other] Нет: неверно { $count } комбинаций.
}
question-mend-first = { $count ->
    [one] Сначала исправьте стол: неверна { $count } комбинация.
    [few] Сначала исправьте стол: неверны { $count } комбинации.
   *[other] Сначала исправьте стол: неверно { $count } комбинаций.
}
question-other-order = В таком порядке комбинация правильна: { $tiles }.
question-open-yes = Да: набирается { $worth }, нужно было { $needed }.
question-open-short = Нет: набирается не больше { $worth }, а нужно было { $needed }.
question-open-none = { $jokers ->
    [left-out] Нет: без джокеров здесь нет ни одной комбинации, а нужно было { $needed }.
   *[counted] Нет: из этих фишек не складывается ни одной комбинации, а нужно было { $needed }.
}
question-open-jokers = По этим правилам джокеры здесь не учитываются (правило 7.3), хотя сделать с ними первый выход можно.
question-worth = стоимость { $worth }
question-no-opening = С этими фишками первый выход невозможен.
question-after = Стол после хода

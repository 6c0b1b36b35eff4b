# The game: its editions and players, refusals, faults of a move, what happened.

edition-name = { $edition ->
    [standard] Стандарт
    [twist] Twist
    [expert] Expert
    [original] Original
    [family] Семейная
    [xp] XP
    [championship-2019] Чемпионат 2019
    [championship] Чемпионат
    [championship-twist] Чемпионат Twist
    [championship-expert] Чемпионат Expert
   *[other] { $edition }
}
# What is printed on the box, or where an edition without a box is played.
edition-box = { $edition ->
    [standard] «3 в 1»
    [twist] «3 в 1»
    [expert] «3 в 1»
    [original] Original
    [family] Standard, Mundo, Exclusive
    [xp] XP
   *[other] Чемпионат Польши
}
edition-of-box = { $edition ->
    [championship-2019] { $box }
    [championship] { $box }
    [championship-twist] { $box }
    [championship-expert] { $box }
    [family] Коробки: { $box }
   *[other] Коробка: { $box }
}
# What is in the box, and how its rulebook is known from another's.
edition-box-holds = { $edition ->
    [family] 106 фишек, из них 2 джокера. По правилам из коробки без первого выхода теряют 100 или 200 очков.
    [original] 106 фишек, из них 2 джокера. По правилам из коробки за отсутствие первого выхода ничего не добавляют; три фишки берут, если стол не удаётся восстановить.
    [xp] 160 фишек, из них 4 джокера, и 6 подставок.
   *[other] 112 фишек, из них 8 джокеров четырёх цветов. В «Стандарте» играют два красных, остальные шесть остаются в коробке.
}
edition-no-box = На вашей коробке другое название? Посчитайте фишки и загляните в правила. Коробки нет? Начните со «Стандарта» из «3 в 1».
name-to-type = { $name } ({ $id })
name-and-box-to-type = { $name } ({ $id }; коробка { $box })
level-name = { $level ->
    [novice] новичок
    [casual] любитель
    [steady] опытный
    [sharp] сильный
    [master] мастер
   *[other] бот
}

refusal-not-now = { $phase ->
    [start-draw] Сначала жребий, кто начинает
    [deal] Сначала раздача
    [play] Партия уже идёт
    [paused] Партия ждёт судью
   *[over] Партия окончена
}
refusal-no-such-seat = На месте { $seat } никто не играет
refusal-not-your-turn = Сейчас ходит { $turn }
refusal-pool-empty = Магазин пуст: выложите фишки или спасуйте
refusal-pool-not-empty = Пасовать можно только при пустом магазине: выложите фишки или возьмите одну
refusal-no-stack-choice = Сейчас стопку не выбирают
refusal-no-such-stack = Стопки { $stack } больше нет
refusal-no-claims = В этой версии нет новой раздачи при трёх дублетах
refusal-claims-closed = Первый ход уже сделан, раздача остаётся
refusal-too-few-doublets = { $found ->
    [0] Дублетов нет: нужно три
    [one] { $found } дублет: нужно три
    [few] { $found } дублета: нужно три
    [many] { $found } дублетов: нужно три
   *[other] { $found } дублета: нужно три
}
refusal-no-announcements = В этой версии нет объявлений
refusal-already-opened = Первый выход у вас уже был
refusal-not-after-draw = Объявляйте сразу, как взяли фишку, пока следующий игрок ничего не сделал
refusal-wrong-deck = Это не фишки этой версии
refusal-nothing-to-take-back = Нет хода, который можно отменить

fault-not-there = Нет ни на столе, ни на вашей подставке: { $tile }
fault-not-a-meld = { $tiles }: { $reason }
fault-left-the-table = Фишка со стола остаётся на столе: { $tile }
fault-nothing-laid = Выложите хотя бы одну фишку с подставки
fault-table-touched = При первом выходе не трогайте стол и выкладывайте комбинации из своих фишек
fault-worth-too-little = Для первого выхода нужно { $needed }, а здесь { $worth }
fault-freed-joker = Высвобожденный джокер идёт в комбинацию с фишкой с вашей подставки

event-starter-drawn = Жребий: { $draws }. Начинает { $name }.
event-draw-for-start = { $name } — { $tile }
event-you-draw-for-start = вы — { $tile }
event-draws-again = { $draws }. Ещё раз: { $again }
event-dealt = Фишки розданы.
event-claimed = { $name } показывает три дублета ({ $pairs }): новая раздача.
event-stack-opened = { $name } начинает стопку { $stack }.
event-drawn = { $count ->
    [1] { $name } берёт фишку.
    [one] { $name } берёт { $count } фишку.
    [few] { $name } берёт { $count } фишки.
    [many] { $name } берёт { $count } фишек.
   *[other] { $name } берёт { $count } фишки.
}
event-laid = { $count ->
    [1] { $name } выкладывает { $tiles }.
    [one] { $name } выкладывает { $count } фишку: { $tiles }.
    [few] { $name } выкладывает { $count } фишки: { $tiles }.
    [many] { $name } выкладывает { $count } фишек: { $tiles }.
   *[other] { $name } выкладывает { $count } фишки: { $tiles }.
}
event-passed = { $name } пасует.
event-announced = { $name } объявляет: «Сделаю первый выход в следующем круге».
event-time-up = { $name }: время вышло.
event-your-time-up = Ваше время вышло.
event-taken-back = { $name }: неверный ход отменяется.
event-you-taken-back = Ваш неверный ход отменяется.
event-judge-called = { $name } вызывает судью.
event-paused = Партия ждёт судью.
event-ruled = Судья решает: { $reason }
event-ended-out = { $name }: последняя фишка выложена!
event-ended-pool = Магазин пуст, партия окончена.

# Where a player's points come from (section 7). `sum` is what each of the others lost, `rack` what the own tiles count.
rack-sum = { $jokers ->
    [0] { $value }
    [1] { $numbers } + { $penalty } (джокер) = { $value }
   *[other] { $numbers } + { $jokers } × { $penalty } (джокеры) = { $value }
}
reason-won = { $others ->
    [1] потери соперника
   *[other] потери остальных
}{ $less ->
    [0] : { $sum }
   *[other] { "" } минус свои фишки: { $sum } − { $less }
}
reason-won-shared = { $less ->
    [0] потери остальных, поделённые на { $shared }: { $sum } / { $shared }
   *[other] потери остальных, поделённые на { $shared }, минус свои фишки: { $sum } / { $shared } − { $less }
}
reason-won-all = суммы на подставках равны, никто ничего не потерял (правило 7.6)
reason-rack = { $less ->
    [0] сумма на подставке: { $rack }
   *[other] сумма на подставке: { $rack }, минус наименьшая сумма на подставке: { $less } (правило 7.5)
}
reason-unopened = { $less ->
    [0] без первого выхода: { $points } вместо { $value } на подставке (правило 7.2)
   *[other] без первого выхода: { $points } вместо разницы { $value } − { $less } (правило 7.5)
}
reason-announced = { $less ->
    [0] без первого выхода, но он объявлен вовремя: { $points } вместо { $value } на подставке (правило 7.4)
   *[other] без первого выхода, но он объявлен вовремя: { $points } вместо разницы { $value } − { $less } (правило 7.5)
}
reason-could-have = { $less ->
    [0] без первого выхода, хотя он был возможен: { $points } вместо { $value } на подставке (правило 7.2)
   *[other] без первого выхода, хотя он был возможен: { $points } вместо разницы { $value } − { $less } (правило 7.5)
}
reason-opening = Возможный первый выход:

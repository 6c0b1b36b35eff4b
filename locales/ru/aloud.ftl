# What a game tells by keys and aloud, and the line to type a meld.

aloud-clock = { $minutes ->
    [0] { $seconds ->
        [one] Осталась { $seconds } секунда.
        [few] Осталось { $seconds } секунды.
        [many] Осталось { $seconds } секунд.
       *[other] Осталось { $seconds } секунды.
    }
   *[other] Осталось: { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }{ $seconds ->
        [0] {""}
        [one] {" "}{ $seconds } секунда
        [few] {" "}{ $seconds } секунды
        [many] {" "}{ $seconds } секунд
       *[other] {" "}{ $seconds } секунды
    }.
}
settings-letter-keys = Управлять игрой буквами с клавиатуры
aloud-no-game = Партия сейчас не идёт.
aloud-nothing-yet = Пока ничего не произошло.
aloud-pool = { $count ->
    [0] Магазин опустел.
    [one] В магазине { $count } фишка.
    [few] В магазине { $count } фишки.
    [many] В магазине { $count } фишек.
   *[other] В магазине { $count } фишки.
}
aloud-you-have = { $count ->
    [one] Вы: { $count } фишка
    [few] Вы: { $count } фишки
    [many] Вы: { $count } фишек
   *[other] Вы: { $count } фишки
}
aloud-has = { $count ->
    [one] { $name }: { $count } фишка
    [few] { $name }: { $count } фишки
    [many] { $name }: { $count } фишек
   *[other] { $name }: { $count } фишки
}
aloud-match = Матч: { $scores }.
aloud-keys = Вопросительный знак — список клавиш.
aloud-no-hint = За этим столом подсказок нет.
aloud-pool-empty = Магазин опустел.
aloud-may-claim = { $by ->
    [key] У вас три дублета: клавиша A — попросить новую раздачу.
   *[button] У вас три дублета: можно попросить новую раздачу.
}
aloud-may-announce = { $by ->
    [key] Пока не сходит { $name }, можно клавишей A объявить первый выход или ничего не делать: если после объявления кто-то сейчас закончит, вы потеряете { $less }, а не { $more }.
   *[button] Пока не сходит { $name }, можно объявить первый выход или ничего не делать: если после объявления кто-то сейчас закончит, вы потеряете { $less }, а не { $more }.
}
aloud-announce-over = Объявлять первый выход уже поздно.
aloud-no-offer = Сейчас объявлять нечего.
aloud-asks-pause = { $by ->
    [key] { $name } просит паузу. Клавиша A — согласиться.
   *[button] { $name } просит паузу. Ответить можно кнопкой «{ $button }».
}
aloud-agrees-pause = { $name } соглашается на паузу.
aloud-you-agree-pause = Вы согласились на паузу.
aloud-pause-you = { $waits ->
    [alone] Ждём вас.
   *[all] Игра продолжится, когда все вернутся.
} { $by ->
    [key] { $command }+Enter: «{ $button }».
   *[button] Кнопка: «{ $button }».
}
aloud-may-choose-stack = Можно выбрать следующую стопку.
aloud-away = { $name }: нет на связи.
aloud-here = { $name }: снова на связи.
aloud-seconds = { $seconds ->
    [one] У вас осталась { $seconds } секунда.
    [few] У вас осталось { $seconds } секунды.
    [many] У вас осталось { $seconds } секунд.
   *[other] У вас осталось { $seconds } секунды.
}
aloud-opens = { $name } делает первый выход
aloud-lays = { $name } выкладывает { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
aloud-you-open = { $count ->
    [one] Вы делаете первый выход: { $count } фишка.
    [few] Вы делаете первый выход: { $count } фишки.
    [many] Вы делаете первый выход: { $count } фишек.
   *[other] Вы делаете первый выход: { $count } фишки.
}
aloud-you-lay = { $count ->
    [one] Вы выкладываете { $count } фишку.
    [few] Вы выкладываете { $count } фишки.
    [many] Вы выкладываете { $count } фишек.
   *[other] Вы выкладываете { $count } фишки.
}
aloud-left = { $count ->
    [one] Осталась { $count } фишка.
    [few] Осталось { $count } фишки.
    [many] Осталось { $count } фишек.
   *[other] Осталось { $count } фишки.
}
aloud-changed = { $name }: { $meld }
aloud-changed-new = { $count ->
    [1] { $name }: { $meld }; новая: { $tiles }
   *[other] { $name }: { $meld }; новые: { $tiles }
}

# Before a game.
aloud-sits = { $name } садится за стол.
aloud-you-sit = Вы за столом.
aloud-ready = { $name } ждёт начала.
aloud-not-ready = { $name } всё же ещё собирается.
aloud-you-ready = Вы ждёте начала.
aloud-you-not-ready = Вы ещё собираетесь.
aloud-only-you = Ждём только вас.
aloud-you-and = Ждём вас, а также: { $names }.
aloud-free-seats = { $count ->
    [one] { $count } свободное место.
    [few] { $count } свободных места.
    [many] { $count } свободных мест.
   *[other] { $count } свободного места.
}

found-rack = { $count ->
    [0] { $tile }: на подставке такой фишки нет.
   *[other] { $tile }: на подставке { $count }.
}
found-nowhere = На столе ни одной.
found-spare = { $name }, { $meld }: можно взять.
found-spare-later = { $name }, { $meld }: взять можно только после первого выхода.
found-needed = { $name }, { $meld }: взять нельзя.
found-joker = { $name }, { $meld }: её заменяет джокер.

typed-meld = Ввести комбинацию
typed-goes-on = Ход продолжается. { $said }
typed-meld-about = Например, с3 с4 с5, или с3-5, или 7чкс. Между двумя комбинациями — косая или прямая черта. Цвета: ч — чёрная, к — красная, с — синяя, ж — жёлтая; латиницей k, r, b, y. Осторожно: русская «к» — красная, латинская «k» — чёрная. { $jokers ->
    [special] J или дж — простой джокер, D — двойной, M — зеркальный, C — смены цвета.
    [coloured] Jk, Jr, Jb и Jy — джокеры каждого цвета.
   *[plain] J или дж — джокер.
} Enter кладёт комбинацию на стол.
typed-find = Найти фишку
typed-find-about = Например, с7. Enter скажет, где она лежит.
typed-close = Закрыть
typed-unknown = «{ $text }» — не фишка. Введите, например, с3 с4 с5.
typed-one-tile = Введите одну фишку, например с7.
typed-no-meld = { $tiles } — не комбинация: { $reason }
typed-nowhere = { $count ->
    [0] { $tile }: такой фишки нет ни на подставке, ни на столе
   *[other] { $tile }: на подставке и на столе только { $count }
}
typed-needed = Эти фишки со стола взять нельзя: { $tiles }.
typed-needed-together = Каждую из этих фишек можно взять со стола отдельно, но не все сразу: { $tiles }.
typed-lies = Это уже лежит на столе.
typed-laid = { $name }: { $meld }.
typed-from = Из комбинации { $name }: { $tiles }.
typed-ready = { $command } и Enter завершают ход.
typed-which = Какой способ? Введите номер.
typed-way = { $number }: { $tiles } из комбинации { $name }

key-main = Главная кнопка
key-places = Перейти к подставке или к столу
key-offer = Объявить первый выход; с тремя дублетами попросить новую раздачу; согласиться на паузу
key-sort = Разложить подставку по числам, потом по цветам
key-hint = Подсказка; второй раз — фишки, третий — весь ход
key-type = Ввести комбинацию
key-find = Найти фишку: в каких она комбинациях и можно ли её взять
key-turn = Чей ход и сколько осталось времени
key-last = Что произошло после вашего последнего хода
key-own = Ваша подставка
key-table = Стол по комбинациям
key-counts = Магазин и сколько у кого фишек

# The table on the screen: what a screen reader says of it, and what is read aloud when tiles move.

table-keys = Стол и подставка
table-keys-table = Стол
table-keys-about = Стрелки ведут от фишки к фишке. Вопросительный знак — список клавиш.
table-label = Стол, { $count ->
    [0] комбинаций нет
    [one] { $count } комбинация
    [few] { $count } комбинации
    [many] { $count } комбинаций
   *[other] { $count } комбинации
}
table-label-making = незаконченных: { $count }
table-rack-label = Ваша подставка, { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
table-bench-label = Отложенные фишки: { $count }
table-empty = На столе пока пусто.
table-new-meld = Положить сюда новой комбинацией
table-face-down = закрытая фишка
table-meld-named = { $name }: { $meld }
table-meld-stands = { $meld }, верно
table-meld-closed = { $meld }; до первого выхода сюда добавлять нельзя
table-meld-fails = { $tiles } — пока не комбинация: { $reason }
table-meld-unfinished = начатая комбинация
table-meld-not-yet = пока не комбинация
table-meld-more = ещё { $count }
table-meld-lacks = { $count ->
    [one] не хватает { $count } фишки
   *[other] не хватает { $count } фишек
}
table-meld-hidden = { $count ->
    [one] перекладывается { $count } фишка
    [few] перекладываются { $count } фишки
    [many] перекладывается { $count } фишек
   *[other] перекладываются { $count } фишки
}
table-tile-fresh = только что на столе
table-tile-drawn = только что из магазина
table-tile-own = с вашей подставки
table-tile-wrong = здесь лежать не может

table-said-held = { $count ->
    [1] В руке: { $tiles }. Выберите место для фишки.
   *[other] В руке: { $tiles }. Выберите место для фишек.
}
table-said-nothing-held = В руке ничего нет.
table-said-fits = Сюда подходит.
table-said-fits-not = Сюда не подходит.
table-said-fits-places = Подходящих мест: { $count }. Выберите одно.
table-said-put = Положено: { $tiles }. { $meld }.
table-said-without = Из комбинации { $name } взяли: { $tiles }. Теперь { $meld }.
table-said-to-rack = На подставке: { $tiles }.
table-said-shifted = { $tile }, слева { $before }.
table-said-shifted-first = { $tile }, в начале подставки.
table-said-dissolved = Комбинации { $name } больше нет.
table-said-renamed = Комбинация { $before } теперь называется { $name }.
table-said-more = { $count ->
    [one] Меняется ещё { $count } комбинация.
    [few] Меняются ещё { $count } комбинации.
    [many] Меняется ещё { $count } комбинаций.
   *[other] Меняется ещё { $count } комбинации.
}
table-said-aside = Отложено: { $tiles }.
table-said-freed = В руке: { $tile }. Его надо выложить в этом же ходу.
table-said-stays = Туда это положить нельзя.
table-said-not-now = Дождитесь своего хода.
table-open-first = Сначала первый выход. Двигать эти фишки можно со следующего хода после него.
table-stays = Что лежало на столе, остаётся на столе.
table-freed-joker = Высвобожденного джокера надо выложить в этом же ходу.
table-fits-nowhere = Пока никуда не подходит.
table-said-undone = Шаг отменён.
table-said-none-undone = Отменять нечего.
table-said-none-redone = Возвращать нечего.
table-said-redone = Шаг повторён.
table-said-put-back = Всё лежит, как лежало.
table-said-sorted-groups = Подставка отсортирована по числам.
table-said-sorted-runs = Подставка отсортирована по цветам.
table-said-tidied = Стол разложен по цветам и числам.

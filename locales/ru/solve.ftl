# The best lay, and how it is made.

solve-rack = { $count ->
    [one] Подставка: { $count } фишка, сумма { $value }
    [few] Подставка: { $count } фишки, сумма { $value }
    [many] Подставка: { $count } фишек, сумма { $value }
   *[other] Подставка: { $count } фишки, сумма { $value }
}
solve-rack-empty = Подставка пуста.
solve-table = Стол
solve-table-after = Стол после хода (* с подставки, + новая комбинация)
solve-laid = { $count ->
    [one] Можно выложить { $laid } из { $count } фишки: { $tiles }.
   *[other] Можно выложить { $laid } из { $count } фишек: { $tiles }.
}
solve-shed = Сумма на подставке уменьшается на { $shed }, с { $before } до { $after }.
solve-left = На подставке остаётся: { $tiles }.
solve-out = Подставка останется пустой: это победа!
solve-nothing = С подставки нельзя выложить ни одной фишки.
solve-not-out = { $count ->
    [one] Выложить всё нельзя: не больше { $laid } из { $count } фишки.
   *[other] Выложить всё нельзя: не больше { $laid } из { $count } фишек.
}

solve-take = Возьмите из комбинации { $meld }: { $tiles }; в ней остаются: { $rest }.
solve-take-apart = Разберите комбинацию { $meld }: { $tiles }.
solve-new = { $from ->
    [rack] Выложите с подставки: { $tiles }.
    [table] Сложите из фишек со стола: { $tiles }.
   *[both] Выложите: { $tiles }; с подставки: { $own }.
}
solve-add = { $from ->
    [rack] Добавьте к комбинации { $meld } с подставки: { $own }; вместе: { $tiles }.
    [table] Добавьте к комбинации { $meld }: { $moved }; вместе: { $tiles }.
   *[both] Добавьте к комбинации { $meld }: { $moved }, а с подставки: { $own }; вместе: { $tiles }.
}
solve-order = Переставьте фишки комбинации { $meld } так: { $tiles }.

solve-open-best = { $tiles ->
    [one] Первый выход наибольшей стоимости: стоимость { $worth }, { $tiles } фишка
    [few] Первый выход наибольшей стоимости: стоимость { $worth }, { $tiles } фишки
    [many] Первый выход наибольшей стоимости: стоимость { $worth }, { $tiles } фишек
   *[other] Первый выход наибольшей стоимости: стоимость { $worth }, { $tiles } фишки
}
solve-open-fullest = { $tiles ->
    [one] Больше всего фишек при стоимости не меньше { $needed }: { $tiles } фишка, стоимость { $worth }
    [few] Больше всего фишек при стоимости не меньше { $needed }: { $tiles } фишки, стоимость { $worth }
    [many] Больше всего фишек при стоимости не меньше { $needed }: { $tiles } фишек, стоимость { $worth }
   *[other] Больше всего фишек при стоимости не меньше { $needed }: { $tiles } фишки, стоимость { $worth }
}
solve-open-both = { $tiles ->
    [one] Лучший первый выход: стоимость { $worth }, { $tiles } фишка
    [few] Лучший первый выход: стоимость { $worth }, { $tiles } фишки
    [many] Лучший первый выход: стоимость { $worth }, { $tiles } фишек
   *[other] Лучший первый выход: стоимость { $worth }, { $tiles } фишки
}
solve-open-short = Первый выход невозможен: наибольшая стоимость { $worth }, а нужно { $needed } (правило 4.2).
solve-open-none = Первый выход невозможен: на подставке нет ни одной комбинации.

solve-standard-input = стандартный ввод
error-line = строка { $line }: { $error }
error-table-meld = комбинация { $meld } на столе: { $error }
error-no-object = строка — не объект JSON
error-no-lines = нет ни одной позиции; каждая — строка в формате JSON

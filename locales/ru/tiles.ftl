# Tiles, melds and what is wrong with them. Every message with a rule number cites it.

colour-black = чёрный
colour-red = красный
colour-blue = синий
colour-yellow = жёлтый

tile-number = { $colour ->
    [black] чёрная { $number }
    [red] красная { $number }
    [blue] синяя { $number }
   *[yellow] жёлтая { $number }
}
tile-joker = джокер
tile-coloured-joker = { $colour ->
    [black] чёрный джокер
    [red] красный джокер
    [blue] синий джокер
   *[yellow] жёлтый джокер
}
tile-double = двойной джокер
tile-mirror = зеркальный джокер
tile-colour-change = джокер смены цвета

meld-run = { $colour } ряд { $from }-{ $to }
meld-colour-changing-run = ряд { $from }-{ $to } со сменой цвета ({ $colours })
meld-colours = { $first }, потом { $second }
meld-colour-open = любой другой
meld-group = группа с числом { $number }
meld-mirrored-run = { $colour } зеркальный ряд { $end }-{ $middle }-{ $end }
meld-mirrored-group = зеркальная группа с числом { $number }
meld-worth = { $meld }, стоимость { $worth }
meld-none = это не комбинация
meld-joker-stands = { $tile } — { $what }
meld-two = { $one } и { $two }
meld-as-run = как ряд: { $reason }
meld-as-group = как группа: { $reason }
meld-other-order = в таком порядке это была бы комбинация: { $tiles } ({ $meld })
list-or = { $list } или { $last }
reason-rule = { $reason } (правило { $rule })

problem-too-few = { $count ->
    [one] { $count } фишка, а в комбинации не меньше трёх
    [few] { $count } фишки, а в комбинации не меньше трёх
    [many] { $count } фишек, а в комбинации не меньше трёх
   *[other] { $count } фишки, а в комбинации не меньше трёх
}
problem-too-many = { $count ->
    [one] { $count } фишка: столько нет ни в одной комбинации
    [few] { $count } фишки: столько нет ни в одной комбинации
    [many] { $count } фишек: столько нет ни в одной комбинации
   *[other] { $count } фишки: столько нет ни в одной комбинации
}
problem-no-number-tile = нет фишки с числом, и неясно, что значат джокеры
problem-not-consecutive = { $before } и { $after } на этих местах не образуют ряд
problem-below-one = ниже 1 ничего нет
problem-above-thirteen = выше 13 ничего нет
problem-mixed-colours = { $first } и { $other } различаются цветом
problem-different-numbers = { $first } и { $other } различаются числом
problem-same-colour-twice = { $tile }: такой цвет уже есть
problem-too-many-colours = цветов только четыре
problem-colour-stays = по обе стороны смены цвета цвет один и тот же
problem-third-colour = после второй смены цвета должен вернуться первый цвет
problem-colour-changes-touch = две смены цвета стоят рядом
problem-too-many-colour-changes = в ряду не больше двух смен цвета
problem-colour-change-in-group = смена цвета бывает только в ряду
problem-colour-change-in-mirror = в комбинации с зеркальным джокером не бывает смены цвета
problem-two-mirrors = в комбинации может быть только один зеркальный джокер
problem-mirror-not-in-middle = зеркальный джокер не посередине: слева { $left }, справа { $right }
problem-sides-differ = { $left } и { $right } не отражают друг друга
problem-mirrored-pair-is-group = по одной фишке с каждой стороны зеркального джокера — это группа

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

# Tiles as the object of a verb: what somebody lays, draws, takes.
object-number = { $colour ->
    [black] чёрную { $number }
    [red] красную { $number }
    [blue] синюю { $number }
   *[yellow] жёлтую { $number }
}
object-joker = джокера
object-coloured-joker = { $colour ->
    [black] чёрного джокера
    [red] красного джокера
    [blue] синего джокера
   *[yellow] жёлтого джокера
}
object-double = двойного джокера
object-mirror = зеркального джокера
object-colour-change = джокера смены цвета

# Tiles with a number after a word of place: what another follows, or jokers stand between.
beside-number = { $colour ->
    [black] чёрной { $number }
    [red] красной { $number }
    [blue] синей { $number }
   *[yellow] жёлтой { $number }
}

meld-run = { $colour } ряд { $from }–{ $to }
meld-colour-changing-run = ряд { $from }–{ $to } со сменой цвета ({ $colours })
meld-colours = { $first } и { $second }
meld-colour-open = любой другой
meld-group = { $number ->
    [1] группа единиц
    [2] группа двоек
    [3] группа троек
    [4] группа четвёрок
    [5] группа пятёрок
    [6] группа шестёрок
    [7] группа семёрок
    [8] группа восьмёрок
    [9] группа девяток
    [10] группа десяток
   *[other] группа с числом { $number }
}
meld-mirrored-run = { $colour } зеркальный ряд { $end }-{ $middle }-{ $end }
meld-mirrored-group = { $number ->
    [1] зеркальная группа единиц
    [2] зеркальная группа двоек
    [3] зеркальная группа троек
    [4] зеркальная группа четвёрок
    [5] зеркальная группа пятёрок
    [6] зеркальная группа шестёрок
    [7] зеркальная группа семёрок
    [8] зеркальная группа восьмёрок
    [9] зеркальная группа девяток
    [10] зеркальная группа десяток
   *[other] зеркальная группа с числом { $number }
}
meld-worth = { $meld }, стоимость { $worth }
meld-none = Это не комбинация.
meld-joker-stands = { $tile } — { $what }
meld-two = { $one } и { $two }
meld-as-run = как ряд: { $reason }
meld-as-group = как группа: { $reason }
meld-other-order = в таком порядке это была бы комбинация: { $tiles } ({ $meld })
list-or = { $list } или { $last }
reason-rule = { $reason } (правило { $rule })

problem-too-few = { $count ->
    [1] только одна фишка, а в комбинации не меньше трёх
    [2] только две фишки, а в комбинации не меньше трёх
   *[other] { $count } фишки, а в комбинации не меньше трёх
}
problem-too-many = { $count ->
    [one] { $count } фишка: столько в комбинации не бывает
    [few] { $count } фишки: столько в комбинации не бывает
    [many] { $count } фишек: столько в комбинации не бывает
   *[other] { $count } фишки: столько в комбинации не бывает
}
problem-no-number-tile = нет фишки с числом, и неясно, что значат джокеры
problem-not-consecutive = { $after } не идёт сразу за { $before }
problem-too-few-jokers = между { $before } и { $after } — { $missing ->
    [2] два числа
    [3] три числа
    [4] четыре числа
   *[other] { $missing } чисел
}, а { $filled ->
    [one] джокер всего один
    [2] джокеров хватает только на два
    [3] джокеров хватает только на три
   *[other] джокеров хватает только на { $filled }
}
problem-too-many-jokers = между { $before } и { $after } { $missing ->
    [0] нет ни одного числа
    [one] только одно число
    [few] только { $missing } числа
    [many] только { $missing } чисел
   *[other] только { $missing } числа
}: { $filled ->
    [one] джокеру там нет места
   *[other] то, что там лежит, заменяет { $filled }
}
problem-number-twice = в ряду может быть только одна { $number }
problem-below-one = перед 1 ничего нет
problem-above-thirteen = после 13 ничего нет
problem-mixed-colours = в ряду один цвет, а здесь { $first } и { $other }
problem-different-numbers = в группе одно число, а здесь { $first } и { $other }
problem-same-colour-twice = { $colour ->
    [black] чёрный цвет повторяется
    [red] красный цвет повторяется
    [blue] синий цвет повторяется
   *[yellow] жёлтый цвет повторяется
}
problem-too-many-colours = цветов только четыре
problem-colour-stays = по обе стороны джокера смены цвета — один цвет
problem-third-colour = после второй смены цвета должен вернуться первый цвет
problem-colour-changes-touch = два джокера смены цвета стоят рядом
problem-too-many-colour-changes = в ряду не больше двух смен цвета
problem-colour-change-in-group = смена цвета бывает только в ряду
problem-colour-change-in-mirror = в комбинации с зеркальным джокером не бывает смены цвета
problem-two-mirrors = в комбинации может быть только один зеркальный джокер
problem-mirror-not-in-middle = зеркальный джокер не посередине (фишек слева: { $left }, справа: { $right })
problem-sides-differ = { $left } и { $right } не отражают друг друга
problem-mirrored-pair-is-group = по одной фишке с каждой стороны зеркального джокера — это группа

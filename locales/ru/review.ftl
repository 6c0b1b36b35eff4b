# A finished game looked at again.

review-not-over = партия не окончена: разбор показал бы подставки, которые ещё скрыты (правило 4.6)
review-title = { $edition } · { $names }
review-laid-of-possible = выложено фишек / можно было выложить

review-lays = выкладывает
review-opens = первый выход на { $worth }:
review-goes-out = заканчивает партию:
review-draws = берёт
review-passes = пасует
review-time-up = время вышло:
review-wrong-lay = неверный ход:
review-taken-back = (ход отменён судьёй)

review-grade-inaccuracy = Неточность
review-grade-mistake = Ошибка
review-grade-blunder = Грубая ошибка
review-missed = { $grade }: { $what }.
review-tiles = { $count ->
    [one] { $count } фишку
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
review-points = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
review-missed-win = можно было выложить все фишки и выиграть
review-missed-opening = можно было сделать первый выход, выложив { $tiles } стоимостью { $worth }
review-nothing-laid = можно было выложить { $tiles } и сбросить { $points }
review-fewer-tiles = можно было выложить на { $tiles } и сбросить на { $points } больше
review-only-tiles = можно было выложить на { $tiles } больше
review-fewer-points = тем же числом фишек можно было сбросить на { $points } больше
review-rack = Подставка
review-table = Стол

review-turns = ходы
review-laid = выложено фишек
review-possible = можно было выложить
review-accuracy = точность
review-count-inaccuracy = неточности
review-count-mistake = ошибки
review-count-blunder = грубые ошибки
review-could-open = первый выход возможен, ход
review-opened = первый выход сделан, ход
review-jokers-laid = выложено джокеров
review-jokers-left = осталось джокеров
review-value-left = сумма на подставке
review-score = победы/очки
review-reason = { $name } ({ $points }): { $reason }.
review-costliest = Дороже всего обошёлся ход { $turn } ({ $name }).
review-no-mistakes = Никто не ошибся.

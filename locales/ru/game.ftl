# The game: refusals, faults of a lay, what happened.

refusal-not-now = { $phase ->
    [start-draw] сначала жребий, кто начинает
    [deal] сначала раздача
    [play] партия уже идёт
    [paused] партия ждёт судью
   *[over] партия окончена
}
refusal-no-such-seat = место { $seat } не играет
refusal-not-your-turn = сейчас ходит { $turn }
refusal-pool-empty = магазин пуст: выложите фишки или спасуйте
refusal-pool-not-empty = пасовать можно только при пустом магазине: выложите фишки или возьмите одну
refusal-no-stack-choice = сейчас стопку не выбирают
refusal-no-such-stack = стопки { $stack } больше нет
refusal-no-claims = в этой редакции нет новой раздачи за три дублета
refusal-claims-closed = первый ход уже сделан, раздача остаётся
refusal-too-few-doublets = { $found ->
    [0] дублетов нет: нужно три
    [one] { $found } дублет: нужно три
    [few] { $found } дублета: нужно три
    [many] { $found } дублетов: нужно три
   *[other] { $found } дублета: нужно три
}
refusal-no-announcements = в этой редакции нет объявлений
refusal-already-opened = первый выход у вас уже был
refusal-not-after-draw = объявляйте сразу, как взяли фишку, пока следующий игрок ничего не сделал
refusal-wrong-deck = это не фишки этой редакции
refusal-nothing-to-take-back = нет хода, который можно отменить

fault-not-there = { $tile }: нет ни на столе, ни на вашей подставке
fault-not-a-meld = { $tiles }: { $reason }
fault-left-the-table = { $tile }: эта фишка со стола и остаётся на столе
fault-nothing-laid = выложите хотя бы одну фишку с подставки
fault-table-touched = при первом выходе не трогайте стол и выкладывайте комбинации из своих фишек
fault-worth-too-little = для первого выхода нужно { $needed }, а здесь { $worth }
fault-freed-joker = освобождённый джокер идёт в комбинацию с фишкой с вашей подставки

event-starter-drawn = Жребий: { $draws }. Начинает { $name }.
event-draw-for-start = { $name } — { $tile }
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
    [1] { $name } выкладывает: { $tiles }.
    [one] { $name } выкладывает { $count } фишку: { $tiles }.
    [few] { $name } выкладывает { $count } фишки: { $tiles }.
    [many] { $name } выкладывает { $count } фишек: { $tiles }.
   *[other] { $name } выкладывает { $count } фишки: { $tiles }.
}
event-passed = { $name } пасует.
event-announced = { $name } объявляет: первый выход в следующем круге.
event-time-up = { $name }: время вышло.
event-taken-back = { $name }: неверный ход отменяется.
event-judge-called = { $name } зовёт судью.
event-paused = Партия ждёт судью.
event-ruled = Судья решает: { $reason }
event-ended-out = { $name } выкладывает последнюю фишку!
event-ended-pool = Магазин пуст, ходов больше нет.

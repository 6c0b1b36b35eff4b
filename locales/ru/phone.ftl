# The telephones at a table, and the judge.

phone-table = Стол { $table }
phone-stage-qualifying = отбор
phone-stage-semi-final = полуфинал
phone-stage-final = финал
phone-round-left = До конца тура:
phone-round-paused = пауза
phone-round-over = время вышло
phone-lost = Нет связи с сервером. Ничего не пропадёт: введённое остаётся в этом телефоне и отправится, как только связь вернётся.
phone-sending = Нет связи. Отправка продолжается сама; не закрывайте страницу.
phone-not-begun = Рассадки ещё не было. Страница обновится сама.
phone-not-needed = В этом туре этот стол не занят.
phone-over = Турнир окончен. Спасибо за игру!
phone-will-sit = За этим столом в следующем туре
phone-round-waits = Тур ещё не начался. Страница обновится сама.
phone-next = Где вы сидите в туре { $round }
phone-next-seat = Стол { $table }, место { $seat }
phone-past = Спасибо! Тур { $round } окончен, все протоколы засчитаны.
phone-card-reads = Эта страница только показывает стол. Чтобы сдать и подписать результаты, отсканируйте код тура { $round }: он на листке или на протоколе этого стола.
phone-code-over = Тур, к которому относится этот код, окончен: здесь можно только посмотреть протокол. В следующем туре отсканируйте код за новым столом. Если что-то неверно, обратитесь к судье.
phone-chairs = Кто где сидит
phone-starts = { $count ->
    [1] начинает партию { $games }
   *[other] начинает партии { $games }
}
phone-starts-drawn = Каждый берёт фишку; начинает тот, у кого наибольшее число.
phone-games-counted = { $count ->
    [one] { $count } партия
    [few] { $count } партии
   *[many] { $count } партий
}

# Who holds the telephone.
phone-who = Кто вы?
phone-who-about = Выберите выше своё имя, чтобы заполнить протокол.
phone-who-first = Сначала выберите выше, кто вы.
phone-you-are = Вы — { $name }.
phone-you-change = Это не вы?

# The sheet.
phone-sheet = Протокол результатов
phone-steps = Партии протокола
phone-step = Партия { $game }
phone-step-done = Партия { $game }, заполнена
phone-whole = Протокол
phone-whole-title = Весь протокол
phone-next-game = Дальше: партия { $game }
phone-look-over = Посмотреть протокол
phone-left = Кого-то нет?
phone-left-about = Начиная с этой партии у игрока нет результата; у партии, с которой он снова играет, выключите это. Организатор тоже должен это отметить.
phone-has-left = { $name } не играет
phone-time-up = Время вышло?
phone-time-up-for-nobody = Незаконченная партия не засчитывается никому: протокол заканчивается перед ней.
phone-time-up-empty-pool = Партия, которая идёт, считается так, будто магазин опустел: каждый считает фишки на своей подставке. Следующие партии не засчитываются никому.
phone-time-up-not-ended = Партия { $game } не закончена
phone-time-up-running = Партия { $game } идёт
phone-time-up-not-begun = Партия { $game } не начата
phone-time-was-up = Время вышло. Засчитываются партии: { $count } из { $of }.
phone-time-not-up = Время ещё есть
phone-games-of = Сыграно партий: { $count } из { $of }
phone-short = { $count ->
    [0] Играть больше не с кем.
    [1] После партии { $count } играть больше не с кем: этой партией протокол заканчивается.
   *[other] После партии { $count } играть больше не с кем: этими партиями протокол заканчивается.
}
phone-compare = Сравнить с очками, записанными на бумаге
phone-compare-about = Введите их у каждой партии. Если они не совпадут с тем, что получается по подставкам, протокол не примут.
phone-written = Очки, записанные на бумаге
phone-written-missing = Нужны победы и очки всех игроков.
phone-big = Победы
phone-small = Очки
phone-hand-in = Сдать протокол
phone-hand-in-about = Потом протокол подпишет другой игрок за этим столом.
phone-result-caption = Результаты: победы и очки
phone-result-legend = Победы / очки. Джокер на подставке стоит { $joker }; без первого выхода { $unopened }, а если выход был возможен — { $could }.
phone-instead-of = вместо

# Signing.
# Who holds the phone: whoever handed the sheet in, another player, or nobody knows yet.
phone-entered = { $holder ->
    [enterer] Вы сдали протокол.
    [signer] Протокол сдан ({ $name }). { $me }, проверьте его и подпишите.
   *[unknown] Протокол сдан ({ $name }). Проверяет и подписывает его другой игрок.
}
phone-disputed = Протокол оспорен. Решает судья.
phone-signed = Спасибо! Протокол подписан и засчитан.
phone-on-paper = Протокол подписан на бумаге и засчитан.
phone-settled = Судья решил. Протокол засчитан.
phone-sign-other = Проверяет и подписывает его другой игрок: со своего телефона или здесь.
phone-signer = Кто подписывает?
phone-signer-first = Сначала выберите, кто подписывает.
phone-sign = Всё верно: подписать
phone-wrong = Что-то не так
phone-dispute-why = Что не так?
phone-dispute = Оспорить протокол
phone-mine = Введено на этом телефоне
phone-mine-about = Тем временем сдан другой протокол. Отличия отмечены, его значения зачёркнуты.
phone-mine-same = Тем временем протокол сдан. Оба совпадают.
phone-mine-drop = Удалить мой вариант

# Calling a judge.
phone-judge = Судья
phone-reasons = Частые поводы
phone-reason = В чём дело?
phone-reason-meld = Правильна ли комбинация?
phone-reason-time = Время вышло
phone-reason-joker = Джокер
phone-reason-tiles = Фишки перепутаны
phone-reason-count = Подсчёт оставшихся фишек
phone-reason-conduct = Поведение
phone-call = Вызвать судью
phone-call-waits = Судья вызван. После спорного хода остановите часы.
phone-call-answered = { $name }, по правилу { $rule }:

# The move clock.
phone-clock = Часы хода
phone-clock-about = { $count ->
    [one] { $count } секунда на ход.
    [few] { $count } секунды на ход.
   *[many] { $count } секунд на ход.
}
phone-clock-starter = Кто начинает?

# The judge.
judge = Судья
judge-tab-waits = { $count ->
    [0] Ждут решения
   *[other] Ждут ({ $count })
}
judge-tab-sheets = Протоколы
judge-tab-penalty = Штраф
judge-tab-log = Журнал
judge-waits = Что ждёт решения
judge-nothing = Нерешённых вопросов нет.
judge-own-table = Вы играете за этим столом, поэтому решает кто-то другой: другой судья или организатор. Если некому, организатор создаёт пропуск судьи для того, кто здесь не играет.
judge-place = Тур { $round }, стол { $table }
judge-called = вызов судьи
judge-disputed = протокол оспорен
judge-ruling = Вынести решение
judge-ruling-of = Решение: тур { $round }, стол { $table }
judge-head-tie-at-cut-off = Равенство на границе прохода
judge-tie = Одно место делят: { $players }. Дальше проходят не все.
judge-head-cut-off-changed = Изменилось, кто проходит дальше
judge-cut-off = После исправления дальше должны были пройти другие: { $missing } вместо { $extra }.
judge-head-seat-again = Следующему туру нужна новая рассадка
judge-seat-again = Рассадка тура { $round } больше не подходит присутствующим.
judge-for-organiser = Этим займётся организатор.
judge-back = Назад
judge-all-sheets = Все протоколы
judge-no-sheets = Рассадки ещё не было.
judge-not-begun = Этот тур ещё не начался.
judge-sheet-entered = Сдан ({ $name }), ещё не подписан.
judge-sheet-signed = Сдан ({ $name }) и подписан: засчитан.
judge-sheet-on-paper = Сдан ({ $name }) и подписан на бумаге: засчитан.
judge-sheet-disputed = Сдан ({ $name }) и оспорен.
judge-sheet-settled = Сдан ({ $name }), решил судья: засчитан.
judge-state-ahead = не начат
judge-state-missing = нет протокола
judge-state-entered = ждёт подписи
judge-state-signed = подписан
judge-state-on-paper = подписан на бумаге
judge-state-disputed = оспорен
judge-state-settled = решил судья
judge-uphold = Оставить в силе
judge-uphold-about = Протокол будет засчитан таким, каким его сдали.
judge-correct = Исправить
judge-correct-send = Исправить протокол
judge-correct-counts = Этот протокол уже засчитан: исправление изменит места, а может быть, и кто проходит дальше.
judge-enter = Внести с бумаги
judge-enter-send = Сдать протокол
paper-how = Что вводить для каждого игрока:
paper-how-sum = сумма на подставке, с джокерами
paper-how-out = выложена последняя фишка; можно указать очки
paper-how-unopened = первого выхода не было: невозможен или объявлен
paper-how-could = первого выхода не было, хотя был возможен
paper-how-pool = магазин опустел: на подставке 54, первого выхода не было
paper-how-exact = первый выход был, а на подставке ровно { $unopened }
paper-how-left = игрок, который ушёл или пропустил эту партию
paper-how-keys = Tab ведёт дальше, Enter отправляет протокол. Если магазин опустел, ноль не вводят: фишки остались у всех.
paper-cell = Партия { $game }, { $name }
paper-time-up = { $count ->
    [one] Время вышло: пустая строка не сыграна
   *[other] Время вышло: пустые строки не сыграны ({ $count })
}
paper-signed = Игроки подписали протокол на бумаге
paper-send-signed = Внести как подписанный на бумаге
paper-send = Внести, подпишут потом
paper-by-game = По партиям или фишками
paper-fault-unreadable = { $name }: это не очки. Введите 43, 0, +74, 54/100 или -.
paper-fault-not-gone = { $name }: этот игрок не выбыл и не отходил, введите сумму на его подставке.
paper-fault-two-out = { $name }: последнюю фишку в партии выкладывает только один игрок.
paper-fault-penalty-alone = { $name }: магазин закончился, поэтому введите и сумму на подставке, например 54/100.
paper-fault-too-few = В партии играют хотя бы двое.
paper-fault-deck = Сумма на этих подставках больше, чем на всех фишках игры.
paper-fault-written = { $name }: по этим подставкам выигрыш { $small }, а не { $written }.
judge-penalise = Назначить штраф
judge-penalty-about = Очки снимаются в текущем этапе. Штраф остаётся в журнале вместе с причиной.
judge-penalty-player = Игрок
judge-penalty-choose = Выберите игрока
judge-penalty-big = Сколько побед снять
judge-penalty-small = Сколько очков снять
judge-penalty-who = Выберите игрока.
judge-penalty-points = Нужны целые числа; у очков может быть дробь, например 10 1/2.
judge-penalty-done = Готово, очки сняты: { $player }.
judge-penalties = Штрафы
judge-penalty-one = { $player }: { $big ->
    [0] очки { $small }
   *[other] победы −{ $big }, очки { $small }
}
judge-penalty-lifted = отменён
judge-lift = Отменить штраф
judge-lift-of = Отменить штраф { $penalty }
judge-reason = Причина
judge-decision = Решение и обоснование
judge-log-table = Показать
judge-log-all = всё
judge-log-empty = Здесь ничего не делали.
judge-role-organiser = организатор
judge-role-judge = судья
judge-role-player = игрок

# The rules people argue about, in a few words.
judge-rule = Правило
judge-rule-choose = Выберите правило
judge-rule-other = Другое правило
judge-rule-number = Номер правила
judge-section-2 = Подготовка
judge-section-3 = Комбинации
judge-section-4 = Ход
judge-section-5 = Время
judge-section-6 = Конец партии
judge-section-7 = Подсчёт
judge-section-8 = Турнир
judge-rule-2-1 = кто начинает
judge-rule-2-2 = раздача и стопки
judge-rule-2-3 = три дублета
judge-rule-3-1 = группы
judge-rule-3-2 = ряды
judge-rule-3-3 = по возрастанию или по убыванию
judge-rule-3-4 = что заменяет джокер
judge-rule-3-7 = цветные джокеры
judge-rule-3-8 = не меньше трёх фишек
judge-rule-3-10 = двойной джокер
judge-rule-3-11 = джокер смены цвета
judge-rule-3-12 = зеркальный джокер
judge-rule-4-1 = выложить, взять или спасовать
judge-rule-4-2 = первый выход
judge-rule-4-3 = перестановки на столе
judge-rule-4-4 = высвобождение джокера
judge-rule-4-5 = неверный ход
judge-rule-4-6 = что открыто, а что скрыто
judge-rule-5-1 = когда время вышло
judge-rule-5-2 = когда идут часы
judge-rule-6-1 = последняя фишка
judge-rule-6-2 = магазин пуст
judge-rule-6-3 = сумма на подставке
judge-rule-7-1 = очки, когда выложена последняя фишка
judge-rule-7-2 = без первого выхода
judge-rule-7-3 = первый выход был возможен
judge-rule-7-4 = объявление первого выхода
judge-rule-7-5 = очки при пустом магазине
judge-rule-7-6 = равенство наименьших сумм
judge-rule-7-7 = победа
judge-rule-8-2 = протокол результатов
judge-rule-8-3 = решение судьи
judge-rule-8-4 = число фишек по запросу

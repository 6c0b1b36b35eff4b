# The page.

page-title = Dublet: рамми с фишками
skip = Перейти к содержанию
loading = Минутку…
close = Закрыть
reload = Обновить страницу
not-here = Здесь ничего нет.
page-failed = На странице что-то сломалось. Обновите её; партии сохранены.
saved = Сохранено.
save = Сохранить
go-on = Дальше
you = Вы
somebody = кто-то

# The first screen.
home-about = Рамми с фишками: на минуту или на целый вечер.
home-back = На главный экран
home-continue = Продолжить игру
left-title = { $what ->
    [match] Матч ещё идёт
   *[game] Одна партия ещё идёт
}
left-about = { $what ->
    [match] Новая игра прервёт матч, и его очки пропадут.
   *[game] Новая игра прервёт её, и очков никто не получит.
}
left-new = Начать новую игру
left-between = можно начать следующую партию
turn-yours = Ваш ход
turn-of = Ходит { $name }
tables-open = Столы, за которыми можно играть дальше
table-with = { $names }
table-back = Вернуться за стол
table-own = Ваш стол
table-between = перерыв между партиями
table-dealing = фишки раздаются
table-taken = { $watch ->
    [yes] все места заняты, можно посмотреть
   *[no] все места заняты
}
table-stand-in = за вас играет бот
table-free = { $count ->
    [0] свободных мест нет
    [one] { $count } свободное место
    [few] { $count } свободных места
    [many] { $count } свободных мест
   *[other] { $count } свободного места
}
home-play = Играть
home-usual = Обычная игра
home-play-with = { $bots ->
    [one] { $edition }, против { $bots } бота
    [few] { $edition }, против { $bots } ботов
    [many] { $edition }, против { $bots } ботов
   *[other] { $edition }, против { $bots } бота
}
home-change = Изменить
home-first = Впервые здесь? Научитесь за минуту
home-friends = С друзьями
home-friends-about = По ссылке или коду
home-device = На одном устройстве
home-device-about = Передавайте его по кругу
home-more = Ещё
learn = Обучение
rules = Правила
rules-of = Правила · { $edition }
rules-differ = Домашние правила этой игры
rules-edition = «{ $name }»
rules-contents = Темы
rules-values = Все значения
rule-number = Правило { $number }
home-learn-about = Первый ход за минуту
home-rules-about = Коротко, для каждой версии
home-score = Очки
home-score-about = Таблица, которая знает правила
home-clock = Часы
home-clock-about = Одно касание передаёт ход
home-solve = Решатель
home-solve-about = Лучший ход, первый выход, проверка стола
home-tournament = Турнир
home-tournament-about = Столы, результаты, большой экран
home-join-about = Занять место за столом
home-games-about = Продолжить или сохранить партию
games = Мои партии
join-code = Стол по коду

# A new game.
new-bots = Новая игра
new-friends = Игра с друзьями
new-device = На одном устройстве
edition = Версия
edition-which-box = Какая у вас коробка?
edition-about = { $edition ->
    [standard] Обычная игра с двумя джокерами; джокер на подставке стоит 50.
    [twist] Двойные и зеркальные джокеры, а также джокеры смены цвета.
    [expert] Восемь джокеров, по два каждого цвета.
    [original] Более строгое правило о высвобожденных джокерах.
    [family] Джокер на подставке стоит 30; когда магазин пуст, у каждого ещё один ход.
    [xp] 160 фишек, до шести игроков.
    [championship-2019] Турнирные правила 2019 года, 40 секунд на ход.
    [championship] Нынешние турнирные правила: стопки раздают друг другу соседи, 40 секунд на ход.
    [championship-twist] Турнирные правила с джокерами Twist.
    [championship-expert] Турнирные правила с джокерами Expert.
   *[other] { $edition }
}
# In a sentence: with the box where the name alone would be taken for another one's.
edition-from-box = { $edition ->
    [standard] «Стандарт» из коробки «3 в 1»
    [family] Семейная (коробка Standard, Mundo или Exclusive)
   *[other] { $name }
}
# In a list: what is printed on the box leads.
edition-in-list = { $box }: { $name }
# Where several come in one.
edition-box-with = { $box } ({ $names })
edition-and-box = Коробка и версия
edition-all = Все версии
edition-more = Чемпионаты и все версии
edition-aside = Отложено, в этой версии такого нет: { $rules }.
edition-clock = Часы этой версии: { $clock }.
player-count = Игроки
level = Сила ботов
rounds = Раунды
rounds-none = одна партия
rounds-count = { $count ->
    [one] { $count } раунд
    [few] { $count } раунда
    [many] { $count } раундов
   *[other] { $count } раунда
}
# How long it lasts: so many rounds of so many games.
rounds-of = { $rounds ->
    [one] { $rounds } раунд ({ $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    })
    [few] { $rounds } раунда по { $games ->
        [one] { $games } партии
        [few] { $games } партии
       *[many] { $games } партий
    }
   *[many] { $rounds } раундов по { $games ->
        [one] { $games } партии
        [few] { $games } партии
       *[many] { $games } партий
    }
}
round-games = { $games ->
    [one] 1 раунд = { $games } партия.
    [few] { $starts ->
        [once] 1 раунд = { $games } партии: каждый начинает по разу.
       *[otherwise] 1 раунд = { $games } партии.
    }
   *[many] { $starts ->
        [once] 1 раунд = { $games } партий: каждый начинает по разу.
       *[otherwise] 1 раунд = { $games } партий.
    }
}
rounds-games = { $games ->
    [one] Всего { $games } партия.
    [few] Всего { $games } партии.
   *[many] Всего { $games } партий.
}
clock = Время на ход
clock-none = без часов
clock-short = { $count } с
clock-minutes = { $count } мин
clock-seconds = { $count } с на ход
game-impossible = Сыграть с такими настройками нельзя.
field-missing = Заполните это поле.
field-wrong = Сюда это ввести нельзя.
house-bad-number = Целое число от { $from } до { $to }.
house-rules = Домашние правила
house-kept = Осталось с прошлой игры: { $rules }.
house-drop = Без домашних правил
house-rules-changed = Домашние правила: изменено { $count }
house-changed = Изменено
house-edition-has = в этой версии: { $value }
house-put-back = Вернуть: { $rule }
topic-deal = Раздача
topic-opening = Первый выход
topic-jokers = Комбинации и джокеры
topic-turn = Ход и часы
topic-end = Конец партии и очки
start = Играть
people-here = Кто играет?
person-number = Игрок { $number }
person-or-bot = без имени играет бот
name-repeated = Имя { $name } повторяется.
name-of-bot = Так зовут бота за этим столом.

# With others.
your-name = Ваше имя
your-name-about = Его увидят за столом. Учётная запись не нужна.
guest-name = Гость
open-table = Открыть стол
quick-play = Сыграть с незнакомцами
quick-play-about = Если за несколько секунд никто не придёт, свободные места займут боты.
spectators-allowed = Другие могут смотреть
wait = Сколько ждать, если кто-то пропал
wait-always = сколько угодно
wait-about = { $wait ->
    [always] Игра подождёт, пока игрок не вернётся.
   *[minutes] Потом за отсутствующего играет бот, пока игрок не вернётся.
}
wait-clock-about = Часы идут, даже если игрока нет. Если он пропустит ход, дальше за него играет бот, пока он не вернётся.
waits-minutes = отсутствующих ждут { $count } мин
waits-always = отсутствующих ждут сколько угодно
waits-clock = часы идут и без игрока, потом за него играет бот
watch = Смотреть
invited-by = { $name } приглашает вас
invited-table = Вас пригласили
invited-about = Рамми с фишками: побеждает тот, кто первым выложит все фишки.
invited-playing = Сейчас идёт партия.
code = Код
code-about = Шесть латинских букв или цифр; код скажет тот, кто открыл стол.
join = Присоединиться
invite = Пригласить
invite-about = Отправьте ссылку, покажите QR-код или назовите код.
qr-code = QR-код ссылки
copy-link = Скопировать ссылку
copied = Скопировано
lobby = Перед игрой
seat-free = свободно
name-you = { $name } (вы)
sit = Сесть сюда
add-bot = Добавить бота
unseat = Освободить место: { $name }
bot-level = бот, { $level }
bot-name = { $at ->
    [0] Ада
    [1] Бруно
    [2] Клео
    [3] Дора
    [4] Эмиль
   *[5] Флора
}
change-name = Изменить имя
ready = Начинаем
ready-is = ждёт начала
ready-not = ещё собирается
ready-no-longer = Пока не начинаем
lobby-waits-for-people = Игра начнётся, когда все места будут заняты и каждый нажмёт «Начинаем».
lobby-waits-for-ready = Игра начнётся, когда каждый нажмёт «Начинаем».
other-rules = Другие правила
other-rules-about = Все остаются за столом и сразу видят новые правила. Начинается новый матч.
other-rules-do = Играть по этим правилам

# The game.
game-title = Игра
players = Игроки
actions = Действия
tile-count = { $count ->
    [one] { $count } фишка
    [few] { $count } фишки
    [many] { $count } фишек
   *[other] { $count } фишки
}
tiles-left = { $count ->
    [one] осталась { $count } фишка
    [few] осталось { $count } фишки
    [many] осталось { $count } фишек
   *[other] осталось { $count } фишки
}
not-opened = без 1-го выхода
not-opened-about = { $opening ->
    [0] { $who ->
        [you] У вас ещё нет первого выхода: он может стоить сколько угодно.
       *[other] { $name }: первого выхода ещё не было (он может стоить сколько угодно).
    }
   *[other] { $who ->
        [you] У вас ещё нет первого выхода: он должен стоить не меньше { $opening }.
       *[other] { $name }: первого выхода ещё не было (нужно не меньше { $opening }).
    }
}
announced-about = { $who ->
    [you] Вы объявили первый выход: если партия закончится до вашего следующего хода, потеря будет меньше.
   *[other] { $name }: первый выход объявлен. Если партия закончится до следующего хода этого игрока, потеря будет меньше.
}
mark-resigned = сдаётся
mark-stand-in = играет бот
mark-away = не за столом
mark-left = уже не играет
mark-announced = объявление
menu = Меню
panel = Счёт и ходы
panel-open = Показать счёт и ходы
score = Счёт
score-of-game = Счёт · партия { $game } из { $games }
score-wins = победы
score-points-column = очки
last-turns = Последние ходы
replay = Показать снова
nothing-yet = Пока ничего не произошло.
pool = Магазин
pool-left = { $count ->
    [0] магазин пуст
    [one] в магазине { $count }
    [few] в магазине { $count }
    [many] в магазине { $count }
   *[other] в магазине { $count }
}
last-moves = { $count ->
    [one] Последний ход.
    [few] Осталось { $count } хода.
    [many] Осталось { $count } ходов.
   *[other] Осталось { $count } хода.
}
undo = Шаг назад
redo = Шаг вперёд
take-back = Вернуть всё
sort = По порядку
sort-by-groups = По порядку: по числам
sort-by-runs = По порядку: по цветам
hint = Подсказка
do-lay = { $count ->
    [one] Закончить: { $count } фишка
    [few] Закончить: { $count } фишки
    [many] Закончить: { $count } фишек
   *[other] Закончить: { $count } фишки
}
do-put = { $count ->
    [one] На стол: { $count } фишку
    [few] На стол: { $count } фишки
    [many] На стол: { $count } фишек
   *[other] На стол: { $count } фишки
}
do-unfit = Пока не комбинация
do-let-go = Оставить на месте
told-unfit = Эти фишки ({ $count }) не складываются в комбинации: в группе одно число, в ряду один цвет и числа подряд.
fault-joker-alone = Джокер должен войти в комбинацию до конца хода
told-more = { $count ->
    [one] И ещё { $count } ошибка.
    [few] И ещё { $count } ошибки.
   *[many] И ещё { $count } ошибок.
}
do-end-turn = Закончить ход
do-draw = Взять фишку
do-pass = Пас
do-back = Можно продолжать
do-result = Итог
do-wait = Минутку…
looking-on = Вы смотрите игру.
do-wait-for = Ходит { $name }
do-hand-over = Скрыть фишки: ходит { $name }
do-take-back = { $or ->
    [pass] Вернуть фишки или пасовать…
   *[draw] Вернуть фишки или взять новую…
}
do-put-back = Вернуть стол
banner-open = { $needed ->
    [0] { $or ->
        [pass] Ваш ход: первый выход любой комбинацией или пас.
       *[draw] Ваш ход: первый выход любой комбинацией или новая фишка.
    }
   *[other] { $or ->
        [pass] Ваш ход: первый выход от { $needed } или пас.
       *[draw] Ваш ход: первый выход от { $needed } или новая фишка.
    }
}
banner-away = { $name }: не за столом. Игра ждёт.
banner-away-minutes = { $name }: не за столом. Через { $count } мин сыграет бот.
banner-away-minutes-left = { $name }: не за столом. Через { $count } мин сыграет бот.
banner-away-seconds-left = { $name }: не за столом. Через { $count } с сыграет бот.
banner-opening = Ваш ход: { $worth } из { $needed } для первого выхода.
banner-hurry = Успейте закончить ход, иначе фишки вернутся на подставку.
banner-opens = Ваш ход: { $worth }, для первого выхода хватает.
banner-lay = { $or ->
    [pass] Ваш ход: выложите фишки или пасуйте.
   *[draw] Ваш ход: выложите фишки или возьмите новую.
}
banner-laid = { $count ->
    [one] Ваш ход: пока выложена { $count } фишка.
    [few] Ваш ход: пока выложены { $count } фишки.
    [many] Ваш ход: пока выложено { $count } фишек.
   *[other] Ваш ход: пока выложено { $count } фишки.
}
banner-bench = { $count ->
    [one] Ваш ход: { $count } отложенной фишке нужно место.
    [few] Ваш ход: { $count } отложенным фишкам нужно место.
    [many] Ваш ход: { $count } отложенным фишкам нужно место.
   *[other] Ваш ход: { $count } отложенной фишке нужно место.
}
missing-alone = Одиночная фишка: { $tile }
missing-third = Двух фишек мало: { $one }, { $two }
hint-looking = Ищу…
hint-none = Сейчас выложить нечего.
hint-no-opening = Первый выход с этими фишками пока невозможен.
hint-some = { $count ->
    [one] Ход есть: можно выложить { $count } фишку.
    [few] Ход есть: можно выложить { $count } фишки.
    [many] Ход есть: можно выложить { $count } фишек.
   *[other] Ход есть: можно выложить { $count } фишки.
}
hint-some-in-all = { $count ->
    [one] Можно выложить больше: всего { $count } фишку.
    [few] Можно выложить больше: всего { $count } фишки.
   *[many] Можно выложить больше: всего { $count } фишек.
}
hint-these = Можно выложить: { $tiles }.
hint-these-in-all = Всего можно выложить: { $tiles }.
hint-next = { $count ->
    [0] Если стол не изменится, в свой ход выложить будет нечего.
    [one] Если стол не изменится, в свой ход можно будет выложить { $count } фишку.
    [few] Если стол не изменится, в свой ход можно будет выложить { $count } фишки.
    [many] Если стол не изменится, в свой ход можно будет выложить { $count } фишек.
   *[other] Если стол не изменится, в свой ход можно будет выложить { $count } фишки.
}
hint-next-these = Если стол не изменится, в свой ход можно будет выложить: { $tiles }.
hint-enough = Больше выложить нельзя. Закончите ход.
hint-shown = Больше фишек сейчас не выложить. «Закончить» завершит ход, «Шаг назад» уберёт подсказку.
hint-shown-out = Так вы выложите последние фишки и победите. «Закончить» завершит ход, «Шаг назад» уберёт подсказку.
ask-draw = Есть что выложить
ask-draw-about = На подставке есть фишки, которые можно выложить в этом ходу.
ask-draw-do = { $does ->
    [pass] Всё равно пас
   *[draw] Всё равно взять
}
ask-draw-stay = Поищу ещё
ask-draw-never = Больше не спрашивать
ask-back = Ваши фишки на столе
ask-back-about = Они могут остаться, если вы строите дальше, или вернуться на подставку.
ask-back-keep = Вернуть всё и ходить дальше
ask-back-do = { $does ->
    [pass] Вернуть и пасовать
   *[draw] Вернуть и взять фишку
}
ask-back-stay = Строить дальше
offer-claim = Три дублета: новая раздача
offer-announce = «Сделаю первый выход в следующем круге»
offer-stack = Выбрать стопку
offer-what = Что это значит? { $offer }
offer-claim-about = Три дублета — это три пары одинаковых фишек среди четырнадцати, что вам раздали. Их можно показать и попросить перемешать и раздать всем заново; это не обязательно (правило 2.3).
offer-announce-about = Вы только что взяли фишку, которой не хватало для первого выхода. Скажите это сейчас: если кто-то закончит до вашего следующего хода, вы потеряете { $less }, а не { $more }. Это слышат все, но вас это ни к чему не обязывает (правило 7.4).
offer-stack-about = В середине нет стопки, и тот, кто берёт фишку, выбирает следующую. Что в ней лежит, решило перемешивание. Если просто взять фишку, стопка выберется сама (правило 2.2).
offer-joker = Новое для вас: { $tile }
offer-joker-known = Уже знаю
joker-about-plain = Джокер заменяет любую одну фишку, которой нет в комбинации.
joker-about-coloured = Цветной джокер заменяет любое число своего цвета, в ряду или в группе.
joker-about-double = Двойной джокер заменяет две фишки сразу: два числа ряда подряд или два цвета группы. Заменить его можно только обеими фишками сразу.
joker-about-mirror = Зеркальный джокер стоит посередине комбинации, одинаковой с обоих концов: 3 4 зеркальный 4 3. Никакая фишка его не заменит.
joker-about-colour-change = Джокер смены цвета занимает одно число ряда; до него ряд одного цвета, после него — другого. Никакая фишка его не заменит.
# The same in a line, with the joker in the hand.
joker-brief-coloured = { $tile }: заменяет любое число своего цвета.
joker-brief-double = { $tile }: заменяет сразу две фишки комбинации.
joker-brief-mirror = { $tile }: стоит в центре симметричной комбинации.
joker-brief-colour-change = { $tile }: после него ряд продолжается другим цветом.
joker-what = Что это за джокер?
joker-mirror-nothing = При первом выходе он здесь ничего не стоит.
joker-left = { $count ->
    [0] Если он останется на подставке, это ничего не стоит.
    [one] Если он останется на подставке, это { $count } штрафное очко.
    [few] Если он останется на подставке, это { $count } штрафных очка.
    [many] Если он останется на подставке, это { $count } штрафных очков.
   *[other] Если он останется на подставке, это { $count } штрафного очка.
}
joker-freed-any-meld = Высвобожденного джокера кладут тем же ходом в любую комбинацию.
joker-freed-with-rack-tile = Высвобожденного джокера кладут тем же ходом в комбинацию с фишкой с вашей подставки.
keys = Клавиши
key-space-bar = Пробел
keys-reader = С программой экранного доступа: стрелки и буквы работают в режиме фокуса. В NVDA его включают NVDA и пробел, в JAWS — Insert и Z.
key-tab = По очереди: стол, подставка, кнопки
key-walk = От фишки к фишке
key-melds = Предыдущая или следующая комбинация
key-fit = Следующая комбинация, куда подходит то, что в руке
key-ends = Первая или последняя фишка комбинации или подставки
key-enter = Поднять фишку; положить то, что в руке
key-before = Положить перед фишкой
key-more = Добавить фишку к тем, что в руке, или убрать
key-all = Поднять всю комбинацию или всю подставку
key-new = Положить новой комбинацией
key-rack = Обратно на подставку
key-shift = Передвинуть фишку по подставке
key-escape = Отпустить то, что в руке
key-undo = Шаг назад
key-redo = Шаг вперёд
key-help = Этот список; на джокере: что это за джокер
given-up = Вы сдались. Дальше играет бот, а вы смотрите.
note-last-turn = { $did ->
    [drawn] Прошлый ход: время вышло, вы взяли { $tiles }.
    [laid] Прошлый ход: время вышло, но ход засчитан.
   *[passed] Прошлый ход: время вышло, вы спасовали.
}
note-tiles-back = Выложенные фишки вернулись на вашу подставку.
while-away = Пока вас не было, за вас играл бот. Выложено фишек: { $laid }, взято: { $drawn }.
offer-pause = Согласиться на паузу ({ $names })
offer-no-pause = Сейчас без паузы
pause-waits = { $does ->
    [agree] Вы согласились на паузу. Ждём: { $names }.
   *[ask] Вы попросили паузу. Ждём: { $names }.
}
pause-take-back = Всё же без паузы
pause-back = Уже здесь: { $names }.
pause-waits-back = Вы вернулись после паузы. Ждём: { $names }.
pause-go-on = Не ждать: { $names }
choose-stack = Какая стопка следующая?
stack-of = { $count ->
    [one] Стопка { $stack }: { $count } фишка
    [few] Стопка { $stack }: { $count } фишки
    [many] Стопка { $stack }: { $count } фишек
   *[other] Стопка { $stack }: { $count } фишки
}
ask-pause = Попросить паузу
agree-pause = Согласиться на паузу
paused = { $clock ->
    [stands] Пауза. Часы стоят.
   *[none] Пауза.
}
tidy = Навести порядок на столе
resign = Сдаться
end-game = Прервать партию
resign-sure = { $count ->
    [one] Бот доиграет вашей { $count } фишкой, а очки запишут вам. Вернуться в эту партию нельзя.
    [few] Бот доиграет вашими { $count } фишками, а очки запишут вам. Вернуться в эту партию нельзя.
    [many] Бот доиграет вашими { $count } фишками, а очки запишут вам. Вернуться в эту партию нельзя.
   *[other] Бот доиграет вашими { $count } фишками, а очки запишут вам. Вернуться в эту партию нельзя.
}
resign-sure-over = Партия на этом закончится, и очков никто не получит.
resign-sure-others = Партия на этом закончится для всех, и очков никто не получит.
play-on = Играть дальше
leave = Уйти из-за стола
leave-sure = { $count ->
    [one] Пока вас нет, вашей { $count } фишкой играет бот. Партия ждёт вас на главном экране.
    [few] Пока вас нет, вашими { $count } фишками играет бот. Партия ждёт вас на главном экране.
    [many] Пока вас нет, вашими { $count } фишками играет бот. Партия ждёт вас на главном экране.
   *[other] Пока вас нет, вашими { $count } фишками играет бот. Партия ждёт вас на главном экране.
}
leave-sure-alone = За столом останутся одни боты: если скоро не вернуться, стол закроется, и партия не засчитается.
leave-between = Ваше место сможет занять кто-то другой. За столом остаётся: { $names }. Вернуться сюда можно с главного экрана.
stay = Остаться
leave-kept = Уйти (партия сохранится)
no-connection-again = Нет связи, пробуем снова…
waiting-for-people = { $clock ->
    [stands] Ждём, пока все вернутся. Часы стоят.
   *[none] Ждём, пока все вернутся.
}
newer-version = Вышло обновление. Обновите страницу; партия сохранена.
closed-not-found = Такого стола нет, или за ним нет мест.
closed-too-many = Этот стол открыт в слишком многих окнах. Закройте часть и обновите страницу.
closed-signed-out = Вы вышли из учётной записи в этом браузере.
closed-table = Этот стол закрыт.
closed-broken = Связь со столом прервалась. Обновите страницу.
event-you-start = Жребий: { $draws }. Начинаете вы.
event-dealt-starts = Фишки розданы. Начинает { $name }.
event-dealt-you-start = Фишки розданы. Начинаете вы.
starts-in-turn = Эту партию начинает { $name }: все начинают по очереди.
starts-in-turn-you = Эту партию начинаете вы: все начинают по очереди.
event-you-claimed = Вы показываете три дублета ({ $pairs }): новая раздача.
event-you-opened-stack = Вы начинаете стопку { $stack }.
event-tiles-back = { $name }: выложенные фишки возвращаются на подставку.
event-table-back = Стол снова такой, как до хода.
event-your-tiles-back = Ваши выложенные фишки возвращаются на подставку.
event-you-drew = Вы берёте из магазина { $tiles }.
event-you-laid = { $count ->
    [1] Вы выкладываете { $tiles }.
    [one] Вы выкладываете { $count } фишку: { $tiles }.
    [few] Вы выкладываете { $count } фишки: { $tiles }.
    [many] Вы выкладываете { $count } фишек: { $tiles }.
   *[other] Вы выкладываете { $count } фишки: { $tiles }.
}
event-last-moves = Магазин пуст: у каждого ещё один ход.
event-you-passed = Вы пасуете.
event-you-announced = Вы объявляете: «Сделаю первый выход в следующем круге».
event-you-ended-out = Последняя фишка выложена!
event-taken-over = { $name }: теперь играет бот.
event-you-taken-over = Теперь за вас играет бот.
event-returned = Снова за столом: { $name }.
event-you-returned = Вы снова в игре.
event-resigned = { $name } сдаётся.
event-ends-game = { $name } прерывает партию.
event-you-resigned = Вы сдаётесь.
event-you-end-game = Вы прерываете партию.
event-pause-asked = { $name } просит паузу.
event-you-asked-pause = Вы попросили паузу.
event-pause = Пауза.
event-back = После паузы здесь: { $name }.
event-you-back = Вы вернулись.
event-resumed = Игра продолжается.
event-resumed-by = { $by ->
    [back] { $name } снова здесь.
   *[wish] { $name } хочет играть дальше.
} Игра продолжается.
event-you-resumed = { $by ->
    [back] Вы вернулись.
   *[wish] Вы хотите играть дальше.
} Игра продолжается.
end-you-won = Вы победили!
end-won = { $count ->
    [one] Побеждает { $names }
   *[other] Побеждают: { $names }
}
end-won-for = { $name }: побеждает бот
end-won-for-you = За вас побеждает бот
end-you-won-match = Вы выиграли матч!
end-won-match = { $count ->
    [one] Матч выигрывает { $names }
   *[other] Матч выигрывают: { $names }
}
# In a picture of the result, for whoever was not there.
picture-me = Я
picture-i-won = { $others ->
    [0] Победа за мной!
   *[other] Победа за нами: { $names } и я!
}
picture-i-won-match = { $others ->
    [0] Победа в матче за мной!
   *[other] Победа в матче за нами: { $names } и я!
}
end-place = Партия { $game } из { $games }
end-abandoned = Партия прервана
end-you-ended = Вы прервали партию
end-ended = { $name } прерывает партию
end-all-gave-up = Все сдались
end-no-result = Эта партия не засчитывается.
end-rack-empty = фишек не осталось
end-played-on = Партия сдана. Дальше этими фишками играл бот.
end-stood-in = Дальше этими фишками играл бот.
end-gave-up-before = Партия { $game }: { $name } сдаётся, дальше играет бот.
end-next = Следующая партия
end-again = Сыграть ещё раз
end-look = Посмотреть стол
end-share = Поделиться картинкой
end-picture-saved = Сохранено в загрузках
end-picture-shared = Картинка отправлена
end-save = Сохранить партию
end-record-saved = Сохранено в загрузках
end-record-shared = Партия отправлена
end-new = Новая игра
end-other = Другие настройки
end-sum = = { $value }
end-match = матч { $points }, { $wins ->
    [one] { $wins } победа
    [few] { $wins } победы
   *[many] { $wins } побед
}
event-left = Больше не за столом: { $name }.
event-reopened = { $name } меняет правила: { $edition }.
event-you-reopened = Вы меняете правила: { $edition }.
next-waits-for-you = { $count ->
    [one] Вас ждёт { $names }.
   *[other] Вас ждут: { $names }.
}
next-waiting-for = Ждём: { $names }.
next-waits-for-seat = Для следующей партии нужно занять свободное место.
next-host-may = { $name } может добавить бота или начать новый матч без свободных мест.
sit-free = Занять свободное место
invite-again = Пригласить: скопировать ссылку
play-fewer = Новый матч: { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
   *[other] { $count } игроков
}
hand-over = Устройство берёт { $name }
hand-over-about = Остальные отворачиваются.
hand-over-show = Это я, { $name }: показать мои фишки

# The first move.
learn-group-title = Три с одним числом
learn-group = Цель — выложить все свои фишки. Начинают с первого выхода: выкладывают фишки с суммой чисел не меньше 30. Сначала группа: одно число разных цветов. Положите на стол рядом чёрную, красную и жёлтую 7.
learn-how = Перетащите фишки или коснитесь каждой, а потом стола.
learn-run-title = Теперь ряд
learn-run = Эта группа стоит 21. Ряд — числа подряд одного цвета. Положите красные 9, 10 и 11 второй комбинацией.
learn-end-title = Первый выход готов!
learn-end = 21 и 30 — вместе 51, больше нужных 30. Теперь закончите ход: до этого всё можно вернуть.
learn-draw-title = Выложить нечего
learn-draw = Остальные сходили, и снова ваш ход. Ни одна фишка не подходит, поэтому возьмите новую: на этом ход закончится.
learn-joker-title = Джокер
learn-joker = Остальные сходили, и снова ваш ход. В прошлый раз вам достался джокер: он заменяет любую фишку. Добавьте его к комбинации на столе, например рядом с красной 11.
learn-done-title = Теперь можно играть
learn-strays = Верните на подставку: { $tiles }. Фишка без комбинации не может остаться на столе.
learn-done = Можно и переставлять то, что лежит на столе, лишь бы в конце хода все комбинации были правильны. Выигрывает тот, кто первым выложит все фишки.
learn-keys = Клавишами: стрелки ведут от фишки к фишке, пробел берёт фишки в руку, N выкладывает их новой комбинацией, вопросительный знак — список клавиш.
learn-show = Показать фишки
learn-shown = Нужные фишки: { $tiles }.

# Settings and account.
settings = Настройки
settings-language = Язык
settings-theme = Вид
settings-palette = Цвета фишек
settings-size = Размер фишек
settings-tidy = Всегда наводить порядок на столе
settings-pace = Темп чужих ходов
settings-sounds = Звуки
settings-motion = Анимация фишек
settings-double-tap = Двойное касание кладёт фишку туда, куда она подходит
settings-ask-before-draw = В игре с ботами спрашивать, прежде чем взять фишку, если есть что выложить
settings-auto-draw = Брать фишку автоматически, когда выложить нечего
theme-system = как на устройстве
theme-light = светлый
theme-dark = тёмный
palette-classic = обычные
palette-contrast = контрастные
palette-colour-blind = для дальтоников
palette-offer = Какие фишки легче различать?
palette-later = Это можно изменить в настройках.
size-normal = обычный
size-large = крупный
pace-slow = медленный
pace-normal = обычный
pace-fast = быстрый
pace-at-once = сразу
account = Учётная запись
account-log-in-about = Всё работает и без учётной записи. С паролем ваше имя и партии найдутся на любом устройстве.
account-come-back = Восстановление доступа
account-recovery-about = По ссылке для восстановления можно войти с другого устройства. Не показывайте её; новая ссылка или новый пароль отменяют старую.
account-make-link = Создать ссылку
account-set-password = Задать пароль
account-change-password = Сменить пароль
account-export = Скачать всё, что обо мне хранится
account-erase = Стереть учётную запись
account-erase-sure = Ваше имя и способы входа стираются сразу. Партии останутся у тех, с кем вы играли, без вашего имени.
password = Пароль
old-password = Старый пароль
new-password = Новый пароль
log-in = Войти
log-out = Выйти
log-out-lost = У вас нет ни пароля, ни ссылки для восстановления. После выхода вернуться под именем { $name } нельзя, и ваши партии здесь станут недоступны.
log-out-by-link = У вас нет пароля. Вернуться под именем { $name } можно только по ссылке для восстановления: она у вас есть?
log-out-stay = Остаться
log-out-anyway = Всё равно выйти
sign-up = Впервые здесь? Создать учётную запись
games-here = На этом устройстве
games-server = С друзьями
games-you-won = победа
games-no-result = без результата
games-none-yet = Здесь появятся ваши партии.
games-none = Партий с друзьями здесь пока нет. Стол, за которым игра ещё не началась, открывается по ссылке.
games-older = Более ранние
download = Скачать

# Why something was not done.
refused-stale = Этот ход уже прошёл.
refused-not-seated = Это могут только игроки.
refused-not-host = Это может только хозяин стола.
refused-taken = Место занято.
refused-already-seated = У вас уже есть место.
refused-no-such-seat = Такого места нет.
refused-too-few = За столом слишком мало игроков.
refused-in-game = Во время партии этого сделать нельзя.
refused-no-game = Партия не идёт.
refused-paused = Сейчас пауза.
refused-bad-options = За этим столом так играть нельзя.
refused-closed = Стол закрыт.
refused-not-stored = Сервер не смог это сохранить. Попробуйте ещё раз.

# What the server answers.
no-connection = Нет связи. Попробуйте чуть позже.
bad-request = Ошибка запроса. Обновите страницу.
not-signed-in = Сеанс закончился. Обновите страницу.
foreign-origin = С этого адреса сервер изменений не принимает.
server-failed = Ошибка сервера. Попробуйте чуть позже.
going-down = Сервер перезапускается. Попробуйте чуть позже.
not-found = Здесь ничего нет.
not-json = Ошибка запроса. Обновите страницу.
body-too-large = Ошибка запроса. Обновите страницу.
name-empty = Введите имя.
name-too-long = Не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знака
}.
name-has-control-characters = Используйте обычные буквы.
name-taken = Это имя уже занято. Выберите другое или войдите.
password-too-short = В пароле должно быть не меньше { $least ->
    [one] { $least } знака
    [few] { $least } знаков
    [many] { $least } знаков
   *[other] { $least } знака
}.
password-too-long = Не больше { $most ->
    [one] { $most } знака
    [few] { $most } знаков
    [many] { $most } знаков
   *[other] { $most } знака
}.
wrong-login = Неверное имя или пароль.
wrong-old-password = Старый пароль введён неверно.
unknown-recovery-link = Эта ссылка больше не действует.
options-seats = Эта версия для { $min }–{ $max } игроков.
options-clock = На ход даётся от 15 секунд до 5 минут.
options-rounds = Столько раундов сыграть нельзя.
options-patience = Отсутствующих можно ждать от минуты до суток или сколько угодно.
no-such-table = Такого стола нет. Проверьте код.
no-such-game = Такой партии нет.
game-running = Партия ещё идёт.
no-more-tables = Сервер переполнен. Попробуйте позже.
too-many-guests = Слишком много новых игроков сразу. Попробуйте через { $seconds } с.
too-many-logins = Слишком много попыток. Попробуйте через { $seconds } с.
too-many-tables = Слишком много столов сразу. Попробуйте через { $seconds } с.
too-many-exports = Попробуйте через { $seconds } с.
too-many-sockets = Слишком много окон сразу. Закройте часть.

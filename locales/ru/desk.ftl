# The organiser: founding an event, its people, rounds and standings.

desk = Турнир
desk-about = От списка игроков до финала: столы, протоколы, таблица, большой экран в зале. Игрокам не нужна учётная запись.
desk-found = Новый турнир
desk-title = Название турнира
desk-organiser-name = Ваше имя
desk-organiser-about = Оно будет указано в журнале рядом с вашими действиями.
desk-found-do = Создать турнир
desk-found-key = Вы получите свою ссылку. Только по ней можно вести турнир: сохраните её.
desk-open-file = Открыть из файла
desk-open-file-about = Файл турнира, который скачал организатор.
desk-open-file-do = Выбрать файл…
desk-kept = Ваши турниры в этом браузере
desk-role = { $role ->
    [organiser] организатор
    [judge] судья
    [table] стол
   *[screen] большой экран
}
desk-forget = Забыть
desk-forget-one = Забыть { $title } в этом браузере

# The pages of the desk.
desk-tabs = Страницы турнира
desk-tab-people = Игроки
desk-tab-plan = План
desk-tab-rounds = Туры
desk-tab-standings = Таблица
desk-tab-judge = Судья
desk-tab-judge-waits = Судья ({ $count })
desk-tab-passes = Пропуска
desk-tab-records = Журнал
desk-no-connection = Нет связи. То, что видно, могло устареть; то, что вы сделаете, уйдёт, как только связь вернётся.
desk-busy = Минутку…
desk-reason = Причина
desk-key = Ваша ссылка — это ключ
desk-key-about = Сохраните адрес этой страницы: на другом устройстве или после очистки данных этого браузера это единственный путь обратно. Не показывайте его тем, кто не ведёт турнир.
desk-key-copy = Скопировать ссылку организатора
desk-key-done = Ссылка сохранена
desk-key-change = Сменить все пропуска
desk-key-change-about = Если кто-то увидел вашу ссылку: вы получите новую, а судьи, столы и экран — новые пропуска. Старые больше ничего не откроют, и карточки столов, коды туров и протоколы нужно напечатать заново.
desk-stage = { $kind ->
    [qualifying] Отбор
    [semi-final] Полуфиналы
   *[final] Финал
}

# What comes next.
desk-next = Дальше
desk-next-add-players = Внесите игроков: вставьте список или впишите имена.
desk-next-check-in = { $missing ->
    [one] Ожидается { $missing } игрок. Отметьте, кто пришёл.
    [few] Ожидаются { $missing } игрока. Отметьте, кто пришёл.
   *[many] Ожидается { $missing } игроков. Отметьте, кто пришёл.
}
desk-next-plan = Задайте план: туры, партии и кто проходит дальше.
desk-next-draw = { $anew ->
    [true] Рассадка больше не подходит игрокам. Следующие туры требуют новой рассадки.
   *[false] { $missing ->
        [0] { $stage }: пора рассадить { $players ->
            [one] { $players } игрока
           *[many] { $players } игроков
        }.
       *[other] { $stage }: пора рассадить { $players ->
            [one] { $players } игрока
           *[many] { $players } игроков
        }. Не пришли и останутся без места: { $missing }.
    }
}
desk-next-start = Столы тура { $round } готовы. Начинайте, когда все сядут.
desk-next-decide = { $tablesCount ->
    [one] Стол { $tables } ждёт судью. Пока судей нет, решаете вы.
   *[many] Столы { $tables } ждут судью. Пока судей нет, решаете вы.
}
desk-next-wait = Идёт тур { $round }: готово протоколов { $done } из { $of }.{ $done ->
    [0] { "" }
   *[other] { $tablesCount ->
        [one] { " " }Ждём стол { $tables }.
       *[many] { " " }Ждём столы { $tables }.
    }
}
desk-next-answer-calls = { $count ->
    [one] { $count } вызов судьи без ответа. До конца этапа на него нужно ответить.
    [few] { $count } вызова судьи без ответа. До конца этапа на них нужно ответить.
   *[many] { $count } вызовов судьи без ответа. До конца этапа на них нужно ответить.
}
desk-next-break-tie = На границе прохода равенство. Определите порядок игроков, прежде чем завершать этап.
desk-next-close = { $last ->
    [true] Все протоколы готовы. Завершите турнир, и итоги станут окончательными.
   *[false] Все протоколы готовы. Завершите этап и увидите, кто проходит дальше.
}
desk-next-over = Турнир окончен. Напечатайте таблицу и скачайте файл турнира, чтобы он не пропал.
desk-do-add-players = Внести игроков
desk-do-check-in = Отметить
desk-do-plan = Задать план
desk-do-draw = { $anew ->
    [true] Рассадить заново
   *[false] Рассадить игроков
}
desk-do-start = Начать тур { $round }
desk-do-decide = Решить
desk-do-wait = К столам
desk-do-answer-calls = Ответить
desk-do-break-tie = Определить порядок
desk-do-close = { $last ->
    [true] Завершить турнир
   *[false] Завершить этап
}
desk-do-over = Итоги

# What does not go by itself.
desk-exceptions = Требует внимания
desk-except-disputed = Тур { $round }, стол { $table }: { $player } считает протокол неверным. «{ $reason }»
desk-except-called = Тур { $round }, стол { $table }: { $player } вызывает судью. «{ $reason }»
desk-except-tie = { $players } делят место, а дальше проходят не все.
desk-except-tie-before = После исправления { $players } делят место, с которого в прошлом этапе проходили не все. Откройте этап снова или играйте дальше.
desk-except-cut-off = После исправления дальше должны были пройти другие. { $missingCount ->
    [0] { "" }
   *[other] Должны пройти: { $missing }.
} { $extraCount ->
    [0] { "" }
   *[other] Не должны: { $extra }.
} Откройте этап снова или играйте дальше.
desk-except-seat-again = Тур { $round }: рассадка больше не подходит игрокам.
desk-except-do-judge = К судье
desk-except-do-rounds = К турам

# People.
desk-people-show = Показать
desk-people-all = Заявлены: { $count }
desk-people-expected = Не отмечены: { $count }
desk-people-present = На месте: { $count }
desk-people-away = Отошли: { $count }
desk-people-withdrawn = Выбыли: { $count }
desk-people-search = Найти имя
desk-people-none = Пока никто не заявлен.
desk-people-nobody = Никто не найден.
desk-presence = { $presence ->
    [present] на месте
    [away] отошёл(-ла)
    [withdrawn] вне турнира
   *[expected] не отмечен(а)
}
desk-check-in = Отметить
desk-check-in-one = Отметить: { $name }
desk-check-in-all = Все на месте
desk-person-more = Ещё: { $name }
desk-add = Внести игроков
desk-add-present = Они уже на месте
desk-add-one = Имя и фамилия
desk-add-do = Добавить
desk-add-list = Список
desk-add-list-about = Один игрок в строке. Столбцы из электронной таблицы не мешают: что в каждом, видно ниже, и это можно изменить. Опоздавших вносят здесь же; место они получат со следующей рассадки.
desk-add-list-do = Добавить список
desk-add-list-not = Из списка никто не добавлен: исправьте эти строки и добавьте список ещё раз.
desk-add-file = Из файла…
desk-list-preview = Список перед добавлением
desk-list-column = Столбец { $column }
desk-list-kind = { $kind ->
    [name] Имя и фамилия
    [first-name] Имя
    [last-name] Фамилия
    [number] Номер
    [club] Клуб
   *[ignore] Пропустить
}
desk-list-count = К добавлению: { $count }.
desk-list-out = Пропущены строки ({ $out }):
desk-list-empty = Строка { $line }: имени нет.
desk-list-long = Строка { $line }: { $name } — слишком длинная запись, клуб или номер.
desk-list-twice = Строка { $line }: { $name } уже есть. Различить их поможет клуб или номер.
desk-details = Клуб, номер, имя для всех
desk-details-about = Клуб и номер помогают различить тёзок. Они удаляются вместе с именем.
desk-public = Все видят
desk-public-name = { $shown ->
    [initials] инициалы
    [number] номер
   *[full] имя полностью
}
desk-public-about = На большом экране, в напечатанной таблице мест и на телефонах других столов. Организатор, судьи и игроки за тем же столом видят имя полностью.
desk-name = Имя и фамилия
desk-check-out = Отменить отметку о приходе
desk-unregister = Отменить заявку
desk-unregister-about = Для того, кто заявлен по ошибке и ещё не играл. Имя будет удалено, и его можно внести снова.
desk-step-out = Пропустить партию или тур
desk-step-out-about = В пропущенных партиях за столом, который играет, у этого игрока нет результата, а остальные играют дальше. Рассадка в это время проводится без него; когда его снова отметят, он будет в следующей рассадке.
desk-step-out-do = Временно отсутствует
desk-own-table = Всегда за одним столом
desk-own-table-about = Например, у двери. Для остальных рассадка остаётся такой же честной. О здоровье в причине не пишите.
desk-own-table-number = Стол
desk-own-table-do = Закрепить этот стол
desk-own-table-free = Снова за любым столом
desk-withdraw = Снять с турнира
desk-withdraw-about = Прежние результаты остаются. Рассадка следующих туров будет новой, без этого игрока.
desk-withdraw-do = Снять с турнира
desk-return = Вернуть в турнир
desk-substitute = Заменить другим игроком
desk-substitute-about = Новый игрок занимает место с этого момента; у каждого остаются очки своих партий.
desk-substitute-who = Кто приходит
desk-substitute-do = Заменить
desk-substitute-nobody = Сначала внесите нового игрока и отметьте, что он пришёл.
desk-erase-name = Стереть имя
desk-erase-name-about = Имя исчезнет с этого сервера навсегда; турнир останется, а вместо имени будет #{ $id }.
desk-erase-name-do = Стереть имя
desk-apart = Не за одним столом
desk-apart-about = Семьи или товарищи по команде: рассадка по возможности сажает их за разные столы.
desk-apart-who = Игрок { $number }
desk-apart-pair = { $one } и { $other }
desk-apart-do = Сажать порознь
desk-let-meet = Могут играть вместе
desk-i-play = Я тоже играю
desk-i-play-about = Если вы тоже играете, запишитесь здесь: за вашим столом тогда будет решать кто-то другой.
desk-make-judge = Назначить судьёй
desk-make-judge-about = Этот человек получит пропуск судьи (на странице пропусков). То, что касается его как игрока, решает кто-то другой.

# The plan.
desk-plan = Как проходит турнир?
desk-preset = { $preset ->
    [one-table] Один стол, до 4 игроков
    [few] Камерный, от 5 до 7
    [small] Малый, от 8 до 11
    [club] Клубный, от 12 до 16
    [open] Открытый, от 17 до 32
   *[national] Национальный, от 33 до 64
}
desk-preset-fits = подходит
desk-plan-stage = { $stage } ({ $who }): { $rounds }.
desk-plan-who-all = все
desk-plan-who-ranked = все, столы по местам
desk-plan-who-best = { $count ->
    [1] лучший игрок
    [one] { $count } лучший
   *[many] { $count } лучших
}
desk-plan-who-best-of-table = { $count ->
    [1] победитель каждого стола
    [one] по { $count } лучшему с каждого стола
   *[many] по { $count } лучших с каждого стола
}
desk-plan-rounds = { $rounds ->
    [1] { $rounds } тур, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }
   *[other] { $rounds ->
        [one] { $rounds } тур
        [few] { $rounds } тура
       *[many] { $rounds } туров
    } по { $games ->
        [one] { $games } партии
        [few] { $games } партии
       *[many] { $games } партий
    }
}
desk-plan-all-advance = { $stage }: при { $players ->
    [one] { $players } игроке
   *[many] { $players } игроках
} дальше проходят все.
desk-plan-figures = Настроить план
desk-plan-do = Принять этот план
desk-plan-kept = План принят
desk-plan-kept-about = Его можно менять, пока не проведена рассадка.
desk-plan-fixed = Рассадка проведена, и этапы больше не меняются. Туры и партии, которые ещё впереди, изменить можно.
desk-replan = Изменить туры и партии
desk-replan-about = { $begun ->
    [0] Только для этого этапа. Лишние туры убираются с конца; для добавленных рассадка проводится, когда до них дойдёт очередь. Остальная рассадка сохраняется.
    [one] Только для этого этапа. Туры, которые уже начаты ({ $begun }), не меняются. Лишние туры убираются с конца; для добавленных рассадка проводится, когда до них дойдёт очередь. Остальная рассадка сохраняется.
   *[other] Только для этого этапа. Туры, которые уже начаты ({ $begun }), не меняются. Лишние туры убираются с конца; для добавленных рассадка проводится, когда до них дойдёт очередь. Остальная рассадка сохраняется.
}
desk-replan-rounds = Всего туров
desk-replan-games = Партий в следующих турах
desk-replan-do = Изменить
desk-end-early = Завершить этот этап раньше
desk-end-early-about = { $begun ->
    [one] В этапе будет { $begun } тур. Когда все протоколы будут засчитаны, этап можно завершить.
    [few] В этапе будет { $begun } тура. Когда все протоколы будут засчитаны, этап можно завершить.
   *[many] В этапе будет { $begun } туров. Когда все протоколы будут засчитаны, этап можно завершить.
}
desk-end-early-do = { $rounds ->
    [one] Отменить { $rounds } следующий тур
    [few] Отменить { $rounds } следующих тура
   *[many] Отменить { $rounds } следующих туров
}
desk-stage-rounds = Туры
desk-stage-games = Партии
desk-stage-table = Игроков за столом
desk-stage-way = Кто проходит
desk-stage-count = Сколько
desk-stage-remove = Убрать
desk-plan-time-up = Когда время тура вышло
desk-time-up = { $way ->
    [for-nobody] незаконченные партии не засчитываются никому
    [empty-pool] идущая партия считается так, будто магазин опустел
   *[play-on] каждая партия играется до конца
}
desk-way = { $way ->
    [best] лучшие
   *[best-of-table] лучшие каждого стола
}

# Rounds.
desk-rounds = Туры
desk-rounds-no-plan = Сначала задайте план.
desk-rounds-none = Рассадки ещё не было.
desk-round-number = Тур { $round }
desk-round-stage = Тур { $round } ({ $stage })
desk-round-not-started = Ещё не начался.
desk-round-sheets = Готово протоколов: { $done } из { $of }.
desk-table = Стол { $table }
desk-table-of = Тур { $round }, стол { $table }
desk-tables-back = Все столы
desk-sheet = { $state ->
    [none] нет протокола
    [entered] сдан ({ $by }), не подписан
    [signed] подписан
    [on-paper] подписан на бумаге
    [disputed] оспорен
   *[settled] решил судья
}
desk-sheet-called = вызван судья · { $sheet }
desk-paper-about = Протокол подписан на бумаге? Тогда другая подпись не нужна.
desk-paper-do = Подписан на бумаге: засчитать
desk-clock = Часы тура
desk-clock-minutes = Длительность тура
desk-clock-unit = мин
desk-clock-start = Запустить часы
desk-clock-pause = Пауза
desk-clock-go-on = Дальше
desk-clock-stop = Убрать
desk-swap = Поменять двух игроков
desk-swap-about = Они меняются местами только в туре { $round }. Оценка рассадки будет посчитана заново.
desk-swap-seat = { $name }, стол { $table }
desk-swap-do = Поменять
desk-draw-again = Рассадить заново
desk-draw-again-sure = { $rounds ->
    [one] { $rounds } тур получит новые столы. Напечатанные для него протоколы устареют.
    [few] { $rounds } тура получат новые столы. Напечатанные для них протоколы устареют.
   *[many] { $rounds } туров получат новые столы. Напечатанные для них протоколы устареют.
}
desk-cert = { $rounds ->
    [0] Рассадка
    [one] Рассадка на { $rounds } следующий тур
    [few] Рассадка на { $rounds } следующих тура
   *[many] Рассадка на { $rounds } следующих туров
}
desk-cert-ranked = { $tables ->
    [2] Столы по местам: 1-3-5-7 и 2-4-6-8.
   *[other] Столы по местам.
}
desk-cert-repeats = { $best ->
    [best] Повторных встреч: { $found }, и меньше быть не может.
   *[open] Повторных встреч: { $found }; меньше не найдено.
}
desk-cert-back-to-back = { $found ->
    [0] Никто не встречается в двух турах подряд.
   *[other] { $best ->
        [best] Встреч в двух турах подряд: { $found }, и меньше быть не может.
       *[open] Встреч в двух турах подряд: { $found }; меньше не найдено.
    }
}
desk-cert-uneven = { $bound ->
    [0] За всеми столами поровну игроков.
   *[other] { $best ->
        [best] Столы с пустым местом распределены максимально равномерно.
       *[open] Столы с пустым местом распределены почти равномерно.
    }
}
desk-cert-seats = { $best ->
    [best] Места за столом распределены максимально равномерно.
   *[open] Места за столом распределены почти равномерно.
}
desk-cert-apart = { $count ->
    [0] Все, кого просили посадить порознь, сидят за разными столами.
   *[other] Пар, которые просили посадить порознь, за одним столом: { $count }; иначе не получилось.
}
desk-cert-own-tables = { $count ->
    [0] Все, у кого есть постоянный стол, сидят за ним в каждом туре.
   *[other] Мест не за постоянным столом: { $count }. В туре нет стола с этим номером, или столы — по занятым местам.
}
desk-cert-figures = { $found } (доказано: не меньше { $bound })
desk-cert-lots = Жребий с кодом { $lots }. Проверить его по файлу турнира может любой: dublet tournament draws ФАЙЛ
desk-close = { $kind ->
    [qualifying] Конец отбора
    [semi-final] Конец полуфиналов
   *[final] Конец турнира
}
desk-close-going-on = { $count ->
    [one] Дальше проходит { $count } игрок:
    [few] Дальше проходят { $count } игрока:
   *[many] Дальше проходит { $count } игроков:
}
desk-close-last = Места во всём турнире станут окончательными.
desk-close-do = { $kind ->
    [qualifying] Завершить отбор
    [semi-final] Завершить полуфиналы
   *[final] Завершить турнир
}
desk-tie = Равенство на границе прохода
desk-tie-about = У этих игроков поровну побед и очков, а дальше проходят не все. Пусть решит жребий или дополнительная партия.
desk-tie-order = Расположите их по порядку, лучший сверху.
desk-tie-up = { $name }: выше
desk-tie-down = { $name }: ниже
desk-tie-how = Что решает?
desk-tie-by-lot = жребий
desk-tie-by-hand = жребий вручную
desk-tie-by-game = дополнительная партия
desk-tie-do = Утвердить порядок
desk-tie-draw-about = Жребий бросает программа; его код остаётся в журнале.
desk-tie-draw = Бросить жребий
desk-reopen = Снова открыть последний завершённый этап
desk-reopen-about = Отменяет завершение этапа, чтобы можно было что-то исправить. Рассадка, проведённая с тех пор, пропадёт.
desk-reopen-do = Открыть снова

# Standings.
desk-standings-stage = Этот этап
desk-standings-event = Весь турнир
desk-standings-none = Ни один тур ещё не начался.
desk-standings-ahead = пока проходит дальше
desk-standings-line = Отмечены те, кто сейчас проходит дальше.

# Passes.
desk-passes-print = На бумаге
desk-print-cards = Карточки столов
desk-print-codes = Коды туров
desk-print-sheets = Протоколы
desk-print-standings = Печать таблицы
desk-passes-screen = Большой экран
desk-passes-screen-about = Для проектора и для зрителей.
desk-passes-judges = Судьи
desk-passes-judges-about = У каждого свой пропуск. Если судей нет, их обязанности выполняете вы, на странице «Судья».
desk-passes-tables = Столы
desk-passes-tables-about = Игроки сканируют код своего стола. У каждого тура свои коды, чтобы никто не сдавал результаты за стол, из-за которого уже ушёл: напечатайте все сразу и раскладывайте коды очередного тура.
desk-passes-tables-none = Пропуска столов появятся после рассадки.
desk-pass-show = { $title }: крупнее
desk-pass-copy = Скопировать ссылку: { $title }
desk-pass-open = Открыть: { $title }
desk-pass-open-short = Открыть
desk-judge-name = Имя судьи
desk-judge-add = Добавить
desk-revoke = Пропуск попал не в те руки
desk-revoke-about = Пропуск перестанет действовать, а на его месте появится новый. Телефонам придётся сканировать код заново.
desk-revoke-judge = Пропуск перестанет действовать. Судье, который судит дальше, нужен новый.
desk-revoke-do = Аннулировать

# Records.
desk-files = Сохранить
desk-files-about = В файле есть всё: он открывается на любом сервере, и любой может пересчитать по нему весь турнир.
desk-file = Файл турнира
desk-csv-standings = Таблица (CSV)
desk-csv-scores = Очки (CSV)
desk-delete = Удалить турнир
desk-delete-about = Всё о турнире исчезнет с этого сервера, и ни один пропуск его не откроет. Если хотите его сохранить, сначала скачайте файл.
desk-delete-do = Удалить с этого сервера
desk-log = Журнал действий
desk-ground = правило { $rule }: { $reason }
desk-ground-lots = Код жребия: { $lots }
desk-log-found = Турнир создан, версия: { $edition }
desk-log-plan = { $stages ->
    [one] План задан: { $stages } этап
    [few] План задан: { $stages } этапа
   *[many] План задан: { $stages } этапов
}
desk-log-replan = { $kind ->
    [qualifying] Отбор изменён
    [semi-final] Полуфиналы изменены
   *[final] Финал изменён
}: всего туров { $rounds }, партий в следующих { $games }
desk-log-register = Заявка: { $player }
desk-log-keep-apart = Сажать порознь: { $players }
desk-log-check-in = На месте: { $player }
desk-log-step-out = Временно отсутствует: { $player }
desk-log-check-out = Отметка о приходе отменена: { $player }
desk-log-unregister = Заявка отменена: { $player }
desk-log-let-meet = Больше не сажать порознь: { $players }
desk-log-own-table = { $table ->
    [0] { $player }: снова за любым столом
   *[other] { $player }: всегда за столом { $table }
}
desk-log-swap = Поменялись местами в туре { $round }: { $players }
desk-log-withdraw = Выбывает: { $player }
desk-log-substitute = Замена: { $came } вместо { $gone }
desk-log-seat = { $rounds ->
    [1] Проведена рассадка: тур { $first }
   *[other] Проведена рассадка: туры { $first }–{ $last }
}
desk-log-start = Тур { $round } начат
desk-log-enter = Протокол сдан: тур { $round }, стол { $table }
desk-log-sign = Протокол подписан: тур { $round }, стол { $table }
desk-log-sign-paper = Протокол подписан на бумаге: тур { $round }, стол { $table }
desk-log-dispute = Протокол оспорен: тур { $round }, стол { $table }
desk-log-call-judge = Вызван судья: тур { $round }, стол { $table }
desk-log-rule = Решение судьи: тур { $round }, стол { $table }
desk-log-uphold = Протокол оставлен в силе: тур { $round }, стол { $table }
desk-log-correct = Протокол исправлен: тур { $round }, стол { $table }
desk-log-penalise = Штраф: { $player }, { $big ->
    [0] очки { $small }
   *[other] победы −{ $big }, очки { $small }
}
desk-log-lift = Штраф { $penalty } отменён
desk-log-break-tie = Порядок при равенстве определён: { $players }
desk-log-close = { $kind ->
    [qualifying] Отбор завершён
    [semi-final] Полуфиналы завершены
   *[final] Финал завершён
}
desk-log-reopen = { $kind ->
    [qualifying] Отбор открыт снова
    [semi-final] Полуфиналы открыты снова
   *[final] Финал открыт снова
}

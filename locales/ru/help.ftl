# What `--help` says: `help-COMMAND` of a command, `help-COMMAND-OPTION` of an option or argument; `help-arg-OPTION` where one
# means the same in several commands.

help-dublet = Рамми с фишками: игра, проверка комбинаций, лучший ход, подсчёт очков, проверка записей.
help-word-usage = Использование:
help-word-commands = Команды
help-word-arguments = Аргументы
help-word-options = Параметры
help-usage-options = ПАРАМЕТРЫ
help-usage-command = КОМАНДА
help-name = { $name ->
    [EDITION] ВЕРСИЯ
    [AGAINST] ДРУГАЯ
    [TILES] ФИШКИ
    [FILE] ФАЙЛ
    [GAME] ПАРТИЯ
    [DATA] ПАПКА
    [DIR] ПАПКА
    [SAVE] ПАПКА
    [LIST] СПИСОК
    [FIRST] ПЕРВЫЙ
    [SECOND] ВТОРОЙ
    [LANG] ЯЗЫК
    [SEED] ЗЕРНО
    [PLAYERS] ИГРОКИ
    [TABLE] СТОЛ
    [RACK] ПОДСТАВКА
    [GOAL] ЦЕЛЬ
    [STATES] СОСТОЯНИЯ
    [SECONDS] СЕКУНДЫ
    [CLOCK] СЕКУНДЫ
    [SEATS] МЕСТА
    [RULES] ПРАВИЛА
    [ROUNDS] ЧИСЛО
    [GAMES] ПАРТИИ
    [ADDRESS] АДРЕС
    [WORSE] СЛАБЕЕ
    [BETTER] СИЛЬНЕЕ
    [WHAT] ЧТО
    [TO_THE_END] СЕКУНДЫ
    [TITLE] НАЗВАНИЕ
    [THREADS] ПОТОКИ
    [STEPS] ШАГИ
    [STAGE] ЭТАП
    [PAIRS] РАЗДАЧИ
    [MOVES] ХОДЫ
    [LEVEL] УРОВЕНЬ
    [LEFT] ХОДЫ
    [KILLS] РАЗЫ
    [FORMAT] ФОРМАТ
    [CLIENTS] ИГРОКИ
   *[other] { $name }
}
help-default = [по умолчанию: { $value }]
help-values = [возможные значения: { $values }]
help-arg-lang = Язык ответов; без этого параметра — язык системы
help-arg-help = Показать эту справку
help-arg-version = Показать версию программы
help-command-help = Показать эту справку или справку команды
help-arg-json = Ответить в формате JSON
help-arg-edition = Версия игры, например family (коробки Standard, Mundo, Exclusive) или standard (коробка 3 в 1); все показывает dublet editions
help-arg-out = Записать в этот файл
help-arg-states = Предел перебора бота на ход, в состояниях решателя

help-play = Играть в этом терминале, с людьми и ботами
help-play-edition = Версия, например family (коробки Standard, Mundo, Exclusive); без неё standard (коробка 3 в 1)
help-play-rules = Домашние правила: файл TOML с версией и значениями, которые отличаются
help-play-players = Кто играет, через запятую: уровень (novice, casual, steady, sharp, master) или имя=уровень — бот, любое другое имя — человек; без этого параметра программа спросит
help-play-rounds = Сколько раундов
help-play-clock = Секунды на ход или none (без часов); без этого параметра — как в версии
help-play-save = Сохранять игру в эту папку после каждого хода, а по окончании партии — её запись. В файле неоконченной партии фишки всех игроков: не заглядывайте в него
help-play-resume = Продолжить сохранённую игру

help-meld = Проверить, образуют ли фишки комбинацию, и объяснить, почему нет
help-meld-edition = Версия, из которой фишки
help-meld-tiles = Фишки в том порядке, как лежат, например к3 к4 к5 или r3 r4 r5 (русская «к» — красная, латинская «k» — чёрная); дж или J — джокер, D, M и C — джокеры из Twist
help-meld-all = Назвать все причины, а не только те, что мешают ближайшей комбинации

help-solve = Найти лучший ход для одной позиции или для многих, по одной в строке JSON
help-solve-edition = Версия или домашние правила, например 'standard joker_penalty=30'
help-solve-table = Комбинации на столе, например 'r3 r4 r5 | k5 r5 y5'; без этого параметра стол пуст
help-solve-rack = Фишки на подставке, например 'r6 b5'
help-solve-goal = В чём ход должен быть лучшим: tiles — больше всего фишек, shed — наибольшая сумма, out — вся подставка (эти три — когда первый выход уже был); open — первый выход наибольшей стоимости и с наибольшим числом фишек
help-solve-batch = Ответить в формате JSON на каждую строку этого файла с позициями; - — стандартный ввод
help-solve-threads = Сколько потоков считает; без этого параметра — по числу процессоров
help-solve-keep-going = Пропускать неверные строки: ответить на остальные и закончить с кодом 2

help-editions = Перечислить версии, показать одну или сравнить две
help-editions-edition = Показать все значения этой версии
help-editions-against = Показать только отличия от этой версии
help-editions-markdown = Сравнить все версии в таблице Markdown

help-score = Подсчитать очки партий по подставкам в конце
help-score-file = Что у кого осталось в каждой партии, в формате JSON; файл описан в docs/score.md, с примером

help-verify = Воспроизвести оконченную партию: все ли ходы по правилам и честно ли перемешано
help-verify-game = Запись партии
help-review = Разобрать оконченную партию: что сыграно, что было лучше, что упущено
help-review-game = Запись оконченной партии

help-simulate = Сыграть партии между ботами
help-simulate-players = Кто играет: уровень на каждое место, через запятую
help-simulate-games = Сколько партий
help-simulate-seed = С тем же зерном — те же партии
help-simulate-save = Записать каждую партию в эту папку

help-arena = Измерить силу бота против других на одинаковых раздачах
help-arena-first = Уровень, который измеряют
help-arena-others = Кто на остальных местах; с каждым из нескольких, через запятую, отдельный матч
help-arena-pairs = Сколько раздач; каждая играется по разу с каждого места
help-arena-seats = Сколько мест за столом
help-arena-seed = С тем же зерном — те же партии
help-arena-elo = Две силы, между которыми выбирает тест, в Эло
help-arena-sprt = Остановиться, как только тест решит
help-arena-report = Записать страницу с графиками в этот файл

help-tournament = Рассадка, проверка и итоги турниров
help-tournament-seat = Рассадить с наименьшим числом повторных встреч и показать доказанную границу
help-tournament-seat-players = Сколько игроков
help-tournament-seat-rounds = Сколько туров
help-tournament-seat-table = Сколько игроков за полным столом
help-tournament-seat-apart = Два игрока, которых нужно посадить порознь, например 3-7; можно указать несколько раз
help-tournament-seat-event = Туры, которые остались в турнире из этого файла, с его историей, опоздавшими и выбывшими
help-tournament-seat-seed = С тем же зерном — те же столы
help-tournament-seat-steps = Сколько работы можно вложить, в шагах
help-tournament-import = Начать турнир по списку игроков
help-tournament-import-list = Игроки, по одному в строке, как пишут таблицы CSV: имя в первом столбце
help-tournament-import-title = Название турнира
help-tournament-import-present = Все на месте: отметить их
help-tournament-check = Пересчитать турнир по его файлу
help-tournament-check-file = Файл турнира
help-tournament-draws = Воспроизвести жребий турнира по его файлу и сказать, выходит ли то же
help-tournament-draws-file = Файл турнира
help-tournament-generate = Сочинить турнир для пробы
help-tournament-generate-seed = С тем же зерном — тот же турнир
help-tournament-generate-players = Сколько игроков в начале
help-tournament-standings = Показать итоговую таблицу турнира
help-tournament-standings-file = Файл турнира
help-tournament-standings-stage = Только один этап, от 1; без этого параметра весь турнир, сначала те, кто прошёл дальше
help-tournament-export = Записать таблицу или результаты как CSV, а всё, что видят зал и судья, как JSON
help-tournament-export-file = Файл турнира
help-tournament-export-what = Что записать: standings — таблица, scores — результат каждой партии
help-tournament-export-json = JSON вместо CSV: таблица, табло и то, что ждёт судью

help-serve = Запустить сервер для игры с другими
help-serve-config = Файл с настройками; без этого параметра — dublet.toml, если он есть
help-serve-listen = Адрес и порт, на котором сервер принимает соединения
help-serve-lan = Принимать соединения на всех адресах машины и показать, в том числе QR-кодом, адрес для тех, кто в той же комнате
help-serve-data = Папка, в которой всё хранится
help-serve-origin = Адрес, который набирают люди, например https://rummy.example, если перед сервером стоит прокси
help-serve-trusted-proxy = Верить последнему адресу в X-Forwarded-For: только за прокси, который его пишет
help-serve-tls = Работать по https, с сертификатом из папки данных, если другой не указан
help-serve-tls-cert = Цепочка сертификатов для https, в формате PEM
help-serve-tls-key = Закрытый ключ к сертификату, в формате PEM
help-serve-metrics = Адрес и порт с показателями для Prometheus, по пути /metrics
help-serve-log-format = Формат журнала: text или json
help-serve-log-level = error, warn, info, debug или trace
help-serve-sockets-per-address = Не больше стольких соединений со столами с одного адреса
help-serve-no-limits = Не считать запросы; только на локальном адресе, чтобы измерять сервер
help-serve-tables = Не больше стольких открытых столов
help-serve-bot-threads = Не больше стольких ботов думают одновременно

help-load = Испытать сервер на этой машине под нагрузкой
help-load-clients = Сколько игроков соединено одновременно
help-load-seats = Сколько мест за столом
help-load-rules = Правила за всеми столами
help-load-clock = Секунды на ход
help-load-left = С часами: один из скольких ходов не делают, пока не выйдет время
help-load-moves = Ходов в секунду за всеми столами вместе
help-load-seconds = Сколько секунд игры измеряют
help-load-kills = Сколько раз за это время сервер останавливают силой и запускают снова
help-load-to-the-end = Играть, пока каждый стол не доиграет раунд, дольше не более чем на столько секунд
help-load-seed = Зерно случайности игроков

help-backup = Скопировать данные сервера, в том числе пока он работает
help-backup-data = Папка данных сервера
help-backup-file = Копия; файл, который уже есть, не переписывается
help-restore = Восстановить данные сервера из копии
help-restore-file = Копия
help-restore-data = Папка данных, в которой нет базы

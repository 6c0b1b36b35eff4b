# The big screen, and what is printed.

hall = Таблица
hall-pass-worthless = Этот пропуск недействителен или больше не действует. Попросите у организатора новый.

# The big screen.
hall-stage-qualifying = Отбор
hall-stage-semi-final = Полуфинал
hall-stage-final = Финал
hall-round = Раунд { $round }
hall-over = Итоговая таблица
hall-before = Здесь появятся столы первого раунда.
hall-find = Найдите свой стол
hall-tables = Столы
hall-table = Стол { $table }
hall-sheet-playing = играют
hall-sheet-entered = записано
hall-sheet-signed = подписано
hall-sheet-disputed = у судьи
hall-sheet-called = вызван судья
hall-place = Место
hall-name = Имя
hall-games = партии
hall-big = победы
hall-small = очки
hall-points = победы: { $big }, очки: { $small }
hall-page = Страница { $page } из { $pages }
hall-clock = Время до конца раунда
hall-clock-paused = часы стоят
hall-clock-up = Время вышло
hall-lost = Нет связи. На экране могут быть не самые свежие данные.
hall-hold = Остаться на этой странице
hall-turn = Снова листать страницы
hall-light = Светлый экран
hall-dark = Тёмный экран
hall-full = Во весь экран
hall-full-leave = Выйти из полного экрана

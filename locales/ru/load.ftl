# `dublet load`
load-failed = нагрузочный тест не удался: { $error }
load-clients = { $clients ->
    [one] { $clients } игрок
    [few] { $clients } игрока
   *[other] { $clients } игроков
  } за { $tables ->
    [one] { $tables } столом
   *[other] { $tables } столами
  }, все на месте через { $seconds } с
load-memory = память сервера: { $table } КиБ на стол, { $connection } КиБ на соединение; всё после игры, на соединение: { $all } КиБ
load-moves = сохранено и подтверждено команд: { $moves }, { $rate } в секунду, процессорное время { $cpu } с
load-acks = подтверждение через { $p50 } мс (половина), { $p99 } мс (99 из 100), { $p999 } мс (999 из 1000)
load-kills = принудительных остановок сервера: { $kills }, дольше всего до возвращения всех: { $seconds } с
load-checked = подтверждено: { $acked }, потеряно: { $lost }; событий прочитано снова: { $events }, не совпадает: { $differing }
load-clocks = истекло время: { $count }, рано: { $early }, поздно: { $late }
load-wrong = ошибка: { $what }

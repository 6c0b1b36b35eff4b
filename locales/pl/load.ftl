# `dublet load`
load-failed = próba obciążenia nie udała się: { $error }
load-clients = { $clients ->
    [one] { $clients } gracz
    [few] { $clients } gracze
   *[other] { $clients } graczy
  } przy { $tables ->
    [one] { $tables } stole
   *[other] { $tables } stołach
  }, wszyscy na miejscu po { $seconds } s
load-memory = pamięć serwera: { $table } KiB na stół, { $connection } KiB na połączenie; wszystko po grze, na połączenie: { $all } KiB
load-moves = zapisane i potwierdzone polecenia: { $moves }, { $rate } na sekundę, { $cpu } s czasu procesora
load-acks = potwierdzenie po { $p50 } ms (połowa), { $p99 } ms (99 na 100), { $p999 } ms (999 na 1000)
load-kills = wymuszone zatrzymania serwera: { $kills }, najdłużej do powrotu wszystkich: { $seconds } s
load-checked = potwierdzone: { $acked }, utracone: { $lost }; zdarzenia odczytane ponownie: { $events }, niezgodne: { $differing }
load-clocks = upływ czasu: { $count }, za wcześnie: { $early }, za późno: { $late }
load-wrong = błąd: { $what }

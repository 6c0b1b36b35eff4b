# `dublet load`
load-failed = the load test failed: { $error }
load-clients = { $clients ->
    [one] { $clients } player
   *[other] { $clients } players
  } at { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
  }, all there after { $seconds } s
load-memory = memory of the server: { $table } KiB a table, { $connection } KiB a connection; everything after play, by connection: { $all } KiB
load-moves = { $moves } commands stored and acknowledged, { $rate } a second, { $cpu } s of processor time
load-acks = acknowledged after { $p50 } ms (half), { $p99 } ms (99 in 100), { $p999 } ms (999 in 1,000)
load-kills = server ended by force: { $kills }, longest until everybody was back: { $seconds } s
load-checked = acknowledged: { $acked }, lost: { $lost }; events read again: { $events }, differing: { $differing }
load-clocks = times that ran out: { $count }, early: { $early }, late: { $late }
load-wrong = wrong: { $what }

# Сервер.

serve-at = Dublet работает по адресу { $address } (Ctrl-C завершает)
serve-lan = Для всех в комнате: { $address } (Ctrl-C завершает)
serve-lan-unknown = Сервер слушает порт { $port }, но адрес этого компьютера в сети неизвестен (Ctrl-C завершает)
serve-port-taken = адрес { $address } занят: там слушает другая программа; выберите другой через --listen
serve-cannot-listen = нельзя слушать по адресу { $address }: { $error }
serve-no-tls = https не получается: { $error }
serve-unknown-key = { $place }: нет настройки «{ $key }»; есть { $known }
serve-bad-value = { $place } не может быть «{ $value }»: это { $expected }
serve-expected-address = адрес и порт, например 127.0.0.1:8106
serve-expected-switch = true или false
serve-expected-number = целое число от 1
serve-expected-log-format = text или json
serve-expected-log-level = error, warn, info, debug или trace
serve-expected-origin = то, что набирают люди, например https://rummy.example
serve-half-of-tls = tls_cert и tls_key идут вместе: одного из них не хватает

backup-done = скопировано в { $place }
restore-done = восстановлено в { $place }
serve-no-limits-outside = no_limits — для измерений на этой машине: слушайте адрес loopback

# Serwer.

serve-at = Dublet działa pod adresem { $address } (Ctrl-C kończy)
serve-lan = Dla wszystkich w pokoju: { $address } (Ctrl-C kończy)
serve-lan-unknown = Serwer nasłuchuje na porcie { $port }, ale adres tego komputera w sieci jest nieznany (Ctrl-C kończy)
serve-port-taken = adres { $address } jest zajęty: nasłuchuje tam inny program; wybierz inny przez --listen
serve-cannot-listen = nie można nasłuchiwać pod adresem { $address }: { $error }
serve-no-tls = nie można używać https: { $error }
serve-unknown-key = { $place }: nie ma ustawienia „{ $key }”; są { $known }
serve-bad-value = { $place } nie może być „{ $value }”: ma to być { $expected }
serve-expected-address = adres i port, na przykład 127.0.0.1:8106
serve-expected-switch = true albo false
serve-expected-number = liczba całkowita od 1
serve-expected-log-format = text albo json
serve-expected-log-level = error, warn, info, debug albo trace
serve-expected-origin = to, co ludzie wpisują, na przykład https://rummy.example
serve-half-of-tls = tls_cert i tls_key idą w parze: jednego z nich brakuje

backup-done = skopiowano do { $place }
restore-done = przywrócono do { $place }
serve-no-limits-outside = no_limits służy do pomiarów na tej maszynie: nasłuchuj na adresie loopback

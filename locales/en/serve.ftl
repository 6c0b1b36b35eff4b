# The server.

serve-at = Dublet is at { $address } (Ctrl-C ends it)
serve-lan = For everybody in the room: { $address } (Ctrl-C ends it)
serve-lan-unknown = Listening on port { $port }, but this machine’s address in its network is not known (Ctrl-C ends it)
serve-port-taken = { $address } is taken: another program listens there; choose another with --listen
serve-cannot-listen = cannot listen on { $address }: { $error }
serve-no-tls = https cannot be spoken: { $error }
serve-unknown-key = { $place }: there is no setting “{ $key }”; there are { $known }
serve-bad-value = { $place } cannot be “{ $value }”: it is { $expected }
serve-expected-address = an address and a port, such as 127.0.0.1:8106
serve-expected-switch = true or false
serve-expected-number = a whole number from 1
serve-expected-log-format = text or json
serve-expected-log-level = error, warn, info, debug or trace
serve-expected-origin = what people type, such as https://rummy.example
serve-half-of-tls = tls_cert and tls_key go together: one of them is missing

backup-done = copied to { $place }
restore-done = restored to { $place }
serve-no-limits-outside = no_limits is for measuring on this machine: listen on a loopback address

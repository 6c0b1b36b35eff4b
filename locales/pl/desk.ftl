# The organiser: founding an event, its people, rounds and standings.

desk = Turniej
desk-about = Od listy graczy do finału: stoliki, karty, klasyfikacja, duży ekran na sali. Gracze nie potrzebują konta.
desk-found = Nowy turniej
desk-title = Jak się nazywa?
desk-organiser-name = Twoje imię i nazwisko
desk-organiser-about = Stoi w dzienniku turnieju przy tym, co robisz.
desk-found-do = Załóż turniej
desk-found-key = Dostaniesz własny link. To jedyny klucz do turnieju: zachowaj go.
desk-open-file = Otwórz z pliku
desk-open-file-about = Plik całego turnieju, taki, jaki pobrał jego organizator.
desk-kept = Twoje turnieje w tej przeglądarce
desk-role = { $role ->
    [organiser] organizator
    [judge] sędzia
    [table] stolik
   *[screen] duży ekran
}
desk-forget = Zapomnij
desk-forget-one = Zapomnij { $title } w tej przeglądarce

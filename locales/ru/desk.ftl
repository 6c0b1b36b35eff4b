# The organiser: founding an event, its people, rounds and standings.

desk = Турнир
desk-about = От списка игроков до финала: столы, листы, положение, большой экран в зале. Игрокам не нужна учётная запись.
desk-found = Новый турнир
desk-title = Как он называется?
desk-organiser-name = Ваше имя
desk-organiser-about = Оно стоит в журнале турнира рядом с тем, что вы делаете.
desk-found-do = Создать турнир
desk-found-key = Вы получите свою ссылку. Это единственный ключ к турниру: сохраните её.
desk-open-file = Открыть из файла
desk-open-file-about = Файл всего турнира, каким его скачал организатор.
desk-kept = Ваши турниры в этом браузере
desk-role = { $role ->
    [organiser] организатор
    [judge] судья
    [table] стол
   *[screen] большой экран
}
desk-forget = Забыть
desk-forget-one = Забыть { $title } в этом браузере

# The big screen, and what is printed.

hall = Таблица
hall-pass-worthless = Этот пропуск недействителен или больше не действует. Попросите у организатора новый.

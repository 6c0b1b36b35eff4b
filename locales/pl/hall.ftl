# The big screen, and what is printed.

hall = Klasyfikacja
hall-pass-worthless = Ten identyfikator jest nieważny albo stracił ważność. Poproś organizatora o nowy.

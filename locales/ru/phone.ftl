# The telephones at a table, and the judge.

phone-table = Стол { $table }
judge = Судья

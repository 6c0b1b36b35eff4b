# The telephones at a table, and the judge.

phone-table = Stół { $table }
judge = Sędzia

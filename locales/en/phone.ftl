# The telephones at a table, and the judge.

phone-table = Table { $table }
judge = Judge

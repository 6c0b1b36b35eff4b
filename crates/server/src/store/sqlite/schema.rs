//! What a database file looks like, and how one of an older program comes to look so.

use rusqlite::Connection;

use super::StoreError;
use crate::store::Stored;

/// Each brings a file from the version of its index to the next; none is ever changed once released.
pub(super) const MIGRATIONS: &[&str] =
    &[include_str!("migrations/0001.sql"), include_str!("migrations/0002.sql")];

/// As in the first migration.
const APPLICATION: i64 = 0x4442_4C54;

/// The version of a file: how many migrations it has seen, none if it is empty.
///
/// # Errors
/// When the file is another program's, or one of a newer version of this one.
pub(super) fn version(connection: &Connection, known: usize) -> Stored<usize> {
    let number = |pragma: &str| connection.pragma_query_value(None, pragma, |row| row.get(0));
    let (application, version): (i64, i64) = (number("application_id")?, number("user_version")?);
    let is_empty: bool =
        connection
            .query_row("SELECT NOT EXISTS (SELECT 1 FROM sqlite_schema)", [], |row| row.get(0))?;
    match usize::try_from(version) {
        Ok(0) if is_empty => Ok(0),
        Ok(version) if application == APPLICATION && (1..=known).contains(&version) => Ok(version),
        Ok(_) if application == APPLICATION => Err(StoreError::Failed(format!(
            "the database is of version {version}, and this program knows {known} at most: use a newer one"
        ))),
        _ => Err(StoreError::Failed("the database is another program's".to_owned())),
    }
}

/// Brings a file to the newest version, by one transaction each.
///
/// # Errors
/// As `version`; also when a migration fails, which leaves the file at the version before it.
pub(super) fn migrate(connection: &mut Connection, migrations: &[&str]) -> Stored<()> {
    let from = version(connection, migrations.len())?;
    for (number, migration) in migrations.iter().enumerate().skip(from) {
        let transaction = connection.transaction()?;
        transaction.execute_batch(migration)?;
        transaction.pragma_update(None, "user_version", number as i64 + 1)?;
        transaction.commit()?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failure(result: Stored<()>) -> String {
        result.expect_err("it is refused").to_string()
    }

    #[test]
    fn a_file_of_version_1_comes_to_a_newer_one_with_what_it_holds() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file, &MIGRATIONS[..1]).unwrap();
        file.execute_batch(
            "INSERT INTO tables (id, epoch, length) VALUES (x'01', 1, 1);
             INSERT INTO lines VALUES (1, 1, 0, '{}');",
        )
        .unwrap();
        let mut newer = MIGRATIONS.to_vec();
        newer.push("ALTER TABLE lines ADD COLUMN hash BLOB;");
        migrate(&mut file, &newer).unwrap();
        assert_eq!(version(&file, newer.len()), Ok(newer.len()));
        let text: String = file
            .query_row("SELECT text FROM lines WHERE hash IS NULL", [], |row| row.get(0))
            .unwrap();
        assert_eq!(text, "{}");
        migrate(&mut file, &newer).expect("nothing is left to do");

        let words = failure(migrate(&mut file, MIGRATIONS));
        assert!(words.contains("use a newer one"), "{words}");
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let mut file = Connection::open_in_memory().unwrap();
        migrate(&mut file, MIGRATIONS).unwrap();
        let mut newer = MIGRATIONS.to_vec();
        newer.push("DROP TABLE beat; DROP TABLE no_such_table;");
        failure(migrate(&mut file, &newer));
        assert_eq!(version(&file, MIGRATIONS.len()), Ok(MIGRATIONS.len()));
        file.execute("INSERT INTO beat VALUES (1, 0)", []).expect("the table is still there");
    }

    #[test]
    fn the_file_of_another_program_is_left_alone() {
        let mut file = Connection::open_in_memory().unwrap();
        file.execute_batch("CREATE TABLE contacts (name TEXT);").unwrap();
        let words = failure(migrate(&mut file, MIGRATIONS));
        assert!(words.contains("another program's"), "{words}");
        file.pragma_update(None, "user_version", 1).unwrap();
        failure(migrate(&mut file, MIGRATIONS));
    }
}

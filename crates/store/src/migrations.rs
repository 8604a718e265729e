//! The migrations of the two kinds of database, compiled in.
//!
//! sqlx's macro would do the same, but its crate compiles both database drivers a second time, for the compiler.

use std::sync::LazyLock;

use sqlx::{
    SqlSafeStr,
    migrate::{Migration, MigrationType, Migrator},
};

/// The migrations of a SQLite file.
pub(crate) static SQLITE: LazyLock<Migrator> = LazyLock::new(|| {
    migrator([
        include_str!("../migrations/sqlite/0001_tables_and_people.sql"),
        include_str!("../migrations/sqlite/0002_campaigns.sql"),
        include_str!("../migrations/sqlite/0003_tokens.sql"),
        include_str!("../migrations/sqlite/0004_component_sets.sql"),
        include_str!("../migrations/sqlite/0005_operators.sql"),
    ])
});

/// The migrations of a PostgreSQL database.
pub(crate) static POSTGRES: LazyLock<Migrator> = LazyLock::new(|| {
    migrator([
        include_str!("../migrations/postgres/0001_tables_and_people.sql"),
        include_str!("../migrations/postgres/0002_campaigns.sql"),
        include_str!("../migrations/postgres/0003_tokens.sql"),
        include_str!("../migrations/postgres/0004_component_sets.sql"),
        include_str!("../migrations/postgres/0005_operators.sql"),
    ])
});

/// What each migration is called in the database, in the order of their versions.
const DESCRIPTIONS: [&str; 5] = ["tables and people", "campaigns", "tokens", "component sets", "operators"];

fn migrator(texts: [&'static str; DESCRIPTIONS.len()]) -> Migrator {
    let named = (1..).zip(DESCRIPTIONS).zip(texts);
    let migrations = named.map(|((version, description), sql)| {
        Migration::new(version, description.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn the_migrations_are_those_of_the_folders() {
        for (migrator, folder) in [(&SQLITE, "migrations/sqlite"), (&POSTGRES, "migrations/postgres")] {
            let of_folder = Migrator::new(std::path::Path::new(folder)).await.unwrap();
            let facts = |migrator: &Migrator| {
                let facts = migrator.iter().map(|migration| {
                    let Migration { version, description, migration_type, sql: _, checksum, no_tx } =
                        migration;
                    (*version, description.clone(), *migration_type, checksum.clone(), *no_tx)
                });
                facts.collect::<Vec<_>>()
            };
            assert_eq!(facts(migrator), facts(&of_folder), "{folder}");
        }
    }
}

//! Pages of `docs/` and of `web/` that are made from the code's own constants and types.

use std::{fs, path::PathBuf, process::Command};

use crate::{
    binaries::{self, Build},
    run::{Done, output, root},
    types,
};

/// Language, file, heading and what stands above the table.
const EDITIONS: [(&str, &str, &str, &str); 3] = [
    (
        "en",
        "editions.md",
        "The editions compared",
        "Every value of every edition, as the program plays it. How each rule reads: [rules](en.md).",
    ),
    (
        "pl",
        "editions.pl.md",
        "Porównanie edycji",
        "Każda wartość każdej edycji, tak jak gra nią program. Pełne zasady: [zasady](pl.md).",
    ),
    (
        "ru",
        "editions.ru.md",
        "Сравнение версий",
        "Каждое значение каждой версии, как играет программа. Все правила: [правила](ru.md).",
    ),
];

const NOTE: &str = "<!-- Made by `cargo xtask docs` from the constants of crates/rules. -->";

fn pages(build: Build) -> Result<Vec<(PathBuf, String)>, String> {
    let mut pages = editions(build)?;
    for made in &types::MADE {
        pages.push((root().join("web/src").join(made.file), made.print(build, &[])?));
    }
    Ok(pages)
}

fn editions(build: Build) -> Result<Vec<(PathBuf, String)>, String> {
    let folder = root().join("docs/rules");
    EDITIONS
        .iter()
        .map(|(language, file, heading, above)| {
            let mut dublet = Command::new(build.program("dublet"));
            dublet.args(["editions", "--markdown", "--lang", language]);
            let table = output(&mut dublet)?;
            Ok((folder.join(file), format!("{NOTE}\n\n# {heading}\n\n{above}\n\n{table}")))
        })
        .collect()
}

/// Writes the pages.
pub(crate) fn write() -> Done {
    binaries::build_programs(&types::MADE.map(|made| made.example))?;
    for (file, text) in pages(Build::Plain)? {
        let folder = file.parent().expect("a page is in a folder");
        let written = fs::create_dir_all(folder).and_then(|()| fs::write(&file, text));
        written.map_err(|error| format!("{}: {error}", file.display()))?;
    }
    Ok(())
}

/// Fails when a page is not what would be written, by programs that are built already.
pub(crate) fn check(build: Build) -> Done {
    for (file, text) in pages(build)? {
        if fs::read_to_string(&file).ok().as_deref() != Some(text.as_str()) {
            return Err(format!("{} is not current: cargo xtask docs", file.display()));
        }
    }
    Ok(())
}

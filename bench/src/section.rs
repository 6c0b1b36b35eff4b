//! A section of a page that a benchmark makes, between marks; all else on the page is written by hand.

/// The page with the section of that name made anew, or added at its end.
pub(crate) fn replace(page: &str, name: &str, text: &str) -> String {
    let begin = format!("<!-- {name}: made by `cargo xtask bench {name}` -->");
    let end = format!("<!-- end of {name} -->");
    let section = format!("{begin}\n{text}{end}\n");
    let split = page.split_once(&begin).and_then(|(before, rest)| {
        let (_, after) = rest.split_once(&end)?;
        Some((before, after.strip_prefix('\n').unwrap_or(after)))
    });
    match split {
        Some((before, after)) => format!("{before}{section}{after}"),
        None => format!("{}\n\n{section}", page.trim_end()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_is_made_anew_where_it_is() {
        let first = replace("# Page\n\nBefore.\n", "solver", "old\n");
        let page = format!("{first}\nAfter.\n");
        let again = replace(&page, "solver", "new\n");
        assert_eq!(again, page.replace("old", "new"));
        assert!(again.starts_with("# Page\n\nBefore.\n\n<!-- solver: made by"));
        assert!(again.ends_with("<!-- end of solver -->\n\nAfter.\n"));
    }
}

//! The page that shows all pictures of the gallery side by side.

use std::{fmt::Write, fs, path::Path};

use super::Page;

const HEAD: &str = "<!doctype html><meta charset=utf-8><title>Gallery</title><style>
body { font: 14px sans-serif; margin: 1rem; background: #777; }
h2 { position: sticky; top: 0; margin: 0; padding: .3rem; background: #ddd; }
section div { display: flex; overflow-x: auto; gap: .5rem; align-items: start; }
figure { margin: .5rem 0; flex: none; }
img { height: 340px; width: auto; object-fit: cover; object-position: top; display: block; }
</style>";

/// Writes `index.html` beside the pictures.
pub(super) fn write(folder: &Path, pages: &[Page]) {
    let mut names: Vec<String> = fs::read_dir(folder)
        .unwrap()
        .map(|file| file.unwrap().file_name().to_string_lossy().into_owned())
        .filter(|name| name.ends_with(".png"))
        .collect();
    names.sort();
    let mut index = HEAD.to_owned();
    for page in pages {
        write!(index, "<section><h2>{} <small>{}</small></h2><div>", page.name, page.path).unwrap();
        let start = format!("{}-", page.name);
        // The name of a page may begin with that of another; what follows its own is a size.
        let is_of_page =
            |name: &&String| name.strip_prefix(&start).is_some_and(|rest| rest.split('-').count() == 3);
        for name in names.iter().filter(is_of_page) {
            let caption = &name[start.len()..name.len() - ".png".len()];
            write!(
                index,
                "<figure><a href='{name}'><img loading=lazy src='{name}'></a><figcaption>{caption}</figcaption></figure>"
            )
            .unwrap();
        }
        index.push_str("</div></section>");
    }
    fs::write(folder.join("index.html"), index).unwrap();
}

//! `wasm-bindings MODULE.wasm FOLDER`: the JavaScript and TypeScript around a WebAssembly module, in
//! `FOLDER/node` for Node and in `FOLDER/web` for a page.

use std::{error::Error, path::Path};

use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<(), Box<dyn Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [module, folder] = &args[..] else { return Err("wasm-bindings MODULE.wasm FOLDER".into()) };
    let mut node = bindgen(module);
    node.nodejs(true)?.generate(Path::new(folder).join("node"))?;
    let mut web = bindgen(module);
    web.web(true)?.generate(Path::new(folder).join("web"))?;
    Ok(())
}

/// Names of functions and producers are for debuggers; a page would download them.
fn bindgen(module: &str) -> Bindgen {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(module).out_name("dublet").typescript(true);
    bindgen.remove_name_section(true).remove_producers_section(true);
    bindgen
}

// What tiles look like in a palette, whichever the page has: one of each colour.

import type { JSX } from "solid-js";
import type { Look } from "../table/contract";
import { TilePicture } from "./TilePicture";
import "./palette-tiles.css";

export const PALETTES: readonly Look["palette"][] = ["classic", "contrast", "colour-blind"];

export function PaletteTiles(props: { palette: Look["palette"] }): JSX.Element {
  return (
    <span class="palette-tiles" data-palette={props.palette} aria-hidden="true">
      {["k7", "r8", "b9", "y10"].map((tile) => (
        <TilePicture tile={tile} decoration />
      ))}
    </span>
  );
}

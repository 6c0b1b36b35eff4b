// A tile to look at, not to move: in pictures, on final racks, in lessons.

import type { JSX } from "solid-js";
import type { Tile } from "../protocol/messages";
import { drawTile, VIEW_BOX } from "../tile/drawing";
import { tileName } from "../words/tile";
import "../tile/tile.css";
import "./tile-picture.css";

/** Its name is read aloud unless the picture is only a decoration. */
export function TilePicture(props: { tile: Tile; decoration?: boolean }): JSX.Element {
  return (
    <span
      class="tile-picture tile-body"
      role={props.decoration ? undefined : "img"}
      aria-label={props.decoration ? undefined : tileName(props.tile)}
      aria-hidden={props.decoration}
    >
      <svg class="tile-face" viewBox={VIEW_BOX} aria-hidden="true" innerHTML={drawTile(props.tile, [])} />
    </span>
  );
}

export function TileRow(props: { tiles: readonly Tile[]; label?: string }): JSX.Element {
  return (
    <span
      class="tile-row"
      role={props.label === undefined ? undefined : "img"}
      aria-label={props.label}
      aria-hidden={props.label === undefined}
    >
      {props.tiles.map((tile) => (
        <TilePicture tile={tile} decoration />
      ))}
    </span>
  );
}

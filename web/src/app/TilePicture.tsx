// A tile to look at, not to move: in pictures, on final racks, in lessons.

import { Match, Show, Switch, type JSX } from "solid-js";
import type { Tile } from "../protocol/messages";
import { face, tileName } from "../words/tile";
import "./tile-picture.css";

/** The shape that says the colour again, for those who do not see it. */
function Shape(props: { colour: string; x: number; y: number; size: number }): JSX.Element {
  const { x, y, size } = props;
  return (
    <Switch fallback={<rect x={x - size * 0.8} y={y - size * 0.8} width={size * 1.6} height={size * 1.6} rx={size * 0.2} />}>
      <Match when={props.colour === "red"}><circle cx={x} cy={y} r={size * 0.92} /></Match>
      <Match when={props.colour === "black"}>
        <path d={`M${x} ${y - size * 1.15}L${x + size * 1.15} ${y}L${x} ${y + size * 1.15}L${x - size * 1.15} ${y}Z`} />
      </Match>
      <Match when={props.colour === "blue"}>
        <path d={`M${x} ${y - size}L${x + size * 1.1} ${y + size * 0.9}L${x - size * 1.1} ${y + size * 0.9}Z`} />
      </Match>
    </Switch>
  );
}

function JokerFace(props: { joker: string }): JSX.Element {
  return (
    <Switch
      fallback={
        <g class="drawn">
          <circle cx="20" cy="24" r="10.5" />
          <path d="M15 27.500c2.8 3.2 7.2 3.2 10 0" />
          <path d="M16.5 20.500v.6M23.5 20.500v.6" stroke-width="3" />
        </g>
      }
    >
      <Match when={props.joker === "D"}>
        <g class="drawn"><rect x="8" y="15" width="10.5" height="18" rx="2.5" /><rect x="21.5" y="15" width="10.5" height="18" rx="2.5" /></g>
      </Match>
      <Match when={props.joker === "M"}>
        <g class="drawn"><path d="M20 12v26" stroke-dasharray="3 3" /><path d="M16 17L8 25l8 8zM24 17l8 8-8 8z" /></g>
      </Match>
      <Match when={props.joker === "C"}>
        <g class="drawn"><circle cx="20" cy="25" r="11" /><path d="M20 14a11 11 0 0 1 0 22z" fill="currentColor" /></g>
      </Match>
    </Switch>
  );
}

/** Its name is read aloud unless the picture is only a decoration. */
export function TilePicture(props: { tile: Tile; decoration?: boolean }): JSX.Element {
  const on = () => face(props.tile);
  const colour = () => on().colour ?? "joker";
  return (
    <svg
      class={`tile-picture ${colour()}`}
      viewBox="0 0 40 54"
      role={props.decoration ? undefined : "img"}
      aria-label={props.decoration ? undefined : tileName(props.tile)}
      aria-hidden={props.decoration}
    >
      <rect class="edge" x="0.5" y="2.5" width="39" height="51" rx="6" />
      <rect class="body" x="0.5" y="0.5" width="39" height="51" rx="6" />
      <Show
        when={"number" in on() ? (on() as { number: number }).number : null}
        fallback={<><JokerFace joker={(on() as { joker: string }).joker} /><Show when={on().colour}>{(own) => <Shape colour={own()} x={20} y={43} size={3.6} />}</Show></>}
      >
        {(number) => <><text x="20" y="28.5">{number()}</text><Shape colour={colour()} x={20} y={40} size={4.4} /></>}
      </Show>
    </svg>
  );
}

export function TileRow(props: { tiles: readonly Tile[]; label?: string }): JSX.Element {
  return (
    <span class="tile-row" role={props.label === undefined ? undefined : "img"} aria-label={props.label} aria-hidden={props.label === undefined}>
      {props.tiles.map((tile) => <TilePicture tile={tile} decoration />)}
    </span>
  );
}

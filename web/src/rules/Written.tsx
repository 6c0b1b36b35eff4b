// A line of the rules: tiles as tiles, editions by their names.

import { For, type JSX } from "solid-js";
import { TileRow } from "../app/TilePicture";
import { EDITIONS } from "../protocol/messages";
import { tileNames } from "../words/tile";
import { tied } from "../words/tied";
import { language, say } from "../words/words";
import type { Words } from "./text";

/** Where every value is listed. */
export const VALUES = "rules-values";

const TILE = /^(?:[krby](?:1[0-3]|[1-9])|J[krby]?|[DCM])$/;

/** The melds a text writes down; nothing where it is not about tiles. */
function meldsOf(text: string): readonly (readonly string[])[] | null {
  const melds = text.split(" | ").map((meld) => meld.split(" "));
  return melds.flat().every((tile) => TILE.test(tile)) ? melds : null;
}

function Code(props: { text: string; asWritten: boolean }): JSX.Element {
  const melds = props.asWritten ? null : meldsOf(props.text);
  if (melds !== null) {
    return (
      <span class="rules-melds">
        <For each={melds}>{(tiles) => <TileRow tiles={tiles} label={tileNames(tiles)} />}</For>
      </span>
    );
  }
  // In quotes where a name would have to agree with the words around it.
  if (EDITIONS.some((edition) => edition === props.text))
    return say("rules-edition", { name: say("edition-name", { edition: props.text }) });
  return <code>{props.text}</code>;
}

export function Written(props: { words: Words; asWritten: boolean }): JSX.Element {
  const inner = (words: Words) => <Written words={words} asWritten={props.asWritten} />;
  return (
    <For each={props.words}>
      {(token, at) => {
        switch (token.type) {
          case "strong":
            return <strong>{inner(token.tokens ?? [])}</strong>;
          case "em":
            return <em>{inner(token.tokens ?? [])}</em>;
          case "codespan": {
            // An example that begins a line in the file begins one here.
            const begins = props.words[at() - 1]?.raw.endsWith("\n") && token.text.includes(" ");
            return (
              <>
                {begins ? <br /> : null}
                <Code text={token.text} asWritten={props.asWritten} />
              </>
            );
          }
          // The only file the rules lead to compares the editions: here that is at the end.
          case "link":
            return (
              <button type="button" class="link" onClick={() => document.getElementById(VALUES)?.scrollIntoView()}>
                {token.text}
              </button>
            );
          case "html":
            return null;
          default:
            return tied(("text" in token ? token.text : token.raw).replaceAll("\n", " "), language());
        }
      }}
    </For>
  );
}

// Asks once, at the first start, which tiles somebody tells apart best. Whoever has played has seen tiles, and is not asked.

import { createSignal, For, Show, type JSX } from "solid-js";
import { Icon } from "../app/Icon";
import { PALETTES, PaletteTiles } from "../app/PaletteTiles";
import { change } from "../app/settings";
import { keep, recall } from "../app/storage";
import { say } from "../words/words";
import { hasPlayed } from "./localGame";
import "./palette-offer.css";

export function PaletteOffer(): JSX.Element {
  const [isOpen, setIsOpen] = createSignal(!hasPlayed() && recall<boolean>("palette-offered") !== true);
  function putAway(): void {
    keep("palette-offered", true);
    setIsOpen(false);
    // What had the keyboard is gone: it goes on at the first screen's beginning.
    document.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
  }
  return (
    <Show when={isOpen()}>
      <section class="palette-offer" aria-label={say("settings-palette")}>
        <p class="small soft">{say("palette-offer")}</p>
        <div>
          <For each={PALETTES}>
            {(palette) => (
              <button
                type="button"
                class="button"
                onClick={() => {
                  change({ palette });
                  putAway();
                }}
              >
                <PaletteTiles palette={palette} />
                <span class="unseen">{say(`palette-${palette}`)}</span>
              </button>
            )}
          </For>
          <button type="button" class="button quiet round" aria-label={say("palette-keep")} onClick={putAway}>
            <Icon name="close" size={18} />
          </button>
        </div>
      </section>
    </Show>
  );
}

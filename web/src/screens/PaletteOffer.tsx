// Asks at the first start which tiles somebody tells apart best. Whoever has chosen, or has played and so has seen tiles,
// is not asked again; what was asked stays where it is until the screen is left, so that nothing slides under a second tap.

import { createSignal, For, Show, type JSX } from "solid-js";
import { PALETTES, PaletteTiles } from "../app/PaletteTiles";
import { change, settings } from "../app/settings";
import { keep, recall } from "../app/storage";
import type { Look } from "../table/contract";
import { say } from "../words/words";
import { hasPlayed } from "./localGame";
import "./palette-offer.css";

export function PaletteOffer(): JSX.Element {
  const isAsked = !hasPlayed() && recall<boolean>("palette-offered") !== true;
  const [hasChosen, setHasChosen] = createSignal(false);
  const choose = (palette: Look["palette"]) => {
    change({ palette });
    keep("palette-offered", true);
    setHasChosen(true);
  };
  return (
    <Show when={isAsked}>
      <section class="palette-offer" aria-label={say("settings-palette")}>
        {/* Both have their place from the beginning, whichever is the longer. */}
        <p class="small soft" classList={{ answered: hasChosen() }}>
          <span>{say("palette-offer")}</span>
          <span>{say("palette-later")}</span>
        </p>
        <div>
          <For each={PALETTES}>
            {(palette) => (
              <button
                type="button"
                class="button"
                aria-pressed={settings().palette === palette}
                onClick={() => choose(palette)}
              >
                <PaletteTiles palette={palette} />
                <span class="unseen">{say(`palette-${palette}`)}</span>
              </button>
            )}
          </For>
        </div>
      </section>
    </Show>
  );
}

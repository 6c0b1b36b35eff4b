// How somebody wants the page. Everything shows at once, also in the middle of a game.

import { Show, type JSX } from "solid-js";
import { Choice, Switch } from "../app/Choice";
import { hasKeys } from "../app/hasKeys";
import { PALETTES, PaletteTiles } from "../app/PaletteTiles";
import { change, settings } from "../app/settings";
import { choose, language, LANGUAGES, say, type Language } from "../words/words";

export function SettingsForm(): JSX.Element {
  return (
    <div class="stack">
      <Choice
        legend={say("settings-language")}
        options={Object.keys(LANGUAGES) as Language[]}
        value={language()}
        label={(id) => LANGUAGES[id]}
        onChange={(id) => void choose(id)}
      />
      <Choice
        legend={say("settings-theme")}
        options={["system", "light", "dark"] as const}
        value={settings().theme}
        label={(theme) => say(`theme-${theme}`)}
        onChange={(theme) => change({ theme })}
      />
      <Choice
        legend={say("settings-palette")}
        options={PALETTES}
        value={settings().palette}
        label={(palette) => (
          <>
            <PaletteTiles palette={palette} />
            {say(`palette-${palette}`)}
          </>
        )}
        onChange={(palette) => change({ palette })}
      />
      <Choice
        legend={say("settings-size")}
        options={["normal", "large"] as const}
        value={settings().size}
        label={(size) => say(`size-${size}`)}
        onChange={(size) => change({ size })}
      />
      <Choice
        legend={say("settings-pace")}
        options={["slow", "normal", "fast", "at-once"] as const}
        value={settings().pace}
        label={(pace) => say(`pace-${pace}`)}
        onChange={(pace) => change({ pace })}
      />
      <div>
        <Switch label={say("settings-tidy")} checked={settings().tidy} onChange={(tidy) => change({ tidy })} />
        <Switch label={say("settings-sounds")} checked={settings().sounds} onChange={(sounds) => change({ sounds })} />
        <Switch
          label={say("settings-motion")}
          checked={settings().motion === "system"}
          onChange={(on) => change({ motion: on ? "system" : "none" })}
        />
        <Switch
          label={say("settings-double-tap")}
          checked={settings().doubleTap}
          onChange={(doubleTap) => change({ doubleTap })}
        />
        <Switch
          label={say("settings-ask-before-draw")}
          checked={settings().askBeforeDraw}
          onChange={(askBeforeDraw) => change({ askBeforeDraw })}
        />
        <Switch
          label={say("settings-auto-draw")}
          checked={settings().autoDraw}
          onChange={(autoDraw) => change({ autoDraw })}
        />
        <Show when={hasKeys()}>
          <Switch
            label={say("settings-letter-keys")}
            checked={settings().letterKeys}
            onChange={(letterKeys) => change({ letterKeys })}
          />
        </Show>
      </div>
    </div>
  );
}

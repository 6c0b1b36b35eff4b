// What can be done at the big screen itself: hold a page, light or dark, the whole screen.

import { createSignal, onCleanup, Show, type JSX } from "solid-js";
import { Icon, type IconName } from "../../app/Icon";
import { useMedia } from "../../app/media";
import { change, settings } from "../../app/settings";
import { say } from "../../words/words";

function Tool(props: { icon: IconName; label: string; class?: string; onClick: () => void }): JSX.Element {
  return (
    <button
      type="button"
      class={`button quiet round ${props.class ?? ""}`}
      aria-label={props.label}
      title={props.label}
      onClick={() => props.onClick()}
    >
      <Icon name={props.icon} size={22} />
    </button>
  );
}

export function Tools(props: { isHeld: boolean; onHold: (() => void) | null }): JSX.Element {
  const [isFull, setFull] = createSignal(document.fullscreenElement !== null);
  const changed = () => setFull(document.fullscreenElement !== null);
  document.addEventListener("fullscreenchange", changed);
  onCleanup(() => document.removeEventListener("fullscreenchange", changed));
  const systemIsDark = useMedia("(prefers-color-scheme: dark)");
  const isDark = () => (settings().theme === "system" ? systemIsDark() : settings().theme === "dark");
  // Refused where a frame or a rule of the browser forbids it: then the page stays as it is.
  const full = () =>
    void (isFull() ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => {});
  return (
    <div class="hall-tools">
      <Show when={props.onHold}>
        {(hold) => (
          <Tool
            class="hall-hold"
            icon={props.isHeld ? "play" : "pause"}
            label={props.isHeld ? say("hall-turn") : say("hall-hold")}
            onClick={hold()}
          />
        )}
      </Show>
      <Tool
        icon={isDark() ? "day" : "night"}
        label={isDark() ? say("hall-light") : say("hall-dark")}
        onClick={() => change({ theme: isDark() ? "light" : "dark" })}
      />
      <Show when={document.fullscreenEnabled}>
        <Tool
          icon={isFull() ? "smaller" : "larger"}
          label={isFull() ? say("hall-full-leave") : say("hall-full")}
          onClick={full}
        />
      </Show>
    </div>
  );
}

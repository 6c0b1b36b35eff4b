// Which screen is shown for which path.

import { createEffect, createMemo, ErrorBoundary, lazy, on, Show, Suspense, type JSX } from "solid-js";
import { Home } from "../screens/Home";
import { say } from "../words/words";
import { DeadEnd } from "./DeadEnd";
import { focusScreen, keepFocus } from "./focus";
import { match, address } from "./router";
import { titleNews } from "./title";

// A screen is loaded when somebody goes there; the first one comes with the page.
const NewGame = lazy(() => import("../screens/NewGame").then((screen) => ({ default: screen.NewGame })));
const Play = lazy(() => import("../screens/Play").then((screen) => ({ default: screen.Play })));
const Join = lazy(() => import("../screens/Join").then((screen) => ({ default: screen.Join })));
const OnlineTable = lazy(() => import("../screens/OnlineTable").then((screen) => ({ default: screen.OnlineTable })));
const Games = lazy(() => import("../screens/Games").then((screen) => ({ default: screen.Games })));
const SettingsScreen = lazy(() =>
  import("../screens/SettingsScreen").then((screen) => ({ default: screen.SettingsScreen })),
);
const Account = lazy(() => import("../screens/Account").then((screen) => ({ default: screen.Account })));
const Learn = lazy(() => import("../screens/Learn").then((screen) => ({ default: screen.Learn })));
const Rules = lazy(() => import("../screens/Rules").then((screen) => ({ default: screen.Rules })));
const companion = () => import("../companion/companion");
const Score = lazy(() => companion().then((screens) => ({ default: screens.Score })));
const ClockScreen = lazy(() => companion().then((screens) => ({ default: screens.ClockScreen })));
const CardsScreen = lazy(() => companion().then((screens) => ({ default: screens.CardsScreen })));
const Solve = lazy(() => companion().then((screens) => ({ default: screens.Solve })));
const tournament = () => import("../tournament/tournament");
const TournamentStart = lazy(() => tournament().then((screens) => ({ default: screens.TournamentStart })));
const PassScreen = lazy(() => tournament().then((screens) => ({ default: screens.PassScreen })));
const PrintScreen = lazy(() => tournament().then((screens) => ({ default: screens.PrintScreen })));

const SCREENS: readonly (readonly [pattern: string, screen: (parts: Record<string, string>) => JSX.Element])[] = [
  ["/", () => <Home />],
  ["/new", () => <NewGame />],
  ["/play", () => <Play />],
  ["/join", () => <Join />],
  ["/t/:code", ({ code = "" }) => <Join code={code} />],
  ["/table/:id", ({ id = "" }) => <OnlineTable id={id} />],
  ["/games", () => <Games />],
  ["/settings", () => <SettingsScreen />],
  ["/account", () => <Account />],
  ["/learn", () => <Learn />],
  ["/rules", () => <Rules />],
  ["/score", () => <Score />],
  ["/clock", () => <ClockScreen />],
  ["/solve", () => <Solve />],
  ["/cards", () => <CardsScreen />],
  ["/tournament", () => <TournamentStart />],
  ["/pass", () => <PassScreen />],
  ["/print", () => <PrintScreen />],
];

function screenAt(path: string): () => JSX.Element {
  for (const [pattern, screen] of SCREENS) {
    const parts = match(pattern, path);
    if (parts !== null) return () => screen(parts);
  }
  return () => <DeadEnd why={say("not-here")} />;
}

function Failed(props: { error: unknown }): JSX.Element {
  console.error(props.error);
  return (
    <main id="main" class="sheet stack">
      <h1 tabindex="-1">{say("page-failed")}</h1>
      <div class="row">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {say("reload")}
        </button>
        <a class="button" href="/">
          {say("home-back")}
        </a>
      </div>
    </main>
  );
}

/** The address stays: what follows its `#` may be a pass. */
function skip(event: MouseEvent): void {
  const main = document.getElementById("main");
  if (main === null) return;
  event.preventDefault();
  main.tabIndex = -1;
  main.focus();
}

export function App(): JSX.Element {
  const path = createMemo(() => address().path);
  keepFocus();
  createEffect(on(path, () => queueMicrotask(focusScreen), { defer: true }));
  createEffect(() => {
    const news = titleNews();
    document.title = news === null ? (path() === "/" ? say("page-title") : "Dublet") : `${news} · Dublet`;
  });
  return (
    <ErrorBoundary fallback={(error) => <Failed error={error} />}>
      <a class="skip button" href="#main" onClick={skip}>
        {say("skip")}
      </a>
      <Suspense
        fallback={
          <p class="sheet soft" role="status">
            {say("loading")}
          </p>
        }
      >
        <Show when={path()} keyed>
          {(at) => screenAt(at)()}
        </Show>
      </Suspense>
    </ErrorBoundary>
  );
}

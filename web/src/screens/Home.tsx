// The first screen: one large way to play at once, and quiet ways to everything else.

import { createResource, createSignal, onCleanup, Show, type JSX } from "solid-js";
import { Go } from "../app/router";
import { Icon, type IconName } from "../app/Icon";
import { TilePicture } from "../app/TilePicture";
import { lengthText } from "../game/model/match";
import { editions, local } from "../parts/parts";
import { editionFromBox } from "../shared/boxes";
import { LANGUAGES, choose, language, say, type Language } from "../words/words";
import { HouseKept } from "./HouseKept";
import { isUnderWay, leftText, roundsText } from "./left";
import { clockText, hasChosen, hasPlayed, lastGame, remember, wishedRules } from "./localGame";
import { OpenTables } from "./OpenTables";
import { PaletteOffer } from "./PaletteOffer";
import "./home.css";

/** Two of the same: a doublet, which the game is named for, before a few tiles of a table. */
function Picture(): JSX.Element {
  return (
    <div class="home-picture" aria-hidden="true">
      <div class="home-rack">
        {["k5", "k6", "k7", "r9", "b9", "y9", "J"].map((tile) => (
          <TilePicture tile={tile} decoration />
        ))}
      </div>
      <div class="home-pair">
        <TilePicture tile="r7" decoration />
        <TilePicture tile="r7" decoration />
      </div>
    </div>
  );
}

function Way(props: { to: string; icon: IconName; title: string; about: string }): JSX.Element {
  return (
    <Go to={props.to} class="home-way">
      <Icon name={props.icon} size={26} />
      <span>
        <strong>{props.title}</strong>
        <span class="home-way-about small soft">{props.about}</span>
      </span>
    </Go>
  );
}

function LanguageChoice(): JSX.Element {
  return (
    <select
      class="home-language"
      aria-label={say("settings-language")}
      value={language()}
      onChange={(event) => choose(event.currentTarget.value as Language)}
    >
      {Object.entries(LANGUAGES).map(([id, name]) => (
        <option value={id} selected={id === language()}>
          {name}
        </option>
      ))}
    </select>
  );
}

/** What is for a real table works without a network from the first screen on: loaded when nothing else is to be done. */
function loadCompanion(): void {
  const waiting = setTimeout(
    () => void import("../companion/companion").then((screens) => screens.loadRulebook()),
    1000,
  );
  onCleanup(() => clearTimeout(waiting));
}

export function Home(): JSX.Element {
  loadCompanion();
  const [found] = createResource(async () => (await local()).left());
  const left = () => {
    const game = found();
    return game != null && isUnderWay(game) ? game : null;
  };
  const [isAwaited, setAwaited] = createSignal(false);
  const [book] = createResource(() => lastGame().rounds !== "game", editions);
  const length = () => {
    const { rounds, players: seats } = lastGame();
    const known = book();
    if (rounds === "game" || known === undefined) return roundsText(rounds);
    return lengthText(known, { rules: wishedRules(known, lastGame()), rounds, seats });
  };
  /** What one tap plays: of its clock only what somebody has said, else it is the edition's. */
  const game = () => {
    const { edition, players, timed, clock } = lastGame();
    const name = hasChosen() ? editionFromBox(edition) : say("home-usual");
    const about = say("home-play-with", { edition: name, bots: players - 1 });
    return [about, length(), ...(timed ? [clockText(clock)] : [])].join(" · ");
  };
  const playPlain = () => {
    document.querySelector<HTMLElement>(".home-new")?.focus();
    remember("bots", { ...lastGame(), house: {} });
  };
  return (
    <div class="home">
      <header class="home-top">
        <LanguageChoice />
        <Go to="/settings" class="button quiet round" aria-label={say("settings")}>
          <Icon name="settings" size={22} />
        </Go>
      </header>
      <Picture />
      <main id="main" class="home-main">
        <div class="home-start">
          <h1 tabindex="-1">Dublet</h1>
          <p class="home-about">{say("home-about")}</p>
          <OpenTables onAwaited={setAwaited} />
          <Show when={left()}>
            {(game) => (
              <>
                <Go to="/play" class="button home-play" classList={{ main: !isAwaited() }}>
                  <Icon name="play" size={22} />
                  <span>{say("home-continue")}</span>
                </Go>
                <p class="home-with small soft">{leftText(game())}</p>
              </>
            )}
          </Show>
          <Go to="/play?new" class="button home-play home-new" classList={{ main: !left() && !isAwaited() }}>
            <Show when={!left()}>
              <Icon name="play" size={22} />
            </Show>
            <span>{say(left() ? "end-new" : "home-play")}</span>
          </Go>
          <p class="home-with small soft">
            {game()}
            {" · "}
            <Go to="/new">{say("home-change")}</Go>
          </p>
          <HouseKept house={lastGame().house} onDrop={playPlain} />
          <Show when={!hasPlayed()}>
            <p class="home-first small">
              <Go to="/learn">{say("home-first")}</Go>
            </p>
          </Show>
          <PaletteOffer />
        </div>
        <div class="home-ways">
          <Way to="/new?with=friends" icon="friends" title={say("home-friends")} about={say("home-friends-about")} />
          <Way to="/new?with=device" icon="device" title={say("home-device")} about={say("home-device-about")} />
        </div>
        <nav class="home-more" aria-label={say("home-more")}>
          <Way to="/learn" icon="learn" title={say("learn")} about={say("home-learn-about")} />
          <Way to="/rules" icon="rules" title={say("rules")} about={say("home-rules-about")} />
          <Way to="/score" icon="sum" title={say("home-score")} about={say("home-score-about")} />
          <Way to="/clock" icon="clock" title={say("home-clock")} about={say("home-clock-about")} />
          <Way to="/solve" icon="hint" title={say("home-solve")} about={say("home-solve-about")} />
          <Way to="/tournament" icon="cup" title={say("home-tournament")} about={say("home-tournament-about")} />
          <Way to="/join" icon="copy" title={say("join-code")} about={say("home-join-about")} />
          <Way to="/games" icon="history" title={say("games")} about={say("home-games-about")} />
        </nav>
      </main>
    </div>
  );
}

// The top of every screen that is read: the way back, and what it is.

import type { JSX } from "solid-js";
import { say } from "../words/words";
import { Icon } from "./Icon";
import { Go } from "./router";
import { useTitle } from "./title";

export function Bar(props: { title: string; children?: JSX.Element }): JSX.Element {
  useTitle(() => props.title);
  return (
    <header class="bar">
      <Go to="/" class="button quiet round" aria-label={say("home-back")}>
        <Icon name="back" size={24} />
      </Go>
      <h1 tabindex="-1">{props.title}</h1>
      {props.children}
    </header>
  );
}

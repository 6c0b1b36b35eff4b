// Where somebody says what others shall call them.

import type { JSX } from "solid-js";
import { say } from "../words/words";

export function NameField(props: {
  name: string;
  /** Whether they only watch at first. */
  watches?: boolean;
  onInput: (name: string) => void;
}): JSX.Element {
  return (
    <div class="field">
      <label for="name">{say("your-name")}</label>
      <input
        id="name"
        type="text"
        required
        maxlength="24"
        autocomplete="nickname"
        aria-describedby="name-about"
        value={props.name}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <span id="name-about" class="small soft">
        {say(props.watches === true ? "your-name-watching" : "your-name-about")}
      </span>
    </div>
  );
}

// Where somebody says what others shall call them.

import type { JSX } from "solid-js";
import { say } from "../words/words";

export function NameField(props: { name: string; onInput: (name: string) => void }): JSX.Element {
  return (
    <div class="field">
      <label for="name">{say("your-name")}</label>
      <input
        id="name"
        type="text"
        required
        data-missing={say("name-empty")}
        maxlength="24"
        autocomplete="nickname"
        aria-describedby="name-about"
        value={props.name}
        onInput={(event) => props.onInput(event.currentTarget.value)}
      />
      <span id="name-about" class="small soft">
        {say("your-name-about")}
      </span>
    </div>
  );
}

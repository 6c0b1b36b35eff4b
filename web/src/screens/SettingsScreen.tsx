import type { JSX } from "solid-js";
import { Bar } from "../app/Bar";
import { Go } from "../app/router";
import { say } from "../words/words";
import { SettingsForm } from "./SettingsForm";

export function SettingsScreen(): JSX.Element {
  return (
    <div class="sheet">
      <Bar title={say("settings")} />
      <main id="main" class="stack">
        <div class="card">
          <SettingsForm />
        </div>
        <Go to="/account" class="button">
          {say("account")}
        </Go>
      </main>
    </div>
  );
}

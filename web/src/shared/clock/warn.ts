// Warnings as a sound of our own, or spoken where the browser has a voice.

import { play } from "../../sound/sounds";
import { language, say } from "../../words/words";
import type { Warning } from "./clock";

export const WAYS = ["sound", "voice", "none"] as const;
export type Way = (typeof WAYS)[number];

export const hasVoice = (): boolean => "speechSynthesis" in globalThis;

function speak(text: string): void {
  const spoken = new SpeechSynthesisUtterance(text);
  spoken.lang = language();
  speechSynthesis.cancel();
  speechSynthesis.speak(spoken);
}

// Browsers look for voices when they are first asked for them, and have none until then.
if (hasVoice()) speechSynthesis.getVoices();

/** Whether a voice says what is to be heard: a browser that can speak may have none to do it with. */
export const speaks = (way: Way): boolean => way === "voice" && hasVoice() && speechSynthesis.getVoices().length > 0;

export function warn(warning: Warning, way: Way, name: string): void {
  if (way === "none") return;
  if (!speaks(way) || warning === "tick") play(warning === "ten" ? "warn" : warning === "up" ? "gong" : "tick");
  else speak(warning === "ten" ? say("timer-say-ten", { name }) : say("timer-say-up", { name }));
}

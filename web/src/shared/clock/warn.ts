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

/** Whether a voice says what is to be heard. */
export const speaks = (way: Way): boolean => way === "voice" && hasVoice();

export function warn(warning: Warning, way: Way, name: string): void {
  if (way === "none") return;
  if (!speaks(way) || warning === "tick") play(warning === "ten" ? "warn" : warning === "up" ? "gong" : "tick");
  else speak(warning === "ten" ? say("timer-say-ten", { name }) : say("timer-say-up", { name }));
}

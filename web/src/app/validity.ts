// What a browser says of a field that is not filled in right, in the page's language instead of the browser's.

import { say } from "../words/words";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: EventTarget | null): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

function wrongText(field: Field): string {
  if (field.validity.valueMissing) return say("field-missing");
  const { min = "", max = "" } = field instanceof HTMLInputElement ? field : {};
  return min !== "" && max !== "" ? say("house-bad-number", { from: min, to: max }) : say("field-wrong");
}

/** Enter in a field clicks the form's button too. */
function forget(target: EventTarget | null): void {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=submit]") : null;
  for (const field of button?.form?.elements ?? []) if (isField(field)) field.setCustomValidity("");
}

export function speakOfFields(): void {
  document.addEventListener(
    "invalid",
    ({ target }) => isField(target) && target.setCustomValidity(wrongText(target)),
    true,
  );
  // What was said of a field is forgotten once it is changed, and before a form is judged anew.
  document.addEventListener("input", ({ target }) => isField(target) && target.setCustomValidity(""), true);
  document.addEventListener("click", ({ target }) => forget(target), true);
}

// What is said of a field that is not filled in right: beside it and in the page's words, instead of in a browser's bubble.

import { say } from "../words/words";

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement || target instanceof HTMLSelectElement || target instanceof HTMLTextAreaElement;

function wrongText(field: Field): string {
  if (field.validity.valueMissing) return field.dataset["missing"] ?? say("field-missing");
  const { min = "", max = "" } = field instanceof HTMLInputElement ? field : {};
  return min !== "" && max !== "" ? say("house-bad-number", { from: min, to: max }) : say("field-wrong");
}

/** What is said of each field, and how it was described before. */
const told = new WeakMap<Field, { text: HTMLElement; described: string | null }>();
let count = 0;

function tell(field: Field): void {
  takeBack(field);
  const text = document.createElement("p");
  text.id = `field-wrong-${++count}`;
  text.className = "wrong small";
  text.setAttribute("role", "alert");
  text.textContent = wrongText(field);
  const described = field.getAttribute("aria-describedby");
  told.set(field, { text, described });
  field.setAttribute("aria-invalid", "true");
  field.setAttribute("aria-describedby", [text.id, ...(described === null ? [] : [described])].join(" "));
  (field.closest(".field") ?? field.parentElement)?.append(text);
}

function takeBack(field: Field): void {
  const before = told.get(field);
  if (before === undefined) return;
  told.delete(field);
  before.text.remove();
  field.removeAttribute("aria-invalid");
  if (before.described === null) field.removeAttribute("aria-describedby");
  else field.setAttribute("aria-describedby", before.described);
}

const isFirst = (field: Field): boolean =>
  [...(field.form?.elements ?? [field])].find((one) => isField(one) && !one.validity.valid) === field;

export function speakOfFields(): void {
  const judge = (event: Event) => {
    const { target } = event;
    if (!isField(target)) return;
    event.preventDefault();
    tell(target);
    if (!isFirst(target)) return;
    // Where the browser would have gone.
    target.focus();
    told.get(target)?.text.scrollIntoView({ block: "nearest" });
  };
  document.addEventListener("invalid", judge, true);
  // What was said of a field is forgotten once it is changed.
  for (const change of ["input", "change"])
    document.addEventListener(change, ({ target }) => isField(target) && takeBack(target), true);
}

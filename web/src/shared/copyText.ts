// Giving a link to somebody. Over plain http browsers refuse their clipboard, so there is an older way as well.

export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.readOnly = true;
  field.className = "unseen copied";
  // Beside an open dialog nothing can be selected.
  const asker = document.activeElement;
  (asker?.closest("dialog") ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (asker instanceof HTMLElement) asker.focus({ preventScroll: true });
  return done;
}

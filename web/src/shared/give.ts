// A file for the person at this device.

/** Hands a file to the device where that takes files, and saves it otherwise. */
export async function give(file: File): Promise<void> {
  const coarse = matchMedia("(pointer: coarse)").matches;
  if (coarse && "canShare" in navigator && navigator.canShare({ files: [file] })) {
    // Somebody may think better of it.
    await navigator.share({ files: [file] }).catch(() => undefined);
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

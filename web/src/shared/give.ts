// A file for the person at this device.

/** What became of a file; nothing where somebody thought better of it. */
export type Given = "shared" | "saved" | null;

/** Hands a file to the device where that takes files, and saves it otherwise. */
export async function give(file: File): Promise<Given> {
  const coarse = matchMedia("(pointer: coarse)").matches;
  if (!coarse || !("canShare" in navigator) || !navigator.canShare({ files: [file] })) return save(file);
  try {
    await navigator.share({ files: [file] });
    return "shared";
  } catch (error) {
    // Where the device refuses, as it does some time after the tap, the file is not lost.
    return error instanceof DOMException && error.name === "AbortError" ? null : save(file);
  }
}

function save(file: File): "saved" {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  return "saved";
}

// A clock as people read it: calm until its last ten seconds.

export const isUrgent = (left: number | null): boolean => left !== null && left <= 10_000;

/** Minutes, and the seconds beside them. */
export function partsOf(left: number): { readonly minutes: number; readonly seconds: number } {
  const seconds = Math.ceil(left / 1000);
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}

export function clockText(left: number): string {
  const { minutes, seconds } = partsOf(left);
  return `${minutes}:${String(seconds).padStart(2, "0")}`;
}

// A clock as people read it: calm until its last ten seconds.

export const isUrgent = (left: number | null): boolean => left !== null && left <= 10_000;

export function clockText(left: number): string {
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

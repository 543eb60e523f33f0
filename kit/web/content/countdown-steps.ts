/** The marks at which a screen reader announces the time left; more often would interrupt other speech. */
const spokenAt = [60, 30, 10, 0] as const;

/** Whole seconds left, never below zero. */
export function secondsLeft(endsAt: number, now: number): number {
  return Math.max(0, Math.ceil((endsAt - now) / 1_000));
}

/** The mark passed between two ticks, or null. A sleeping tab may pass several: the last one counts. */
export function spokenBetween(before: number, after: number): number | null {
  return spokenAt.findLast((mark) => before > mark && after <= mark) ?? null;
}

/** "01:05", with hours only when there are any: "26:00:09". */
export function clockFace(seconds: number): string {
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return (parts[0] === 0 ? parts.slice(1) : parts).map((part) => String(part).padStart(2, "0")).join(":");
}

/** What an editor decided; the calendar decides the rest. */
export const decisions = ["draft", "active", "stopped"] as const;

export type Decision = (typeof decisions)[number];

export const activityStates = ["DRAFT", "UPCOMING", "RUNNING", "ENDED", "STOPPED"] as const;

export type ActivityState = (typeof activityStates)[number];

type Calendar = { readonly status: Decision; readonly beginsAt: Date; readonly endsAt: Date };

/** Where a promotion or a coupon stands at a moment. It runs from its begin up to, but not at, its end. */
export function activityState({ status, beginsAt, endsAt }: Calendar, at: Date): ActivityState {
  if (status === "draft") return "DRAFT";
  if (status === "stopped") return "STOPPED";
  if (at < beginsAt) return "UPCOMING";
  return at < endsAt ? "RUNNING" : "ENDED";
}

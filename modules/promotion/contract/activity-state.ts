/** The status an editor sets; the period determines the rest of the state. */
export const decisions = ["draft", "active", "stopped"] as const;

export type Decision = (typeof decisions)[number];

export const activityStates = ["DRAFT", "UPCOMING", "RUNNING", "ENDED", "STOPPED"] as const;

export type ActivityState = (typeof activityStates)[number];

type Calendar = { readonly status: Decision; readonly beginsAt: Date; readonly endsAt: Date };

/** The state of a promotion or coupon at a moment. The begin is inclusive, the end exclusive. */
export function activityState({ status, beginsAt, endsAt }: Calendar, at: Date): ActivityState {
  if (status === "draft") return "DRAFT";
  if (status === "stopped") return "STOPPED";
  if (at < beginsAt) return "UPCOMING";
  return at < endsAt ? "RUNNING" : "ENDED";
}

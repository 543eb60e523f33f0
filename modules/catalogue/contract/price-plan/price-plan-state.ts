/** What staff decided about a plan. Only a scheduled plan changes prices, from its begin to its end. */
export const planStatuses = ["draft", "scheduled", "stopped"] as const;
export type PlanStatus = (typeof planStatuses)[number];

/** A price plan: prices of many SKUs that hold from one moment to another. Absent means not filled in. */
export type PricePlanState = {
  readonly status: PlanStatus;
  readonly name?: string;
  /** Instants in ISO 8601. Without an end the prices hold until the plan is stopped. */
  readonly beginsAt?: string;
  readonly endsAt?: string;
  /** The price of each SKU in rupiah, by its code. */
  readonly prices?: Readonly<Record<string, number>>;
};

export const planFields = [
  "status",
  "name",
  "beginsAt",
  "endsAt",
  "prices",
] as const satisfies readonly (keyof PricePlanState)[];

/** The states of a plan in lists. */
export const planStates = ["DRAFT", "UPCOMING", "RUNNING", "ENDED", "STOPPED"] as const;
export type PlanState = (typeof planStates)[number];

/** The state of a plan at a moment; a plan without a begin has not begun. */
export function planState({ status, beginsAt, endsAt }: PricePlanState, at: Date): PlanState {
  if (status === "draft") return "DRAFT";
  if (status === "stopped") return "STOPPED";
  if (beginsAt === undefined || new Date(beginsAt) > at) return "UPCOMING";
  return endsAt !== undefined && new Date(endsAt) <= at ? "ENDED" : "RUNNING";
}

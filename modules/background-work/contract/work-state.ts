export type WorkState = "waiting" | "running" | "done" | "failed" | "cancelled";

/** Whether the work is in a final state. */
export const hasEnded = (state: WorkState): boolean => state !== "waiting" && state !== "running";

export type WorkState = "waiting" | "running" | "done" | "failed" | "cancelled";

/** Whether nothing more will happen to the work. */
export const hasEnded = (state: WorkState): boolean => state !== "waiting" && state !== "running";

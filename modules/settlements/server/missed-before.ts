import { missingAfterDays } from "../contract/settlement-results.ts";

/** Payments from before this moment should be in a file by now. */
export const missedBefore = (now: Date): Date => new Date(now.getTime() - missingAfterDays * 86_400_000);

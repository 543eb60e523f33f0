import type { Jobs } from "#kit/postgres/jobs.ts";
import type { CronEntry } from "#kit/postgres/worker.ts";
import { type LetterDeps, sendLetters } from "./send-letters.ts";

const letterJobName = "reports.weekly_letter";

export const letterJobs = (deps: LetterDeps): Jobs => ({ [letterJobName]: () => sendLetters(deps) });

/** Mondays from 07:00 in Jakarta (midnight of UTC) every ten minutes: a morning without a worker only makes the letter late. */
export const letterCron: CronEntry = { job: letterJobName, match: "*/10 0-16 * * 1" };

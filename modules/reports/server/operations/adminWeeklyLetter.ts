import { staffQuery } from "#modules/staff/server/index.ts";
import { nextLetter } from "../../contract/letter-time.ts";
import type { ReportsDeps } from "../reports-deps.ts";
import { isLetterReader } from "../store/letters.ts";

/** Whether the caller gets the weekly letter, where to, and when the next one comes. */
export const adminWeeklyLetter = (deps: ReportsDeps) =>
  staffQuery(deps, {
    permission: "reports.read",
    run: async (_context, staff) => ({
      isWanted: await isLetterReader(deps.database.kysely, staff.id),
      email: staff.email,
      nextAt: nextLetter(deps.clock.now()).toISOString(),
    }),
  });

import * as v from "valibot";
import { ok } from "#kit/core/result.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import { nextLetter } from "../../contract/letter-time.ts";
import type { ReportsDeps } from "../reports-deps.ts";
import { addLetterReader, removeLetterReader } from "../store/letters.ts";

const input = v.object({ isWanted: v.boolean() });

/** Asks for the weekly letter in the caller's language, or stops it. Doing it twice changes nothing more. */
export const adminSetWeeklyLetter = (deps: ReportsDeps) =>
  staffAction(deps, {
    action: "letter.switch",
    permission: "reports.read",
    input,
    async run(trx, staff, { isWanted }, { locale }) {
      const now = deps.clock.now();
      if (isWanted) await addLetterReader(trx, { accountId: staff.id, locale }, now);
      else await removeLetterReader(trx, staff.id);
      const value = { isWanted, email: staff.email, nextAt: nextLetter(now).toISOString() };
      return ok({ value, subject: staff.email, detail: { isWanted } });
    },
    failures: {},
  });

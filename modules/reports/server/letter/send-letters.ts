import type { Transaction } from "kysely";
import type { Clock } from "#kit/core/clock.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { type SendMessageDeps, sendMessage } from "#modules/notification/server/index.ts";
import { workingStaff } from "#modules/staff/server/index.ts";
import { dueLetter, type LetterWeek, letterEnd } from "../../contract/letter-time.ts";
import type { ReportsDeps } from "../reports-deps.ts";
import { claimLetter, type LetterReader, letterReaders } from "../store/letters.ts";
import { writeLetter } from "./write-letter.ts";

export type LetterDeps = SendMessageDeps &
  Pick<ReportsDeps, "rowNames"> & { readonly database: Database; readonly clock: Clock };

/**
 * Sends the letter that is due to everyone who asked for it and may still see reports. Each letter is claimed and queued in one transaction:
 * several workers, and a worker that is killed, send it once.
 */
export async function sendLetters(deps: LetterDeps): Promise<void> {
  const week = dueLetter(deps.clock.now());
  if (!week) return;
  const problems: unknown[] = [];
  for (const reader of await letterReaders(deps.database.kysely)) {
    try {
      await inTransaction(deps.database, (trx) => sendLetter(trx, deps, week, reader));
    } catch (problem) {
      // The others get theirs; the queue runs the job again for this one.
      problems.push(problem);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, "some weekly letters could not be written");
}

async function sendLetter(
  trx: Transaction<unknown>,
  deps: LetterDeps,
  week: LetterWeek,
  { accountId, locale }: LetterReader,
): Promise<void> {
  const staff = await workingStaff(trx, accountId);
  if (!staff?.permissions.includes("reports.read")) return;
  if (!(await claimLetter(trx, accountId, week.monday, deps.clock.now()))) return;
  const data = await writeLetter(trx, week, { ...staff, locale }, deps.rowNames);
  await sendMessage(trx, deps, {
    channel: "EMAIL",
    to: staff.email,
    locale,
    content: { kind: "weeklyReport", data },
    notAfter: letterEnd(week),
  });
}

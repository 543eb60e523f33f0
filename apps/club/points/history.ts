import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { fail, ok } from "#kit/core/result.ts";
import type { ClubDeps } from "../club-deps.ts";
import { readEntries, readMonths } from "../store/history.ts";
import { memberById } from "../store/members.ts";
import { lastMonths } from "./point-dates.ts";

const chartMonths = 12;

/** A page of a member's movements, and the last twelve months for a chart. The cursor is the last movement's id. */
export async function history(
  { database, clock }: Pick<ClubDeps, "database" | "clock">,
  memberId: string,
  { first, after }: { readonly first: number; readonly after: number | null },
) {
  const months = lastMonths(jakartaDay(clock.now()).slice(0, 7), chartMonths);
  const [member, found, totals] = await Promise.all([
    memberById(database.kysely, memberId),
    readEntries(database.kysely, memberId, { before: after, most: first + 1 }),
    readMonths(database.kysely, memberId, months[0] ?? ""),
  ]);
  if (!member) return fail({ code: "NOT_FOUND" });
  const entries = found.slice(0, first);
  return ok({
    entries,
    endCursor: entries.at(-1)?.id ?? null,
    hasNextPage: found.length > first,
    months: months.map((month) => totals.find((total) => total.month === month) ?? { month, earned: 0, spent: 0 }),
  });
}

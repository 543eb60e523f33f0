import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { collectProposals, forgetProposals } from "./member-data.ts";

const { database } = await testDatabase();
const db = database.kysely;
const [dewi, rani] = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];
const at = new Date("2026-11-15T03:00:00Z");

async function proposed(code: string, points: number, state: "waiting" | "approved" | "refused"): Promise<void> {
  const payload = JSON.stringify({ code, points, reason: `A parcel of ${code}` });
  const decided = state !== "waiting";
  await sql`
    insert into approvals.proposal (id, kind, subject, payload, reason, proposed_by, proposer_name, proposed_at, state,
      decided_by, decider_name, decided_at, decision_reason)
    values (gen_random_uuid(), 'points', ${`customer:${code}`}, ${payload}::jsonb, ${`A parcel of ${code}`}, ${dewi},
      'Dewi', ${new Date(at.getTime() + points)}, ${state}, ${decided ? rani : null}, ${decided ? "Rani" : null},
      ${decided ? at : null}, ${decided ? `Not for ${code}` : null})`.execute(db);
}

test("MU-03 proposals about a deleted person keep numbers and deciders, and nothing waits any more", async () => {
  await proposed("UANI", 1, "waiting");
  await proposed("UANI", 2, "approved");
  await proposed("UANI", 3, "refused");
  await proposed("UBUD", 4, "waiting");
  const later = new Date("2026-11-16T03:00:00Z");
  await inTransaction(database, (trx) => forgetProposals(trx, "customer:UANI", later));
  expect(await collectProposals(db, "customer:UANI")).toEqual([]);
  expect(await collectProposals(db, "customer:UBUD")).toMatchObject([{ state: "waiting", reason: "A parcel of UBUD" }]);
  const { rows } = await sql`
    select state, payload, reason, decision_reason as because, decider_name as decider, decided_at as at
    from approvals.proposal where subject = 'customer:' order by proposed_at`.execute(db);
  const payload = (points: number) => ({ code: "", points, reason: "" });
  const empty = { reason: null, because: null };
  expect(rows).toEqual([
    { ...empty, state: "outdated", payload: payload(1), decider: null, at: later },
    { ...empty, state: "approved", payload: payload(2), decider: "Rani", at },
    { ...empty, state: "refused", payload: payload(3), decider: "Rani", at },
  ]);
});

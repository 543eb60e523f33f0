import { sql } from "kysely";
import { expect } from "vitest";
import { expectTruth } from "#apps/server/testing/purchase-shop-fixture.ts";
import { findCharge } from "#apps/simulators/bank/charge-store.ts";
import { sendWebhooks } from "#apps/simulators/bank/send-webhooks.ts";
import type { Database } from "#kit/postgres/connect.ts";
import { type Attempt, checkHistory, type Effects, type Verdict } from "./history.ts";

/** Every order there is, by the checkout it was placed from. */
async function ordersThere({ kysely }: Database): Promise<Effects> {
  const { rows } = await sql<{ key: string; codes: string[] }>`
    select payment_reference as key, array_agg(code) as codes from orders.placed_order group by 1`.execute(kysely);
  return new Map(rows.map(({ key, codes }) => [key, codes]));
}

/** Products reserved for an order that does not exist. */
async function stuckHolds({ kysely }: Database): Promise<number> {
  const { rows } = await sql<{ stuck: number }>`
    select count(*)::int as stuck from inventory.hold
    where state = 'held' and not exists (select from orders.placed_order where code = hold.reference)`.execute(kysely);
  return rows[0]?.stuck ?? 0;
}

/** The bank repeats a webhook that got no response. */
async function repeatWebhooks(database: Database, shopUrl: string): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select order_id as name from simulator.charge
    where status = 'settlement' and not exists (
      select from simulator.bank_notice as webhook where webhook.order_id = charge.order_id and webhook.answer = 200)`.execute(
    database.kysely,
  );
  for (const { name } of rows) {
    const charge = await findCharge(database.kysely, name);
    if (charge) await sendWebhooks(database, shopUrl, charge, { statuses: ["settlement"], copies: 1, signature: "ok" });
  }
}

/** Orders paid according to the bank and unpaid according to the shop. */
async function paidUnknown({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select placed.code from simulator.charge
    join payment.attempt on attempt.charge_id = charge.order_id
    join orders.placed_order as placed on placed.payment_reference = attempt.reference
    where charge.status = 'settlement' and placed.status = '21'`.execute(kysely);
  return rows.map(({ code }) => code);
}

export type FinalState = Verdict & { readonly orders: number; readonly unknown: number; readonly holds: number };

/** After the faults have ended, everything must agree within a minute. */
export async function finalState(database: Database, shopUrl: string, tries: readonly Attempt[]): Promise<FinalState> {
  await repeatWebhooks(database, shopUrl);
  await expect.poll(() => paidUnknown(database), { timeout: 60_000, interval: 200 }).toEqual([]);
  await expectTruth(database);
  const there = await ordersThere(database);
  return {
    ...checkHistory(tries, there),
    orders: there.size,
    unknown: tries.filter(({ outcome }) => outcome === "unknown").length,
    holds: await stuckHolds(database),
  };
}

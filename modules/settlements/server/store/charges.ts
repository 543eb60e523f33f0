import { type Kysely, sql, type Transaction } from "kysely";
import type { FoundCharge } from "../match/choose-charge.ts";
import type { Settled } from "../match/match-rows.ts";

/** Charges of a gateway that are named by one of these keys: by our name, the gateway's, a payment's or an order's code. */
export async function chargesByKeys(
  db: Kysely<unknown>,
  gateway: string,
  keys: readonly string[],
): Promise<readonly FoundCharge[]> {
  const { rows } = await sql<FoundCharge>`
    with asked as materialized (select distinct key from unnest(${[...keys]}::text[]) as asked (key) where key <> ''),
    named as (
      select key, 'charge' as by, id from asked join settlements.charge on charge_id = key where gateway = ${gateway}
      union all
      select key, 'gateway', id from asked join settlements.charge on gateway_ref = key where gateway = ${gateway}
      union all
      select key, 'payment', id from asked join settlements.charge on reference = key where gateway = ${gateway}
      union all
      select key, 'order', id from asked join settlements.ordered_payment on order_code = key
        join settlements.charge using (reference) where gateway = ${gateway})
    select named.key, named.by, charge.id, charge.reference, charge.amount::float8 as amount,
      charge.state = 'paid' as "isPaid", charge.refunded::float8 as refunded
    from named join settlements.charge using (id)`.execute(db);
  return rows;
}

/** One import of a gateway after the other: each sees the rows of those before. */
export async function lockGateway(trx: Transaction<unknown>, gateway: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('settlements.line'), hashtext(${gateway}))`.execute(trx);
}

/** What earlier files have of these rows and charges. */
export async function settledBefore(
  trx: Transaction<unknown>,
  {
    gateway,
    identities,
    chargeIds,
  }: {
    readonly gateway: string;
    readonly identities: readonly string[];
    readonly chargeIds: readonly string[];
  },
): Promise<Settled> {
  const known = await sql<{ identity: string }>`
    select identity from settlements.line
    where gateway = ${gateway} and result <> 'duplicate' and identity = any(${[...identities]}::text[])`.execute(trx);
  const refunds = await sql<{ id: string; amount: number }>`
    select charge_id as id, (-sum(gross))::float8 as amount from settlements.line
    where charge_id = any(${[...chargeIds]}::uuid[]) and kind = 'refund' and result <> 'duplicate'
    group by charge_id`.execute(trx);
  return {
    identities: new Set(known.rows.map(({ identity }) => identity)),
    refunds: new Map(refunds.rows.map(({ id, amount }) => [id, amount])),
  };
}

import { sql } from "kysely";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { batchQueries } from "#kit/postgres/batch-queries.ts";
import { fingerprintedQuery } from "#kit/postgres/fingerprinted-query.ts";
import type { Params } from "#kit/postgres/prepared-query.ts";
import { type Campaigns, type HeldCampaignsValues, liveOfferFragments } from "#modules/catalogue/server/index.ts";
import { pickupStocksOf } from "#modules/inventory/server/index.ts";
import type { PlacedOrders } from "../placed-orders.ts";
import { attemptPart } from "./attempts.ts";
import { pickupSkus, sessionPart, sessionSkus } from "./sessions.ts";

/** The parameters of one session's read. Sessions of one batch share the version of promotions this process knows. */
type SessionQuery = HeldCampaignsValues & {
  readonly owner: string;
  readonly id: string;
  /** The idempotency key of a placement; null when nothing is placed. */
  readonly key: string | null;
  /** Whether pickup stock is read although the session's own choice is home delivery. */
  readonly pickup: boolean;
};

type BatchValues = HeldCampaignsValues & {
  readonly owners: readonly string[];
  readonly ids: readonly string[];
  readonly keys: readonly (string | null)[];
  readonly pickups: readonly boolean[];
};

/** Reads the session row, an earlier attempt under the same key, and live offers of its SKUs: one statement per batch of sessions. */
export const readSession = memoizeByObject((campaigns: Campaigns) => {
  const [owner, id, key, pickup] = [sql`asked.owner`, sql`asked.id`, sql`asked.key`, sql`asked.pickup`];
  const readBatch = fingerprintedQuery(
    ({ knownVersion, since }: Params<BatchValues>) => ({
      session: sessionPart(owner, id),
      attempt: attemptPart<PlacedOrders>(id, key),
      inStores: pickupStocksOf(pickupSkus(id, pickup)),
      ...liveOfferFragments(campaigns, { knownVersion, since, skuCodes: sql`asked.skus` }),
    }),
    (of) => sql`
      (select ${of.owners}::text[] as owners, ${of.ids}::uuid[] as ids, ${of.keys}::text[] as keys,
        ${of.pickups}::boolean[] as pickups offset 0) as given,
      unnest(given.owners, given.ids, given.keys, given.pickups) with ordinality as one (owner, id, key, pickup, number),
      lateral (select one.*, ${sessionSkus(sql`one.id`)} as skus offset 0) as asked
      order by one.number`,
  );
  const batchKey = ({ knownVersion }: SessionQuery) => knownVersion ?? "";
  return batchQueries(batchKey, (db, queries: readonly SessionQuery[]) =>
    readBatch(db, {
      knownVersion: queries[0]?.knownVersion ?? null,
      // The earliest time serves all: the others receive changes they already have.
      since: new Date(Math.min(...queries.map(({ since }) => since.getTime()))),
      owners: queries.map(({ owner }) => owner),
      ids: queries.map(({ id }) => id),
      keys: queries.map(({ key }) => key),
      pickups: queries.map(({ pickup }) => pickup),
    }),
  );
});

import { sql } from "kysely";
import { batchQueries } from "#kit/postgres/batch-queries.ts";
import { fingerprintedQuery } from "#kit/postgres/fingerprinted-query.ts";
import type { Params } from "#kit/postgres/prepared-query.ts";
import { catalogueVersion } from "#modules/catalogue/server/index.ts";
import { channelStockOf, pickupStocksOf } from "#modules/inventory/server/index.ts";
import { livePromotionRows } from "#modules/promotion/server/index.ts";
import type { PlacedOrders } from "../placed-orders.ts";
import { attemptPart } from "./attempts.ts";
import { pickupSkus, sessionPart, sessionSkus } from "./sessions.ts";

/** The parameters of one session's read. */
type SessionQuery = {
  readonly owner: string;
  readonly id: string;
  /** The idempotency key of a placement; null when nothing is placed. */
  readonly key: string | null;
  /** Whether pickup stock is read although the session's own choice is home delivery. */
  readonly pickup: boolean;
};

type BatchValues = {
  readonly owners: readonly string[];
  readonly ids: readonly string[];
  readonly keys: readonly (string | null)[];
  readonly pickups: readonly boolean[];
};

const [owner, id, key, pickup, skus] = [
  sql`asked.owner`,
  sql`asked.id`,
  sql`asked.key`,
  sql`asked.pickup`,
  sql`asked.skus`,
] as const;

const readBatch = fingerprintedQuery(
  (_params: Params<BatchValues>) => ({
    session: sessionPart(owner, id),
    attempt: attemptPart<PlacedOrders>(id, key),
    inStores: pickupStocksOf(pickupSkus(id, pickup)),
    catalogueVersion,
    stock: channelStockOf(skus),
    promotions: livePromotionRows(skus),
  }),
  (of) => sql`
    (select ${of.owners}::text[] as owners, ${of.ids}::uuid[] as ids, ${of.keys}::text[] as keys,
      ${of.pickups}::boolean[] as pickups offset 0) as given,
    unnest(given.owners, given.ids, given.keys, given.pickups) with ordinality as one (owner, id, key, pickup, number),
    lateral (select one.*, ${sessionSkus(sql`one.id`)} as skus offset 0) as asked
    order by one.number`,
);

/** Reads the session row, an earlier attempt under the same key, and live data of its SKUs: one statement per batch of sessions. */
export const readSession = batchQueries(
  () => "",
  (db, queries: readonly SessionQuery[]) =>
    readBatch(db, {
      owners: queries.map((query) => query.owner),
      ids: queries.map((query) => query.id),
      keys: queries.map((query) => query.key),
      pickups: queries.map((query) => query.pickup),
    }),
);

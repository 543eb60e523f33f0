import { type Kysely, type RawBuilder, sql } from "kysely";
import { batchQueries } from "#kit/postgres/batch-queries.ts";
import { type FingerprintedRow, fingerprintedQuery } from "#kit/postgres/fingerprinted-query.ts";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import type { FragmentValues } from "#kit/postgres/query-fragment.ts";
import { catalogueVersion } from "#modules/catalogue/server/index.ts";
import { holderOfSession } from "#modules/identity/server/index.ts";
import { channelStockOf, pickupStocksOf, stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import { clubLinkOf } from "#modules/loyalty/server/index.ts";
import { boughtInFlashSalesOf, livePromotionRows } from "#modules/promotion/server/index.ts";
import { freightVersion } from "#modules/shipping/server/index.ts";
import { linesOf } from "./lines.ts";
import { homeDeliveryCode } from "./stored-line.ts";

/** Lines of a cart, pickup stock of those that are picked up, and the live data of `skuCodes`. Both parameters are expressions. */
const cartFragments = (owner: RawBuilder<unknown>, skuCodes: RawBuilder<unknown>) => ({
  lines: linesOf(owner),
  inStores: pickupStocksOf(
    sql`array(select sku_code from cart.line where owner = ${owner} and distribution_type <> ${homeDeliveryCode})`,
  ),
  catalogueVersion,
  stock: channelStockOf(skuCodes),
  promotions: livePromotionRows(skuCodes),
});

const skusInCart = (owner: RawBuilder<unknown>) =>
  sql`array(select distinct sku_code from cart.line where owner = ${owner})`;

/** The lines of a cart with the live data of their SKUs and the versions of cached data: one statement for any number of lines. */
export const readCartRows = preparedFragments(({ owner }: Params<{ readonly owner: string }>) =>
  cartFragments(owner, skusInCart(owner)),
);

/** The parameters of one cart's read. Carts of one batch share the last one. */
export type PricedCartQuery = {
  /** The owner's session, when the response is to be cached. */
  readonly sessionId: string | null;
  readonly owner: string;
  readonly buyerKey: string | null;
  /** SKUs whose live data is read although they are in no cart. */
  readonly giveaways: readonly string[];
};

type BatchValues = Pick<PricedCartQuery, "giveaways"> & {
  readonly sessionIds: readonly (string | null)[];
  readonly owners: readonly string[];
  readonly buyerKeys: readonly (string | null)[];
};

const pricedCartFragments = (_params: Params<BatchValues>) => ({
  holder: holderOfSession(sql`asked.session`),
  ...cartFragments(sql`asked.owner`, sql`asked.skus`),
  giftStock: stockAtSourcesOf(sql`asked.giveaways`),
  bought: boughtInFlashSalesOf(sql`array[asked.buyer]`, sql`asked.skus`),
  // Part of the fingerprint: linking or unlinking changes the price.
  isClubMember: clubLinkOf(sql`substring(asked.owner from '^member:(.*)$')`),
  freightVersion,
});

const readBatch = fingerprintedQuery(
  pricedCartFragments,
  ({ sessionIds, owners, buyerKeys, giveaways }) => sql`
    (select ${sessionIds}::uuid[] as sessions, ${owners}::text[] as owners, ${buyerKeys}::text[] as buyers,
      ${giveaways}::text[] as giveaways offset 0) as given,
    unnest(given.sessions, given.owners, given.buyers) with ordinality as cart_of (session, owner, buyer, number),
    lateral (
      select cart_of.session, cart_of.owner, cart_of.buyer, given.giveaways,
        ${skusInCart(sql`cart_of.owner`)} || given.giveaways as skus offset 0) as asked
    order by cart_of.number`,
);

export type PricedCartRows = FragmentValues<ReturnType<typeof pricedCartFragments>>;

/** Everything the page and the price of a cart depend on; one statement for each batch of carts. */
export const readPricedCartRows: (
  db: Kysely<unknown>,
  query: PricedCartQuery,
) => Promise<FingerprintedRow<PricedCartRows>> = batchQueries(
  ({ giveaways }: PricedCartQuery) => giveaways.join(" "),
  (db, carts: readonly PricedCartQuery[]) => {
    const { giveaways } = carts[0] as PricedCartQuery;
    return readBatch(db, {
      giveaways,
      sessionIds: carts.map(({ sessionId }) => sessionId),
      owners: carts.map(({ owner }) => owner),
      buyerKeys: carts.map(({ buyerKey }) => buyerKey),
    });
  },
);

/** The same for many carts by one statement, without sessions. */
export async function readManyCarts(
  db: Kysely<unknown>,
  carts: readonly Pick<PricedCartQuery, "owner" | "buyerKey">[],
  giveaways: readonly string[],
): Promise<PricedCartRows[]> {
  const found = await readBatch(db, {
    giveaways,
    sessionIds: carts.map(() => null),
    owners: carts.map(({ owner }) => owner),
    buyerKeys: carts.map(({ buyerKey }) => buyerKey),
  });
  return found.map((row) => row.read());
}

type CounterQuery = {
  readonly gifts: readonly string[];
  readonly buyerKey: string | null;
  readonly skuCodes: readonly string[];
};

/** The stock of gifts, and the units of flash sales a buyer has bought of these SKUs. */
export const readCounters = preparedFragments(({ gifts, buyerKey, skuCodes }: Params<CounterQuery>) => ({
  giftStock: stockAtSourcesOf(listParameter(gifts)),
  bought: boughtInFlashSalesOf(sql`array[${buyerKey}::text]`, listParameter(skuCodes)),
}));

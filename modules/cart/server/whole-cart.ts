import { sql } from "kysely";
import type { CacheValidator } from "#kit/cache/validators.ts";
import { versionedCache } from "#kit/cache/versioned-cache.ts";
import type { Locale } from "#kit/core/locale.ts";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { batchQueries } from "#kit/postgres/batch-queries.ts";
import { fingerprintedQuery } from "#kit/postgres/fingerprinted-query.ts";
import type { Params } from "#kit/postgres/prepared-query.ts";
import {
  type Campaigns,
  type HeldCampaignsValues,
  type LiveSku,
  liveOfferFragments,
  liveSkusFrom,
  readLiveSkus,
  type Span,
} from "#modules/catalogue/server/index.ts";
import { holderOfSession } from "#modules/identity/server/index.ts";
import { stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import { boughtInCampaignsOf, giveawaySkus } from "#modules/promotion/server/index.ts";
import { type FreightTable, versionedFreightTable } from "#modules/shipping/server/index.ts";
import { type BasketInput, basketInput, promotionsFor, readBasketInput } from "./basket-input.ts";
import { type CartLine, cartParts, linesWithGoods, skuCodesOf, skusInCart } from "./cart.ts";
import type { CartDeps } from "./cart-deps.ts";

/** A cart with everything its page and price depend on. */
export type WholeCart = {
  readonly lines: readonly CartLine[];
  readonly input: BasketInput;
  readonly freight: FreightTable;
  /** Gifts and add-on offers of its promotions, by SKU. */
  readonly giveaways: () => Promise<ReadonlyMap<string, LiveSku>>;
  /** Null when more than one statement was needed, or no session was named. */
  readonly validator: CacheValidator | null;
};

/** The parameters of one cart's read; carts of one batch share all but the first three. */
type Question = HeldCampaignsValues & {
  readonly sessionId: string | null;
  readonly owner: string;
  readonly buyerKey: string | null;
  readonly giveaways: readonly string[];
  readonly knownFreight: string | null;
};

type Values = Omit<Question, "sessionId" | "owner" | "buyerKey"> & {
  readonly sessionIds: readonly (string | null)[];
  readonly owners: readonly string[];
  readonly buyerKeys: readonly (string | null)[];
};

const readNow = memoizeByObject((campaigns: Campaigns) => {
  const readAll = fingerprintedQuery(
    ({ knownFreight, knownVersion, since }: Params<Values>) => ({
      holder: holderOfSession(sql`asked.session`),
      ...cartParts(sql`asked.owner`),
      ...liveOfferFragments(campaigns, { knownVersion, since, skuCodes: sql`asked.goods` }),
      giftStock: stockAtSourcesOf(sql`asked.giveaways`),
      bought: boughtInCampaignsOf(sql`array[asked.buyer]`, sql`asked.goods`),
      freight: versionedFreightTable(knownFreight),
    }),
    ({ sessionIds, owners, buyerKeys, giveaways }) => sql`
      (select ${sessionIds}::uuid[] as sessions, ${owners}::text[] as owners, ${buyerKeys}::text[] as buyers,
        ${giveaways}::text[] as giveaways offset 0) as given,
      unnest(given.sessions, given.owners, given.buyers) with ordinality as cart_of (session, owner, buyer, number),
      lateral (
        select cart_of.session, cart_of.owner, cart_of.buyer, given.giveaways,
          ${skusInCart(sql`cart_of.owner`)} || given.giveaways as goods offset 0) as asked
      order by cart_of.number`,
  );
  const alike = ({ knownVersion, knownFreight, giveaways }: Question) =>
    [knownVersion, knownFreight, ...giveaways].join(" ");
  return batchQueries(alike, (db, carts: readonly Question[]) => {
    const { knownVersion, knownFreight, giveaways } = carts[0] as Question;
    return readAll(db, {
      knownVersion,
      knownFreight,
      giveaways,
      // The earliest time serves all carts of the batch.
      since: new Date(Math.min(...carts.map(({ since }) => since.getTime()))),
      sessionIds: carts.map(({ sessionId }) => sessionId),
      owners: carts.map(({ owner }) => owner),
      buyerKeys: carts.map(({ buyerKey }) => buyerKey),
    });
  });
});

type Owner = {
  readonly owner: string;
  readonly buyerKey: string | null;
  readonly locale: Locale;
  /** The owner's session, when the response is to be cached. */
  readonly sessionId?: string | null;
};

/**
 * A cart as it is now, with everything its price and its page depend on: one statement, however many lines. One more for SKUs that
 * are not in the product cache, and when promotions have changed or have too many gifts to read them in advance.
 */
export async function readWholeCart(
  deps: CartDeps,
  { owner, buyerKey, locale, sessionId = null }: Owner,
): Promise<WholeCart> {
  const { database, campaigns, clock, freight = versionedCache<FreightTable>() } = deps;
  const at = clock.now();
  const [asked, rates] = [campaigns.held.ask(at), freight.lookup()];
  const { giveaways } = asked;
  const values = { ...asked.values, sessionId, owner, buyerKey, giveaways, knownFreight: rates.knownVersion };
  const read = () => readNow(campaigns)(database.kysely, values);
  const told = await read();
  const now = told.read();
  const offers = { ...now, campaigns: asked.read(now.campaigns) };
  const goods = await liveSkusFrom(deps, offers, skuCodesOf(now.lines), locale);
  const lines = linesWithGoods(now.lines, goods, now.inStores);
  const promotions = await promotionsFor(database.kysely, lines, at);
  const given = giveawaySkus(promotions);
  const known = new Set(giveaways);
  const whole = { lines, freight: rates.store(now.freight) };
  if (!given.every((code) => known.has(code))) {
    const input = await readBasketInput(database.kysely, lines, { at, buyerKey });
    return { ...whole, input, giveaways: () => readLiveSkus(deps, given, locale), validator: null };
  }
  const input = basketInput(lines, { ...now, promotions });
  const lasts = asked.lasts(now.campaigns);
  // With versions this process did not have, each recheck would return the data of the new versions again.
  const settled = sessionId !== null && now.holder === owner && lasts !== null && now.freight.value === null;
  const validator = settled && {
    sessionId,
    fingerprint: told.fingerprint,
    recheck: async () => (isWithin(lasts, clock.now()) ? (await read()).fingerprint : ""),
  };
  return { ...whole, input, giveaways: () => liveSkusFrom(deps, offers, given, locale), validator: validator || null };
}

const isWithin = ({ from, until }: Span, at: Date): boolean => from <= at.getTime() && at.getTime() < until;

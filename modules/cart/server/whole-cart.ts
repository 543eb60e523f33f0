import { sql } from "kysely";
import { editionMemory } from "#kit/core/edition-memory.ts";
import type { Locale } from "#kit/core/locale.ts";
import { oncePer } from "#kit/core/once-per.ts";
import type { Stamp } from "#kit/graphql/stamps.ts";
import { askedTogether } from "#kit/postgres/asked-together.ts";
import type { Places } from "#kit/postgres/fixed-statement.ts";
import { wordedParts } from "#kit/postgres/worded-parts.ts";
import {
  type Campaigns,
  goodsNow,
  goodsOfSkus,
  type HeldCampaignsValues,
  type HeldGoods,
  offersNowParts,
  type Span,
} from "#modules/catalogue/server/index.ts";
import { holderOfSession } from "#modules/identity/server/index.ts";
import { stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import { boughtInCampaignsOf, giveawaySkus } from "#modules/promotion/server/index.ts";
import { type FreightTable, freightNews } from "#modules/shipping/server/index.ts";
import { type BasketInput, basketInput, promotionsFor, readBasketInput } from "./basket-input.ts";
import { type CartLine, cartParts, linesWithGoods, skuCodesOf, skusInCart } from "./cart.ts";
import type { CartDeps } from "./cart-deps.ts";

/** A cart with all that its page asks about it. */
export type WholeCart = {
  readonly lines: readonly CartLine[];
  readonly input: BasketInput;
  readonly freight: FreightTable;
  /** What its promotions give away or sell along, by SKU. */
  readonly giveaways: () => Promise<ReadonlyMap<string, HeldGoods>>;
  /** What it was made of; null where one statement did not tell everything, or nobody named a session. */
  readonly stamp: Stamp | null;
};

/** What one cart's reading asks; of carts that are read together, all but the first three is the same. */
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

const readNow = oncePer((campaigns: Campaigns) => {
  const readAll = wordedParts(
    ({ knownFreight, knownEdition, since }: Places<Values>) => ({
      holder: holderOfSession(sql`asked.session`),
      ...cartParts(sql`asked.owner`),
      ...offersNowParts(campaigns, { knownEdition, since, skuCodes: sql`asked.goods` }),
      giftStock: stockAtSourcesOf(sql`asked.giveaways`),
      bought: boughtInCampaignsOf(sql`array[asked.buyer]`, sql`asked.goods`),
      freight: freightNews(knownFreight),
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
  const alike = ({ knownEdition, knownFreight, giveaways }: Question) =>
    [knownEdition, knownFreight, ...giveaways].join(" ");
  return askedTogether(alike, (db, carts: readonly Question[]) => {
    const { knownEdition, knownFreight, giveaways } = carts[0] as Question;
    return readAll(db, {
      knownEdition,
      knownFreight,
      giveaways,
      // Who asks since later than this is told more than they need.
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
  /** Where somebody wants to know what the answer was made of: the owner's session. */
  readonly sessionId?: string | null;
};

/**
 * A cart as it is now, with what its price and its page depend on: one statement, however many lines. One more for goods of which the
 * process has not kept what is written down, and where promotions have changed or give away too much to ask about beforehand.
 */
export async function readWholeCart(
  deps: CartDeps,
  { owner, buyerKey, locale, sessionId = null }: Owner,
): Promise<WholeCart> {
  const { database, campaigns, clock, freight = editionMemory<FreightTable>() } = deps;
  const at = clock.now();
  const [asked, rates] = [campaigns.held.ask(at), freight.ask()];
  const { giveaways } = asked;
  const values = { ...asked.values, sessionId, owner, buyerKey, giveaways, knownFreight: rates.known };
  const read = () => readNow(campaigns)(database.kysely, values);
  const told = await read();
  const now = told.read();
  const offers = { ...now, campaigns: asked.read(now.campaigns) };
  const goods = await goodsNow(deps, offers, skuCodesOf(now.lines), locale);
  const lines = linesWithGoods(now.lines, goods, now.inStores);
  const promotions = await promotionsFor(database.kysely, lines, at);
  const given = giveawaySkus(promotions);
  const known = new Set(giveaways);
  const whole = { lines, freight: rates.answer(now.freight) };
  if (!given.every((code) => known.has(code))) {
    const input = await readBasketInput(database.kysely, lines, { at, buyerKey });
    return { ...whole, input, giveaways: () => goodsOfSkus(deps, given, locale), stamp: null };
  }
  const input = basketInput(lines, { ...now, promotions });
  const lasts = asked.lasts(now.campaigns);
  // Asked with editions of before, the database would tell everything that was new to them each time.
  const settled = sessionId !== null && now.holder === owner && lasts !== null && now.freight.value === null;
  const stamp = settled && {
    session: sessionId,
    words: told.words,
    again: async () => (isWithin(lasts, clock.now()) ? (await read()).words : ""),
  };
  return { ...whole, input, giveaways: () => goodsNow(deps, offers, given, locale), stamp: stamp || null };
}

const isWithin = ({ from, until }: Span, at: Date): boolean => from <= at.getTime() && at.getTime() < until;

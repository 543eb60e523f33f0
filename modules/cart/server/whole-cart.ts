import { sql } from "kysely";
import { editionMemory } from "#kit/core/edition-memory.ts";
import type { Locale } from "#kit/core/locale.ts";
import { oncePer } from "#kit/core/once-per.ts";
import { fixedParts, type Places } from "#kit/postgres/fixed-statement.ts";
import {
  type Campaigns,
  goodsNow,
  goodsOfSkus,
  type HeldCampaignsValues,
  type HeldGoods,
  offersNowParts,
} from "#modules/catalogue/server/index.ts";
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
};

type Values = HeldCampaignsValues & {
  readonly owner: string;
  readonly buyerKey: string | null;
  readonly giveaways: readonly string[];
  readonly knownFreight: string | null;
};

const readNow = oncePer((campaigns: Campaigns) =>
  fixedParts(({ owner, buyerKey, giveaways, knownFreight, knownEdition, since }: Places<Values>) => ({
    ...cartParts(owner),
    ...offersNowParts(campaigns, {
      knownEdition,
      since,
      skuCodes: sql`(${skusInCart(owner)} || ${giveaways}::text[])`,
    }),
    giftStock: stockAtSourcesOf(sql`${giveaways}::text[]`),
    bought: boughtInCampaignsOf(sql`${buyerKey}::text`, skusInCart(owner)),
    freight: freightNews(knownFreight),
  })),
);

type Owner = { readonly owner: string; readonly buyerKey: string | null; readonly locale: Locale };

/**
 * A cart as it is now, with what its price and its page depend on: one statement, however many lines. One more for goods of which the
 * process has not kept what is written down, and where promotions have changed or give away too much to ask about beforehand.
 */
export async function readWholeCart(deps: CartDeps, { owner, buyerKey, locale }: Owner): Promise<WholeCart> {
  const { database, campaigns, clock, freight = editionMemory<FreightTable>() } = deps;
  const at = clock.now();
  const [asked, rates] = [campaigns.held.ask(at), freight.ask()];
  const now = await readNow(campaigns)(database.kysely, {
    ...asked.values,
    owner,
    buyerKey,
    giveaways: asked.giveaways,
    knownFreight: rates.known,
  });
  const offers = { ...now, campaigns: asked.read(now.campaigns) };
  const goods = await goodsNow(deps, offers, skuCodesOf(now.lines), locale);
  const lines = linesWithGoods(now.lines, goods, now.inStores);
  const promotions = await promotionsFor(database.kysely, lines, at);
  const given = giveawaySkus(promotions);
  const known = new Set(asked.giveaways);
  const whole = { lines, freight: rates.answer(now.freight) };
  if (given.every((code) => known.has(code))) {
    const input = basketInput(lines, { ...now, promotions });
    return { ...whole, input, giveaways: () => goodsNow(deps, offers, given, locale) };
  }
  const input = await readBasketInput(database.kysely, lines, { at, buyerKey });
  return { ...whole, input, giveaways: () => goodsOfSkus(deps, given, locale) };
}

import { sql } from "kysely";
import type { Locale } from "#kit/core/locale.ts";
import { oncePer } from "#kit/core/once-per.ts";
import { fixedParts, type Places } from "#kit/postgres/fixed-statement.ts";
import {
  type Campaigns,
  goodsNow,
  type HeldCampaignsValues,
  type HeldGoods,
  offersNowParts,
} from "#modules/catalogue/server/index.ts";
import { giftSkus, giveawaySkus } from "#modules/promotion/server/index.ts";
import {
  type AroundValues,
  aroundParts,
  type BasketInput,
  basketInput,
  buyable,
  limitedSkus,
  promotionsFor,
  readBasketInput,
} from "./basket-input.ts";
import type { CartLine } from "./cart.ts";
import type { CartDeps } from "./cart-deps.ts";

/** What a cart's price depends on, and what its promotions give away or sell along, by SKU. */
export type CartInput = BasketInput & { readonly giveaways: () => Promise<ReadonlyMap<string, HeldGoods>> };

type Values = AroundValues & HeldCampaignsValues & { readonly giveaways: readonly string[] };

const readAround = oncePer((campaigns: Campaigns) =>
  fixedParts((places: Places<Values>) => ({
    ...aroundParts(places),
    ...offersNowParts(campaigns, {
      knownEdition: places.knownEdition,
      since: places.since,
      skuCodes: sql`${places.giveaways}::text[]`,
    }),
  })),
);

/** The same as `readBasketInput`, with what a page shows of giveaways in the same statement. */
export async function readCartInput(
  deps: CartDeps,
  cart: readonly CartLine[],
  { buyerKey, locale }: { readonly buyerKey: string | null; readonly locale: Locale },
): Promise<CartInput> {
  const { database, campaigns, clock } = deps;
  const at = clock.now();
  const lines = buyable(cart);
  const promotions = await promotionsFor(database.kysely, lines, at);
  const giveaways = giveawaySkus(promotions);
  if (giveaways.length === 0) {
    return { ...(await readBasketInput(database.kysely, cart, { at, buyerKey })), giveaways: async () => new Map() };
  }
  const asked = campaigns.held.ask(at);
  const values = { gifts: giftSkus(promotions), giveaways, buyerKey, skuCodes: limitedSkus(lines), ...asked.values };
  const now = await readAround(campaigns)(database.kysely, values);
  const offers = { ...now, campaigns: asked.read(now.campaigns) };
  return {
    ...basketInput(lines, { ...now, promotions }),
    giveaways: () => goodsNow(deps, offers, giveaways, locale),
  };
}

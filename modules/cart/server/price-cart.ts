import type { Caller } from "#kit/graphql/context.ts";
import { memberBuyerKey } from "#modules/promotion/contract/buyer-key.ts";
import type { Basket } from "#modules/promotion/contract/pricing/basket.ts";
import { priceBasket } from "#modules/promotion/contract/pricing/price-basket.ts";
import type { PricedBasket, PricedLine } from "#modules/promotion/contract/pricing/priced-basket.ts";
import type { Promotion } from "#modules/promotion/server/index.ts";
import type { BasketInput } from "./basket-input.ts";

export type PricedCart = {
  readonly promotions: readonly Promotion[];
  readonly basket: Basket;
  readonly priced: PricedBasket;
  /** By line; lines that cannot be bought have no price. */
  readonly lines: ReadonlyMap<string, PricedLine>;
};

/** Under which name a caller's limits are counted. Who a guest is turns out at checkout. */
export const buyerKeyOf = (caller: Caller): string | null =>
  caller.kind === "member" ? memberBuyerKey(caller.userCode) : null;

/** What a cart costs at this moment, before freight, coupon and points. */
export function priceCart({ promotions, basket }: BasketInput): PricedCart {
  const priced = priceBasket(basket);
  return { promotions, basket, priced, lines: new Map(priced.lines.map((line) => [line.lineId, line])) };
}

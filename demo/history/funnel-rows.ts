import { jakartaDay } from "#kit/core/jakarta-day.ts";
import type { HistoryOrder } from "./history-order.ts";
import type { RandomChoices } from "./random-choices.ts";

/** What a day brought before orders; an empty code is the whole shop. */
export type ProductVisits = {
  readonly day: string;
  readonly productCode: string;
  readonly views: number;
  readonly carts: number;
  readonly checkouts: number;
};

/** For every ordered product visits that came so far, and more that did not. */
export function visitsBefore(random: RandomChoices, orders: readonly HistoryOrder[]): ProductVisits[] {
  return orders.flatMap(({ placedAt, lines }) => {
    const on = jakartaDay(placedAt);
    const checkouts = random.between(1, 2);
    const products = [...new Set(lines.map(({ productCode }) => productCode))].map((productCode) => {
      const carts = checkouts + random.between(0, 2);
      return { day: on, productCode, views: carts + random.between(6, 25), carts, checkouts };
    });
    const sum = (of: (one: ProductVisits) => number) => products.reduce((all, one) => all + of(one), 0);
    return [
      ...products,
      { day: on, productCode: "", views: sum(({ views }) => views), carts: sum(({ carts }) => carts), checkouts },
    ];
  });
}

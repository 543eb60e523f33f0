import { fail, ok, type Result } from "#kit/core/result.ts";
import { type FlashSalePrice, flashSaleFor } from "#modules/catalogue/server/index.ts";
import type { LeftOutReason } from "../../contract/simulation.ts";
import type { Promotion } from "../promotion.ts";
import type { RebuiltLine, TakenFlashSale } from "./rebuild-lines.ts";

/**
 * Units the simulated flash sale has sold so far, in total and by buyer. The keys are SKU codes, and SKU and buyer key
 * with a space between.
 */
export type SimulatedUnits = { readonly sold: Map<string, number>; readonly bought: Map<string, number> };

export const noUnitsSold = (): SimulatedUnits => ({ sold: new Map(), bought: new Map() });

type FlashSale = NonNullable<ReturnType<typeof flashSaleFor>>;

type Situation = {
  /** The promotions of the product in engine order, as they were charged plus the simulated one. */
  readonly touching: readonly Promotion[];
  readonly charged: readonly Promotion[];
  readonly taken: TakenFlashSale | null;
  /** The code of the simulated promotion. */
  readonly simulated: string;
  readonly units: SimulatedUnits;
};

/**
 * The flash sale of a line with the simulated promotion active. The simulated one's units are counted; those of others
 * are known only as far as the purchase proves: the one it took units of had them, and those before it had none.
 */
export function simulatedFlashSale(
  line: RebuiltLine,
  { touching, charged, taken, simulated, units }: Situation,
): Result<FlashSale | null, { readonly code: LeftOutReason }> {
  const { skuCode } = line.charged;
  const offers: { activityCode: string; prices: readonly FlashSalePrice[] }[] = [];
  const orderOf = (code: string | undefined) => charged.findIndex((promotion) => promotion.code === code);
  // Without units: a flash sale with a limit per buyer may have claimed the line and blocked later ones.
  const mayHaveHeld = (code: string) =>
    charged
      .slice(0, orderOf(code) + 1)
      .map((promotion) => pricedSku(promotion, skuCode))
      .some((sku) => sku && sku.price < line.salePrice && sku.maxPerUser !== null);
  for (const promotion of touching) {
    const priced = pricedSku(promotion, skuCode);
    if (!priced || priced.price >= line.salePrice) continue;
    const { price, stock, maxPerUser, shipsFrom } = priced;
    const known = { skuCode, stock, maxPerUser, shippingTime: shipsFrom };
    if (promotion.code === simulated) {
      const left = stock - (units.sold.get(skuCode) ?? 0);
      offers.push({ activityCode: simulated, prices: [{ ...known, price, left }] });
    } else if (promotion.code === taken?.activityCode) {
      // The units are those of the order, whatever limited them.
      offers.push({
        activityCode: taken.activityCode,
        prices: [{ ...known, price: taken.price, left: taken.units, maxPerUser: null }],
      });
    } else if (taken === null ? mayHaveHeld(promotion.code) : orderOf(promotion.code) > orderOf(taken.activityCode)) {
      const first = flashSaleFor(skuCode, line.salePrice, offers);
      return first ? ok(first) : fail({ code: "FLASH_SALE_UNKNOWN" });
    }
  }
  return ok(flashSaleFor(skuCode, line.salePrice, offers));
}

/** Whether the line would ship on the day the order was promised for. */
export function keepsItsParcel(line: RebuiltLine, found: FlashSale | null, { touching, taken }: Situation): boolean {
  const { shipsFrom, sentHome } = line.order;
  if (!sentHome || (found?.activityCode ?? "") === (taken?.activityCode ?? "")) return true;
  if (found?.shippingTime != null) return found.shippingTime === shipsFrom;
  // Then the SKU's own shipping day applies. It equals the order's, unless a flash sale set that one.
  return !touching.some(
    (promotion) =>
      promotion.code !== found?.activityCode && pricedSku(promotion, line.charged.skuCode)?.shipsFrom != null,
  );
}

export const pricedSku = ({ flashSaleSkus }: Promotion, skuCode: string) =>
  flashSaleSkus.find((sku) => sku.skuCode === skuCode);

/**
 * The buyer's units so far, by activity code and SKU code: the maximum over the buyer's keys, as order placement
 * counts.
 */
export const boughtBefore = (
  { bought }: SimulatedUnits,
  simulated: string,
  skuCode: string,
  buyerKeys: readonly string[],
): ReadonlyMap<string, number> =>
  new Map([[`${simulated} ${skuCode}`, Math.max(0, ...buyerKeys.map((key) => bought.get(`${skuCode} ${key}`) ?? 0))]]);

/** Adds units that a purchase took from the simulated flash sale. */
export function countUnits(units: SimulatedUnits, skuCode: string, taken: number, buyerKeys: readonly string[]): void {
  if (taken === 0) return;
  units.sold.set(skuCode, (units.sold.get(skuCode) ?? 0) + taken);
  for (const key of buyerKeys) {
    const of = `${skuCode} ${key}`;
    units.bought.set(of, (units.bought.get(of) ?? 0) + taken);
  }
}

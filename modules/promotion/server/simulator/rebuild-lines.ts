import { fail, ok, type Result } from "#kit/core/result.ts";
import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { CatalogueSku } from "#modules/catalogue/server/index.ts";
import { pricingSteps } from "../../contract/pricing/priced-basket.ts";
import type { LeftOutReason } from "../../contract/simulation.ts";
import type { ActivePromotions } from "../active-promotions.ts";
import type { ChargedLine, ChargedOrder, ChargedPurchase } from "../ports/charged-purchases.ts";

/** The flash sale that priced units of an SKU in a purchase, summed over its lines. */
export type TakenFlashSale = { readonly activityCode: string; readonly price: Rupiah; readonly units: number };

/** A line as it was in the cart; its price per piece is derived from the charged amounts. */
export type RebuiltLine = {
  readonly lineId: string;
  readonly order: ChargedOrder;
  readonly charged: ChargedLine;
  readonly sku: CatalogueSku;
  readonly listPrice: Rupiah;
  readonly salePrice: Rupiah;
  /** The add-on offer it was added by; empty without one. */
  readonly activityCode: string;
};

export type RebuiltPurchase = {
  readonly lines: readonly RebuiltLine[];
  /** By SKU. */
  readonly flashSales: ReadonlyMap<string, TakenFlashSale>;
};

export const lineIdOf = ({ code }: Pick<ChargedOrder, "code">, number: number): string => `${code} ${number}`;

/** The lines a purchase was placed with, without gifts. */
export function rebuildLines(
  { orders }: ChargedPurchase,
  skus: ReadonlyMap<string, CatalogueSku>,
  running: ActivePromotions,
): Result<RebuiltPurchase, { readonly code: LeftOutReason }> {
  const lines: RebuiltLine[] = [];
  const flashSales = new Map<string, TakenFlashSale>();
  for (const order of orders) {
    for (const [number, charged] of order.lines.entries()) {
      if (charged.isGift) continue;
      const { skuCode, quantity, flashSale, listAmount, productAmount } = charged;
      const sku = skus.get(skuCode);
      if (!sku) return fail({ code: "SKU_GONE" });
      const own = order.discounts.filter(({ line }) => line === number);
      const reduced = own
        .filter(({ step }) => step === pricingSteps.flashSale)
        .reduce((sum, { amount }) => sum + amount, 0);
      const salePrice = (productAmount + reduced) / quantity;
      const listPrice = listAmount / quantity;
      if (!Number.isSafeInteger(salePrice) || !Number.isSafeInteger(listPrice)) return fail({ code: "DIFFERS" });
      if (flashSale) {
        const price = salePrice - reduced / flashSale.units;
        const before = flashSales.get(skuCode);
        const isOther = before && (before.activityCode !== flashSale.activityCode || before.price !== price);
        if (!Number.isSafeInteger(price) || isOther) return fail({ code: "DIFFERS" });
        const units = (before?.units ?? 0) + flashSale.units;
        flashSales.set(skuCode, { activityCode: flashSale.activityCode, price: rupiah(price), units });
      }
      lines.push({
        lineId: lineIdOf(order, number),
        order,
        charged,
        sku,
        listPrice: rupiah(listPrice),
        salePrice: rupiah(salePrice),
        activityCode: offerOf(own, running),
      });
    }
  }
  return ok({ lines, flashSales });
}

/** The add-on offer that lowered a line. An offer that lowered nothing is not recorded, and affects no price. */
const offerOf = (own: ChargedOrder["discounts"], running: ActivePromotions): string =>
  own.find(({ step, promotionCode }) => step === pricingSteps.item && running.find(promotionCode)?.kind === "pwp")
    ?.promotionCode ?? "";

import { type Rupiah, rupiah } from "#kit/core/rupiah.ts";
import type { BasketLine } from "./basket.ts";

/** A purchased line before it is priced. */
type Bought = Pick<BasketLine, "lineId" | "skuCode" | "quantity" | "sourceCode" | "sentHome" | "activityCode">;

/** The prices of an SKU at a moment. `left`: flash-sale units not yet sold or reserved. */
type Prices = {
  readonly listPrice: Rupiah;
  readonly salePrice: Rupiah;
  readonly flashSale: {
    readonly activityCode: string;
    readonly price: Rupiah;
    readonly left: number;
    readonly maxPerUser: number | null;
  } | null;
};

/**
 * A line of the engine's input, for carts, checkouts and the simulator. `bought` counts the buyer's earlier flash-sale
 * units, keyed by activity code and SKU code with a space between them.
 */
export function basketLineOf(
  line: Bought,
  { listPrice, salePrice, flashSale }: Prices,
  touchedBy: readonly string[],
  bought: ReadonlyMap<string, number>,
): BasketLine {
  const { lineId, skuCode, quantity, sourceCode, sentHome, activityCode } = line;
  const allowed = flashSale?.maxPerUser ?? Number.POSITIVE_INFINITY;
  const before = flashSale ? (bought.get(`${flashSale.activityCode} ${skuCode}`) ?? 0) : 0;
  return {
    lineId,
    skuCode,
    quantity,
    listPrice: rupiah(Math.max(listPrice, salePrice)),
    salePrice,
    flashSale: flashSale && {
      activityCode: flashSale.activityCode,
      price: flashSale.price,
      units: Math.max(0, Math.min(flashSale.left, allowed - before)),
    },
    sourceCode,
    sentHome,
    activityCode,
    touchedBy,
  };
}

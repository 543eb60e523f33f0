import type { Kysely } from "kysely";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import type { ActivePromotion } from "#modules/catalogue/server/index.ts";
import type { SourceStock } from "#modules/inventory/server/index.ts";
import type { BuyerKind } from "#modules/promotion/contract/audience.ts";
import type { Basket, BasketLine } from "#modules/promotion/contract/pricing/basket.ts";
import { basketLineOf } from "#modules/promotion/contract/pricing/basket-line.ts";
import type { PromotionRules } from "#modules/promotion/contract/rule/promotion-rule.ts";
import {
  giftSkus,
  type LivePromotionRows,
  type Promotion,
  runningPromotions,
} from "#modules/promotion/server/index.ts";
import { type CartLine, type CartSku, isBuyable } from "./cart.ts";
import { readCounters } from "./store/cart-query.ts";

/** Everything the price of a cart depends on before a coupon, freight and points are known. */
export type BasketInput = { readonly basket: Basket; readonly promotions: readonly Promotion[] };

type Reading = {
  readonly at: Date;
  readonly buyer: BuyerKind;
  /** The key that limits per buyer are counted under; null for a guest whose contact data is unknown. */
  readonly buyerKey: string | null;
  /** The source a line is sent from, when it is not the default one: the store chosen for pickup. */
  readonly sourceOf?: (line: CartLine) => string;
  /** What budgets of promotions have left, read with the lines. */
  readonly budgets?: LivePromotionRows["budgets"];
  /** The rules that promotions may have. */
  readonly rules?: PromotionRules;
};

/**
 * Reads the input of the pricing engine; lines that cannot be bought are left out. One statement for gift stock and the buyer's flash-sale
 * purchases, and one more for add-on offers of promotions that apply to no line.
 */
export async function readBasketInput(
  db: Kysely<unknown>,
  cart: readonly CartLine[],
  { at, buyer, buyerKey, sourceOf, budgets, rules }: Reading,
): Promise<BasketInput> {
  const lines = buyable(cart);
  const promotions = await promotionsFor(db, lines, at);
  const gifts = giftSkus(promotions);
  const limited = limitedSkus(lines);
  const countsNothing = gifts.length === 0 && (buyerKey === null || limited.length === 0);
  const counters = countsNothing ? noCounters : await readCounters(db, { gifts, buyerKey, skuCodes: limited });
  return basketInput(lines, { ...counters, buyer, promotions, sourceOf, budgets, rules });
}

/** The promotions that apply to these lines, and those of add-on offers; a statement for the latter alone. */
export async function promotionsFor(db: Kysely<unknown>, lines: readonly CartLine[], at: Date): Promise<Promotion[]> {
  const { promotions, missing } = promotionsOf(lines);
  return missing.length === 0 ? promotions : [...promotions, ...(await runningPromotions(db, missing, at))];
}

type Buyable = CartLine & { readonly sku: CartSku };

const buyable = (cart: readonly CartLine[]): Buyable[] =>
  cart.filter((line): line is Buyable => line.sku !== null && isBuyable(line));

/** SKUs of flash sales with a limit per buyer: only for these do earlier purchases count. */
const limitedSkus = (lines: readonly Buyable[]): string[] =>
  lines.filter(({ sku }) => typeof sku.offer.flashSale?.maxPerUser === "number").map(({ skuCode }) => skuCode);

/** The promotions that apply to these lines, and the codes of promotions that only offer one of them as an add-on. */
export function promotionsOf(lines: readonly CartLine[]): { promotions: Promotion[]; missing: string[] } {
  const found = new Map<string, Promotion>();
  for (const { sku } of lines) {
    for (const { promotion } of sku?.promotions ?? []) found.set(promotion.code, promotion);
  }
  const missing = lines.map(({ activityCode }) => activityCode).filter((code) => code !== "" && !found.has(code));
  return { promotions: [...found.values()], missing };
}

type BasketParts = Counters &
  Pick<Reading, "buyer" | "sourceOf" | "budgets" | "rules"> & {
    readonly promotions: readonly Promotion[];
  };

/** The same from counters that were read already. */
export function basketInput(
  cart: readonly CartLine[],
  { buyer, promotions, bought, giftStock, budgets = [], rules, sourceOf = sentFrom }: BasketParts,
): BasketInput {
  const lines = buyable(cart).map((line) => basketLine(line, sourceOf(line), bought));
  const basket = { buyer, lines, promotions, giftStock, coupon: null, parcels: [], points: null };
  return {
    promotions,
    basket: {
      ...basket,
      budgets: budgets.map(([promotionCode, left]) => ({ promotionCode, left })),
      ...(rules ? { rules } : {}),
    },
  };
}

type Counters = { readonly bought: ReadonlyMap<string, number>; readonly giftStock: readonly SourceStock[] };

const noCounters: Counters = { bought: new Map(), giftStock: [] };

/** The source of home delivery; a store is known only once it is chosen. */
const sentFrom = ({ sku, deliveryMethod }: CartLine): string =>
  deliveryMethod === "homeDelivery" ? (sku?.offer.stock.sourceCode ?? "") : "";

/** The promotion reader returns the same list for the same product until promotions change. */
const codesOf = memoizeByObject((promotions: readonly ActivePromotion[]): readonly string[] =>
  promotions.map(({ activityCode }) => activityCode),
);

const basketLine = (line: Buyable, sourceCode: string, bought: ReadonlyMap<string, number>): BasketLine =>
  basketLineOf(
    {
      lineId: line.id,
      skuCode: line.skuCode,
      quantity: line.quantity,
      sourceCode,
      sentHome: line.deliveryMethod === "homeDelivery",
      activityCode: line.activityCode,
    },
    line.sku.offer,
    codesOf(line.sku.promotions),
    bought,
  );

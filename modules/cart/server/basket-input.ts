import { type Kysely, sql } from "kysely";
import { memoizeByObject } from "#kit/core/memoize-by-object.ts";
import { rupiah } from "#kit/core/rupiah.ts";
import { listParameter } from "#kit/postgres/list-parameter.ts";
import { type Params, preparedFragments } from "#kit/postgres/prepared-query.ts";
import type { HeldCampaign } from "#modules/catalogue/server/index.ts";
import { type SourceStock, stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import type { Basket, BasketLine } from "#modules/promotion/contract/pricing/basket.ts";
import { boughtInCampaignsOf, giftSkus, type Promotion, runningPromotions } from "#modules/promotion/server/index.ts";
import { type CartLine, type CartSku, isBuyable } from "./cart.ts";

/** Everything the price of a cart depends on before a coupon, freight and points are known. */
export type BasketInput = { readonly basket: Basket; readonly promotions: readonly Promotion[] };

type Reading = {
  readonly at: Date;
  /** Under which name limits per buyer are counted; null while nobody knows who a guest is. */
  readonly buyerKey: string | null;
  /** The place a line leaves from, when the cart's own guess is not what counts: a store somebody has chosen. */
  readonly sourceOf?: (line: CartLine) => string;
};

/**
 * Reads what the engine needs for these lines; what cannot be bought is left out. The promotions that touch them came with their goods; one
 * statement, however many lines, for the stock of what those give away and what the buyer took of campaigns before, and one more when
 * something is sold along by a promotion that touches nothing here.
 */
export async function readBasketInput(
  db: Kysely<unknown>,
  cart: readonly CartLine[],
  { at, buyerKey, sourceOf }: Reading,
): Promise<BasketInput> {
  const lines = buyable(cart);
  const promotions = await promotionsFor(db, lines, at);
  const gifts = giftSkus(promotions);
  const values = { gifts, buyerKey, skuCodes: limitedSkus(lines) };
  const around = isAlone(values) ? nothingAround : await readAround(db, values);
  return basketInput(lines, { ...around, promotions, sourceOf });
}

/** The promotions that touch these goods, and those by which some were added; a statement for the latter alone. */
export async function promotionsFor(db: Kysely<unknown>, lines: readonly CartLine[], at: Date): Promise<Promotion[]> {
  const { promotions, missing } = promotionsOf(lines);
  return missing.length === 0 ? promotions : [...promotions, ...(await runningPromotions(db, missing, at))];
}

/** What can be bought, with its goods. */
type Buyable = CartLine & { readonly goods: CartSku };

const buyable = (cart: readonly CartLine[]): Buyable[] =>
  cart.filter((line): line is Buyable => line.goods !== null && isBuyable(line));

/** The goods of which a campaign allows each buyer only so many: what was bought before counts for them alone. */
const limitedSkus = (lines: readonly Buyable[]): string[] =>
  lines.filter(({ goods }) => typeof goods.offer.campaign?.maxPerUser === "number").map(({ skuCode }) => skuCode);

/** The promotions that touch these goods, and the codes of those that only sell something of them along. */
export function promotionsOf(lines: readonly CartLine[]): { promotions: Promotion[]; missing: string[] } {
  const found = new Map<string, Promotion>();
  for (const { goods } of lines) {
    for (const { promotion } of goods?.product.campaigns ?? []) found.set(promotion.code, promotion);
  }
  const missing = lines.map(({ activityCode }) => activityCode).filter((code) => code !== "" && !found.has(code));
  return { promotions: [...found.values()], missing };
}

type Told = Around & Pick<Reading, "sourceOf"> & { readonly promotions: readonly Promotion[] };

/** The same from what was read already. */
export function basketInput(
  cart: readonly CartLine[],
  { promotions, bought, giftStock, sourceOf = sentFrom }: Told,
): BasketInput {
  const lines = buyable(cart).map((line) => basketLine(line, sourceOf(line), bought));
  return { promotions, basket: { lines, promotions, giftStock, coupon: null, parcels: [], points: null } };
}

type Around = { readonly bought: ReadonlyMap<string, number>; readonly giftStock: readonly SourceStock[] };

const nothingAround: Around = { bought: new Map(), giftStock: [] };

type AroundValues = {
  readonly gifts: readonly string[];
  readonly buyerKey: string | null;
  /** Of which the buyer may take only so many. */
  readonly skuCodes: readonly string[];
};

const isAlone = ({ gifts, buyerKey, skuCodes }: AroundValues): boolean =>
  gifts.length === 0 && (buyerKey === null || skuCodes.length === 0);

const readAround = preparedFragments(({ gifts, buyerKey, skuCodes }: Params<AroundValues>) => ({
  giftStock: stockAtSourcesOf(listParameter(gifts)),
  bought: boughtInCampaignsOf(sql`array[${buyerKey}::text]`, listParameter(skuCodes)),
}));

/** Where a line leaves from as things stand; a store is known only once somebody has chosen one. */
const sentFrom = ({ goods, deliveryMethod }: CartLine): string =>
  deliveryMethod === "homeDelivery" ? (goods?.offer.stock.sourceCode ?? "") : "";

/** Goods that are kept have the same promotions from one reading to the next. */
const codesOf = memoizeByObject((campaigns: readonly HeldCampaign[]): readonly string[] =>
  campaigns.map(({ activityCode }) => activityCode),
);

function basketLine(line: Buyable, sourceCode: string, bought: ReadonlyMap<string, number>): BasketLine {
  const { listPrice, salePrice, campaign } = line.goods.offer;
  const allowed = campaign?.maxPerUser ?? Number.POSITIVE_INFINITY;
  const before = campaign ? (bought.get(`${campaign.activityCode} ${line.skuCode}`) ?? 0) : 0;
  return {
    lineId: line.id,
    skuCode: line.skuCode,
    quantity: line.quantity,
    listPrice: rupiah(Math.max(listPrice, salePrice)),
    salePrice,
    campaign: campaign && {
      activityCode: campaign.activityCode,
      price: campaign.price,
      units: Math.max(0, Math.min(campaign.left, allowed - before)),
    },
    sourceCode,
    sentHome: line.deliveryMethod === "homeDelivery",
    activityCode: line.activityCode,
    touchedBy: codesOf(line.goods.product.campaigns),
  };
}

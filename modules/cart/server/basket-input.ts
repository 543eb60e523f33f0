import type { Kysely } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import type { HeldGoods } from "#modules/catalogue/server/index.ts";
import { stockAtSources } from "#modules/inventory/server/index.ts";
import type { Basket, BasketLine } from "#modules/promotion/contract/pricing/basket.ts";
import { boughtInCampaigns, giftSkus, type Promotion, runningPromotions } from "#modules/promotion/server/index.ts";
import { homeDelivery } from "../contract/constants.ts";
import { type CartLine, isBuyable } from "./cart.ts";

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
 * Reads what the engine needs for these lines; what cannot be bought is left out. Three statements, however many lines:
 * the promotions that touch them, the stock of what those give away, and what the buyer took of campaigns before.
 */
export async function readBasketInput(
  db: Kysely<unknown>,
  cart: readonly CartLine[],
  { at, buyerKey, sourceOf = sentFrom }: Reading,
): Promise<BasketInput> {
  const lines = cart.flatMap((line) => (line.goods && isBuyable(line) ? [{ line, goods: line.goods }] : []));
  const skuCodes = [...new Set(lines.map(({ line }) => line.skuCode))];
  const codes = lines.flatMap(({ line, goods }) => [line.activityCode, ...touching(goods)]);
  const [promotions, bought] = await Promise.all([
    runningPromotions(
      db,
      codes.filter((code) => code !== ""),
      at,
    ),
    buyerKey === null || skuCodes.length === 0 ? new Map<string, number>() : boughtInCampaigns(db, buyerKey, skuCodes),
  ]);
  const giftStock = await stockAtSources(db, giftSkus(promotions));
  return {
    promotions,
    basket: {
      lines: lines.map(({ line, goods }) => basketLine(line, goods, sourceOf(line), bought)),
      promotions,
      giftStock,
      coupon: null,
      parcels: [],
      points: null,
    },
  };
}

const touching = ({ product }: HeldGoods): string[] => product.campaigns.map(({ activityCode }) => activityCode);

/** Where a line leaves from as things stand; a store is known only once somebody has chosen one. */
const sentFrom = ({ goods, distributionType }: CartLine): string =>
  distributionType === homeDelivery ? (goods?.offer.stock.sourceCode ?? "") : "";

function basketLine(
  line: CartLine,
  goods: HeldGoods,
  sourceCode: string,
  bought: ReadonlyMap<string, number>,
): BasketLine {
  const { listPrice, salePrice, campaign } = goods.offer;
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
    sentHome: line.distributionType === homeDelivery,
    activityCode: line.activityCode,
    touchedBy: touching(goods),
  };
}

import { type Kysely, sql } from "kysely";
import { rupiah } from "#kit/core/rupiah.ts";
import { fixedParts, type Places } from "#kit/postgres/fixed-statement.ts";
import type { HeldGoods } from "#modules/catalogue/server/index.ts";
import { type SourceStock, stockAtSourcesOf } from "#modules/inventory/server/index.ts";
import type { Basket, BasketLine } from "#modules/promotion/contract/pricing/basket.ts";
import {
  boughtInCampaignsOf,
  giftSkus,
  type Promotion,
  promotionBehind,
  runningPromotions,
} from "#modules/promotion/server/index.ts";
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
 * Reads what the engine needs for these lines; what cannot be bought is left out. The promotions that touch them came with their goods; one
 * statement, however many lines, for the stock of what those give away and what the buyer took of campaigns before, and one more when
 * something is sold along by a promotion that touches nothing here.
 */
export async function readBasketInput(
  db: Kysely<unknown>,
  cart: readonly CartLine[],
  { at, buyerKey, sourceOf = sentFrom }: Reading,
): Promise<BasketInput> {
  const lines = cart.flatMap((line) => (line.goods && isBuyable(line) ? [{ line, goods: line.goods }] : []));
  const promotions = await promotionsOf(db, lines, at);
  const gifts = giftSkus(promotions);
  const alone = gifts.length === 0 && (buyerKey === null || lines.length === 0);
  const { bought, giftStock } = alone
    ? nothingAround
    : await readAround(db, { gifts, buyerKey, skuCodes: lines.map(({ line }) => line.skuCode) });
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

type Held = { readonly line: CartLine; readonly goods: HeldGoods };

/** The promotions that touch these goods, and those by which some were added. */
async function promotionsOf(db: Kysely<unknown>, lines: readonly Held[], at: Date): Promise<Promotion[]> {
  const found = new Set(
    lines.flatMap(({ goods }) => goods.product.campaigns.flatMap((campaign) => promotionBehind(campaign) ?? [])),
  );
  const known = new Set([...found].map(({ code }) => code));
  const others = lines.map(({ line }) => line.activityCode).filter((code) => code !== "" && !known.has(code));
  return [...found, ...(await runningPromotions(db, others, at))];
}

type Around = { readonly bought: ReadonlyMap<string, number>; readonly giftStock: SourceStock[] };

const nothingAround: Around = { bought: new Map(), giftStock: [] };

type Values = {
  readonly gifts: readonly string[];
  readonly buyerKey: string | null;
  readonly skuCodes: readonly string[];
};

const readAround = fixedParts(({ gifts, buyerKey, skuCodes }: Places<Values>) => ({
  giftStock: stockAtSourcesOf(sql`${gifts}::text[]`),
  bought: boughtInCampaignsOf(sql`${buyerKey}::text`, sql`${skuCodes}::text[]`),
}));

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

import type { PromotionDraft } from "#modules/promotion/server/index.ts";
import { texts } from "../texts.ts";
import { currentPrice, middleSku, readyIn } from "./goods.ts";

type Lot = {
  readonly category: string;
  readonly off: number;
  readonly stock: number;
  readonly sold: number;
  readonly each?: number;
};

/**
 * The flash sale: one product of each category with units and a limit. The last but one is nearly sold out, the last
 * one is.
 */
const lots: readonly Lot[] = [
  { category: "CASTLES", off: 0.35, stock: 40, sold: 11, each: 2 },
  { category: "FOOTBALL", off: 0.4, stock: 60, sold: 24, each: 3 },
  { category: "RUNNINGSHOES", off: 0.3, stock: 24, sold: 9, each: 1 },
  { category: "BACKPACKS", off: 0.35, stock: 30, sold: 13, each: 2 },
  { category: "DINOSAURS", off: 0.4, stock: 36, sold: 20, each: 2 },
  { category: "BADMINTON", off: 0.3, stock: 28, sold: 6, each: 2 },
  { category: "JACKETS", off: 0.45, stock: 20, sold: 8, each: 1 },
  { category: "HOUSES", off: 0.35, stock: 50, sold: 31, each: 2 },
  { category: "WEIGHTS", off: 0.25, stock: 26, sold: 4 },
  { category: "LIGHTS", off: 0.4, stock: 32, sold: 15, each: 2 },
  { category: "MUGS", off: 0.5, stock: 45, sold: 43, each: 2 },
  { category: "SWIMMING", off: 0.4, stock: 18, sold: 18, each: 1 },
];

/** Down to the thousand below the ten thousand that the discount leads to, as shops write it. */
const flashPrice = (price: number, off: number): number =>
  Math.max(1_000, Math.floor((price * (1 - off)) / 10_000) * 10_000 - 1_000);

const entries = lots.flatMap((lot) =>
  readyIn(lot.category)
    .slice(0, 1)
    .map((product) => ({ lot, skuCode: middleSku(product), price: flashPrice(currentPrice(product), lot.off) })),
);

/** Always running in the demo shop; the pages that count it down name the same end. */
export const flashSale: PromotionDraft = {
  code: "FS2611",
  kind: "flashSale",
  names: texts("Flash sale", "Flash sale", "Flash sale", "限时抢购"),
  descriptions: texts(
    "Twelve good things at a price that lasts as long as the campaign's stock.",
    "Dua belas barang bagus dengan harga khusus selama stok promo masih ada.",
    "Mười hai món hay với giá riêng khi kho khuyến mãi còn hàng.",
    "十二件好物，活动库存售完为止。",
  ),
  remarks: texts(
    "A few pieces for each shopper. When the campaign's stock is gone, the usual price is back.",
    "Beberapa buah untuk setiap pembeli. Bila stok promo habis, harga biasa berlaku lagi.",
    "Mỗi người mua được vài món. Hết kho khuyến mãi, giá thường trở lại.",
    "每人限购数件。活动库存售完后恢复原价。",
  ),
  labels: texts("Flash sale", "Flash sale", "Flash sale", "限时抢购"),
  beginsAt: new Date("2026-10-31T17:00:00Z"),
  endsAt: new Date("2027-03-31T16:59:59Z"),
  priority: 10,
  sort: 10,
  ribbon: {
    texts: texts("Flash", "Flash", "Flash", "抢购"),
    image: "/pictures/ribbons/flash-sale.svg",
    position: "TOP_LEFT",
  },
  flashSaleSkus: entries.map(({ skuCode, price, lot }) => ({
    skuCode,
    price,
    stock: lot.stock,
    ...(lot.each === undefined ? {} : { maxPerUser: lot.each }),
  })),
};

/** Units sold before the first visit. */
export const flashSaleSales = entries.map(({ skuCode, lot }) => ({ skuCode, sold: lot.sold }));

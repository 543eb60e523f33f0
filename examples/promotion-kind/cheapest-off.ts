import type { PromotionRule, RuleLine } from "#modules/promotion/contract/rule/promotion-rule.ts";

type Piece = { readonly line: number; readonly skuCode: string; readonly price: number };

/** Of every so many pieces the cheapest costs less: "buy three, pay two" is 3 pieces and 100 percent. */
export const cheapestOff: PromotionRule = {
  code: "cheapest-off",
  names: {
    "en-US": "Cheapest piece for less",
    "id-ID": "Barang termurah lebih hemat",
    "vi-VN": "Giảm giá món rẻ nhất",
    "zh-CN": "最低价商品优惠",
  },
  about: {
    "en-US": "Of every so many pieces, the cheapest one gets the discount.",
    "id-ID": "Dari setiap sekian barang, yang termurah mendapat diskon.",
    "vi-VN": "Trong mỗi nhóm sản phẩm, món rẻ nhất được giảm giá.",
    "zh-CN": "每满若干件，其中最便宜的一件享受折扣。",
  },
  fields: [
    {
      ...{ kind: "number", name: "pieces", least: 2, most: 20 },
      labels: { "en-US": "Pieces", "id-ID": "Jumlah barang", "vi-VN": "Số món", "zh-CN": "件数" },
    },
    {
      ...{ kind: "number", name: "percent", least: 1, most: 100 },
      labels: {
        "en-US": "Discount in percent",
        "id-ID": "Diskon dalam persen",
        "vi-VN": "Giảm giá theo phần trăm",
        "zh-CN": "折扣百分比",
      },
    },
    {
      ...{ kind: "flag", name: "perSku" },
      labels: {
        "en-US": "Count each SKU by itself",
        "id-ID": "Hitung setiap SKU sendiri-sendiri",
        "vi-VN": "Tính riêng từng SKU",
        "zh-CN": "每个 SKU 单独计算",
      },
    },
  ],
  discounts(lines, { pieces, percent, perSku }) {
    const given = lines.map(() => 0);
    const groups = Map.groupBy(piecesOf(lines), ({ skuCode }) => (perSku ? skuCode : ""));
    for (const group of groups.values()) {
      const dearestFirst = group.toSorted((one, other) => other.price - one.price || one.line - other.line);
      for (let last = Number(pieces) - 1; last < dearestFirst.length; last += Number(pieces)) {
        const { line = 0, price = 0 } = dearestFirst[last] ?? {};
        given[line] = (given[line] ?? 0) + Math.floor((price * Number(percent)) / 100);
      }
    }
    return given;
  },
};

/** Single pieces. Where a line's amount does not divide evenly, the rest belongs to no piece. */
const piecesOf = (lines: readonly RuleLine[]): Piece[] =>
  lines.flatMap(({ skuCode, quantity, amount }, line) =>
    Array.from({ length: quantity }, () => ({ line, skuCode, price: Math.floor(amount / quantity) })),
  );

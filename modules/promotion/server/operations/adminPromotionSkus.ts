import * as v from "valibot";
import { findSkuCodes, readSkuLabels, salePriceAt, skuPrices } from "#modules/catalogue/server/index.ts";
import { sellableUnits } from "#modules/inventory/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { PromotionAdminDeps } from "../promotion-admin-deps.ts";

const mostFound = 40;

const code = v.pipe(v.string(), v.maxLength(60));
const input = v.object({
  codes: v.nullish(v.pipe(v.array(code), v.maxLength(1_000)), null),
  search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), ""),
});

/** SKUs with their names, prices and units, for pickers and for lists that store SKU codes. */
export const adminPromotionSkus = (deps: PromotionAdminDeps) =>
  staffQuery(deps, {
    permission: "promotions.read",
    input,
    async run({ locale }, _staff, { codes, search }) {
      const db = deps.database.kysely;
      const asked = codes ?? (await findSkuCodes(db, search, locale, mostFound));
      const labels = new Map((await readSkuLabels(db, asked, locale)).map((label) => [label.skuCode, label]));
      const prices = await skuPrices(db, asked);
      const units = await sellableUnits(db, asked);
      const at = deps.clock.now();
      return asked.flatMap((skuCode) => {
        const label = labels.get(skuCode);
        if (!label) return [];
        const priced = prices.get(skuCode);
        return [
          {
            ...label,
            picture: label.picture === null ? null : deps.pictureUrl(label.picture),
            price: priced ? salePriceAt(priced, at) : null,
            stock: units.get(skuCode) ?? 0,
          },
        ];
      });
    },
  });

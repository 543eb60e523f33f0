import * as v from "valibot";
import { staffQuery } from "#modules/staff/server/index.ts";
import { mostPlannedPrices } from "../../contract/price-plan/price-plan-form.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { salePriceAt } from "../sale-window.ts";
import { findSkuCodes, identifySkus, readSkuLabels } from "../store/sku-labels.ts";
import { listPrices, skuPrices } from "../store/sku-prices.ts";
import { skusInScope } from "../store/skus-in-scope.ts";

const mostFound = 40;

const code = v.pipe(v.string(), v.trim(), v.maxLength(60));
const groups = { PRODUCT: "product", BRAND: "brand", CATEGORY: "category", EVERYTHING: "everything" } as const;
const kinds = ["PRODUCT", "BRAND", "CATEGORY", "EVERYTHING"] as const;

const input = v.object({
  input: v.pipe(
    v.object({
      typed: v.nullish(v.pipe(v.array(code), v.maxLength(mostPlannedPrices)), null),
      group: v.nullish(v.object({ kind: v.picklist(kinds), code }), null),
      search: v.nullish(v.pipe(v.string(), v.trim(), v.maxLength(80)), null),
    }),
    v.check(
      ({ typed, group, search }) => [typed, group, search].filter((one) => one !== null).length === 1,
      "exactly one of typed, group and search",
    ),
  ),
});
type Asked = v.InferOutput<typeof input>["input"];

/** An SKU code by what was typed for it. */
type Found = { readonly typed: string; readonly skuCode: string };

/** SKUs with their names and prices; a fixed number of statements for any number of them. */
export const adminPlannedSkus = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input,
    async run({ locale }, _staff, { input: asked }) {
      const db = deps.database.kysely;
      const { found, unknown, isComplete } = await find(deps, asked, locale);
      const codes = found.map(({ skuCode }) => skuCode);
      const labels = new Map((await readSkuLabels(db, codes, locale)).map((label) => [label.skuCode, label]));
      const prices = await skuPrices(db, codes);
      const lists = await listPrices(db, codes);
      const at = deps.clock.now();
      const skus = found.flatMap(({ typed, skuCode }) => {
        const label = labels.get(skuCode);
        const priced = prices.get(skuCode);
        if (label === undefined) return [];
        const { productCode, name, options, picture } = label;
        return {
          ...{ skuCode, typed, productCode, name, options },
          picture: picture === null ? null : deps.pictureUrl(picture),
          listPrice: lists.get(skuCode) ?? null,
          price: priced === undefined ? null : salePriceAt({ ...priced, planned: [] }, at),
        };
      });
      return { skus, unknown, isComplete };
    },
  });

async function find(
  { database }: CatalogueAdminDeps,
  { typed, group, search }: Asked,
  locale: Parameters<typeof findSkuCodes>[2],
): Promise<{ readonly found: readonly Found[]; readonly unknown: readonly string[]; readonly isComplete: boolean }> {
  const db = database.kysely;
  if (typed !== null) {
    const once = [...new Set(typed)].filter((one) => one !== "");
    const known = await identifySkus(db, once);
    const found = once.flatMap((one) => {
      const skuCode = known.get(one);
      return skuCode === undefined ? [] : [{ typed: one, skuCode }];
    });
    return { found, unknown: once.filter((one) => !known.has(one)), isComplete: true };
  }
  const codes =
    group === null
      ? await findSkuCodes(db, search ?? "", locale, mostFound)
      : await skusInScope(db, { target: groups[group.kind], code: group.code }, mostPlannedPrices + 1);
  const found = codes.slice(0, mostPlannedPrices).map((skuCode) => ({ typed: skuCode, skuCode }));
  return { found, unknown: [], isComplete: codes.length <= mostPlannedPrices };
}

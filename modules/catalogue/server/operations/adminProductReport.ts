import * as v from "valibot";
import { jakartaDay } from "#kit/core/jakarta-day.ts";
import { unitsAtPlaces } from "#modules/inventory/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { skusOfProduct } from "../store/skus-of-product.ts";

/** Days of each period; 0 is all time. */
const periods = [7, 30, 90, 0] as const;
const searchDays = 90;
const dayMs = 24 * 60 * 60 * 1000;

/** Sales by period and SKU, stock by place and the searches that led to a product. Four statements for any number of SKUs. */
export const adminProductReport = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input: v.object({ productCode: v.pipe(v.string(), v.maxLength(60)) }),
    async run(_context, _staff, { productCode }) {
      const db = deps.database.kysely;
      const skus = await skusOfProduct(db, productCode);
      if (skus === null) return null;
      const codes = skus.map(({ code }) => code);
      const ago = (days: number) => new Date(deps.clock.now().getTime() - days * dayMs);
      const since = periods.map((days) => (days === 0 ? null : ago(days)));
      const [sold, places, searches] = await Promise.all([
        deps.productHistory.salesBySku(db, codes, since),
        unitsAtPlaces(db, codes),
        deps.productHistory.searches(db, productCode, jakartaDay(ago(searchDays))),
      ]);
      const salesOf = new Map(sold.map((sku) => [sku.skuCode, sku.periods]));
      const nothing = periods.map(() => ({ units: 0, amount: 0 }));
      return {
        periods,
        // A retired SKU that never sold is left out.
        skus: skus
          .filter(({ code, retired }) => !retired || salesOf.has(code))
          .map(({ code, retired }) => ({ skuCode: code, retired, sales: salesOf.get(code) ?? nothing })),
        places,
        searches,
      };
    },
  });

import * as v from "valibot";
import { sellableUnits } from "#modules/inventory/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import type { SalesFigures } from "../ports/product-history.ts";
import { skusOfProduct } from "../store/skus-of-product.ts";

const days30 = 30 * 24 * 60 * 60 * 1000;

/** Sales, stock and returns of a product over all SKUs it ever had. */
export const adminProductFigures = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input: v.object({ productCode: v.pipe(v.string(), v.maxLength(60)) }),
    async run(_context, _staff, { productCode }) {
      const db = deps.database.kysely;
      const skus = await skusOfProduct(db, productCode);
      if (skus === null) return null;
      const codes = skus.map(({ code }) => code);
      const since = new Date(deps.clock.now().getTime() - days30);
      const [last30Days, allTime, units, returns] = await Promise.all([
        deps.productHistory.sales(db, codes, since),
        deps.productHistory.sales(db, codes, null),
        sellableUnits(db, codes),
        deps.productHistory.returns(db, codes),
      ]);
      return {
        last30Days: salesOnWire(last30Days),
        allTime: salesOnWire(allTime),
        stock: skus
          .filter(({ retired }) => !retired)
          .map(({ code }) => ({ skuCode: code, units: units.get(code) ?? 0 })),
        returns,
      };
    },
  });

const salesOnWire = ({ lastSoldAt, ...sales }: SalesFigures) => ({
  ...sales,
  lastSoldAt: lastSoldAt === null ? null : lastSoldAt.toISOString(),
});

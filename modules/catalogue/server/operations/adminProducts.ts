import * as v from "valibot";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { sellableUnits } from "#modules/inventory/server/index.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { productFilterFields } from "../../contract/product/product-filter-schema.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { findAdminProducts, mostCounted, type ProductSort } from "../store/admin-products.ts";

const pageSize = 50;

const sorts = {
  RELEVANCE: "relevance",
  UPDATED: "updated",
  NAME: "name",
  CODE: "code",
  RELEASED: "released",
} as const satisfies Record<string, ProductSort>;

const input = v.object({
  input: v.object({
    ...productFilterFields,
    sort: v.nullish(v.picklist(["RELEVANCE", "UPDATED", "NAME", "CODE", "RELEASED"]), null),
    isReversed: v.nullish(v.boolean(), false),
    page: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostCounted / pageSize)), 1),
  }),
});

/** Products of every status. A search is sorted by how well it matches unless asked otherwise, anything else by the last change. */
export const adminProducts = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input,
    async run({ locale }, _staff, { input: { page, sort, isReversed, ...filter } }) {
      const window = { offset: (page - 1) * pageSize, limit: pageSize };
      const order = sort === null ? (filter.search === "" ? "updated" : "relevance") : sorts[sort];
      const { products, total, isMore } = await inTransaction(deps.database, (trx) =>
        findAdminProducts(trx, filter, { ...window, sort: order, isReversed, locale }),
      );
      const units = await sellableUnits(
        deps.database.kysely,
        products.flatMap(({ skuCodes }) => skuCodes),
      );
      return {
        total,
        isMore,
        page,
        pageSize,
        products: products.map(({ skuCodes, picture, updatedAt, ...product }) => ({
          ...product,
          picture: picture === null ? null : deps.pictureUrl(picture),
          updatedAt: updatedAt.toISOString(),
          skuCount: skuCodes.length,
          stock: skuCodes.reduce((sum, sku) => sum + (units.get(sku) ?? 0), 0),
        })),
      };
    },
  });

import * as v from "valibot";
import { inTransaction } from "#kit/postgres/transaction.ts";
import { staffQuery } from "#modules/staff/server/index.ts";
import { productFilterFields } from "../../contract/product/product-filter-schema.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { matchingProductCodes, mostCounted } from "../store/admin-products.ts";

const input = v.object({
  input: v.object({
    filter: v.object(productFilterFields),
    without: v.nullish(v.pipe(v.array(v.pipe(v.string(), v.maxLength(100))), v.maxLength(500)), []),
  }),
});

/** The codes of all products a filter of the list matches, for bulk actions. */
export const adminProductCodes = (deps: CatalogueAdminDeps) =>
  staffQuery(deps, {
    permission: "catalogue.read",
    input,
    async run(_context, _staff, { input: { filter, without } }) {
      const page = { after: null, limit: mostCounted + 1, except: without };
      const codes = await inTransaction(deps.database, (trx) => matchingProductCodes(trx, filter, page));
      return { codes: codes.slice(0, mostCounted), isComplete: codes.length <= mostCounted };
    },
  });

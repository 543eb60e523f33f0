import * as v from "valibot";
import type { Texts } from "#kit/core/locale.ts";
import { fail, ok } from "#kit/core/result.ts";
import { saveRecords } from "#kit/postgres/records/save-records.ts";
import { staffAction } from "#modules/staff/server/index.ts";
import type { CatalogueAdminDeps } from "../catalogue-admin-deps.ts";
import { productRecord } from "../records/product-record/product-record.ts";
import { readProductStates } from "../store/product-states.ts";

export const notFoundText: Texts = {
  "en-US": "There is no such product.",
  "id-ID": "Produk itu tidak ada.",
  "vi-VN": "Không có sản phẩm này.",
  "zh-CN": "没有此商品。",
};

/** Newer than any version: a deletion ignores changes made meanwhile. */
const whateverVersion = Number.MAX_SAFE_INTEGER;

/** Deletes a product that was never sold and has no stock; any other is archived. Both can be undone from the journal. */
export const adminDeleteProduct = (deps: CatalogueAdminDeps) =>
  staffAction(deps, {
    action: "product.delete",
    permission: "catalogue.edit",
    input: v.object({ input: v.object({ productCode: v.pipe(v.string(), v.maxLength(60)) }) }),
    async run(trx, staff, { input: { productCode } }) {
      const state = (await readProductStates(trx, [productCode])).get(productCode);
      if (!state) return fail({ code: "NOT_FOUND" } as const);
      const type = productRecord(deps.skuUses);
      const actor = { id: staff.id, name: staff.name };
      const save = (action: string, changes: readonly { path: string; after?: string }[]) =>
        saveRecords(trx, type, [{ id: productCode, version: whateverVersion, changes }], {
          at: deps.clock.now(),
          actor,
          action,
        });
      const done = (outcome: string) =>
        ok({ value: { productCode, outcome }, subject: `product:${productCode}`, detail: { outcome } });
      const deleted = await save(
        "delete",
        Object.keys(state).map((path) => ({ path })),
      );
      if (deleted.ok) return done("deleted");
      const archived = await save("save", [{ path: "status", after: "archived" }]);
      if (archived.ok) return done("archived");
      throw new Error(`a product could not be archived: ${JSON.stringify(archived.error)}`);
    },
    failures: { NOT_FOUND: notFoundText },
  });

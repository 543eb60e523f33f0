import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { RecordType, RecordWrite } from "#kit/postgres/records/record-type.ts";
import { normaliseProduct } from "../../../contract/product/normalise-product.ts";
import { isProductState } from "../../../contract/product/product-form.ts";
import type { ProductState } from "../../../contract/product/product-state.ts";
import type { SkuUses } from "../../ports/sku-uses.ts";
import { readProductStates } from "../../store/product-states.ts";
import { writeProductStates } from "../../store/write-product-states.ts";
import { checkProducts } from "./check-products.ts";
import { productProblemTexts } from "./product-problem-texts.ts";

/** Products as records: versions, merging, journal, undo. The state is `ProductState`. */
export const productRecord = (uses: SkuUses): RecordType => ({
  name: "product",
  problemTexts: productProblemTexts,
  items: ["skus"],
  normalise: normaliseProduct,
  read: async (trx, ids) => (await readProductStates(trx, ids)) as ReadonlyMap<string, RecordState>,
  check: (trx, writes) => checkProducts(trx, writes, uses),
  async write(trx, writes) {
    const removed = writes.flatMap(removedSkus);
    // Sold SKUs stay for their orders; the rest leaves no trace but the journal.
    const used = removed.length === 0 ? new Set() : await uses.usedSkus(trx, removed);
    const states = new Map<string, ProductState>();
    for (const { id, after } of writes) if (isProductState(after)) states.set(id, after);
    await writeProductStates(trx, {
      states,
      deleted: writes.filter(({ after }) => after === null).map(({ id }) => id),
      deletedSkus: removed.filter((code) => !used.has(code)),
      retiredSkus: removed.filter((code) => used.has(code)),
    });
  },
});

/** The SKUs a product that stays no longer has. */
function removedSkus({ before, after }: RecordWrite<RecordState>): string[] {
  if (before === null || after === null) return [];
  const left = after.skus ?? {};
  return Object.keys(before.skus ?? {}).filter((code) => !Object.hasOwn(left as object, code));
}

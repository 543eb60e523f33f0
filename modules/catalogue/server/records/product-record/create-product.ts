import type { Transaction } from "kysely";
import type { RecordState } from "#kit/core/fields/field-changes.ts";
import type { Ids } from "#kit/core/ids.ts";
import { fail, ok, type Result } from "#kit/core/result.ts";
import { type SaveReason, saveRecords } from "#kit/postgres/records/save-records.ts";
import type { ProductState } from "../../../contract/product/product-state.ts";
import type { SkuUses } from "../../ports/sku-uses.ts";
import { readProductStates } from "../../store/product-states.ts";
import { productRecord } from "./product-record.ts";

export type CodeTaken = { readonly code: "CODE_TAKEN" };

/** Letters and digits that are not mistaken for each other. */
const codeAlphabet = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** A code for a product whose maker gave it none. */
export const newProductCode = (ids: Ids): string => `P${ids.code(7, codeAlphabet)}`;

/** Saves a new product as a record with its first version. */
export async function createProduct(
  trx: Transaction<unknown>,
  { skuUses }: { readonly skuUses: SkuUses },
  code: string,
  state: ProductState,
  why: SaveReason,
): Promise<Result<string, CodeTaken>> {
  if ((await readProductStates(trx, [code])).size > 0) return fail({ code: "CODE_TAKEN" });
  const changes = Object.entries(state as RecordState).map(([path, after]) => ({ path, after }));
  const saved = await saveRecords(trx, productRecord(skuUses), [{ id: code, version: 0, changes }], why);
  if (saved.ok) return ok(code);
  throw new Error(`a new product could not be saved: ${JSON.stringify(saved.error)}`);
}

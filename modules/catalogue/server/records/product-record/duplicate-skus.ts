import { pathOf } from "#kit/core/fields/field-changes.ts";
import type { FieldProblem } from "#kit/postgres/records/record-type.ts";
import type { ProductState, SkuState } from "../../../contract/product/product-state.ts";
import type { OwnedSku } from "../../store/product-references.ts";

/** The SKU that has a code, number or barcode, and its product as a sentence names it. */
type Owner = { readonly skuCode: string; readonly productCode: string; readonly name: string };

const identifiers = (code: string, { number = code, barcode = code }: SkuState) =>
  [
    ["code", code],
    ["number", number],
    ["barcode", barcode],
  ] as const;

/**
 * SKU codes, numbers and barcodes that another SKU has, in the shop or among the products that are saved together. The detail names the
 * product that has it. `removed` are products that are deleted by the same save.
 */
export function duplicateProblems(
  saved: ReadonlyMap<string, ProductState>,
  stored: readonly OwnedSku[],
  removed: ReadonlySet<string>,
): FieldProblem[] {
  const owners = new Map<string, Owner>();
  for (const { code, number, barcode, productCode, productName } of stored) {
    const own = saved.get(productCode);
    // What the save itself writes is compared below, as it will be.
    if (removed.has(productCode) || own?.skus?.[code]) continue;
    const owner = { skuCode: code, productCode, name: productName ?? productCode };
    // An SKU that leaves its product keeps its code alone.
    for (const [kind, value] of identifiers(code, own ? {} : { number, barcode }))
      owners.set(`${kind} ${value}`, owner);
  }
  const problems: FieldProblem[] = [];
  for (const [id, state] of saved) {
    const name = state.names?.["en-US"] ?? id;
    for (const [code, sku] of Object.entries(state.skus ?? {}))
      for (const [kind, value] of identifiers(code, sku)) {
        const owner = owners.get(`${kind} ${value}`);
        const itself = owner?.skuCode === code && owner.productCode === id;
        if (owner === undefined || itself) owners.set(`${kind} ${value}`, { skuCode: code, productCode: id, name });
        else {
          const path = kind === "code" ? pathOf("skus", code) : pathOf("skus", code, kind);
          problems.push({ id, path, problem: "duplicate", detail: `${owner.name} (${owner.productCode})` });
        }
      }
  }
  return problems;
}

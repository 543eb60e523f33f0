import { pathOf } from "#kit/core/fields/field-changes.ts";
import type { FoundProblem } from "../../../contract/product/product-problem.ts";
import type { CertificateType, ProductState } from "../../../contract/product/product-state.ts";
import type { ProductReferences } from "../../store/product-references.ts";

const unknown = (path: string, detail: string): FoundProblem => ({ path, problem: "unknown", detail });

/** Brands, categories, attributes and values of a product that the shop does not have. */
export function unknownReferences(state: ProductState, known: ProductReferences): FoundProblem[] {
  const found: FoundProblem[] = [];
  if (state.brandCode !== undefined && !known.brands.includes(state.brandCode))
    found.push(unknown("brandCode", state.brandCode));
  const categories = new Set(known.categories.map(({ code }) => code));
  for (const code of state.categoryCodes ?? []) if (!categories.has(code)) found.push(unknown("categoryCodes", code));
  if (state.picturedBy !== undefined && !known.attributes.includes(state.picturedBy))
    found.push(unknown("picturedBy", state.picturedBy));
  for (const code of state.crossSells ?? [])
    if (!known.products.includes(code)) found.push(unknown("crossSells", code));
  const values = new Set(known.values);
  for (const [code, { options = {} }] of Object.entries(state.skus ?? {}))
    for (const [attribute, value] of Object.entries(options))
      if (!values.has(`${attribute} ${value}`)) found.push(unknown(pathOf("skus", code, "options", attribute), value));
  return found;
}

/** The certificates a product's categories demand. */
export const certificatesOf = (state: ProductState, { categories }: ProductReferences): CertificateType[] => [
  ...new Set(
    categories.filter(({ code }) => state.categoryCodes?.includes(code)).flatMap(({ certificates }) => certificates),
  ),
];

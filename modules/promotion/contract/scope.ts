/** The targets of a promotion or coupon as an editor writes them. A category includes its subcategories. */
export type Scope =
  | "everything"
  | {
      readonly products?: readonly string[] | undefined;
      readonly categories?: readonly string[] | undefined;
      readonly brands?: readonly string[] | undefined;
    };

/** One entry of a scope as stored; `everything` has an empty code. */
export type ScopeTarget = {
  readonly target: "product" | "category" | "brand" | "everything";
  readonly code: string;
};

/** The entries of a scope without duplicates: products first, each group in the editor's order. */
export function scopeTargets(scope: Scope): ScopeTarget[] {
  if (scope === "everything") return [{ target: "everything", code: "" }];
  const of = (target: ScopeTarget["target"], codes: readonly string[] = []) =>
    [...new Set(codes)].map((code) => ({ target, code }));
  return [...of("product", scope.products), ...of("category", scope.categories), ...of("brand", scope.brands)];
}

/** What a promotion or a coupon touches, as an editor writes it. A category means everything below it too. */
export type Scope =
  | "everything"
  | {
      readonly products?: readonly string[] | undefined;
      readonly categories?: readonly string[] | undefined;
      readonly brands?: readonly string[] | undefined;
    };

/** One entry of a scope as it is kept; `everything` has an empty code. */
export type ScopeTarget = {
  readonly target: "product" | "category" | "brand" | "everything";
  readonly code: string;
};

/** The entries of a scope, each once: products first, each in the order the editor gave. */
export function scopeTargets(scope: Scope): ScopeTarget[] {
  if (scope === "everything") return [{ target: "everything", code: "" }];
  const of = (target: ScopeTarget["target"], codes: readonly string[] = []) =>
    [...new Set(codes)].map((code) => ({ target, code }));
  return [...of("product", scope.products), ...of("category", scope.categories), ...of("brand", scope.brands)];
}

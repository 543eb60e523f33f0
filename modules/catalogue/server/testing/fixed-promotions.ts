import { type ActivePromotion, noPromotions, type PromotionReader } from "../ports/promotions.ts";

/** Promotions as the test gives them, by product code, at any time. */
export function fixedPromotions(
  of: (productCode: string) => readonly ActivePromotion[],
  productsOf: PromotionReader["productsOf"] = noPromotions.productsOf,
): PromotionReader {
  const active = async () => ({
    version: "",
    units: "",
    span: { from: Number.NEGATIVE_INFINITY, until: Number.POSITIVE_INFINITY },
    of: ({ code }: { readonly code: string }) => of(code),
  });
  return { ...noPromotions, activeFor: active, activeForSkus: active, productsOf };
}

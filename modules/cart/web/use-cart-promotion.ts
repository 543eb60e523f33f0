import { useEffect, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import type { TierFields } from "#modules/promotion/web/tier-fields.graphql.gen.ts";
import { cartPromotionsDocument } from "./cart-promotions.graphql.gen.ts";

/**
 * A promotion counted for the shopper's cart (PR-05), loaded again whenever the number of pieces changes; null while the
 * cart holds nothing it touches. Best effort: without an answer the last one stays.
 */
export function useCartPromotion(activityCode: string, units: number): TierFields | null {
  const api = useApi();
  const [counted, setCounted] = useState<TierFields | null>(null);
  useEffect(() => {
    if (units === 0) return;
    const leaving = new AbortController();
    api(cartPromotionsDocument, {}, { signal: leaving.signal })
      .then(({ queryCart }) =>
        setCounted(queryCart.promotionTiers.find((tier) => tier.activityCode === activityCode) ?? null),
      )
      .catch(() => undefined);
    return () => leaving.abort();
  }, [api, activityCode, units]);
  return units === 0 ? null : counted;
}

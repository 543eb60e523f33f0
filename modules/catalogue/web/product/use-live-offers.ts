import { useEffect, useMemo, useState } from "react";
import { useApi } from "#kit/web/api/api-context.tsx";
import { LiveOffersDocument } from "./live-offers.graphql.gen.ts";
import { type OfferModel, offerModel } from "./offer-model.ts";
import type { SkuModel } from "./product-model.ts";

/** A response younger than this is reused when the visitor comes back to the tab. */
const goodForMs = 30_000;

/**
 * The SKUs with price and stock as they are now: the page may have been kept for a while. Until the answer is here, and
 * when there is none, the page keeps its data.
 */
export function useLiveOffers(productCode: string, skus: readonly SkuModel[]): readonly SkuModel[] {
  const api = useApi();
  const [live, setLive] = useState<{ of: string; offers: ReadonlyMap<string, OfferModel> } | null>(null);

  useEffect(() => {
    let here = true;
    let askedAt = Number.NEGATIVE_INFINITY;
    const request = async () => {
      if (document.visibilityState !== "visible" || performance.now() - askedAt < goodForMs) return;
      askedAt = performance.now();
      const { queryProductDetail } = await api(LiveOffersDocument, { productCode });
      const offers = new Map((queryProductDetail?.skuList ?? []).map((sku) => [sku.skuCode, offerModel(sku)]));
      if (here && offers.size > 0) setLive({ of: productCode, offers });
    };
    const check = () => void request().catch(() => undefined);
    check();
    document.addEventListener("visibilitychange", check);
    return () => {
      here = false;
      document.removeEventListener("visibilitychange", check);
    };
  }, [api, productCode]);

  return useMemo(() => {
    if (live?.of !== productCode) return skus;
    return skus.map((sku) => ({ ...sku, ...(live.offers.get(sku.code) ?? { stock: 0 }) }));
  }, [live, productCode, skus]);
}

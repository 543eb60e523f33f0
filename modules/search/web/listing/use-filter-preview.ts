import { useRef, useState } from "react";
import { useParams } from "react-router";
import { useApi } from "#kit/web/api/api-context.tsx";
import { FilterPreviewDocument } from "./filter-preview.graphql.gen.ts";
import type { ListingChoice } from "./listing-choice.ts";
import { listingInput } from "./listing-input.ts";
import type { ListingModel } from "./listing-model.ts";

type Preview = Pick<ListingModel, "total" | "groups">;

/** The number of results and the facet counts of a choice that is not applied yet. */
export function useFilterPreview(listing: ListingModel) {
  const api = useApi();
  const place = useParams();
  const requested = useRef<AbortController | null>(null);
  const [preview, setPreview] = useState<Preview>(listing);
  const [loading, setLoading] = useState(false);

  const check = async (choice: ListingChoice) => {
    requested.current?.abort();
    const own = new AbortController();
    requested.current = own;
    setLoading(true);
    const input = { ...listingInput(place, choice), pageSize: 1 };
    // After a failed request the last counts stay; the page itself shows the right ones.
    const reply = await api(FilterPreviewDocument, { input }, { signal: own.signal }).catch(() => null);
    if (own.signal.aborted) return;
    const found = reply?.initCatalogProduct.data;
    if (found) setPreview({ total: found.pageInfo.totalCount, groups: found.filterList });
    setLoading(false);
  };
  return { ...preview, loading, look: check };
}

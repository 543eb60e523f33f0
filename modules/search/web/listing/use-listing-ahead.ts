import { useRef, useState } from "react";
import { useParams } from "react-router";
import { useApi } from "#kit/web/api/api-context.tsx";
import { ListingAheadDocument } from "./listing-ahead.graphql.gen.ts";
import type { ListingChoice } from "./listing-choice.ts";
import { listingInput } from "./listing-input.ts";
import type { ListingModel } from "./listing-model.ts";

type Ahead = Pick<ListingModel, "total" | "groups">;

/** Tells what a choice would leave before it is made: how many products, and the counts of the other values. */
export function useListingAhead(listing: ListingModel) {
  const api = useApi();
  const place = useParams();
  const asked = useRef<AbortController | null>(null);
  const [ahead, setAhead] = useState<Ahead>(listing);
  const [loading, setLoading] = useState(false);

  const look = async (choice: ListingChoice) => {
    asked.current?.abort();
    const own = new AbortController();
    asked.current = own;
    setLoading(true);
    const input = { ...listingInput(place, choice), pageSize: 1 };
    // Without an answer the last counts stay; the page itself will tell.
    const answer = await api(ListingAheadDocument, { input }, { signal: own.signal }).catch(() => null);
    if (own.signal.aborted) return;
    const found = answer?.initCatalogProduct.data;
    if (found) setAhead({ total: found.pageInfo.totalCount, groups: found.filterList });
    setLoading(false);
  };
  return { ...ahead, loading, look };
}

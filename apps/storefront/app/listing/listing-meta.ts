import type { ListingModel } from "#modules/search/web/listing/listing-model.ts";
import { pageMeta } from "../shell/page-meta.ts";

type Matches = Parameters<typeof pageMeta>[0];

/** One address for search engines, whichever of its addresses a listing was opened by; choices are not for them. */
export function listingMeta(matches: Matches, listing: ListingModel | undefined) {
  if (!listing) return pageMeta(matches, null);
  const { heading } = listing;
  return pageMeta(matches, { title: heading.name, description: heading.about });
}

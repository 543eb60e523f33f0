import type { MetaDescriptor } from "react-router";
import { isUnfiltered } from "#modules/search/web/listing/listing-choice.ts";
import type { ListingModel } from "#modules/search/web/listing/listing-model.ts";
import { pageMeta } from "../../shell/page-meta.ts";

type Matches = Parameters<typeof pageMeta>[0];

/** One canonical address for a listing, whichever of its addresses was opened. Its further pages are indexed too; filtered, extended and empty lists are not. */
export function listingMeta(matches: Matches, listing: ListingModel | undefined): MetaDescriptor[] {
  if (!listing) return pageMeta(matches, null);
  const { heading, choice, cards } = listing;
  const further = choice.page > 1 && !choice.withPrevious;
  const names = cards.slice(0, 4).map(({ name }) => name);
  return pageMeta(matches, {
    title: further ? `${heading.name} (${choice.page})` : heading.name,
    description: heading.about ?? `${heading.name}: ${names.join(", ")}`,
    image: heading.picture,
    path: heading.path,
    ...(further ? { query: `page=${choice.page}` } : {}),
    noindex: !isUnfiltered(choice) || cards.length === 0,
  });
}

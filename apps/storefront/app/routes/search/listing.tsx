import { Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { listingParams } from "#modules/search/web/listing/listing-choice.ts";
import { ListingPage } from "#modules/search/web/listing/listing-page.tsx";
import { unpackListing } from "#modules/search/web/listing/packed-listing.ts";
import { listingMeta } from "../../listing/listing-meta.ts";
import { loadListing } from "../../listing/load-listing.server.ts";
import { useListingEvents } from "../../listing/use-listing-events.ts";
import { cardHeart } from "../../product/card-heart.tsx";
import { cachedPage } from "../../request/page-policy.ts";
import type { Route } from "./+types/listing.ts";

const NothingFound = lazyWithRetry(() => import("../../listing/nothing-found.tsx").then((file) => file.NothingFound));

export const handle = cachedPage(...listingParams);

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadListing(context, request, params);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listingMeta(matches, loaderData && unpackListing(loaderData.listing));

/** Every address of a listing: /plp/search, /plp/:category, /search/:keywords and whatever ends in .html (D-29, D-77). */
export default function Listing({ loaderData: { listing: packed, nothing } }: Route.ComponentProps) {
  const listing = unpackListing(packed);
  useListingEvents(listing);
  return (
    <ListingPage
      listing={listing}
      corner={cardHeart}
      nothing={
        nothing ? (
          <Suspense>
            <NothingFound listing={listing} offer={nothing} />
          </Suspense>
        ) : null
      }
    />
  );
}

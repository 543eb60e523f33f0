import { Suspense } from "react";
import { lazyWithRetry } from "#kit/web/lazy-with-retry.ts";
import { listingParams } from "#modules/search/web/listing/listing-choice.ts";
import { ListingPage } from "#modules/search/web/listing/listing-page.tsx";
import { unpackListing } from "#modules/search/web/listing/packed-listing.ts";
import { cachedPage } from "../../request/page-policy.ts";
import { cardWishButton } from "../catalogue/card-wish-button.tsx";
import type { Route } from "./+types/listing.ts";
import { listingMeta } from "./listing-meta.ts";
import { loadListing } from "./load-listing.server.ts";
import { useListingEvents } from "./use-listing-events.ts";

const NoResults = lazyWithRetry(() => import("./no-results.tsx").then((file) => file.NoResults));

export const handle = cachedPage(...listingParams);

export const loader = ({ context, request, params }: Route.LoaderArgs) => loadListing(context, request, params);

export const meta: Route.MetaFunction = ({ loaderData, matches }) =>
  listingMeta(matches, loaderData && unpackListing(loaderData.listing));

/** Every address of a listing: /plp/search, /plp/:category, /search/:keywords and every path that ends in .html (D-29, D-77). */
export default function Listing({ loaderData: { listing: packed, nothing } }: Route.ComponentProps) {
  const listing = unpackListing(packed);
  useListingEvents(listing);
  return (
    <ListingPage
      listing={listing}
      corner={cardWishButton}
      nothing={
        nothing ? (
          <Suspense>
            <NoResults listing={listing} offer={nothing} />
          </Suspense>
        ) : null
      }
    />
  );
}

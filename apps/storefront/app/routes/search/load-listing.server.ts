import { data, type RouterContextProvider, redirect } from "react-router";
import { ListingDocument } from "#modules/search/web/listing/listing.graphql.gen.ts";
import { isUnfiltered, type ListingChoice, readChoice } from "#modules/search/web/listing/listing-choice.ts";
import { type ListingPathParams, listingInput } from "#modules/search/web/listing/listing-input.ts";
import { type ListingModel, listingModel } from "#modules/search/web/listing/listing-model.ts";
import { packListing } from "#modules/search/web/listing/packed-listing.ts";
import { type PageServices, servicesOf } from "../../request/page-context.server.ts";
import { unlessMissing } from "../../request/unless-missing.server.ts";
import { breadcrumbData } from "../../seo/breadcrumb-data.ts";
import { loadNoResults } from "./load-no-results.server.ts";

/** A listing by its address (D-29 to D-31). An address without meaning is a missing page. */
export async function loadListing(
  context: Readonly<RouterContextProvider>,
  request: Request,
  place: ListingPathParams,
) {
  const services = servicesOf(context);
  const choice = readChoice(new URL(request.url).searchParams);
  const input = listingInput(place, choice);
  const reply = await services.api(ListingDocument, { input }).catch(unlessMissing());
  // 503 instead of 404: a search engine would remove the page from its index.
  if (!reply) throw data(null, { status: 503 });
  const { data: found } = reply.initCatalogProduct;
  if (!found) throw data(null, { status: 404 });
  leadToCurrentSlug(request, place, found.heading);
  const listing = listingModel(found, choice, services.device);
  nameWhatIsShown(services, listing);
  const packed = packListing(listing);
  if (listing.cards.length > 0) return { listing: packed, nothing: null };
  services.doNotKeep();
  const nothing = await loadNoResults(services, input.conditionKeyword ?? null);
  // An empty category address with `.html` is a missing page (D-29); a search may find nothing.
  const missing = place.keywords?.toLowerCase().endsWith(".html") && isUnfiltered(choice) && choice.keyword === null;
  return missing ? data({ listing: packed, nothing }, { status: 404 }) : { listing: packed, nothing };
}

/** A category or brand that was renamed or merged is found under its earlier slug too, and has one address. */
function leadToCurrentSlug(
  request: Request,
  { slug }: ListingPathParams,
  { code, path }: { readonly code?: string | null; readonly path?: string | null },
): void {
  if (slug === undefined || !path || !code) return;
  const requested = slug.replace(/\.html$/i, "").toLowerCase();
  const current = path.replace(/^\/|\.html$/g, "").toLowerCase();
  if (requested !== current) throw redirect(path + new URL(request.url).search, 301);
}

/** Tags for every product shown, and for products that may join the list. */
function nameWhatIsShown(services: PageServices, { heading, cards, choice }: ListingModel): void {
  const { tag, doNotKeep, origin } = services;
  if (heading.breadcrumb.length > 0) services.describe(breadcrumbData(origin, heading.breadcrumb));
  tag("listing", "promotions", ...cards.map(({ code }) => `product:${code}`));
  // Combinations of filters are unlimited, so they are not cached.
  if (!isUnfiltered(choice) || isFarDown(choice)) doNotKeep();
}

const isFarDown = ({ page }: ListingChoice): boolean => page > 10;

import { packCards, unpackCards } from "#modules/catalogue/web/packed-cards.ts";
import type { ListingModel } from "./listing-model.ts";

/** A listing on its way to the browser. */
export type PackedListing = Omit<ListingModel, "cards"> & { readonly cards: string };

export const packListing = (listing: ListingModel): PackedListing => ({ ...listing, cards: packCards(listing.cards) });

const unpacked = new WeakMap<PackedListing, ListingModel>();

/** The listing itself; one and the same for as long as the page has this data. */
export function unpackListing(packed: PackedListing): ListingModel {
  const known = unpacked.get(packed);
  if (known) return known;
  const listing = { ...packed, cards: unpackCards(packed.cards) };
  unpacked.set(packed, listing);
  return listing;
}

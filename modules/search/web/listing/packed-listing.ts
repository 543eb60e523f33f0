import { packCards, unpackCards } from "#modules/catalogue/web/packed-cards.ts";
import type { ListingModel } from "./listing-model.ts";

/** A listing in the form sent to the browser. */
export type PackedListing = Omit<ListingModel, "cards"> & { readonly cards: string };

export const packListing = (listing: ListingModel): PackedListing => ({ ...listing, cards: packCards(listing.cards) });

const unpacked = new WeakMap<PackedListing, ListingModel>();

/** Returns the same object for the same data, so that effects do not run again. */
export function unpackListing(packed: PackedListing): ListingModel {
  const known = unpacked.get(packed);
  if (known) return known;
  const listing = { ...packed, cards: unpackCards(packed.cards) };
  unpacked.set(packed, listing);
  return listing;
}

/** NOTIFY channel for processes with an in-memory index; the payload is the revision they should reach. */
export const changedChannel = "search_changed";

/** Cache tag of pages that list products; invalidated when a document or the tuning changes. */
export const listingTag = "listing";

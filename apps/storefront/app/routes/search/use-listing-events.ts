import { useEffect, useEffectEvent, useRef } from "react";
import type { CardModel } from "#modules/catalogue/web/card-model.ts";
import type { ListingModel } from "#modules/search/web/listing/listing-model.ts";
import type { TrackedItem } from "#modules/tracking/contract/shop-event.ts";
import { track } from "#modules/tracking/web/track.ts";

const itemOf = ({ code, name, brand, price }: CardModel, position: number): TrackedItem => ({
  code,
  name,
  brand,
  price,
  position,
});

/** Tracks the products a listing has shown, the search terms, and the chosen product (D-67). */
export function useListingEvents(listing: ListingModel): void {
  const { heading, cards } = listing;
  const list = heading.path;
  const tracked = useRef<{ list: string; codes: ReadonlySet<string> } | null>(null);

  useEffect(() => {
    const before = tracked.current?.list === list ? tracked.current.codes : new Set<string>();
    if (heading.kind === "SEARCH" && tracked.current?.list !== list) track({ name: "search", term: heading.name });
    tracked.current = { list, codes: new Set(cards.map(({ code }) => code)) };
    // Of an extended list only the new products are tracked.
    const items = cards.map(itemOf).filter(({ code }) => !before.has(code));
    if (items.length > 0) track({ name: "view_item_list", list, items });
  }, [list, heading, cards]);

  const chosen = useEffectEvent((event: MouseEvent) => {
    const path = (event.target as Element).closest?.("article a[href]")?.getAttribute("href");
    const position = cards.findIndex((card) => card.path === path);
    const card = cards[position];
    if (!card) return;
    track({ name: "select_item", list, items: [itemOf(card, position)] });
    // Counted by text and product alone: it needs no consent.
    if (heading.kind === "SEARCH")
      navigator.sendBeacon("/events/search-open", JSON.stringify([heading.name, card.code]));
  });
  useEffect(() => {
    const listen = (event: MouseEvent) => chosen(event);
    document.addEventListener("click", listen, true);
    return () => document.removeEventListener("click", listen, true);
  }, []);
}

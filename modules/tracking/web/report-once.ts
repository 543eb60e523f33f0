import type { TrackedEvent } from "../contract/event-sink.ts";
import type { ShopEvent } from "../contract/shop-event.ts";

const storageKey = "reportedEvents";
const maxStoredKeys = 100;

type EventStorage = Pick<Storage, "getItem" | "setItem">;

/** What makes an event the same event when it is noted again after a reload or in another tab; null for events without limit. */
function keyOf(event: ShopEvent): string | null {
  switch (event.name) {
    case "begin_checkout":
      return `${event.name}:${event.checkout}`;
    case "add_shipping_info":
      return `${event.name}:${event.checkout}:${event.shipping}`;
    case "add_payment_info":
      return `${event.name}:${event.checkout}:${event.payment}`;
    case "purchase":
      return `${event.name}:${event.order}`;
    default:
      return null;
  }
}

/** Lets the steps of a purchase through once each, also when the page that notes them is loaded again (D-67). */
export function reportOnce(storage: EventStorage): (noted: TrackedEvent) => boolean {
  return ({ event }) => {
    const key = keyOf(event);
    if (key === null) return true;
    const reported = readKeys(storage);
    if (reported.includes(key)) return false;
    storage.setItem(storageKey, JSON.stringify([...reported, key].slice(-maxStoredKeys)));
    return true;
  };
}

function readKeys(storage: EventStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((key) => typeof key === "string") : [];
  } catch {
    return [];
  }
}

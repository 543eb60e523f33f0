import type { TrackedEvent } from "../contract/event-sink.ts";
import type { ShopEvent } from "../contract/shop-event.ts";

const storageKey = "reportedEvents";
const maxStoredKeys = 100;

type EventStorage = Pick<Storage, "getItem" | "setItem">;

/** Identifies an event across reloads and tabs; null for events that are always reported. */
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

/** Reports each step of a purchase once, also after reloads (D-67). */
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

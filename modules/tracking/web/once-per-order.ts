import type { NotedEvent } from "../contract/event-sink.ts";

const storageKey = "toldOrders";
const mostRemembered = 50;

type OrderStorage = Pick<Storage, "getItem" | "setItem">;

/** Lets a purchase through once for each order, also when the page that tells it is loaded again (D-67). */
export function oncePerOrder(storage: OrderStorage): (noted: NotedEvent) => boolean {
  return ({ event }) => {
    if (event.name !== "purchase") return true;
    const told = readOrders(storage);
    if (told.includes(event.order)) return false;
    storage.setItem(storageKey, JSON.stringify([...told, event.order].slice(-mostRemembered)));
    return true;
  };
}

function readOrders(storage: OrderStorage): string[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((order) => typeof order === "string") : [];
  } catch {
    return [];
  }
}

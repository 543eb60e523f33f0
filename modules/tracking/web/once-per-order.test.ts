import { expect, test } from "vitest";
import type { NotedEvent } from "../contract/event-sink.ts";
import type { ShopEvent } from "../contract/shop-event.ts";
import { oncePerOrder } from "./once-per-order.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

const noted = (event: ShopEvent): NotedEvent => ({ event, at: 1, campaign: null, page: "https://shop.example/" });
const purchase = (order: string) => noted({ name: "purchase", order, items: [] });

test("a purchase is told once for each order, also after the page was loaded again", () => {
  const storage = memoryStorage();
  const first = oncePerOrder(storage);
  expect([first(purchase("O1")), first(purchase("O1")), first(purchase("O2"))]).toEqual([true, false, true]);
  expect(oncePerOrder(storage)(purchase("O2"))).toBe(false);
});

test("everything else is told as often as it happens", () => {
  const isNew = oncePerOrder(memoryStorage());
  const view = noted({ name: "view_cart", items: [] });
  expect([isNew(view), isNew(view)]).toEqual([true, true]);
});

test("fifty orders are remembered, and what others wrote there does no harm", () => {
  const storage = memoryStorage({ toldOrders: "{broken" });
  const isNew = oncePerOrder(storage);
  for (let number = 0; number < 60; number += 1) expect(isNew(purchase(`O${number}`))).toBe(true);
  expect(JSON.parse(storage.all().toldOrders ?? "").length).toBe(50);
  expect(isNew(purchase("O59"))).toBe(false);
});

import { expect, test } from "vitest";
import type { TrackedEvent } from "../contract/event-sink.ts";
import type { ShopEvent } from "../contract/shop-event.ts";
import { reportOnce } from "./report-once.ts";
import { memoryStorage } from "./testing/memory-storage.ts";

const noted = (event: ShopEvent): TrackedEvent => ({ event, at: 1, campaign: null, page: "https://shop.example/" });
const purchase = (order: string) => noted({ name: "purchase", order, items: [] });
const started = (checkout: string) => noted({ name: "begin_checkout", checkout, items: [] });
const sent = (checkout: string, shipping: string) =>
  noted({ name: "add_shipping_info", checkout, shipping, items: [] });
const paid = (checkout: string, payment: string) => noted({ name: "add_payment_info", checkout, payment, items: [] });

test.each([
  ["purchase", purchase("O1"), purchase("O2")],
  ["begin_checkout", started("C1"), started("C2")],
  ["add_shipping_info", sent("C1", "JNE:REG"), sent("C1", "JNE:YES")],
  ["add_payment_info", paid("C1", "QRIS"), paid("C1", "VA_BCA")],
])("2A-09 %s is reported once, also after a reload; another key is another event", (_, one, other) => {
  const storage = memoryStorage();
  const first = reportOnce(storage);
  expect([first(one), first(one), first(other)]).toEqual([true, false, true]);
  const reloaded = reportOnce(storage);
  expect([reloaded(one), reloaded(other)]).toEqual([false, false]);
});

test("other events are reported every time", () => {
  const isNew = reportOnce(memoryStorage());
  const view = noted({ name: "view_cart", items: [] });
  expect([isNew(view), isNew(view)]).toEqual([true, true]);
});

test("a hundred keys are stored, and invalid stored values are ignored", () => {
  const storage = memoryStorage({ reportedEvents: "{broken" });
  const isNew = reportOnce(storage);
  for (let number = 0; number < 110; number += 1) expect(isNew(purchase(`O${number}`))).toBe(true);
  expect(JSON.parse(storage.all().reportedEvents ?? "").length).toBe(100);
  expect(isNew(purchase("O109"))).toBe(false);
});

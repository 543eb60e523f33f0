import { expect, test } from "vitest";
import { type ShopEvent, worthOf } from "./shop-event.ts";

const items = [
  { code: "P1", name: "Ball", price: 150_000, quantity: 2 },
  { code: "P2", name: "Bricks", price: 99_000 },
];

test("the value of an event with items is their sum, unless the event has a value", () => {
  expect(worthOf({ name: "add_to_cart", items })).toBe(399_000);
  expect(worthOf({ name: "purchase", order: "O1", items, value: 350_000 })).toBe(350_000);
  expect(worthOf({ name: "view_cart", items: [], value: 0 })).toBe(0);
});

test("an event without items has no value", () => {
  const event: ShopEvent = { name: "search", term: "ball" };
  expect(worthOf(event)).toBeNull();
});

import { expect, test } from "vitest";
import { type ShopEvent, worthOf } from "./shop-event.ts";

const items = [
  { code: "P1", name: "Ball", price: 150_000, quantity: 2 },
  { code: "P2", name: "Bricks", price: 99_000 },
];

test("an event about goods is worth its items, unless it says what it is worth", () => {
  expect(worthOf({ name: "add_to_cart", items })).toBe(399_000);
  expect(worthOf({ name: "purchase", order: "O1", items, value: 350_000 })).toBe(350_000);
  expect(worthOf({ name: "view_cart", items: [], value: 0 })).toBe(0);
});

test("an event about no goods is worth nothing in particular", () => {
  const event: ShopEvent = { name: "search", term: "ball" };
  expect(worthOf(event)).toBeNull();
});

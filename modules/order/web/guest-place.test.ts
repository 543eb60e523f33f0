import { expect, test } from "vitest";
import { orderKeyIn } from "../contract/order-key.ts";
import { guestPlace, guestPlaceWith } from "./order-model.ts";

const code = "BB2222222222";
const address = (query: string) => new URL(`http://shop.example/order/detail/${code}${query}`);

test("1C-03 every page below an order that a message's link opened keeps the link's key", () => {
  const place = guestPlaceWith(orderKeyIn(address("?key=abc.123"), code.toLowerCase()));
  const paths = [
    place.detail(code),
    place.toReturn(code, [0, 2]),
    place.returned(code, "RT3333333333"),
    place.invoice(code),
    place.invoiceFile(code),
  ];
  for (const path of paths) {
    const { searchParams } = new URL(path, "http://shop.example");
    expect(searchParams.get("key")).toBe("abc.123");
  }
  expect(place.toReturn(code, [0, 2])).toBe(`/order/detail/${code}/return?items=0,2&key=abc.123`);
});

test("1C-03 the key of one order is not handed to another, and without one the addresses are as ever", () => {
  const place = guestPlaceWith(orderKeyIn(address("?key=abc.123"), code));
  expect(place.detail("BB3333333333")).toBe("/order/detail/BB3333333333");
  expect(place.list).toBe("/order");
  expect(guestPlaceWith(orderKeyIn(address(""), code)).detail(code)).toBe(guestPlace.detail(code));
  const odd = guestPlaceWith(orderKeyIn(address("?key=a%26b%3Dc%22"), code)).detail(code);
  expect(new URL(odd, "http://shop.example").searchParams.get("key")).toBe('a&b=c"');
});

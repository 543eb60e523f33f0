import { expect, test } from "vitest";
import type { Order } from "../order.ts";
import { aDraft, aLine } from "../testing/a-draft.ts";
import { linesOnWire } from "./order-line-wire.ts";

const attributeOf = (attributes: ReturnType<typeof aLine>["attributes"]): unknown => {
  const line = { ...aLine({ attributes }), sent: 0, cancelled: 0, cancelling: 0 };
  const order = { ...aDraft(), code: "BB2222222222", status: "paid", lines: [line] } as unknown as Order;
  return JSON.parse(linesOnWire(order, (path) => path)[0]?.attribute ?? "null");
};

const size = { code: "s_size", name: "Ukuran", value: "EU 42" };
const colour = { code: "s_color", name: "Warna", value: "Merah" };
const other = { code: "s_length", name: "Panjang", value: "2 m" };

test("1A-16 an order line's attribute is JSON with size and colour, and every choice as key and value", () => {
  expect(attributeOf([colour, size, other])).toEqual({
    size: "EU 42",
    colour: "Merah",
    saleAttribute: [
      { key: "Warna", value: "Merah" },
      { key: "Ukuran", value: "EU 42" },
      { key: "Panjang", value: "2 m" },
    ],
  });
});

test("1A-16 what a product does not have in sizes or colours is not there", () => {
  expect(attributeOf([size])).toEqual({ size: "EU 42", saleAttribute: [{ key: "Ukuran", value: "EU 42" }] });
  expect(attributeOf([])).toEqual({ saleAttribute: [] });
});

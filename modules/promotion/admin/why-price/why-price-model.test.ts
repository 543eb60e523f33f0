import { expect, test } from "vitest";
import { whyPriceAddress } from "../../contract/why/why-price-address.ts";
import { readWhyPrice } from "./why-price-model.ts";

const read = (address: string) => readWhyPrice(new URL(address, "https://shop.example").searchParams);

test("an address asks again what was asked, and nothing without parameters", () => {
  const asked = { lines: "SHOE-A × 2\nSOCK-A", coupon: "HELLO10", member: "1", at: "2026-11-15T12:00" };
  const { form, input } = read(whyPriceAddress({ ...asked, order: "" }));
  expect(form).toEqual({ ...asked, order: "", customer: "" });
  expect(input).toMatchObject({ lines: asked.lines, coupon: "HELLO10", isMember: true, at: asked.at });
  expect(read(whyPriceAddress()).input).toBeNull();
  expect(read("/admin/promotions/why?order=").input).not.toBeNull();
});

test("more than an address should carry is cut off", () => {
  expect(read(`/admin/promotions/why?order=${"A".repeat(90)}`).form.order).toHaveLength(60);
});

import { expect, test } from "vitest";
import { referencePath, signed } from "./stock-model.ts";

test("a change is shown with its sign", () => {
  expect([2, -3, 0].map(signed)).toEqual(["+2", "−3", "0"]);
});

test("a movement links to the order, count or transfer behind it", () => {
  expect([
    referencePath("shipped", "BBAAAA"),
    referencePath("reserved", "BBAAAA"),
    referencePath("counted", "SC-1"),
    referencePath("transferIn", "TR-1"),
    referencePath("damaged", "note"),
    referencePath("returned", "BBAAAA BBBBBB"),
    referencePath("opening", null),
  ]).toEqual([
    "/admin/orders/BBAAAA",
    "/admin/orders/BBAAAA",
    "/admin/counts/SC-1",
    "/admin/transfers/TR-1",
    null,
    null,
    null,
  ]);
});

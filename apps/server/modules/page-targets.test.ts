import { expect, test } from "vitest";
import { systemClock } from "#kit/core/clock.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { pageTargets } from "./page-targets.ts";

const { database } = await shopDatabase();
const find = pageTargets(systemClock);
const asked = { search: "", locale: "en-US", limit: 20 } as const;

test("categories and brands are resolved by their codes and by the addresses that links contain", async () => {
  for (const kind of ["category", "brand"] as const) {
    const [first] = await find(database.kysely, kind, { ...asked, codes: null });
    const slug = first?.path?.replace(/^\/|\.html$/g, "") ?? "";
    expect(slug).not.toBe("");
    for (const code of [first?.code ?? "", slug])
      expect(await find(database.kysely, kind, { ...asked, codes: [code] }), code).toEqual([first]);
    expect(await find(database.kysely, kind, { ...asked, codes: ["no-such-group"] })).toEqual([]);
  }
});

test("a product is resolved by its code, with its address", async () => {
  const [product] = await find(database.kysely, "product", { ...asked, codes: ["BTR1025"] });
  expect(product).toMatchObject({ kind: "product", code: "BTR1025" });
  expect(product?.path).toMatch(/^\/pdp\/[^/]+\/BTR1025$/);
});

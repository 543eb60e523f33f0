import { expect, test } from "vitest";
import { createSearchIndex } from "#modules/search/server/index.ts";
import { shopDatabase } from "../testing/shop-database.ts";
import { suggestTarget } from "./suggest-target.ts";

const { database } = await shopDatabase();
const suggest = suggestTarget({ database, searchIndex: createSearchIndex({ database }) });
const of = (path: string) => suggest(path, "en-US");

test("a path suggests the category or brand of its last part, else the product, else the search for its terms", async () => {
  expect(await of("/old/sports")).toBe("/sports.html");
  expect(await of("/merek/Langkah.html".toLowerCase())).toBe("/langkah.html");
  expect(await of("/shop/angin-pagi-daily-runner")).toBe("/pdp/Angin-Pagi-Daily-Runner/LKH1001");
  expect(await of("/match_ball")).toBe("/search/match%20ball.html");
});

test("a path without a known term suggests nothing", async () => {
  for (const path of ["/no/where", "/x", "/%ff%fe", "/a/%20"]) expect(await of(path)).toBeNull();
});

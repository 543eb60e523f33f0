import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { tuningFixture } from "../testing/tuning-fixture.ts";

const { database } = await testDatabase();
const { call, codes, people, save } = await tuningFixture(database);

const tried = (input: object, headers?: object) =>
  call(
    `query adminTrySearch($input: AdminTrySearchInput!) { adminTrySearch(input: $input) {
      before { total corrected products { code name reason } } after { total products { code reason } } } }`,
    { input },
    headers,
  );

test("MX-03 a search is tried with unsaved synonyms; nothing is saved", async () => {
  const { before, after } = await tried({ text: "gemerlap", synonyms: { id: "glow", phrases: ["gemerlap", "lamp"] } });
  expect(before).toEqual({ total: 0, corrected: null, products: [] });
  expect(after.total).toBe(2);
  expect(await codes("gemerlap")).toEqual([]);
});

test("an unsaved rule replaces the saved one, and each product shows its effect", async () => {
  await save("searchRule", "lights", { words: ["lantern"], pinned: ["HOM1"] });
  const { before, after } = await tried({
    ...{ text: "Lantern", locale: "id-ID" },
    rule: { id: "lights", words: ["lantern"], pinned: ["HOM3"], boosted: ["LAN2"] },
  });
  expect(before.products[0]).toEqual({ code: "HOM1", name: "Night Lamp (id)", reason: "PINNED" });
  expect(after.products.slice(0, 2)).toEqual([
    { code: "HOM3", reason: "PINNED" },
    { code: "LAN2", reason: "BOOSTED" },
  ]);
  expect(after.products.map(({ code }: { code: string }) => code)).not.toContain("HOM1");
  const emptied = await tried({ text: "lantern", rule: { id: "lights", words: [], pinned: [], boosted: [] } });
  expect(emptied.after.total).toBe(3);
  expect((await tried({ text: "lantern" })).after).toBeNull();
});

test("staff without the permission and oversized lists are refused", async () => {
  expect(await tried({ text: "x" }, people.sari)).toBe("FORBIDDEN");
  expect(await tried({ text: "x" }, {})).toBe("STAFF_ONLY");
  const pinned = Array.from({ length: 21 }, (_, at) => `P${at}`);
  expect(await tried({ text: "x", rule: { id: "r", words: ["x"], pinned, boosted: [] } })).toBe("INVALID_INPUT");
});

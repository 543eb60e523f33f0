import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aDraft } from "../testing/a-draft.ts";
import { orderFixture } from "../testing/order-fixture.ts";
import { claimLink, purgeOpenedLinks } from "./opened-links.ts";

const { database } = await testDatabase();
const fixture = await orderFixture(database);
const day = 86_400_000;

test("1D-02 a link belongs to the browser that opens it first, and is deleted after forty days", async () => {
  const [code = ""] = await fixture.placed(aDraft({ paymentReference: "LINKS" }));
  const opened = fixture.clock.now();
  const claim = (key: string) => claimLink(database.kysely, fixture.deps.secret, code, key, opened);
  expect([await claim("a"), await claim("a"), await claim("b")]).toEqual([true, false, true]);
  await purgeOpenedLinks(database.kysely, new Date(opened.getTime() + 40 * day));
  expect(await claim("a")).toBe(false);
  await purgeOpenedLinks(database.kysely, new Date(opened.getTime() + 40 * day + 1));
  expect(await claim("a")).toBe(true);
});

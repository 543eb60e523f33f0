import { sql } from "kysely";
import { expect, test } from "vitest";
import { segmentsFixture } from "../testing/segments-fixture.ts";
import { aPerson, insertPeople } from "../testing/segments-world.ts";

const { database, call, saveSegment, people } = await segmentsFixture();
await saveSegment("jabar", { name: "West Java", region: { codes: ["32"] } });
const here = { district: "32.73.02" };
await insertPeople(database, [
  aPerson("U1", { ...here, newsletter: true, whatsApp: true }),
  aPerson("U2", { ...here, newsletter: true }),
  aPerson("U3", { ...here, whatsApp: true }),
  aPerson("U4", here),
  aPerson("U5", { newsletter: true, whatsApp: true }),
  aPerson("U6", { ...here, isBlocked: true, newsletter: true, whatsApp: true }),
]);

type Page = {
  next: string | null;
  people: { code: string; name: string | null; email: string | null; whatsApp: string | null }[];
};
const page = (input: object, who = people.dewi) =>
  call<Page | null>(
    `query adminSegmentPeople($input: AdminSegmentPeopleInput!) { adminSegmentPeople(input: $input) {
      next people { code name email whatsApp } } }`,
    { input: { code: "jabar", ...input } },
    who,
  );
const audit = async () =>
  (
    await sql<{ entry: string }>`
      select action || ' ' || subject || ' ' || coalesce(detail ->> 'purpose', '') as entry from staff.audit
      where action in ('contact.view', 'segment.export') order by id`.execute(database.kysely)
  ).rows.map(({ entry }) => entry.trim());

test("MU-02 a file for marketing holds those who agreed to its channel, with that contact alone, and is audited", async () => {
  expect(await page({ purpose: "NEWSLETTER" })).toEqual({
    next: null,
    people: [
      { code: "U1", name: "Name U1", email: "u1@mail.example", whatsApp: null },
      // U2 has no proved mailbox: their own consent counts, and there is no address to write to.
      { code: "U2", name: "Name U2", email: null, whatsApp: null },
    ],
  });
  expect(await audit()).toEqual([
    "segment.export segment:jabar newsletter",
    "contact.view customer:U1",
    "contact.view customer:U2",
  ]);
  expect((await page({ purpose: "WHATSAPP" }))?.people).toEqual([
    { code: "U1", name: "Name U1", email: null, whatsApp: "+6281200000001" },
    { code: "U3", name: "Name U3", email: null, whatsApp: "+6281200000003" },
  ]);
});

test("MU-02 a file for analysis holds codes of all, without names and contacts", async () => {
  const before = (await audit()).length;
  expect((await page({ purpose: "ANALYSIS" }, people.mira))?.people).toEqual(
    ["U1", "U2", "U3", "U4"].map((code) => ({ code, name: null, email: null, whatsApp: null })),
  );
  expect((await audit()).slice(before)).toEqual(["segment.export segment:jabar analysis"]);
});

test("MU-02 contacts need their permission; an unknown segment has no file", async () => {
  expect(await page({ purpose: "NEWSLETTER" }, people.mira)).toBe("FORBIDDEN");
  expect(await page({ purpose: "WHATSAPP" }, people.sari)).toBe("FORBIDDEN");
  expect(await page({ purpose: "ANALYSIS" }, people.putu)).toBe("FORBIDDEN");
  expect(await page({ code: "nobody", purpose: "ANALYSIS" })).toBeNull();
  expect(await page({ purpose: "MARKETING" })).toBe("BAD_USER_INPUT");
});

test("MU-02 a file comes in pages of 500 and misses nobody", async () => {
  await insertPeople(
    database,
    Array.from({ length: 1_001 }, (_, index) =>
      aPerson(`U7${String(index).padStart(4, "0")}`, { district: "36.71.03" }),
    ),
  );
  await saveSegment("south", { name: "South", region: { codes: ["36.71"] } });
  const seen: string[] = [];
  let after: string | null = "";
  const sizes: number[] = [];
  while (after !== null) {
    const found: Page | null = await page({ code: "south", purpose: "ANALYSIS", after });
    if (!found) throw new Error("no page");
    sizes.push(found.people.length);
    seen.push(...found.people.map(({ code }) => code));
    after = found.next;
  }
  expect(sizes).toEqual([500, 500, 1]);
  expect(new Set(seen).size).toBe(1_001);
});

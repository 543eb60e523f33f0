import { sql } from "kysely";
import { expect, test } from "vitest";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { siteJobs } from "../site-record/publish-site.ts";
import { inAll } from "../testing/page-fixture.ts";
import { siteFixture } from "../testing/site-fixture.ts";

const { database } = await testDatabase();
const { save, publish, read, shown, people, staff, versionOf } = await siteFixture(database);

const inDays = (days: number) => new Date(staff.clock.now().getTime() + days * 86_400_000).toISOString();
const runJob = async () => {
  for (const job of Object.values(siteJobs({ database }))) await job({}, {} as never);
};
const edition = async () =>
  (await sql<{ stamp: string }>`select stamp from content.edition`.execute(database.kysely)).rows[0]?.stamp;

test("a published part is what the shop answers, its cached pages are invalidated on every node, and its publisher is recorded", async () => {
  const client = await database.pool.connect();
  const received: string[] = [];
  client.on("notification", ({ payload }) => received.push(payload ?? ""));
  await client.query(`listen ${invalidationChannel}`);
  await save("contact", { name: "New name", phone: "+62 21 500 600", "social/instagram": "https://social.example/i" });
  expect(await publish("contact")).toBe("DONE");
  await expect.poll(() => received).toContain('["navigation"]');
  client.release(true);
  expect((await shown()).siteInfo).toEqual({
    ...{ logo: null, logoDark: null, stylesheet: null },
    name: "New name",
    phone: "+62 21 500 600",
    whatsAppNumber: "+62 811 1000",
    socialLinks: [
      { network: "instagram", url: "https://social.example/i" },
      { network: "tiktok", url: "https://social.example/shop" },
    ],
  });
  expect((await read("contact"))?.live).toEqual({
    publishedAt: staff.clock.now().toISOString(),
    publishedBy: "Name of maya@pages.test",
    version: await versionOf("contact"),
  });
});

test("navigation is published as the tree it is, without hidden entries and what stands below them", async () => {
  await save("header", {
    "entries/balls/position": 512,
    "entries/new": { position: 4_096, name: inAll("new"), url: "https://elsewhere.example/x" },
    "entries/under": { position: 1, parent: "new", hidden: true },
    "entries/toys/hidden": true,
  });
  expect(await publish("header")).toBe("DONE");
  expect((await shown()).headerNavList).toEqual([
    { code: "balls", name: "balls vi-VN", url: "/balls", children: [] },
    { code: "new", name: "new vi-VN", url: "https://elsewhere.example/x", children: [] },
  ]);
  // Headings of the footer lead nowhere.
  expect(await publish("footer")).toBe("DONE");
  expect((await shown()).footerNavList).toMatchObject([
    { name: "service vi-VN", url: "", children: [{ url: "/track" }] },
  ]);
});

test("what lacks something, and what was saved meanwhile, is not published", async () => {
  await save("top", { "entries/a": { position: 1, name: { "en-US": "A" } } });
  expect(await publish("top")).toBe("INCOMPLETE");
  await save("top", { "entries/a/hidden": true });
  expect(await publish("top", (await versionOf("top")) - 1)).toBe("OUTDATED");
  expect(await publish("top")).toBe("DONE");
  expect((await shown()).topNavList).toEqual([]);
  // Without entries in header and footer the shop would hide both.
  await save("footer", { "entries/service/hidden": true });
  expect(await publish("footer")).toBe("INCOMPLETE");
  expect(await publish("announcement")).toBe("INCOMPLETE");
  expect(await publish("sidebar", 1)).toBe("INVALID_INPUT");
  expect(await publish("contact", 1, people.sari)).toBe("FORBIDDEN");
  expect(await publish("contact", 1, {})).toBe("STAFF_ONLY");
  expect((await shown()).footerNavList).toHaveLength(1);
});

test("an announcement is shown within its period, whose ends are jobs, and is hidden again", async () => {
  await save("announcement", { text: inAll("News"), url: "/page/sale", from: inDays(1), until: inDays(2) });
  expect(await publish("announcement")).toBe("DONE");
  expect((await shown()).announcement).toBeNull();
  // Staff see in the preview what is planned.
  expect((await shown(true)).announcement).toEqual({ text: "News vi-VN", url: "/page/sale" });
  const { rows } = await sql<{ late: number }>`
    select extract(epoch from run_at - ${inDays(1)}::timestamptz)::float as late
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id
    where identifier = 'content.refresh_announcement' order by run_at`.execute(database.kysely);
  expect(rows.map(({ late }) => late)).toEqual([0, 1.2, 2.4, 86_400, 86_401.2, 86_402.4]);
  // The database's clock decides.
  await sql`update content.announcement set shown_from = now() - interval '1 second'`.execute(database.kysely);
  await runJob();
  expect((await shown()).announcement).toEqual({ text: "News vi-VN", url: "/page/sale" });
  const before = await edition();
  await runJob();
  expect(await edition()).toBe(before);
  await sql`update content.announcement set shown_until = now()`.execute(database.kysely);
  await runJob();
  expect((await shown()).announcement).toBeNull();
  await save("announcement", { from: undefined, until: undefined });
  expect(await publish("announcement")).toBe("DONE");
  expect((await shown()).announcement).toEqual({ text: "News vi-VN", url: "/page/sale" });
  await save("announcement", { hidden: true, "text/en-US": undefined });
  expect(await publish("announcement")).toBe("DONE");
  expect((await shown()).announcement).toBeNull();
});

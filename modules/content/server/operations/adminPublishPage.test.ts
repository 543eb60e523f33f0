import { sql } from "kysely";
import { expect, test } from "vitest";
import { invalidationChannel } from "#kit/postgres/invalidate-tags.ts";
import { testDatabase } from "#kit/testing/test-database.ts";
import { runPageSchedule } from "../page-record/run-page-schedule.ts";
import { pageFixture, textColumn } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { save, read, publish, shown, outcome, people, staff, versionOf } = await pageFixture(database);

const inDays = (days: number) => new Date(staff.clock.now().getTime() + days * 86_400_000).toISOString();
const page = (name: string) => ({ name, "pc/text": textColumn(`${name} pc`), "h5/text": textColumn(`${name} h5`) });
const run = (path: string) => runPageSchedule({ database, clock: staff.clock }, path);
/** Makes a schedule due: due times are compared with the database's clock. */
const make = (path: string, what: "publish_at" | "expires_at") =>
  sql`update content.page_schedule set ${sql.ref(what)} = now() - interval '1 second' where path = ${path}`.execute(
    database.kysely,
  );

test("publishing shows the page on both devices, invalidates its cached responses, and records the publisher", async () => {
  await save("/page/now", page("Now"));
  const client = await database.pool.connect();
  const received: string[] = [];
  client.on("notification", ({ payload }) => received.push(payload ?? ""));
  await client.query(`listen ${invalidationChannel}`);
  expect(await publish("/page/now")).toBe("DONE");
  await expect.poll(() => received).toContain('["page:/page/now","pages"]');
  client.release(true);
  expect(await shown("/page/now")).toEqual({ h5: ["Now h5 vi-VN"], pc: ["Now pc vi-VN"] });
  expect(await read("/page/now")).toMatchObject({
    live: { publishedAt: staff.clock.now().toISOString(), publishedBy: "Name of maya@pages.test" },
  });
});

test("an incomplete page, an outdated version and an unknown page are not published", async () => {
  await save("/page/half", { name: "Half", "pc/a": { kind: "html", html: { "en-US": "x" } } });
  expect(await publish("/page/half")).toBe("INCOMPLETE");
  expect(await publish("/page/none")).toBe("NOT_FOUND");
  await save("/page/half", { "pc/a": { kind: "html", hidden: true }, "pc/b": textColumn("B") }, 1);
  expect(await publish("/page/half", { version: 1 })).toBe("OUTDATED");
  expect(await shown("/page/half")).toEqual({});
  expect(await publish("/page/half")).toBe("DONE");
  expect(await shown("/page/half")).toEqual({ pc: ["B vi-VN"] });
});

test("times in the past and callers without the permission are refused", async () => {
  await save("/page/when", page("When"));
  expect(await publish("/page/when", { publishAt: inDays(-1) })).toBe("BAD_MOMENT");
  expect(await publish("/page/when", { publishAt: inDays(2), expiresAt: inDays(1) })).toBe("BAD_MOMENT");
  expect(await publish("/page/when", { publishAt: inDays(400) })).toBe("BAD_MOMENT");
  expect(await publish("/page/when", { publishAt: "soon" })).toBe("INVALID_INPUT");
  expect(await outcome("adminPublishPage", { path: "/page/when", version: 1 }, people.sari)).toBe("FORBIDDEN");
  expect(await outcome("adminPublishPage", { path: "/page/when", version: 1 }, {})).toBe("STAFF_ONLY");
  await save("/page/home", page("Home"));
  expect(await publish("/page/home", { expiresAt: inDays(1) })).toBe("HOME");
});

test("a schedule publishes the version it was created for, once, and withdraws it at its end", async () => {
  await save("/page/later", page("Later"));
  expect(await publish("/page/later", { publishAt: inDays(1), expiresAt: inDays(2) })).toBe("DONE");
  expect(await read("/page/later")).toMatchObject({ live: { publishAt: inDays(1), expiresAt: inDays(2) } });
  await save("/page/later", { "pc/text/html/vi-VN": "edited since" }, await versionOf("/page/later"));
  expect(await run("/page/later")).toBe("nothing");
  await make("/page/later", "publish_at");
  const done = await Promise.all([run("/page/later"), run("/page/later"), run("/page/later")]);
  expect(done.toSorted()).toEqual(["nothing", "nothing", "published"]);
  expect(await shown("/page/later")).toEqual({ h5: ["Later h5 vi-VN"], pc: ["Later pc vi-VN"] });
  const { live } = (await read("/page/later")) as { live: object };
  expect(live).toMatchObject({ publishedBy: "Name of maya@pages.test", expiresAt: inDays(2) });
  expect(live).not.toHaveProperty("publishAt");
  await make("/page/later", "expires_at");
  expect(await run("/page/later")).toBe("expired");
  expect(await run("/page/later")).toBe("nothing");
  expect(await shown("/page/later")).toEqual({});
  expect(await read("/page/later")).toMatchObject({
    live: { expiredAt: expect.any(String) },
    pc: { text: { html: { "vi-VN": "edited since" } } },
  });
});

test("each scheduled time has several jobs, so that a killed worker does not delay it", async () => {
  await save("/page/jobs", page("Jobs"));
  await publish("/page/jobs", { publishAt: inDays(1) });
  const { rows } = await sql<{ late: number }>`
    select extract(epoch from run_at - ${inDays(1)}::timestamptz)::float as late
    from graphile_worker._private_jobs as job
    join graphile_worker._private_tasks as task on task.id = task_id
    where identifier = 'content.run_page_schedule' and payload ->> 'path' = '/page/jobs' order by run_at`.execute(
    database.kysely,
  );
  expect(rows.map(({ late }) => late)).toEqual([0, 1.2, 2.4]);
});

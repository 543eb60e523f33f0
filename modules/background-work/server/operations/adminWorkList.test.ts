import { sql } from "kysely";
import { expect, test } from "vitest";
import { purgeWork } from "../index.ts";
import { workFixture } from "../testing/work-fixture.ts";

const { database, staff, begin, cancel, listed } = await workFixture();

test("waiting and running tasks come first, then the newest; an account cannot see another account's tasks", async () => {
  const first = await begin("note", "first");
  const second = await begin("note", "second");
  await cancel(second.id);
  const third = await begin("note", "third");
  expect((await listed()).map(({ id }) => id)).toEqual([third.id, first.id, second.id]);
  expect(await listed(await staff.signedIn("agus@staff.test", "admin"))).toEqual([]);
});

test("ended tasks leave the list after 30 days, running ones never", async () => {
  const ended = await begin("note", "ended");
  await cancel(ended.id);
  const waiting = await begin("note", "waiting");
  await sql`update background_work.item set created_at = created_at - interval '40 days'`.execute(database.kysely);
  await purgeWork(database.kysely, new Date(staff.clock.now().getTime() + 29 * 86_400_000));
  expect((await listed()).map(({ id }) => id)).toContain(ended.id);
  await purgeWork(database.kysely, new Date(staff.clock.now().getTime() + 31 * 86_400_000));
  const left = (await listed()).map(({ id }) => id);
  expect(left).not.toContain(ended.id);
  expect(left).toContain(waiting.id);
});

import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { staffFixture } from "../testing/staff-fixture.ts";

const { database } = await testDatabase();
const fixture = await staffFixture(database);
const needed = async () =>
  (await fixture.post<{ staffNeedsSetUp: boolean }>("query staffNeedsSetUp { staffNeedsSetUp }")).body.data
    ?.staffNeedsSetUp;

test("a shop needs to be set up until it has an administrator, invited or signed in; other staff do not count", async () => {
  expect(await needed()).toBe(true);
  await fixture.add("one@staff.test", "support");
  expect(await needed()).toBe(true);
  await fixture.add("two@staff.test", "admin");
  expect(await needed()).toBe(false);
});

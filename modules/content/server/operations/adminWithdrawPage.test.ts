import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { pageFixture, textColumn } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { save, read, publish, shown, outcome, people, staff } = await pageFixture(database);

const inDays = (days: number) => new Date(staff.clock.now().getTime() + days * 86_400_000).toISOString();
const withdraw = (path: string, what: string, headers?: object) =>
  outcome("adminWithdrawPage", { path, what }, headers);

test("a withdrawn page leaves the shop, keeps its draft, and can be published again", async () => {
  await save("/page/off", { name: "Off", "pc/a": textColumn("A") });
  await publish("/page/off", { expiresAt: inDays(3) });
  expect(await withdraw("/page/off", "page")).toBe("DONE");
  expect(await shown("/page/off")).toEqual({});
  expect(await read("/page/off")).toMatchObject({ live: { withdrawnAt: staff.clock.now().toISOString() } });
  expect(await publish("/page/off")).toBe("DONE");
  expect(await read("/page/off")).toMatchObject({ live: { publishedAt: staff.clock.now().toISOString() } });
  expect(await shown("/page/off")).toEqual({ pc: ["A vi-VN"] });
});

test("a cancelled schedule leaves the page unchanged", async () => {
  await save("/page/plan", { name: "Plan", "pc/a": textColumn("A") });
  await publish("/page/plan");
  await publish("/page/plan", { publishAt: inDays(1) });
  expect(await withdraw("/page/plan", "schedule")).toBe("DONE");
  expect((await read("/page/plan"))?.live).toEqual({
    publishedAt: staff.clock.now().toISOString(),
    publishedBy: "Name of maya@pages.test",
  });
  expect(await shown("/page/plan")).toEqual({ pc: ["A vi-VN"] });
});

test("the home page cannot be withdrawn, an unknown page is NOT_FOUND, and support staff are refused", async () => {
  await save("/page/home", { name: "Home", "pc/a": textColumn("A") });
  expect(await withdraw("/page/home", "archive")).toBe("HOME");
  expect(await withdraw("/page/none", "page")).toBe("NOT_FOUND");
  expect(await withdraw("/page/home", "everything")).toBe("INVALID_INPUT");
  expect(await withdraw("/page/home", "page", people.sari)).toBe("FORBIDDEN");
});

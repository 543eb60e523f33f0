import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { pageFixture, textColumn } from "../testing/page-fixture.ts";

const { database } = await testDatabase();
const { save, publish, read, shown, outcome, people, versionOf } = await pageFixture(database);

const restore = (version: number, seenVersion: number, headers?: object) =>
  outcome("adminRestorePageVersion", { path: "/page/v", device: "pc", version, seenVersion }, headers);

test("a version becomes the draft of its device; the shop shows it only after publishing", async () => {
  await save("/page/v", { name: "V", "pc/a": textColumn("one"), "h5/a": textColumn("phone") });
  await publish("/page/v");
  await save("/page/v", { "pc/a": textColumn("two"), "pc/b": textColumn("three", 2_048) }, await versionOf("/page/v"));
  await publish("/page/v");
  const seen = await versionOf("/page/v");
  expect(await restore(1, seen - 1)).toBe("OUTDATED");
  expect(await restore(9, seen)).toBe("NOT_FOUND");
  expect(await restore(1, seen, people.sari)).toBe("FORBIDDEN");
  expect(await restore(1, seen)).toBe("DONE");
  expect(await read("/page/v")).toMatchObject({ pc: { a: textColumn("one") }, h5: { a: textColumn("phone") } });
  expect(Object.keys((await read("/page/v"))?.pc ?? {})).toEqual(["a"]);
  expect(await shown("/page/v")).toEqual({ h5: ["phone vi-VN"], pc: ["two vi-VN", "three vi-VN"] });
  expect(await publish("/page/v")).toBe("DONE");
  expect(await shown("/page/v")).toEqual({ h5: ["phone vi-VN"], pc: ["one vi-VN"] });
});

import { expect, test } from "vitest";
import { exportRecords } from "#modules/import-export/server/index.ts";
import { importSteps } from "../testing/import-steps.ts";
import { shopDatabase } from "../testing/shop-database.ts";

const { database } = await shopDatabase();
const { targetOf, step, upload, planned, stateOf } = await importSteps(database);

test("MC-08 a file of redirects is checked by row, imported, exported and undone as one", async () => {
  const bad = await upload("Redirect from,Redirect to\n/Old/Shoes/,/sports.html\n/a,nowhere\n", "old.csv", "redirect");
  expect(await step("import.preview", bad)).toEqual({ refused: 2 });
  expect((await planned(bad)).map(({ recordId, problems }) => [recordId, problems.map((p) => p.problem)])).toEqual([
    ["/Old/Shoes/", ["from"]],
    ["/a", ["to"]],
  ]);

  const file = "from,to\n/old/ball,/search/ball.html\n/old/shoes,/sports.html\n";
  const id = await upload(file, "redirects.csv", "redirect");
  expect(await step("import.preview", id)).toEqual({ created: 2 });
  expect(await step("import.apply", id)).toEqual({ created: 2 });
  expect(await stateOf("redirect", "/old/shoes")).toEqual({ to: "/sports.html" });

  let exported = "";
  for await (const part of exportRecords(database, targetOf("redirect"))) exported += part;
  expect(exported.replace("\ufeff", "").replaceAll("\r\n", "\n")).toBe(file);
  expect(await step("import.undo", id)).toBe("done");
  expect(await stateOf("redirect", "/old/shoes")).toBeUndefined();
});

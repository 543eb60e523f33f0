import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { approvalsFixture } from "../testing/approvals-fixture.ts";

const { database } = await testDatabase();
const { propose, refuse, waiting } = await approvalsFixture(database);

test("MF-15 the count in the navigation is of what waits for this person: none of their own, none they may not decide", async () => {
  expect(await waiting("rani")).toEqual([]);
  const id = await propose("dewi", 1, 2);
  await propose("bima", 1, 3);
  expect(await waiting("rani")).toEqual([{ kind: "number", count: 2 }]);
  expect(await waiting("bima")).toEqual([{ kind: "number", count: 1 }]);
  expect(await waiting("dewi")).toEqual([]);
  expect(await waiting("sari")).toEqual([]);
  expect(await waiting(null)).toBe("STAFF_ONLY");
  await refuse("rani", id, "no");
  expect(await waiting("rani")).toEqual([{ kind: "number", count: 1 }]);
});

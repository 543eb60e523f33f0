import { expect, test } from "vitest";
import { workFixture } from "../testing/work-fixture.ts";

const { staff, begin, seen } = await workFixture();

test("a task is visible to its owner only, with the page of its result", async () => {
  const { id } = await begin("note", "shown");
  expect(await seen(id)).toMatchObject({
    kind: "note",
    title: "shown.csv",
    path: "/admin/imports",
    state: "waiting",
    done: 0,
    error: null,
    isRead: false,
  });
  expect(await seen(id, await staff.signedIn("agus@staff.test", "admin"))).toBeNull();
  expect(await seen("not an id")).toBeNull();
});

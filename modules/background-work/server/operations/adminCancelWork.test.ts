import { expect, test } from "vitest";
import { ok } from "#kit/core/result.ts";
import { workKind } from "../index.ts";
import { workFixture } from "../testing/work-fixture.ts";

const { staff, begin, work, seen, cancel } = await workFixture();

test("MF-16 waiting work is cancelled immediately and never runs", async () => {
  const { id } = await begin("note", "waits");
  expect(await cancel(id)).toBe("DONE");
  expect(await seen(id)).toMatchObject({ state: "cancelled" });
  const ran: string[] = [];
  await work(
    workKind({
      name: "note",
      prepare: async () => ok(null),
      apply: async (_trx, run) => {
        ran.push(run.id);
        return ok(null);
      },
    }),
  );
  const next = await begin("note", "next");
  await expect.poll(async () => (await seen(next.id))?.state).toBe("done");
  expect(ran).toEqual([next.id]);
});

test("ended work, unknown work and work of another account cannot be cancelled", async () => {
  const { id } = await begin("note", "mine");
  const other = await staff.signedIn("agus@staff.test", "catalogue");
  expect(await cancel(id, other)).toBe("NOT_FOUND");
  expect(await seen(id, other)).toBeNull();
  expect(await seen(id)).toMatchObject({ state: "waiting" });
  expect(await cancel("6f1c1f9e-0000-4000-8000-000000000000")).toBe("NOT_FOUND");
  await work(workKind({ name: "note", prepare: async () => ok(null), apply: async () => ok(null) }));
  await expect.poll(async () => (await seen(id))?.state).toBe("done");
  expect(await cancel(id)).toBe("ENDED_ALREADY");
  expect(await seen(id)).toMatchObject({ state: "done" });
});

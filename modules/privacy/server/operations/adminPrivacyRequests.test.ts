import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { aMember } from "#modules/identity/server/testing/a-member.ts";
import { privacyFixture } from "../testing/privacy-fixture.ts";

const { database } = await testDatabase();
const { clock, close, list, recorded, request } = await privacyFixture(database);
await aMember(database, "UANI");
await aMember(database, "UBUD");

test("MU-04 open requests come by deadline, overdue ones after 3 x 24 hours or the days of a deletion, closed ones newest first", async () => {
  // Now it is the 15th, 17:00 in Jakarta. No two deadlines are equal, so the order is certain.
  const removal = await recorded("UANI", "delete", { receivedAt: "2026-11-10T09:00" });
  const lateRemoval = await recorded("UANI", "delete", { receivedAt: "2026-11-01T16:58" });
  const open = await recorded("UANI", "correct", { receivedAt: "2026-11-12T17:01" });
  const late = await recorded("UBUD", "export", { receivedAt: "2026-11-12T16:59" });
  const ids = async (input: object) => (await list(input)).requests.map(({ id }: { id: string }) => id);
  expect(await ids({})).toEqual([lateRemoval, late, open, removal]);
  expect(await ids({ customer: "UBUD" })).toEqual([late]);
  expect(await ids({ view: "overdue" })).toEqual([lateRemoval, late]);
  expect(await request(late)).toMatchObject({ isOverdue: true, state: "open" });
  expect(await request(open)).toMatchObject({ isOverdue: false, state: "open" });

  for (const id of [late, open]) {
    clock.advance(1_000);
    await close({ id, outcome: "refused", answer: "The proof was not enough." });
  }
  expect(await ids({ view: "overdue" })).toEqual([lateRemoval]);
  expect(await list({ view: "closed" })).toMatchObject({
    total: 2,
    requests: [
      { id: open, isOverdue: false },
      { id: late, isOverdue: false },
    ],
  });
});

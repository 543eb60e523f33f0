import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { approvalsFixture } from "../testing/approvals-fixture.ts";

const { database } = await testDatabase();
const { propose, approve, list, staff } = await approvalsFixture(database);

test("MF-15 pending proposals are listed the oldest first, with proposer, reason and possible approvers", async () => {
  const first = await propose("dewi", 1, 2, { reason: "Clearance" });
  staff.clock.advance(60_000);
  const second = await propose("bima", 1, 3);
  const expected = {
    kind: "number",
    subject: "number:1",
    title: "The number",
    state: "waiting",
    decidedBy: null,
    decisionReason: null,
    isOutdated: false,
  };
  expect(await list("rani")).toEqual({
    total: 2,
    page: 1,
    pageSize: 30,
    proposals: [
      {
        ...expected,
        id: first,
        reason: "Clearance",
        proposedBy: "Name of dewi@approvals.test",
        isMine: false,
        canDecide: true,
        changes: [{ path: "n", before: null, after: 2 }],
      },
      {
        ...expected,
        id: second,
        reason: null,
        proposedBy: "Name of bima@approvals.test",
        isMine: false,
        canDecide: true,
        changes: [{ path: "n", before: null, after: 3 }],
      },
    ],
  });
  const decidable = async (who: "dewi" | "bima" | "sari") =>
    (await list(who)).proposals.map((one: { canDecide: boolean; isMine: boolean }) => [one.canDecide, one.isMine]);
  expect(await decidable("bima")).toEqual([
    [true, false],
    [false, true],
  ]);
  expect(await decidable("dewi")).toEqual([
    [false, true],
    [false, false],
  ]);
  expect(await decidable("sari")).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(await list(null)).toBe("STAFF_ONLY");
});

test("MF-15 the list is narrowed by kind and subject, and what was decided stands apart", async () => {
  expect((await list("rani", { kind: "price" })).total).toBe(0);
  expect((await list("rani", { subject: "number:1" })).total).toBe(2);
  expect((await list("rani", { subject: "number:2" })).proposals).toEqual([]);
  const [{ id }] = (await list("rani")).proposals;
  await approve("rani", id);
  expect((await list("rani")).total).toBe(1);
  expect((await list("rani", { decided: true })).proposals).toMatchObject([
    { id, state: "approved", decidedBy: "Name of rani@approvals.test", canDecide: false, isOutdated: false },
  ]);
});

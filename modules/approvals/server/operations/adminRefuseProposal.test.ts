import { expect, test } from "vitest";
import { testDatabase } from "#kit/testing/test-database.ts";
import { approvalsFixture } from "../testing/approvals-fixture.ts";

const { database } = await testDatabase();
const { propose, refuse, approve, number, audit, list } = await approvalsFixture(database);

test("MF-15 a refusal needs a reason, which the proposer reads, and nothing is done", async () => {
  const id = await propose("dewi", 1, 2);
  expect(await refuse("rani", id, "  ")).toMatchObject({ errorCode: "INVALID_INPUT", errorMessage: "Please say why." });
  expect(await refuse("rani", id, "Too cheap")).toMatchObject({ success: true, data: { state: "refused" } });
  expect(await number()).toEqual({ value: 1, writes: 0 });
  expect((await list("dewi", { decided: true })).proposals).toMatchObject([
    { id, state: "refused", decidedBy: "Name of rani@approvals.test", decisionReason: "Too cheap", isMine: true },
  ]);
  expect((await audit())[0]).toMatchObject({ action: "proposal.refuse", detail: { reason: "Too cheap" } });
  expect(await approve("tono", id)).toMatchObject({ errorCode: "DECIDED" });
});

test("MF-15 a proposer cannot refuse their own proposal, and refusing needs the permission to approve", async () => {
  const id = await propose("bima", 1, 2);
  expect(await refuse("bima", id, "no")).toMatchObject({ errorCode: "OWN_PROPOSAL" });
  expect(await refuse("sari", id, "no")).toBe("FORBIDDEN");
  expect(await refuse(null, id, "no")).toBe("STAFF_ONLY");
});
